"""What happened in a stored play, line by line: what each action showed, and all that was won."""

from __future__ import annotations

from dataclasses import dataclass

from engine.journal.records import StoredRound
from engine.rules.contract import Game
from engine.rules.events import Event, event_fields, event_name
from scenes.common.texts import Texts
from scenes.context import Context


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
    """Gathers lines. Events for which the game's own texts have `account.<event>` share one line, with their values."""

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
        elif not is_first and "prize" not in event_fields(event):
            return
        self._told.append(event)

    def lines(self) -> tuple[Line, ...]:
        """All lines, in the order in which they began."""
        return tuple(self._line(event) for event in self._told)

    def _line(self, event: Event) -> Line:
        shared = self._shared.get(event_name(event))
        if shared is None:
            return Line(_sentence(self._game.transcript_line(event)), bool(event_fields(event).get("prize")))
        all_fields = [event_fields(each) for each in shared]
        values = {name: ", ".join(str(fields[name]) for fields in all_fields) for name in all_fields[0]}
        return Line(self._own(f"account.{event_name(event)}", **values), is_won=False)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
