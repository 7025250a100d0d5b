"""The session: what has been won and lost, and how long it has lasted, since the journal was opened (A5, E1)."""

import time

import msgspec

from engine.journal import ledger
from engine.journal.database import Database
from engine.journal.remembered import Remembered


class SessionFigures(msgspec.Struct, frozen=True):
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
        self._counted = Remembered(database, self._count)

    def figures(self) -> SessionFigures:
        """The figures now."""
        return SessionFigures(*self._counted.value(), elapsed_seconds=int(time.monotonic() - self._began))

    def _count(self) -> tuple[int, int]:
        first = self._first_entry
        return ledger.net_change(self._database, first), ledger.plays_bought(self._database, first)
