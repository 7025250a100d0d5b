"""Turns the events of Jingle Bells into animations: the one place where an event becomes a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.rules.events import Event
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.win_cap import WinCapReached
from engine.stage.timeline import Animation, seconds
from games.jingle_bells.events import (
    ChristmasSpinsTriggered,
    FrameLeft,
    FramesStood,
    FramesTurnedWild,
    JingleBellLanded,
    JingleBellsEvent,
    MultiplierRaised,
)
from scenes.common.slots.spinning import as_spin
from scenes.jingle_bells import frame_motion, reel_motion, win_motion
from scenes.jingle_bells.bonus_presenter import BonusPresenter
from scenes.jingle_bells.motion import Motion

E = TypeVar("E")


class Presenter:
    """Reads the events of a segment in their order; those that belong to one picture are taken together."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._bonus = BonusPresenter(motion)
        self._left: list[Event] = []
        self._then: list[Animation] = []

    def pieces(self, events: Sequence[Event]) -> list[Animation]:
        """The pictures of a segment, piece by piece."""
        self._left = list(events)
        pieces: list[Animation] = []
        while self._left:
            event = self._left.pop(0)
            if isinstance(event, JingleBellsEvent):
                pieces += [self._piece(event), *self._then]
                self._then = []
        return pieces

    def _taken(self, kind: type[E]) -> list[E]:
        """The events of a kind that follow."""
        taken: list[E] = []
        while self._left and isinstance(following := self._left[0], kind):
            taken.append(following)
            del self._left[0]
        return taken

    def _piece(self, event: JingleBellsEvent) -> Animation:  # noqa: C901, PLR0911  one return for each event
        motion = self._motion
        match event:
            case FramesStood():
                return reel_motion.put_frames(motion.board, event.cells)
            case ReelsStopped():
                return as_spin(motion, reel_motion.spin_reels(motion, event, self._taken(JingleBellLanded)))
            case JingleBellLanded():
                return reel_motion.ring(motion, event)
            case FrameLeft():
                return frame_motion.leave_frames(motion, [event, *self._taken(FrameLeft)])
            case FramesTurnedWild():
                return frame_motion.turn_wild(motion, event)
            case MultiplierRaised():
                return frame_motion.raise_multiplier(motion, event)
            case LineWon():
                return win_motion.pay_lines(motion, [event, *self._taken(LineWon)])
            case ChristmasSpinsTriggered():
                return win_motion.trigger(motion, event)
            case WinCapReached():
                return win_motion.reach_cap(motion, event)
            case RoundEnded():
                first, *self._then = win_motion.end(motion, event)
                return first
            case RoundFinished():
                return _nothing()
            case _:
                return self._bonus.piece(event, self._left)


def _nothing() -> Animation:
    yield seconds(0)
