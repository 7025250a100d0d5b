"""What particles are made of: small frozen recipes. Units are logical units, seconds and degrees; up is -90."""

from __future__ import annotations

import math
from dataclasses import dataclass

Range = tuple[float, float]
"""From, to: each particle gets a value of its own in between."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How particles look and fly.

    Attributes:
        pictures: each particle has one of them, or runs through all of them if `animated` (pictures a second).
        widths: each particle has one of them. Few, since the scaled pictures are kept.
        speed, direction: how it is thrown.
        spread: how far from the place it starts.
        gravity, drag: how it falls, and which share of its speed it loses in a second.
        sway: how far it swings from side to side.
        life: how long it lives.
        turn: degrees it turns in a second.
        flutter: how often in a second it is seen from its edge, as paper is.
        grow: the width at its end by that at its start.
        fade: the share of its life after which it fades.
        alpha: how opaque it is.
        add: whether it shines: its light is added to what is below.
        turn_step: degrees by which its turned pictures differ.
        alike: after so many degrees of turning it looks as before.
        alpha_steps: it fades by so many steps, since the faded pictures are kept.
    """

    pictures: tuple[str, ...]
    widths: tuple[float, ...]
    speed: Range
    direction: Range = (0, 360)
    spread: float = 0
    gravity: float = 0
    drag: float = 0
    sway: float = 0
    life: Range = (0.6, 1.0)
    turn: Range = (0, 0)
    animated: Range = (0, 0)
    flutter: Range = (0, 0)
    grow: float = 1
    fade: float = 0.6
    alpha: float = 1
    add: bool = False
    turn_step: int = 45
    alike: int = 360
    alpha_steps: int = 4

    def way(self, age: float) -> tuple[float, float]:
        """How far a speed of 1 has carried a particle at this age, and how far it has fallen beside that."""
        if not self.drag:
            return age, self.gravity * age * age / 2
        slowing = -math.log(1 - self.drag)
        drift = (1 - math.exp(-slowing * age)) / slowing
        return drift, (age - drift) * self.gravity / slowing

    def time_to_fall(self, life: float, speed_y: float, depth: float) -> float:
        """The age at which a particle has fallen so deep for good, or its life, if that is over before."""
        if not self.drag:
            root = speed_y * speed_y + 2 * self.gravity * depth
            return min(life, (math.sqrt(max(0.0, root)) - speed_y) / self.gravity) if self.gravity else life
        early, late = 0.0, life
        age = life
        for _ in range(6):
            drift, fall = self.way(age)
            if speed_y * drift + fall < depth:
                early = age
            else:
                late = age
            if early == life:
                break
            age = (early + late) / 2
        return late


def _numbered(stem: str, numbers: range, digits: int = 1) -> tuple[str, ...]:
    return tuple(f"effects/{stem}{number:0{digits}}" for number in numbers)


RECIPES: dict[str, Recipe] = {
    "coins": Recipe(
        _numbered("coin", range(12), 2),
        widths=(24, 32, 42),
        speed=(620, 1080),
        direction=(-122, -58),
        spread=26,
        gravity=1700,
        life=(1.5, 1.9),
        animated=(14, 30),
        fade=0.9,
    ),
    "confetti": Recipe(
        _numbered("confetti", range(1, 7)),
        widths=(16, 24),
        speed=(260, 760),
        direction=(-150, -30),
        spread=12,
        gravity=620,
        drag=0.86,
        sway=16,
        life=(1.6, 2.6),
        turn=(-300, 300),
        flutter=(0.8, 2.2),
        fade=0.8,
        alpha_steps=2,
    ),
    "crumbs": Recipe(
        _numbered("crumb", range(1, 5)),
        widths=(9, 15),
        speed=(140, 430),
        direction=(-170, -10),
        spread=24,
        gravity=1150,
        life=(0.5, 0.85),
        turn=(-420, 420),
        turn_step=90,
        fade=0.7,
        alpha_steps=2,
    ),
    "sparkles": Recipe(
        ("effects/sparkle",),
        widths=(20, 32),
        speed=(30, 130),
        spread=22,
        drag=0.8,
        life=(0.35, 0.75),
        turn=(-60, 60),
        grow=0.3,
        fade=0.3,
        add=True,
        alike=90,
    ),
    "puff": Recipe(
        ("effects/puff",),
        widths=(30, 46),
        speed=(60, 210),
        spread=10,
        drag=0.95,
        life=(0.4, 0.65),
        grow=1.7,
        fade=0.1,
        alpha=0.75,
    ),
    "snow": Recipe(
        ("effects/snow",),
        widths=(4, 7, 12),
        speed=(26, 62),
        direction=(78, 102),
        sway=22,
        life=(14, 20),
        fade=0.92,
        alpha=0.8,
    ),
}

SHOWERS = (*RECIPES["coins"].pictures, *RECIPES["confetti"].pictures)
"""The pictures of what is thrown when much is won."""
