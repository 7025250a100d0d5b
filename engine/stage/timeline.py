"""Runs animations: watched frame by frame, or skipped to their end.

Time is kept in whole nanoseconds, and what happens within one frame happens in its true order. So an animation
takes the same time and ends in the same picture at any frame rate, and the same picture when it is skipped.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import ParamSpec

from engine.stage.tracks import NANOSECONDS, Track
from engine.stage.waits import Animation, Wait, seconds, staggered, together, tween, until

__all__ = [
    "Animation",
    "Cue",
    "EndlessAnimationError",
    "Playlist",
    "Timeline",
    "Wait",
    "seconds",
    "staggered",
    "together",
    "tween",
    "until",
]

LONGEST = 600 * NANOSECONDS
"""No animation that can be skipped takes longer: ten minutes."""

MOST_STEPS = 100_000
"""An animation that goes on so often within one frame, or while it is skipped, never ends."""

Parameters = ParamSpec("Parameters")


class EndlessAnimationError(RuntimeError):
    """An animation that cannot be run to its end. Endless motion belongs into a scene's `advance`."""


class Cue:
    """Tells an animation whether anybody watches it: a skipped one makes no sounds and throws no particles."""

    def __init__(self) -> None:
        self.skipping = False

    def fire(self, effect: Callable[Parameters, object], *args: Parameters.args, **kwargs: Parameters.kwargs) -> None:
        """Call `effect` (a sound, a burst of particles) unless the animation is being skipped."""
        if not self.skipping:
            effect(*args, **kwargs)


class Timeline:
    """One animation that is being run. Its `cue` is the one that was handed to the animation's code."""

    def __init__(self, animation: Animation, cue: Cue | None = None) -> None:
        self.cue = cue or Cue()
        self._track = Track(animation)

    @property
    def is_over(self) -> bool:
        """Whether the animation has come to its end."""
        return self._track.is_over

    @property
    def skipping(self) -> bool:
        """Whether the animation is being skipped at this moment."""
        return self.cue.skipping

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass. Returns the seconds left over once the animation is over, else 0."""
        left = round(dt * NANOSECONDS)
        self._settle()
        while left > 0 and not self.is_over:
            end = self._track.ends_in
            step = left if end is None else min(left, end)
            left -= step
            self._track.advance(step)
            self._settle()
        return left / NANOSECONDS

    def skip(self) -> None:
        """Run the animation to its end at once. Conditions that never come true are waited for no longer."""
        self.cue.skipping = True
        try:
            self._run_out()
        finally:
            self.cue.skipping = False

    def _run_out(self) -> None:
        passed = 0
        self._settle()
        for _ in range(MOST_STEPS):
            end = self._track.ends_in
            if self.is_over or passed > LONGEST:
                break
            if end is None:
                self._track.force()
            else:
                passed += end
                self._track.advance(end)
            self._settle()
        if not self.is_over:
            raise EndlessAnimationError(f"skipped {passed / NANOSECONDS:.0f} s of an animation that goes on and on")

    def _settle(self) -> None:
        for _ in range(MOST_STEPS):
            if not self._track.settle():
                return
        raise EndlessAnimationError(f"an animation went on {MOST_STEPS} times without letting time pass")


class Playlist:
    """Animations one after the other, with one `cue` for all of them."""

    def __init__(self) -> None:
        self.cue = Cue()
        self._timelines: deque[Timeline] = deque()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to show."""
        return not self._timelines

    def add(self, animation: Animation) -> None:
        """Show `animation` once all that was added before is over."""
        self._timelines.append(Timeline(animation, self.cue))

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; what one animation leaves of them goes to the next. Returns what none took."""
        while self._timelines:
            timeline = self._timelines[0]
            dt = timeline.advance(dt)
            if not timeline.is_over:
                break
            self._timelines.popleft()
        return dt

    def skip(self) -> None:
        """Run all animations to their end, also those that are added meanwhile."""
        while self._timelines:
            self._timelines[0].skip()
            self._timelines.popleft()
