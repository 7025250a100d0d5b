"""The running side of the waits: a track steps one generator through its waits, in whole nanoseconds."""

from __future__ import annotations

from typing import Protocol, assert_never

import msgspec

from engine.stage.waits import Animation, Seconds, Together, Tween, Until, Wait

NANOSECONDS = 1_000_000_000


class Running(Protocol):
    """A wait that has begun."""

    @property
    def is_over(self) -> bool:
        """Whether the generator may go on."""
        ...

    @property
    def ends_in(self) -> int | None:
        """Nanoseconds to the next moment at which something happens; None: that is decided outside."""
        ...

    def advance(self, step: int) -> None:
        """Let `step` nanoseconds pass: never more than `ends_in`."""
        ...

    def settle(self) -> bool:
        """Do all that is due at this moment. True if anything was."""
        ...

    def force(self) -> bool:
        """End one wait for a condition from outside. True if there was one."""
        ...


class _Timed(msgspec.Struct):
    """A time that passes."""

    ends_in: int

    @property
    def is_over(self) -> bool:
        return self.ends_in <= 0

    def advance(self, step: int) -> None:
        self.ends_in -= step

    def settle(self) -> bool:
        return False

    def force(self) -> bool:
        return False


class _Tweened(_Timed):
    """A time that passes while a value follows a curve."""

    tween: Tween
    length: int

    def advance(self, step: int) -> None:
        self.ends_in -= step
        self.tween.apply(self.tween.ease(1.0 - self.ends_in / self.length))


class _Asked(msgspec.Struct):
    """A condition from outside."""

    until: Until
    is_over: bool = False
    ends_in: None = None

    def advance(self, step: int) -> None:
        """Time changes nothing here."""

    def settle(self) -> bool:
        self.is_over = self.is_over or self.until.predicate()
        return self.is_over

    def force(self) -> bool:
        self.is_over = True
        return True


class _Side:
    """Tracks that run side by side."""

    def __init__(self, animations: tuple[Animation, ...]) -> None:
        self.tracks = [Track(animation) for animation in animations]

    @property
    def is_over(self) -> bool:
        return all(track.is_over for track in self.tracks)

    @property
    def ends_in(self) -> int | None:
        return min((end for track in self.tracks if (end := track.ends_in) is not None), default=None)

    def advance(self, step: int) -> None:
        for track in self.tracks:
            track.advance(step)

    def settle(self) -> bool:
        happened = [track.settle() for track in self.tracks]
        return any(happened)

    def force(self) -> bool:
        return any(track.force() for track in self.tracks)


class Track:
    """One generator and the wait that it stands at."""

    def __init__(self, animation: Animation) -> None:
        self._animation = animation
        self._wait: Running = _Timed(0)
        self.is_over = False

    @property
    def ends_in(self) -> int | None:
        """Nanoseconds to the next moment at which something happens; None: over, or decided outside."""
        return None if self.is_over else self._wait.ends_in

    def advance(self, step: int) -> None:
        """Let `step` nanoseconds pass: never more than `ends_in`."""
        if not self.is_over:
            self._wait.advance(step)

    def settle(self) -> bool:
        """Go on by at most one wait, if the present one is over. True if anything happened."""
        if self.is_over:
            return False
        happened = self._wait.settle()
        if not self._wait.is_over:
            return happened
        try:
            wait = next(self._animation)
        except StopIteration:
            self.is_over = True
        else:
            self._wait = _begin(wait)
        return True

    def force(self) -> bool:
        """End one wait for a condition from outside. True if there was one."""
        return not self.is_over and self._wait.force()


def _begin(wait: Wait) -> Running:
    match wait:
        case Seconds(length):
            return _Timed(max(0, round(length * NANOSECONDS)))
        case Tween(length, apply, ease):
            span = max(0, round(length * NANOSECONDS))
            apply(ease(0.0 if span else 1.0))
            return _Tweened(span, wait, span)
        case Until():
            return _Asked(wait)
        case Together(animations):
            return _Side(animations)
        case _:
            assert_never(wait)
