"""Ambient light: points that twinkle while somebody is there, and rest afterwards."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from engine.stage.canvas import Canvas

SIZES = (0.8, 1.0, 1.2)
STEPS = 8
"""Brightness goes by so many steps, and sizes are few, so that few pictures have to be made."""


@dataclass(frozen=True, slots=True)
class Light:
    """A point of light: where, how large, how long one breath takes in seconds, and where in it the point begins."""

    x: float
    y: float
    size: float
    period: float
    phase: float
    picture: str


class Twinkles:
    """Lights of a scene. Endless, so no animation: time is all they know."""

    def __init__(
        self,
        points: tuple[tuple[float, float], ...],
        *,
        size: float = 34,
        picture: str = "effects/sparkle",
        dimmest: float = 0.0,
        brightest: float = 0.9,
    ) -> None:
        self._dimmest = dimmest
        self._brightest = brightest
        self._time = 0.0
        chance = random.Random(len(points))  # noqa: S311  looks alone: the same lights each time
        self._lights = [
            Light(x, y, size * chance.choice(SIZES), chance.uniform(1.8, 3.4), chance.random(), picture)
            for x, y in points
        ]

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        self._time += passed

    def draw(self, canvas: Canvas) -> None:
        """Draw the lights as bright as they are now."""
        for light in self._lights:
            wave = 0.5 + 0.5 * math.sin((self._time / light.period + light.phase) * math.tau)
            level = round(wave * wave * STEPS) / STEPS
            alpha = self._dimmest + (self._brightest - self._dimmest) * level
            if alpha > 0.02:
                canvas.stamp((light.picture, light.size, light.size, alpha, 0, True), light.x, light.y)
