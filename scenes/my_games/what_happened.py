"""What happened in a stored play, line by line: what each action showed, and all that was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.journal.records import StoredRound
from engine.rules.contract import Game
from engine.rules.events import Event, Json, event_fields, event_name
from engine.rules.money import pounds
from scenes.common.texts import Texts
from scenes.context import Context

MONEY = frozenset({"prize", "total", "value", "rent", "pay", "reduction"})
"""Fields of events that are amounts in pence."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the account; `is_won` where it names a prize that was won."""

    text: str
    is_won: bool


def lines_of(context: Context, game: Game, stored: StoredRound) -> tuple[Line, ...]:
    """Take the stored actions again, without any part in the ledger, and say what they showed.

    Raises:
        JournalError: the play cannot be rebuilt from its stored book.
    """
    play = context.desk.replay(stored)
    account = Account(game, context.texts.beside(game.id))
    for action in play.recorded:
        for place, event in enumerate(play.take(action)):
            account.tell(event, is_first=place == 0)
    return account.lines()


class Account:
    """Gathers lines, in the words of the game's own texts where they have some.

    `account.<event>` is one line for all events of a kind in the play, `each.<event>` a line for every one of them;
    an empty one says nothing. Events without such words are told as in a transcript, if they are the first of an
    action or name a prize.
    """

    def __init__(self, game: Game, own: Texts) -> None:
        self._game = game
        self._own = own
        self._keys = own.keys()
        self._shared: dict[str, list[Event]] = {}
        self._told: list[Event] = []

    def tell(self, event: Event, *, is_first: bool) -> None:
        """An event happened; `is_first` for the first one of an action, which says what was uncovered."""
        name = event_name(event)
        if f"account.{name}" in self._keys:
            self._shared.setdefault(name, []).append(event)
            if len(self._shared[name]) > 1:
                return
        elif f"each.{name}" in self._keys:
            if not self._own(f"each.{name}"):
                return
        elif not is_first and "prize" not in event_fields(event):
            return
        self._told.append(event)

    def lines(self) -> tuple[Line, ...]:
        """All lines, in the order in which they began."""
        return tuple(self._line(event) for event in self._told)

    def _line(self, event: Event) -> Line:
        name = event_name(event)
        events = self._shared.get(name, [event])
        is_won = any(bool(event_fields(each).get("prize")) for each in events)
        if name in self._shared:
            return Line(self._own(f"account.{name}", **self._parts(events)), is_won)
        if f"each.{name}" in self._keys:
            return Line(self._own(f"each.{name}", **self._parts(events)), is_won)
        return Line(_sentence(self._game.transcript_line(event)), is_won)

    def _parts(self, events: Sequence[Event]) -> dict[str, str]:
        """The fields of all events, those of the last one as `last_<field>`, and how many there are."""
        said = [{name: self._said(name, value) for name, value in event_fields(each).items()} for each in events]
        parts = {name: ", ".join(fields[name] for fields in said) for name in said[0]}
        return parts | {f"last_{name}": value for name, value in said[-1].items()} | {"events": str(len(events))}

    def _said(self, name: str, value: Json) -> str:
        """A value as a person reads it: money in pounds, and names as they are printed."""
        if name in MONEY and isinstance(value, int):
            return pounds(value)
        if isinstance(value, str) and f"names.{value}" in self._keys:
            return self._own(f"names.{value}")
        return str(value)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
