"""What an animation may wait for, as values.

An animation is a generator. It changes what the scene shows and yields a wait whenever time shall pass:

    def open_lid(lid: Lid, cue: Cue) -> Animation:
        cue.fire(sounds.play, "present_rip")
        yield tween(0.22, lid.wiggle, EASE_OUT_QUAD)
        yield together(throw(lid), rise(lid.symbol))
        yield seconds(0.3)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import TypeAlias

import msgspec

from engine.stage.tween import Ease, linear


class Seconds(msgspec.Struct, frozen=True):
    """Wait for a time, in seconds."""

    length: float


class Tween(msgspec.Struct, frozen=True):
    """Call `apply` with the eased share of the way, 0 at the start and exactly `ease(1)` at the end."""

    length: float
    apply: Callable[[float], None]
    ease: Ease


class Until(msgspec.Struct, frozen=True):
    """Wait until a condition from outside holds. It is asked each frame; when skipped it is waited for no longer."""

    predicate: Callable[[], bool]


class Together(msgspec.Struct, frozen=True):
    """Run animations at the same time and wait for the last of them."""

    animations: tuple[Animation, ...]


Wait: TypeAlias = Seconds | Tween | Until | Together
Animation: TypeAlias = Generator[Wait, None, None]


def seconds(length: float) -> Seconds:
    """Wait for `length` seconds."""
    return Seconds(length)


def tween(length: float, apply: Callable[[float], None], ease: Ease = linear) -> Tween:
    """Let `apply(share)` follow a curve for `length` seconds."""
    return Tween(length, apply, ease)


def until(predicate: Callable[[], bool]) -> Until:
    """Wait until `predicate()` is true."""
    return Until(predicate)


def together(*animations: Animation) -> Together:
    """Run animations side by side."""
    return Together(animations)


def staggered(delay: float, animations: Iterable[Animation]) -> Together:
    """Run animations side by side, each begun `delay` seconds after the one before."""
    return Together(tuple(_after(place * delay, animation) for place, animation in enumerate(animations)))


def _after(delay: float, animation: Animation) -> Animation:
    yield Seconds(delay)
    yield from animation
