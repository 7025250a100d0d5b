"""The large button calls when nobody does anything for a while; after two calls the machine rests."""

from __future__ import annotations

from engine.stage.timeline import Animation, Timeline, tween
from engine.stage.tween import EASE_IN_OUT_SINE, EASE_OUT_QUAD, there_and_back
from scenes.common.idle_hints import IdleHints
from scenes.common.slots.motion import B, SlotMotion
from scenes.common.slots.spin_button import SpinButton

HOP = 7.0
"""How high the button hops, in logical units."""
STEPS = 6
"""So few degrees of light, that each is made once."""


class IdleCall:
    """Counts the time in which nothing is done, and lets the button shine and hop."""

    def __init__(self, button: SpinButton, motion: SlotMotion[B]) -> None:
        self._button = button
        self._is_lively = motion.lively
        self._sound = motion.play
        self._hints = IdleHints()
        self._running: Timeline | None = None

    @property
    def is_moving(self) -> bool:
        """Whether it calls now."""
        return self._running is not None

    def stir(self) -> None:
        """Somebody did something."""
        self._hints.stir()
        self._end()

    def advance(self, passed: float, *, can_call: bool) -> None:
        """Let `passed` seconds go by; `can_call` says whether a press would begin something."""
        if not can_call or not self._button.is_enabled:
            self._end()
        elif self._running is not None:
            self._running.advance(passed)
            if self._running.is_over:
                self._running = None
        elif self._hints.is_due(passed):
            self._running = Timeline(self._call())

    def _end(self) -> None:
        if self._running is not None:
            self._running.skip()
            self._running = None

    def _call(self) -> Animation:
        button = self._button
        self._sound("hint")

        def shine(share: float) -> None:
            button.glow = round(share * STEPS) / STEPS

        def hop(share: float) -> None:
            button.lift = HOP * share

        if self._is_lively:
            for _ in range(2):
                yield tween(0.3, hop, there_and_back(EASE_OUT_QUAD))
        yield tween(1.0, shine, there_and_back(EASE_IN_OUT_SINE))
        button.glow = button.lift = 0.0
