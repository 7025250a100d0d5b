"""Counts an amount up, with ticks that a person can tell apart."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_OUT_CUBIC

TICKS_PER_SECOND = 14


def count_up(
    amount: int, length: float, show: Callable[[int], object], tick: Callable[[], object], *, start: int = 0
) -> Animation:
    """Let `show` count from `start` to exactly `amount` in `length` seconds: fast first, then slower.

    `tick` is called at most TICKS_PER_SECOND times a second, while what is shown changes; hand it a cue's
    `fire`, so that a skipped count is silent.
    """
    shown = start

    def count(share: float) -> None:
        nonlocal shown
        shown = start + round((amount - start) * share)
        show(shown)

    def ticks() -> Animation:
        heard = start
        for _ in range(int(length * TICKS_PER_SECOND)):
            yield seconds(1 / TICKS_PER_SECOND)
            if shown != heard:
                heard = shown
                tick()

    def counting() -> Animation:
        yield tween(length, count, EASE_OUT_CUBIC)

    yield together(counting(), ticks())
