"""The spin of all reels: they set out together and stop one after the other, each with weight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from engine.stage.timeline import Animation, seconds, together, until
from scenes.common.slots.motion import B, SlotMotion
from scenes.common.slots.reel import Column, Reel
from scenes.common.slots.ride import SPEED

FIRST_CRUISE = 0.5
"""Seconds that the first reel cruises; each further one goes on for STAGGER longer."""
STAGGER = 0.19
QUICK_CRUISE, QUICK_STAGGER = 0.12, 0.06
STILL_SPIN = 0.5
"""With reduced motion the reels do not ride: so many seconds pass before the first column is there."""
SOUNDS = 6


@dataclass(slots=True)
class Spin:
    """A spin on its way.

    Attributes:
        reels: those that ride, in the order of their stops.
        columns, stops: where each ends.
        cruises: for how many seconds each cruises.
        heard: the number of the sound with which each stops, 0 for none; empty for those of reels side by side.
        is_quick: whether they stop almost at once; `is_slammed` whether a person has stopped them all.
    """

    reels: Sequence[Reel]
    columns: Sequence[Column]
    stops: Sequence[int | None]
    cruises: Sequence[float]
    heard: Sequence[int] = ()
    is_quick: bool = False
    is_slammed: bool = False
    _is_heard: bool = field(default=False, init=False)

    def start(self) -> None:
        """All set out."""
        for place, reel in enumerate(self.reels):
            reel.spin(self.columns[place], self.stops[place], self.cruises[place])

    def prolong(self, place: int, length: float) -> None:
        """The reel at a place, from 0, goes on for about so many seconds more."""
        if not self.is_slammed:
            self.reels[place].prolong(self.columns[place], self.stops[place], round(length * SPEED))

    def slam(self) -> None:
        """Stop all of them at once."""
        self.is_slammed = True
        for place, reel in enumerate(self.reels):
            reel.slam(self.columns[place], self.stops[place])

    def finish(self) -> None:
        """All stand where they end."""
        for place, reel in enumerate(self.reels):
            reel.put(self.columns[place], self.stops[place])

    def stop_sound(self, place: int) -> str:
        """The sound with which a reel stops; empty for none. Those that stop at once are heard as one, the last."""
        numbers = self.heard or [min(reel, SOUNDS) for reel in range(1, len(self.reels) + 1)]
        number = numbers[place]
        if self.is_quick or self.is_slammed:
            number, self._is_heard = 0 if self._is_heard else max(numbers), True
        return f"reel_stop{number}" if number else ""

    @property
    def can_be_slammed(self) -> bool:
        """Whether at least one reel has not begun to stop."""
        return not self.is_slammed and any(not reel.is_stopping for reel in self.reels)


def one_after_the_other(reels: int, *, is_quick: bool) -> list[float]:
    """How long the reels of a usual spin cruise, or those of a quick one."""
    first, stagger = (QUICK_CRUISE, QUICK_STAGGER) if is_quick else (FIRST_CRUISE, STAGGER)
    return [first + stagger * place for place in range(reels)]


def as_spin(motion: SlotMotion[B], shown: Animation) -> Animation:
    """What is shown is one spin from beginning to end: the large button says STOP all the while."""
    motion.board.is_spinning = True
    yield from shown
    motion.board.is_spinning = False


def ride_and_stop(motion: SlotMotion[B], spin: Spin, react: Callable[[int], Animation]) -> Animation:
    """Spin; `react` shows what follows as the reel at a place, from 0, hits its place. In the end all stand still."""
    motion.board.spin = spin
    motion.sound("reel_start")
    if motion.lively:
        spin.start()
    else:
        yield seconds(STILL_SPIN)
        spin.finish()
    yield together(*(_stop(motion, spin, place, react) for place in range(len(spin.reels))))
    yield until(partial(_all_still, spin))
    spin.finish()
    motion.board.spin = None


def _stop(motion: SlotMotion[B], spin: Spin, place: int, react: Callable[[int], Animation]) -> Animation:
    if not motion.lively:
        yield seconds(0.1 * place)
    reel = spin.reels[place]
    yield until(partial(_has_landed, reel))
    if sound := spin.stop_sound(place):
        motion.sound(sound)
    yield from react(place)


def _has_landed(reel: Reel) -> bool:
    return reel.has_landed


def _all_still(spin: Spin) -> bool:
    return all(reel.is_still for reel in spin.reels)
