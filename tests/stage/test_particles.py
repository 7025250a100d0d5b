"""Particles: bounded, mortal, and with a randomness of their own."""

import random
from pathlib import Path

import pytest

from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.particle_recipes import RECIPES
from engine.stage.particles import ParticleField
from engine.stage.tools import Look
from engine.stage.view import View

ASSETS = Path(__file__).parents[2] / "assets"


class CanvasOfNames(Canvas):
    """Writes down which pictures are drawn, and draws none."""

    def __init__(self) -> None:
        self.view = View.fit(1280, 720)
        self.pictures: list[tuple[str, tuple[float, float], float, float]] = []

    def stamp(self, look: Look, x: float, y: float) -> None:  # noqa: ARG002  where it is drawn does not count here
        name, width, height, alpha, turn, _ = look
        self.pictures.append((name, (width, height), alpha, turn))


def field(seed: int = 1) -> ParticleField:
    return ParticleField(random.Random(seed))


@pytest.mark.parametrize("recipe", [name for name in RECIPES if name != "snow"])
def test_a_burst_flies_and_dies(recipe: str) -> None:
    particles = field()
    particles.burst(recipe, (640, 300), 30)
    assert len(particles) == 30
    assert particles.is_alive
    for _ in range(60 * 3):
        particles.advance(1 / 60)
    assert not particles.is_alive


def test_so_many_live_at_once_and_no_more() -> None:
    particles = ParticleField(random.Random(1), most=100)
    for _ in range(10):
        particles.burst("coins", (640, 300), 30)
    assert len(particles) == 100


def test_every_picture_of_a_recipe_is_baked() -> None:
    baked = load_manifest(ASSETS).images
    wanted = {picture for recipe in RECIPES.values() for picture in recipe.pictures}
    assert wanted <= set(baked)


def test_coins_are_thrown_up_and_fall() -> None:
    particles = field()
    particles.burst("coins", (640, 300), 20)
    particles.advance(0.2)
    assert all(particle.y < 300 for particle in particles._particles)
    for _ in range(60):
        particles.advance(1 / 60)
    assert all(particle.speed_y > 0 for particle in particles._particles)


def test_the_same_cosmetic_randomness_shows_the_same_picture() -> None:
    pictures = []
    for _ in range(2):
        particles = field(7)
        particles.burst("confetti", (640, 300), 40)
        for _ in range(30):
            particles.advance(1 / 60)
        canvas = CanvasOfNames()
        particles.draw(canvas)
        pictures.append(canvas.pictures)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("recipe", RECIPES)
def test_few_pictures_have_to_be_made_however_many_fly(recipe: str) -> None:
    canvas = CanvasOfNames()
    for seed in range(20):
        particles = field(seed)
        particles.burst(recipe, (640, 300), 60)
        for _ in range(100):
            particles.advance(1 / 30)
            particles.draw(canvas)
    assert len(set(canvas.pictures)) <= 1200


def test_snow_falls_all_over_and_stays_within_its_number() -> None:
    particles = field()
    particles.begin_snow(flakes=50)
    for _ in range(60 * 40):
        particles.snow(1 / 60, flakes=50)
        particles.advance(1 / 60)
        assert len(particles) < 110
    columns = {int(particle.x // 320) for particle in particles._particles if 0 <= particle.x < 1280}
    assert columns == {0, 1, 2, 3}


def test_a_cleared_field_is_empty() -> None:
    particles = field()
    particles.burst("puff", (0, 0), 5)
    particles.clear()
    assert not particles.is_alive
