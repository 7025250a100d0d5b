"""Frame pacing: how long to wait before the next frame, and how much time has passed since the last one."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum

LONGEST_STEP = 0.05
"""Seconds. After a suspended machine or a dragged window the animations go on where they were, and do not race."""

SPIN = 0.0012
"""Seconds. A sleep may end so much late: the rest up to the deadline is spent asking the clock."""


class Pace(Enum):
    """How often the loop goes round. The value is the time from one frame to the next, in seconds."""

    MOVING = 1 / 60
    """Something moves: a frame is drawn each time."""

    POLLING = 0.007
    """Nothing moves: events are looked at, nothing is drawn."""

    DOZING = 0.05
    """Nothing moves and nobody has done anything for long: the first move of the pointer is answered a little later."""

    RESTING = 0.1
    """The window has lost the focus or is minimised."""


def pace_for(*, moving: bool, attended: bool, in_use: bool = True) -> Pace:
    """The pace of a scene that moves or stands still, in a window that somebody looks at or not, and uses or not."""
    if not attended:
        return Pace.RESTING
    if moving:
        return Pace.MOVING
    return Pace.POLLING if in_use else Pace.DOZING


class Pacer:
    """Ends each round of the loop on time.

    `clock` counts seconds and never goes back; `sleep` may take longer than it was asked to.
    """

    def __init__(
        self, clock: Callable[[], float] = time.perf_counter, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._last = clock()
        self._deadline = self._last

    def wait(self, pace: Pace) -> float:
        """Wait for the next round. Returns the seconds since the last one, at most LONGEST_STEP."""
        if pace is Pace.MOVING:
            self._wait_for_frame()
        else:
            self._sleep(pace.value)
            self._deadline = self._clock()
        now = self._clock()
        step = now - self._last
        self._last = now
        return min(max(step, 0.0), LONGEST_STEP)

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
