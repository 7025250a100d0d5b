"""What happened in a stored play, line by line: what each action showed, and all that was won."""

from __future__ import annotations

from dataclasses import dataclass

from engine.journal.records import StoredRound
from engine.rules.contract import Game
from engine.rules.events import Event, event_fields
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
    lines: list[Line] = []
    for action in play.recorded:
        lines += _told(game, play.take(action))
    return tuple(lines)


def _told(game: Game, events: tuple[Event, ...]) -> list[Line]:
    """The first event of an action, which says what was uncovered, and every event that speaks of a prize."""
    told = [event for place, event in enumerate(events) if place == 0 or "prize" in event_fields(event)]
    return [Line(_sentence(game.transcript_line(event)), bool(event_fields(event).get("prize"))) for event in told]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
