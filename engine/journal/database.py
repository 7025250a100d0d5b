"""One SQLite connection: transactions that are whole or not at all, and errors in plain words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.journal.errors import JournalError, translated

Row = tuple[Any, ...]

_BUSY_SECONDS = 2.0


def _lenient_text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")


class Database:
    """A connection and the name under which its errors speak of it.

    Every statement goes through `rows` or `execute`. Outside of `transaction` only reading is meant; a write there
    would be a transaction of its own.
    """

    def __init__(self, connection: sqlite3.Connection, place: str) -> None:
        # Damaged text is read as it is, so that the hash chain can name its row instead of every reader failing on it.
        connection.text_factory = _lenient_text
        self.connection = connection
        self.place = place
        self._attempt = "read the journal"
        self._consequence = ""
        self._inside = False

    @classmethod
    def at(cls, path: Path) -> "Database":
        """Open or create the file so that a finished commit survives a power cut (ALL-2).

        The exclusive lock keeps other programs out as well, and spares SQLite its shared memory file.
        """
        place = str(path)
        try:
            connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        except sqlite3.Error as error:
            raise translated(error, place, "open the journal") from error
        database = cls(connection, place)
        try:
            database.execute("PRAGMA locking_mode = EXCLUSIVE")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
        except JournalError:
            connection.close()
            raise
        return database

    def write_ahead(self) -> None:
        """Let commits go to a write-ahead log: one wait for the disk a commit, where a rollback journal takes four."""
        self.execute("PRAGMA journal_mode = WAL")

    @classmethod
    def in_memory(cls) -> "Database":
        """A database that is gone with its process."""
        database = cls(sqlite3.connect(":memory:", isolation_level=None), "in memory")
        database.execute("PRAGMA foreign_keys = ON")
        return database

    def execute(self, sql: str, values: tuple[object, ...] = ()) -> None:
        """Run one statement."""
        self.rows(sql, values)

    @property
    def changes(self) -> int | None:
        """How many rows have been written so far, through this connection; None while a transaction is open."""
        return None if self.connection.in_transaction else self.connection.total_changes

    def rows(self, sql: str, values: tuple[object, ...] = ()) -> list[Row]:
        """Run one statement and return all its rows."""
        try:
            self._drop_remains()
            return self.connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise translated(error, self.place, self._attempt, self._consequence) from error

    def row(self, sql: str, values: tuple[object, ...] = ()) -> Row | None:
        """The first row, or None."""
        found = self.rows(sql, values)
        return found[0] if found else None

    @contextmanager
    def transaction(self, attempt: str, consequence: str = "") -> Iterator[None]:
        """All statements inside are committed together, or none of them.

        Args:
            attempt: what is being done, after "Could not" ("buy the play").
            consequence: what a failure means for the person ("Nothing was bought.").

        Raises:
            JournalUnwritable: a statement or the commit failed; nothing was changed.
        """
        self._attempt, self._consequence = attempt, consequence
        try:
            self.execute("BEGIN IMMEDIATE")
            self._inside = True
            yield
            self.execute("COMMIT")
        except BaseException as error:
            self._inside = False
            self._undo(error)
            raise
        finally:
            self._inside = False
            self._attempt, self._consequence = "read the journal", ""

    def close(self) -> None:
        """Close the connection; a second call does nothing."""
        self.connection.close()

    def _undo(self, cause: BaseException) -> None:
        """Roll back. SQLite has often done so by itself; what a failing roll-back leaves, the next step drops."""
        try:
            self._drop_remains()
        except sqlite3.Error as error:
            cause.add_note(f"The roll-back failed too ({error}); it is made up for by the next step.")

    def _drop_remains(self) -> None:
        """Outside of a transaction nothing unfinished may be seen: a balance read must be a committed one."""
        if not self._inside and self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
