"""Reading a slot's stored book back into a round, without any number of its game.yaml."""

from collections.abc import Mapping, Sequence

import msgspec

from engine.rules.contract import Finish, Order, Spin, UnreadableBook, parse_action
from engine.rules.events import Event, Json, event_fields, event_name, kind_name
from engine.rules.slots.events import RoundEnded, RoundFinished
from engine.rules.slots.slot_round import Segment, SlotRound
from engine.rules.slots.win_cap import WinCapReached


class _StoredSegment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A segment as it is stored."""

    action: str
    events: tuple[dict[str, object], ...]


class _StoredBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book as it is stored."""

    segments: tuple[_StoredSegment, ...]
    prize: int
    carried: str
    opening: tuple[dict[str, object], ...] = ()


def restored_round(order: Order, book: Mapping[str, Json], kinds: Sequence[type[Event]]) -> SlotRound:
    """Open a round on its stored book; UnreadableBook says what is wrong with it.

    Args:
        order: what was bought.
        book: as `SlotRound.book` gave it.
        kinds: the events of the game; those with a `prize` and a `total` are its wins.
    """
    try:
        stored = msgspec.convert(dict(book), _StoredBook)
        names = {kind_name(kind): kind for kind in kinds}
        segments = tuple(
            Segment(parse_action(segment.action), tuple(_event(fields, names) for fields in segment.events))
            for segment in stored.segments
        )
        opening = tuple(_event(fields, names) for fields in stored.opening)
        check_segments(segments, stored.prize)
    except (msgspec.ValidationError, ValueError) as error:
        raise UnreadableBook(f"the stored round cannot be read: {error}") from error
    return SlotRound(order, segments, stored.prize, stored.carried, opening)


def check_segments(segments: Sequence[Segment], prize: int) -> None:
    """Check that a book begins with the spin, ends with its end, and that its wins add up to its prize; ValueError."""
    actions = [segment.action for segment in segments]
    if actions[:1] != [Spin()] or actions[-1:] != [Finish()] or actions.count(Finish()) != 1:
        raise ValueError("a round goes from one spin to one finish")
    events = [event for segment in segments for event in segment.events]
    if events[-2:] != [RoundEnded(prize), RoundFinished(prize)]:
        raise ValueError(f"a round ends with its prize of {prize}")
    total = 0
    for event in events:
        win = event_fields(event)
        if isinstance(event, WinCapReached):
            total -= event.reduction
        elif "prize" in win and "total" in win:
            total += _whole(win["prize"])
            if win["total"] != total:
                raise ValueError(f"{event_name(event)}: the total is {win['total']}, expected {total}")
    if total != prize:
        raise ValueError(f"the wins add up to {total}, not to the prize of {prize}")


def _event(stored: dict[str, object], names: Mapping[str, type[Event]]) -> Event:
    fields = dict(stored)
    name = str(fields.pop("event", None))
    if name not in names:
        raise ValueError(f"there is no event {name!r}")
    event = msgspec.convert(fields, names[name])
    if set(fields) != set(event_fields(event)):
        raise ValueError(f"{name} has fields that it does not know")
    return event


def _whole(value: Json) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no amount")  # noqa: TRY004  every fault of a book is a ValueError here
    return value
