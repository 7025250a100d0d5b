"""What comes over the board of a play at its end: the dark, the message, and the showers of its celebration."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from engine.stage.canvas import FULL, Canvas
from engine.stage.particles import ParticleField
from scenes.common.celebration import Celebration
from scenes.common.end_message import EndMessage
from scenes.common.shade import draw_shade

DIMMED = 0.42


class EndLayer:
    """Nothing, until a message begins.

    Attributes:
        message: the end message, once there is one.
    """

    def __init__(self, particles: ParticleField, play: Callable[[str], object], *, lively: bool) -> None:
        self.message: EndMessage | None = None
        self._particles = particles
        self._play = play
        self._lively = lively
        self._celebration: Celebration | None = None

    def begin(self, message: EndMessage) -> None:
        """The message comes up, with the sound and the showers of its level."""
        self.message = message
        self._celebration = Celebration(message.level, self._particles, self._play, lively=self._lively)
        self._play(message.level.sound)

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        if self._celebration is not None:
            self._celebration.advance(passed)
        if self.message is not None:
            self.message.advance(passed)

    @property
    def is_moving(self) -> bool:
        """Whether the message still comes up or counts, or showers are still to come."""
        celebrates = self._celebration is not None and not self._celebration.is_over
        return celebrates or (self.message is not None and self.message.is_moving)

    def draw_board(self, canvas: Canvas, key: Hashable, draw: Callable[[Canvas], None]) -> None:
        """Draw the board with `draw`, as dark as the message makes it; standing in the dark it is kept by `key`."""
        message = self.message
        if message is None or not message.is_shown:
            draw(canvas)
            return

        def draw_dark(inner: Canvas) -> None:
            draw(inner)
            inner.dim(DIMMED)
            if message.level.has_rays:  # part of what is kept: as large a picture as this is dear to draw
                inner.image("effects/rays", centre=(640, 330), width=1000, alpha=0.8, add=True)

        is_there = canvas.prepared(key, FULL, draw_dark)
        if message.share == 1 and is_there:
            canvas.baked(key, FULL, draw_dark, opaque=True)
        else:
            draw(canvas)
            draw_shade(canvas, DIMMED, message.shade)

    def draw(self, canvas: Canvas) -> None:
        """Draw particles and the message."""
        self._particles.draw(canvas)
        if self.message is not None:
            self.message.draw(canvas)
