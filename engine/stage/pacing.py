"""Frame pacing: how long to wait before the next frame, and how much time has passed since the last one."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum

from engine.stage.waking import Waiting, look_often

LONGEST_STEP = 0.05
"""Seconds. After a suspended machine or a dragged window the animations go on where they were, and do not race."""

SPIN = 0.0012
"""Seconds. A sleep may end so much late: the rest up to the deadline is spent asking the clock."""


class Pace(Enum):
    """How often the loop goes round. The value is the time from one frame to the next, or the longest, in seconds."""

    MOVING = 1 / 60
    """Something moves: a frame is drawn each time."""

    POLLING = 0.007
    """Nothing moves, but something is on its way that no event tells of, such as a picture that is being made."""

    STILL = 0.05
    """Nothing moves, though something may begin by itself. An event ends the wait."""

    DOZING = 1.0
    """Nothing moves, and nobody has done anything for long: only the clock goes on. An event ends the wait."""

    RESTING = 0.1
    """Something moves, but the window has lost the focus or is minimised."""

    @property
    def ends_with_event(self) -> bool:
        """Whether the loop goes round as soon as somebody does something."""
        return self in {Pace.STILL, Pace.DOZING}


def pace_for(*, moving: bool, attended: bool, in_use: bool = True, awaiting: bool = False) -> Pace:
    """The pace of a scene that moves or stands still, in a window that somebody looks at or not, and uses or not.

    `awaiting`: something comes that is no event.
    """
    if moving:
        return Pace.MOVING if attended else Pace.RESTING
    if awaiting:
        return Pace.POLLING if attended else Pace.RESTING
    return Pace.STILL if attended and in_use else Pace.DOZING


class Pacer:
    """Ends each round of the loop on time.

    `clock` counts seconds and never goes back; `sleep` may take longer than it was asked to; `doze` waits for an event,
    at most so many seconds.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
        doze: Waiting = look_often,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._doze = doze
        self._last = clock()
        self._deadline = self._last
        self._was_woken = False

    def wait(self, pace: Pace) -> float:
        """Wait for the next round. Returns the seconds since the last one, at most LONGEST_STEP or the wait itself."""
        if pace is Pace.MOVING:
            self._wait_for_frame()
        else:
            if pace.ends_with_event:
                self._wait_for_event(pace.value)
            else:
                self._sleep(pace.value)
            self._deadline = self._clock()
        now = self._clock()
        step = now - self._last
        self._last = now
        return min(max(step, 0.0), max(LONGEST_STEP, pace.value) if pace.ends_with_event else LONGEST_STEP)

    def _wait_for_event(self, longest: float) -> None:
        """Just after an event the next one waits a moment: a quick mouse says hundreds of things a second."""
        if self._was_woken:
            self._sleep(Pace.POLLING.value)
        began = self._clock()
        self._doze(longest)
        self._was_woken = self._clock() - began < Pace.POLLING.value

    def _wait_for_frame(self) -> None:
        """Sleep most of the way to the deadline and watch the clock for the rest: sleep alone is not exact."""
        now = self._clock()
        self._deadline += Pace.MOVING.value
        if self._deadline < now:
            self._deadline = now  # too late for this frame: the next ones do not hurry to make up for it
            return
        if self._deadline - now > SPIN:
            self._sleep(self._deadline - now - SPIN)
        while self._clock() < self._deadline:
            pass
