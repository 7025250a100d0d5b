"""Particles: many small pictures that are thrown, fall and fade. For show alone, and bounded in number."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from engine.stage.canvas import Canvas
from engine.stage.particle_recipes import RECIPES, Range, Recipe
from engine.stage.tools import Stamped
from engine.stage.tween import Point
from engine.stage.view import HEIGHT, WIDTH

MOST = 420
"""So many particles live at once; what is thrown beyond them is not seen."""

EDGES = 3
GROWTH_STEPS = 6
"""Pictures are kept by size, fading and turn: these go in steps, so that few have to be made."""
NEW_LOOKS = 8
"""So many of a burst are made in a frame."""


class Particle(NamedTuple):
    """One particle as it was thrown. Where it is now follows from the age of its burst.

    Attributes:
        ends: the age at which it is gone: its life, or less if it falls out of the window.
    """

    ends: float
    life: float
    x: float
    y: float
    speed_x: float
    speed_y: float
    width: float
    picture: int
    turn: float
    turning: float
    animated: float
    flutter: float
    phase: float


class Burst:
    """Particles that were thrown together: one age, and one way on which they slow down and fall.

    Attributes:
        flying: those that still live, the one that dies next at the end.
    """

    def __init__(self, recipe: Recipe, particles: list[Particle]) -> None:
        self.recipe = recipe
        self.flying = sorted(particles, key=attrgetter("ends"), reverse=True)
        self._age = 0.0

    def advance(self, passed: float) -> bool:
        """Let `passed` seconds go by. False once all have died."""
        self._age += passed
        flying = self.flying
        while flying and flying[-1].ends <= self._age:
            flying.pop()
        return bool(flying)

    def place(self, particle: Particle) -> Point:
        """Where one of them is now, but for its swaying."""
        drift, fall = self.recipe.way(self._age)
        return particle.x + particle.speed_x * drift, particle.y + particle.speed_y * drift + fall

    def seen(self) -> Iterator[tuple[Stamped, float, float]]:
        """How each looks now, and where. What is the same for all of them is found once: there are hundreds."""
        recipe, age = self.recipe, self._age
        drift, fall = recipe.way(age)
        pictures, most, add = recipe.pictures, recipe.alpha, recipe.add
        turn_step, alike = recipe.turn_step, recipe.alike
        alpha_steps, fade, growth, sway = recipe.alpha_steps, recipe.fade, recipe.grow - 1, recipe.sway
        whole = math.ceil(most * alpha_steps) / alpha_steps
        for _, life, x, y, speed_x, speed_y, width, picture, turn, turning, animated, flutter, phase in self.flying:
            share = age / life
            alpha = whole
            if share > fade:
                alpha = math.ceil(most * (1 - share) / (1 - fade) * alpha_steps) / alpha_steps
            wide = width if not growth else width * (1 + growth * round(share * GROWTH_STEPS) / GROWTH_STEPS)
            shown = picture if not animated else (picture + int(age * animated)) % len(pictures)
            high = wide
            if flutter:
                high *= math.ceil(abs(math.cos((phase + age * flutter) * math.pi)) * EDGES) / EDGES
            angle = round((turn + turning * age) / turn_step) * turn_step % alike if turning else 0
            across = x + speed_x * drift
            if sway:
                across += math.sin((phase + age / 3) * math.tau) * sway
            yield (pictures[shown], wide, high, alpha, angle, add), across, y + speed_y * drift + fall


class ParticleField:
    """The particles of a scene. `chance` is cosmetic randomness, never that of an outcome."""

    def __init__(self, chance: random.Random, *, most: int = MOST) -> None:
        self._chance = chance
        self._most = most
        self.bursts: list[Burst] = []
        self._snowing = 0.0

    def __len__(self) -> int:
        return sum(len(burst.flying) for burst in self.bursts)

    @property
    def is_alive(self) -> bool:
        """Whether anything flies."""
        return bool(self.bursts)

    def burst(self, recipe: str, at: Point, count: int) -> None:
        """Throw `count` particles of a recipe (see RECIPES) from a place."""
        form, room = RECIPES[recipe], self._most - len(self)
        if min(count, room) > 0:
            self.bursts.append(Burst(form, [self._thrown(form, at) for _ in range(min(count, room))]))

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
        if self.bursts:
            self.bursts = [burst for burst in self.bursts if burst.advance(passed)]

    def clear(self) -> None:
        """Take all away."""
        self.bursts.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw them, the oldest below. Of those that look as none has before, only a few are seen at once."""
        for burst in self.bursts:
            canvas.stamps(burst.seen(), most_new=NEW_LOOKS)

    def _thrown(self, recipe: Recipe, at: Point) -> Particle:
        chance = self._chance.random
        direction = math.radians(_between(recipe.direction, chance()))
        speed = _between(recipe.speed, chance())
        around, away = chance() * math.tau, recipe.spread * math.sqrt(chance())
        width = recipe.widths[int(chance() * len(recipe.widths))]
        life, y, speed_y = _between(recipe.life, chance()), at[1] + math.sin(around) * away, math.sin(direction) * speed
        return Particle(
            ends=recipe.time_to_fall(life, speed_y, HEIGHT + width - y),
            life=life,
            x=at[0] + math.cos(around) * away,
            y=y,
            speed_x=math.cos(direction) * speed,
            speed_y=speed_y,
            width=width,
            picture=int(chance() * len(recipe.pictures)),
            turn=chance() * 360 if recipe.turn != (0, 0) else 0.0,
            turning=_between(recipe.turn, chance()),
            animated=_between(recipe.animated, chance()),
            flutter=_between(recipe.flutter, chance()),
            phase=chance(),
        )


def _between(values: Range, share: float) -> float:
    return values[0] + (values[1] - values[0]) * share
