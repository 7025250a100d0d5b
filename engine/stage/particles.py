"""Particles: many small pictures that are thrown, fall and fade. For show alone, and bounded in number."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from engine.stage.canvas import Canvas
from engine.stage.particle_recipes import RECIPES, Range, Recipe
from engine.stage.tween import Point
from engine.stage.view import HEIGHT, WIDTH

MOST = 420
"""So many particles live at once; what is thrown beyond them is not seen."""

ALPHA_STEPS = 4
TURN_STEP = 45
EDGES = 3
GROWTH_STEPS = 6
"""Pictures are kept by size, fading and turn: these go in steps, so that few have to be made."""


@dataclass(slots=True)
class Particle:
    """One particle: its recipe, where it is, how it moves, how old it is."""

    recipe: Recipe
    picture: int
    x: float
    y: float
    speed_x: float
    speed_y: float
    width: float
    life: float
    turn: float
    turning: float
    animated: float
    flutter: float
    phase: float
    age: float = 0.0

    def advance(self, passed: float, kept: float) -> bool:
        """Let `passed` seconds go by, in which it keeps so much of its speed. False once it has died or fallen out."""
        self.age += passed
        speed_x = self.speed_x = self.speed_x * kept
        speed_y = self.speed_y = self.speed_y * kept + self.recipe.gravity * passed
        self.x += speed_x * passed
        self.y += speed_y * passed
        self.turn += self.turning * passed
        return self.age < self.life and self.y < HEIGHT + self.width


class ParticleField:
    """The particles of a scene. `chance` is cosmetic randomness, never that of an outcome."""

    def __init__(self, chance: random.Random, *, most: int = MOST) -> None:
        self._chance = chance
        self._most = most
        self._particles: list[Particle] = []
        self._snowing = 0.0

    def __len__(self) -> int:
        return len(self._particles)

    @property
    def is_alive(self) -> bool:
        """Whether anything flies."""
        return bool(self._particles)

    def burst(self, recipe: str, at: Point, count: int) -> None:
        """Throw `count` particles of a recipe (see RECIPES) from a place."""
        form = RECIPES[recipe]
        for _ in range(min(count, self._most - len(self._particles))):
            self._particles.append(self._thrown(form, at))

    def snow(self, passed: float, *, flakes: int = 60) -> None:
        """Let it snow over the whole canvas: call it each frame; about `flakes` are in the air."""
        fall = RECIPES["snow"].life[0]
        self._snowing += passed * flakes / fall
        while self._snowing >= 1:
            self._snowing -= 1
            self.burst("snow", (self._chance.uniform(-40, WIDTH + 40), -12), 1)

    def begin_snow(self, *, flakes: int = 60) -> None:
        """Snow that has been falling for long: flakes all over the canvas."""
        for _ in range(flakes):
            at = (self._chance.uniform(0, WIDTH), self._chance.uniform(-12, HEIGHT))
            self.burst("snow", at, 1)

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        kept = {id(recipe): (1 - recipe.drag) ** passed for recipe in RECIPES.values()}
        self._particles = [each for each in self._particles if each.advance(passed, kept[id(each.recipe)])]

    def clear(self) -> None:
        """Take all away."""
        self._particles.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw them, the oldest below."""
        for particle in self._particles:
            _draw(canvas, particle)

    def _thrown(self, recipe: Recipe, at: Point) -> Particle:
        chance = self._chance
        direction = math.radians(self._between(recipe.direction))
        speed = self._between(recipe.speed)
        around, away = chance.uniform(0, math.tau), recipe.spread * math.sqrt(chance.random())
        return Particle(
            recipe,
            picture=chance.randrange(len(recipe.pictures)),
            x=at[0] + math.cos(around) * away,
            y=at[1] + math.sin(around) * away,
            speed_x=math.cos(direction) * speed,
            speed_y=math.sin(direction) * speed,
            width=chance.choice(recipe.widths),
            life=self._between(recipe.life),
            turn=chance.uniform(0, 360) if recipe.turn != (0, 0) else 0.0,
            turning=self._between(recipe.turn),
            animated=self._between(recipe.animated),
            flutter=self._between(recipe.flutter),
            phase=chance.random(),
        )

    def _between(self, values: Range) -> float:
        return self._chance.uniform(*values)


def _draw(canvas: Canvas, particle: Particle) -> None:
    recipe, age = particle.recipe, particle.age
    share = age / particle.life
    alpha = recipe.alpha
    if share > recipe.fade:
        alpha *= (1 - share) / (1 - recipe.fade)
    if alpha < 1:
        alpha = math.ceil(alpha * ALPHA_STEPS) / ALPHA_STEPS
    width, place = particle.width, particle.picture
    if recipe.grow != 1:
        width *= 1 + (recipe.grow - 1) * round(share * GROWTH_STEPS) / GROWTH_STEPS
    if particle.animated:
        place = (place + int(age * particle.animated)) % len(recipe.pictures)
    x, high = particle.x, width
    if recipe.sway:
        x += math.sin((particle.phase + age / 3) * math.tau) * recipe.sway
    if particle.flutter:
        seen = abs(math.cos((particle.phase + age * particle.flutter) * math.pi))
        high *= math.ceil(seen * EDGES) / EDGES
    turn = round(particle.turn / TURN_STEP) * TURN_STEP % 360 if particle.turning else 0
    if alpha > 0:
        canvas.stamp((recipe.pictures[place], width, high, alpha, turn, recipe.add), x, particle.y)
