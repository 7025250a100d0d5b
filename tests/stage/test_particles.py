"""Particles: bounded, mortal, and with a randomness of their own."""

import random
from pathlib import Path

import pytest

from engine.stage.manifest import load_manifest
from engine.stage.particle_recipes import RECIPES
from engine.stage.particles import ParticleField
from engine.stage.tools import Stamped

ASSETS = Path(__file__).parents[2] / "assets"


def seen(particles: ParticleField) -> list[tuple[Stamped, float, float]]:
    """How all particles look, and where."""
    return [each for burst in particles.bursts for each in burst.seen()]


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
    burst = particles.bursts[0]
    assert all(burst.place(particle)[1] < 300 for particle in burst.flying)
    for _ in range(60):
        particles.advance(1 / 60)
    before = [burst.place(particle)[1] for particle in burst.flying]
    particles.advance(1 / 60)
    assert all(burst.place(each)[1] > y for each, y in zip(burst.flying, before, strict=False))


@pytest.mark.parametrize("recipe", ["coins", "confetti"])
def test_what_has_fallen_out_of_the_window_is_gone(recipe: str) -> None:
    particles = field()
    particles.burst(recipe, (640, 690), 40)
    while particles.is_alive:
        particles.advance(1 / 120)
        for burst in particles.bursts:
            assert all(burst.place(each)[1] < 720 + each.width + 30 for each in burst.flying)


def test_a_particle_is_at_the_same_place_at_any_frame_rate() -> None:
    places = []
    for frames in (1, 30):
        particles = field(3)
        particles.burst("confetti", (640, 300), 10)
        for _ in range(frames):
            particles.advance(0.5 / frames)
        burst = particles.bursts[0]
        places.append([burst.place(each) for each in burst.flying])
    assert places[0] == [pytest.approx(place) for place in places[1]]


def test_the_same_cosmetic_randomness_shows_the_same_picture() -> None:
    pictures = []
    for _ in range(2):
        particles = field(7)
        particles.burst("confetti", (640, 300), 40)
        for _ in range(30):
            particles.advance(1 / 60)
        pictures.append(seen(particles))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("recipe", RECIPES)
def test_few_pictures_have_to_be_made_however_many_fly(recipe: str) -> None:
    looks: set[Stamped] = set()
    for seed in range(20):
        particles = field(seed)
        particles.burst(recipe, (640, 300), 60)
        for _ in range(100):
            particles.advance(1 / 30)
            looks.update(look for look, _, _ in seen(particles))
    assert len(looks) <= 600


def test_snow_falls_all_over_and_stays_within_its_number() -> None:
    particles = field()
    particles.begin_snow(flakes=50)
    for _ in range(60 * 40):
        particles.snow(1 / 60, flakes=50)
        particles.advance(1 / 60)
        assert len(particles) < 110
    across = [burst.place(particle)[0] for burst in particles.bursts for particle in burst.flying]
    columns = {int(x // 320) for x in across if 0 <= x < 1280}
    assert columns == {0, 1, 2, 3}


def test_a_cleared_field_is_empty() -> None:
    particles = field()
    particles.burst("puff", (0, 0), 5)
    particles.clear()
    assert not particles.is_alive
