"""Sparkles that come and go on the logo and on the gold of the cards, as long as ambient motion goes on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.stage.canvas import Canvas
from engine.stage.tween import EASE_IN_OUT_SINE, there_and_back
from scenes.context import Context

LIFE = 0.8
PAUSE = (0.7, 2.4)
SIZE = (26.0, 54.0)
SWELL = there_and_back(EASE_IN_OUT_SINE)

Place = tuple[float, float]


class Twinkle:
    """One sparkle at a time, at one of the given places."""

    def __init__(self, context: Context, places: Sequence[Place]) -> None:
        self._context = context
        self._places = tuple(places)
        self._place = self._places[0]
        self._size = SIZE[0]
        self._age = LIFE
        self._wait = PAUSE[1]

    def advance(self, passed: float) -> None:
        """Let the sparkle go on, or wait for the next one."""
        self._age = min(LIFE, self._age + passed)
        if self._age < LIFE or not (self._context.is_lively and self._context.is_ambient()):
            return
        self._wait -= passed
        if self._wait <= 0:
            chance = self._context.chance
            self._wait = chance.uniform(*PAUSE)
            self._place = chance.choice(self._places)
            self._size = chance.uniform(*SIZE)
            self._age = 0.0

    @property
    def is_moving(self) -> bool:
        """Whether a sparkle is to be seen."""
        return self._age < LIFE

    def draw(self, canvas: Canvas) -> None:
        """Draw the sparkle, if there is one."""
        if self._age < LIFE:
            share = SWELL(self._age / LIFE)
            size = max(4.0, round(self._size * share / 4) * 4)
            canvas.image("effects/sparkle", centre=self._place, width=size, alpha=share, add=True)
