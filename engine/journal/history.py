"""Reading rounds: the open one, one by its id or play number, and pages of the history, newest first."""

from collections import defaultdict

from engine.journal.database import Database, Row
from engine.journal.errors import NoSuchRound
from engine.journal.records import StoredRound

_SELECT = """
    SELECT rounds.id, game, stake, mode, cost, play_number, mark, digest, book, script, rounds.carried, bought_at,
        coalesce(endings.kind, 'open'), coalesce(endings.prize, 0), coalesce(ended_at, ''), coalesce(reason, ''),
        debit.balance + cost, coalesce(returned.balance, debit.balance)
    FROM rounds
    JOIN ledger AS debit ON debit.round_id = rounds.id AND debit.kind = 'debit'
    LEFT JOIN ledger AS returned ON returned.round_id = rounds.id AND returned.kind IN ('credit', 'refund')
    LEFT JOIN endings ON endings.round_id = rounds.id
"""
# Rows that a page skips are skipped by their ids alone, before anything is joined to them.
_PAGE = "WHERE rounds.id IN (SELECT id FROM rounds {} ORDER BY id DESC LIMIT ? OFFSET ?) ORDER BY rounds.id DESC"


def round_by_id(database: Database, round_id: int) -> StoredRound:
    """The round; NoSuchRound when there is none."""
    found = _stored(database, database.rows(f"{_SELECT} WHERE rounds.id = ?", (round_id,)))
    if not found:
        raise NoSuchRound(round_id)
    return found[0]


def open_round(database: Database, game: str) -> StoredRound | None:
    """The game's open round, if it has one."""
    row = database.row("SELECT round_id FROM open_rounds WHERE game = ?", (game,))
    return round_by_id(database, row[0]) if row else None


def find(database: Database, play_number: str) -> StoredRound | None:
    """The newest round with this play number; seeded rounds may share one."""
    found = _stored(database, database.rows(_SELECT + _PAGE.format("WHERE play_number = ?"), (play_number, 1, 0)))
    return found[0] if found else None


def page(database: Database, game: str | None, offset: int, limit: int) -> tuple[StoredRound, ...]:
    """A page of the history, newest first, of one game or of all."""
    if game is None:
        return _stored(database, database.rows(_SELECT + _PAGE.format(""), (limit, offset)))
    return _stored(database, database.rows(_SELECT + _PAGE.format("WHERE game = ?"), (game, limit, offset)))


def count(database: Database, game: str | None) -> int:
    """How many rounds there are, of one game or of all."""
    where, values = ("", ()) if game is None else (" WHERE game = ?", (game,))
    row = database.row(f"SELECT count(*) FROM rounds{where}", values)  # noqa: S608  the condition is a constant above
    return int(row[0]) if row else 0


def _stored(database: Database, rows: list[Row]) -> tuple[StoredRound, ...]:
    actions = _actions(database, tuple(row[0] for row in rows))
    return tuple(StoredRound(*(*row, tuple(actions[row[0]]))) for row in rows)


def _actions(database: Database, round_ids: tuple[int, ...]) -> dict[int, list[str]]:
    marks = ", ".join("?" * len(round_ids))
    statement = (
        f"SELECT round_id, action FROM actions WHERE round_id IN ({marks}) "  # noqa: S608  only question marks
        "ORDER BY round_id, position"
    )
    by_round: dict[int, list[str]] = defaultdict(list)
    for round_id, action in database.rows(statement, round_ids):
        by_round[round_id].append(action)
    return by_round
