"""The session: what has been won and lost, and how long it has lasted, since the journal was opened (A5, E1)."""

import time
from dataclasses import dataclass

from engine.journal import ledger
from engine.journal.database import Database


@dataclass(frozen=True, slots=True)
class SessionFigures:
    """Net position in pence and plays, both without forced and seeded rounds (ALL-7), and whole seconds elapsed.

    The net position counts what the balance has moved by since the session began: the stake of an open round is spent.
    """

    net_position: int
    plays: int
    elapsed_seconds: int


class Session:
    """Counts from now on. Seconds come from the monotonic clock: setting the wall clock back does not touch them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._first_entry = ledger.last_entry(database)
        self._began = time.monotonic()
        self._counted = (0, 0)
        self._counted_after: int | None = None

    def figures(self) -> SessionFigures:
        """The figures now. Asked for in each frame: rows are only counted again when one has been written."""
        changes = self._database.changes
        if changes is None or changes != self._counted_after:
            self._counted = (
                ledger.net_change(self._database, self._first_entry),
                ledger.plays_bought(self._database, self._first_entry),
            )
            self._counted_after = changes
        return SessionFigures(*self._counted, elapsed_seconds=int(time.monotonic() - self._began))
