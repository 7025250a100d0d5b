"""A slot's round: its whole book in segments, each released by one action.

The last segment is that of `finish`, which acknowledges that the last event has been presented: only then does the
round settle (ALL-3), so a stop before that leaves a round that can still be shown to its end. No person is asked for
it: whoever shows the round takes it when the presentation is over, or at once where a resumed round waits for nothing
else (`waits_only_for_finish`).
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from engine.rules.contract import Action, Finish, IllegalAction, Order, Round, Spin, action_text
from engine.rules.events import Event, Json, event_fields, event_name
from engine.rules.slots.events import RoundEnded, RoundFinished
from engine.rules.slots.win_cap import WinCapReached

_SPIN: Final = Spin()
_FINISH: Final = Finish()


class Segment(msgspec.Struct, frozen=True, gc=False):
    """What one action releases, in the order of showing."""

    action: Action
    events: tuple[Event, ...]


class SlotRound:
    """A round on a complete book.

    `opening` is what stands before the spin, where something does: after the purchase the reels still wait.
    `actions` holds the one that releases the next segment, and nothing when the round is over.
    """

    __slots__ = ("_released", "actions", "carried", "opening", "order", "prize", "segments")

    def __init__(
        self, order: Order, segments: tuple[Segment, ...], prize: int, carried: str = "",
        opening: tuple[Event, ...] = (),
    ) -> None:
        self.order = order
        self.opening = opening
        self.segments = segments
        self.prize = prize
        self.carried = carried
        self.actions: tuple[Action, ...] = (segments[0].action,)
        self._released = 0

    @property
    def is_over(self) -> bool:
        """Whether everything has been released and presented (ALL-3)."""
        return not self.actions

    def take(self, action: Action) -> tuple[Event, ...]:
        """Release the next segment; IllegalAction names the action that does."""
        if action not in self.actions:
            raise IllegalAction(action, self.actions, "ALL-3" if action == _FINISH else "ALL-1")
        segments, place = self.segments, self._released
        self._released = after = place + 1
        self.actions = (segments[after].action,) if after < len(segments) else ()
        return segments[place].events

    @property
    def book(self) -> dict[str, Json]:
        """What stands before, all segments with their events, and the prize in pence."""
        return {
            "opening": _stored(self.opening),
            "segments": [
                {"action": action_text(segment.action), "events": _stored(segment.events)} for segment in self.segments
            ],
            "prize": self.prize,
            "carried": self.carried,
        }


def _stored(events: Sequence[Event]) -> list[Json]:
    return [{"event": event_name(event), **event_fields(event)} for event in events]


def waits_only_for_finish(round_: Round) -> bool:
    """Say whether nothing of a slot's round is left to uncover, so that it needs no further input (ALL-3)."""
    return isinstance(round_, SlotRound) and round_.actions == (_FINISH,)


class RoundWriter:
    """Writes the book of a round, segment by segment, and keeps its total.

    Attributes:
        stake: in pence.
        total: what has been won up to here, in pence.
    """

    __slots__ = ("_action", "_events", "_opening", "_order", "_segments", "stake", "total")

    def __init__(self, order: Order, opening: tuple[Event, ...] = ()) -> None:
        self.stake = order.stake
        self.total = 0
        self._order = order
        self._opening = opening
        self._segments: list[Segment] = []
        self._action: Action = _SPIN
        self._events: list[Event] = []

    def show(self, event: Event) -> None:
        """Add an event to the present segment."""
        self._events.append(event)

    def wait_for(self, action: Action) -> None:
        """End the present segment; what follows is released by this action."""
        self._segments.append(Segment(self._action, tuple(self._events)))
        self._action = action
        self._events = []

    def pay(self, hundredths: int, multiplier: int = 1) -> int:
        """Add a prize, in hundredths of the stake, to the total; gives it in pence, which it is in whole."""
        prize = hundredths * self.stake // 100 * multiplier
        self.total += prize
        return prize

    def cap_at(self, times: int) -> None:
        """Bring the total down to a win cap of so many times the stake, if it reaches it, and state what that took."""
        cap = self.stake * times
        if self.total >= cap:
            self._events.append(WinCapReached(cap, self.total - cap))
            self.total = cap

    def finished(self, carried: str = "") -> SlotRound:
        """End the book with the prize and the acknowledgement."""
        total = self.total
        last = Segment(self._action, (*self._events, RoundEnded(total)))
        segments = (*self._segments, last, Segment(_FINISH, (RoundFinished(total),)))
        return SlotRound(self._order, segments, total, carried, self._opening)
