"""Measures the work of each round of the loop, from outside: a pacer that watches the time between its waits."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from engine.stage.display import Display
from engine.stage.pacing import Pace, Pacer
from engine.stage.view import PixelBox


@dataclass(slots=True)
class Work:
    """What rounds of the loop took, in seconds: all that passed, and what the loop's own thread computed.

    Rounds that drew nothing are counted, not timed.
    """

    wall: list[float] = field(default_factory=list)
    computed: list[float] = field(default_factory=list)
    rounds: int = 0

    def add(self, other: Work) -> None:
        """Take in the rounds of another one."""
        self.wall += other.wall
        self.computed += other.computed
        self.rounds += other.rounds


class WorkMeter(Pacer):
    """Waits as the app does, and lets each moving frame last exactly as long as it should, so that plays repeat."""

    def __init__(self) -> None:
        super().__init__()
        self.work = Work()
        self.drew = False
        self._began: tuple[float, float] | None = None

    def wait(self, pace: Pace) -> float:
        """End a round, wait, and begin the next one. Returns the time that the pace stands for."""
        self._end_round()
        super().wait(pace)
        self.drew = False
        self._began = time.perf_counter(), time.thread_time()
        return min(pace.value, Pace.POLLING.value if pace.ends_with_event else 0.05)

    def _end_round(self) -> None:
        if self._began is None:
            return
        self.work.rounds += 1
        if self.drew:
            self.work.wall.append(time.perf_counter() - self._began[0])
            self.work.computed.append(time.thread_time() - self._began[1])
        self._began = None

    def end(self) -> Work:
        """The work since the last call."""
        self._end_round()
        done, self.work = self.work, Work()
        return done


class WatchedDisplay(Display):
    """A window that tells the meter when a frame has changed something on it."""

    meter: WorkMeter | None = None

    def present(self, boxes: list[PixelBox] | None) -> None:
        """Bring a frame onto the screen."""
        super().present(boxes)
        if self.meter is not None and boxes != []:
            self.meter.drew = True
