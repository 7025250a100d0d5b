"""Turns the events of the Christmas Spins into animations: the one place where one of them becomes a picture."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar, assert_never

from engine.rules.events import Event
from engine.stage.timeline import Animation
from games.jingle_bells.events import (
    BarAdvanced,
    BoardFilled,
    BonusEvent,
    ChristmasSpinsEnded,
    ChristmasSpinsStarted,
    ChristmasSpinStarted,
    HoldAndRespinStarted,
    PrizeCollected,
    ScatterTurned,
    SpinsSetBack,
    StageFilled,
    SymbolLanded,
)
from scenes.common.slots.spinning import as_spin
from scenes.jingle_bells import bonus_bar_motion, bonus_end_motion, bonus_spin_motion, bonus_start_motion
from scenes.jingle_bells.bonus_land_motion import land
from scenes.jingle_bells.motion import Motion

E = TypeVar("E", bound=Event)


class BonusPresenter:
    """Makes the picture of an event, with those of the following events that belong to it."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion

    def piece(self, event: BonusEvent, following: MutableSequence[Event]) -> Animation:  # noqa: C901, PLR0911  one return for each event
        """The picture of an event; what it takes of the `following` ones is gone from there."""
        motion = self._motion
        match event:
            case ChristmasSpinsStarted():
                turned = [each for each in following if isinstance(each, ScatterTurned)]
                return bonus_start_motion.start(motion, event, [(each.reel, each.row) for each in turned])
            case ScatterTurned():
                return bonus_start_motion.turn(motion, event)
            case ChristmasSpinStarted():
                respins = _taken(following, HoldAndRespinStarted)
                respin = respins[0] if respins else None
                return as_spin(motion, bonus_spin_motion.spin(motion, event, respin, _taken(following, SymbolLanded)))
            case SymbolLanded():
                return land(motion, event)
            case BarAdvanced():
                return bonus_bar_motion.advance(motion, event)
            case StageFilled():
                return bonus_bar_motion.fill(motion, event)
            case SpinsSetBack():
                return bonus_spin_motion.set_back(motion, event)
            case HoldAndRespinStarted():
                return bonus_spin_motion.hold_and_respin(motion, event)
            case BoardFilled():
                return bonus_end_motion.fill_board(motion, event)
            case ChristmasSpinsEnded():
                return bonus_end_motion.end(motion, event)
            case PrizeCollected():
                return bonus_end_motion.collect(motion, [event, *_taken(following, PrizeCollected)])
            case _:
                assert_never(event)


def _taken(following: MutableSequence[Event], kind: type[E]) -> list[E]:
    """Take the events of a kind that come next."""
    taken: list[E] = []
    while following and isinstance(each := following[0], kind):
        taken.append(each)
        del following[0]
    return taken
