"""Turns the events of Mr. Monopoly into animations: the one place where an event becomes a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, assert_never

from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.stage.timeline import Animation, seconds
from games.mr_monopoly.events import (
    AwardGiven,
    BonusEvent,
    DiceRolled,
    FreeSpinsEnded,
    FreeSpinsStarted,
    FreeSpinStarted,
    FreeSpinsTriggered,
    GenerousHandGave,
    GridFilled,
    HatThrown,
    HotelBuilt,
    HouseBuilt,
    HouseForRentCame,
    HouseLanded,
    LaneAppeared,
    MonopolyEvent,
    NudgeMade,
    RentWon,
    SectorReached,
    SpinsSetBack,
)
from scenes.common.celebration import LEVELS
from scenes.common.slots.end_motion import celebrate, dismiss, end_round
from scenes.common.slots.line_motion import rest, show_lines
from scenes.common.slots.spinning import as_spin
from scenes.mr_monopoly import bonus_motion, house_motion, lane_motion, reel_motion, rent_motion
from scenes.mr_monopoly.motion import Motion

E = TypeVar("E")


class Presenter:
    """Reads the events of a segment in their order; those that belong to one picture are taken together."""

    def __init__(self, motion: Motion, rents: reel_motion.Rents) -> None:
        self._motion = motion
        self._rents = rents
        self._left: list[MonopolyEvent] = []
        self._then: list[Animation] = []

    def pieces(self, events: Sequence[MonopolyEvent]) -> list[Animation]:
        """The pictures of a segment, piece by piece."""
        self._left = list(events)
        pieces: list[Animation] = []
        while self._left:
            pieces += [self._piece(self._left.pop(0)), *self._then]
            self._then = []
        return pieces

    def _taken(self, kind: type[E]) -> list[E]:
        """The events of a kind that follow."""
        taken: list[E] = []
        while self._left and isinstance(following := self._left[0], kind):
            taken.append(following)
            del self._left[0]
        return taken

    def _built(self) -> list[HouseBuilt | HotelBuilt]:
        """What else the upgrade builds."""
        taken: list[HouseBuilt | HotelBuilt] = []
        while self._left and isinstance(following := self._left[0], HouseBuilt | HotelBuilt):
            taken.append(following)
            del self._left[0]
        return taken

    def _piece(self, event: MonopolyEvent) -> Animation:  # noqa: C901, PLR0911, PLR0912  one return for each event
        motion = self._motion
        match event:
            case ReelsStopped():
                return as_spin(motion, reel_motion.spin_reels(motion, event, self._taken(HouseLanded), self._rents))
            case LineWon():
                return show_lines(motion, [event, *self._taken(LineWon)])
            case NudgeMade():
                return reel_motion.nudge(motion, event)
            case HatThrown():
                return house_motion.throw_hat(motion, self._taken(HouseLanded))
            case AwardGiven():
                return _pause(0.3)  # what he awards announces itself
            case HouseBuilt() | HotelBuilt():
                return house_motion.upgrade(motion, [event, *self._built()])
            case LaneAppeared():
                return lane_motion.slide_in(motion, event)
            case DiceRolled():
                return lane_motion.roll(motion, event)
            case SectorReached():
                return lane_motion.hop(motion, event)
            case RentWon():
                return rent_motion.pay_rent(motion, event)
            case HouseLanded(reel, row):
                return house_motion.settle(motion, (reel, row))
            case RoundEnded():
                self._then = [dismiss(motion), _close(motion, event)]
                return celebrate(motion, event)
            case RoundFinished():
                return _pause(0.0)
            case _:
                return self._bonus_piece(event)

    def _bonus_piece(self, event: BonusEvent) -> Animation:  # noqa: PLR0911  one return for each event
        motion = self._motion
        match event:
            case FreeSpinsTriggered():
                return bonus_motion.trigger(motion, event)
            case FreeSpinsStarted():
                return bonus_motion.start(motion, event)
            case FreeSpinStarted():
                return as_spin(motion, bonus_motion.spin(motion, event, self._taken(HouseLanded)))
            case SpinsSetBack():
                return bonus_motion.set_back(motion, event)
            case HouseForRentCame():
                return bonus_motion.house_for_rent(motion, self._taken(HouseLanded))
            case GridFilled():
                return bonus_motion.full_grid(motion)
            case FreeSpinsEnded():
                return bonus_motion.end(motion, event)
            case GenerousHandGave():
                return bonus_motion.generous_hand(motion, event)
            case _:
                assert_never(event)


def _pause(length: float) -> Animation:
    yield seconds(length)


def _close(motion: Motion, event: RoundEnded) -> Animation:
    """Rents and Free Spins cover the lines that were won before; after the Free Spins the reels come back."""
    board = motion.board
    end_round(motion, keeps_lines=board.shows_lines)
    if board.is_bonus:
        yield from bonus_motion.leave(motion, is_told=LEVELS[motion.level(event.prize, motion.cost)].has_word)
        rest(motion)
    else:
        yield from lane_motion.slide_out(motion)
