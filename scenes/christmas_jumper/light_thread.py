"""A thread of light that shoots from one half of a match to the other, and fades."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.stage.canvas import Canvas
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, tween
from engine.stage.tween import EASE_OUT_QUAD, Point, mix
from scenes.christmas_jumper.board import Board
from scenes.common.motion import Motion

SHOOTING, FADING = 0.34, 0.5
PEARL = 9.0
"""Distance of the pearls of light that make the thread."""
PEARL_WIDTH = 26.0
SAG = 0.16
FADES = 8


@dataclass(slots=True, eq=False)
class LightThread(Sprite):
    """Pearls of light along an arc from (x, y) to `end`; `head` says how far it has come, 0 to 1."""

    end: Point = (0, 0)
    head: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the pearls that are there, and a spark at the head."""
        length = math.hypot(self.end[0] - self.x, self.end[1] - self.y)
        count = max(2, round(length / PEARL))
        alpha = round(self.alpha * FADES) / FADES
        if alpha > 0:
            look = ("jumper/glow", PEARL_WIDTH, PEARL_WIDTH, alpha, 0, True)
            for pearl in range(round(count * self.head) + 1):
                canvas.stamp(look, *self._at(pearl / count, length))
        if self.head < 1:
            canvas.image("effects/sparkle", centre=self._at(self.head, length), width=64, add=True)

    def _at(self, share: float, length: float) -> Point:
        sag = length * SAG * 4 * share * (1 - share)
        return mix(self.x, self.end[0], share), mix(self.y, self.end[1], share) - sag


def join_with_light(motion: Motion[Board], start: Point, end: Point) -> Animation:
    """Shoot a thread of light from `start` to `end`; with reduced motion it only fades in and out."""
    thread = LightThread("jumper/glow", *start, 26, end=end, add=True)
    motion.sprites.add(thread)

    def shoot(share: float) -> None:
        thread.head = share

    def fade(share: float) -> None:
        thread.alpha = 1 - share

    if motion.lively:
        yield tween(SHOOTING, shoot, EASE_OUT_QUAD)
        motion.burst("sparkles", end, 5)
    thread.head = 1.0
    yield tween(FADING, fade)
    motion.sprites.remove(thread)
