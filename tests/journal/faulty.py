"""A connection whose n-th statement fails, once or from then on, before or after it has taken effect."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

connect = sqlite3.connect


@dataclass
class Fault:
    """Which statement fails, and how. `strike` replaces the raised disk error, to kill the process for instance."""

    at: int
    lasts: bool = False
    takes_effect: bool = False
    strike: Callable[[], None] | None = None
    counted: int = 0

    def is_due(self) -> bool:
        self.counted += 1
        return self.counted == self.at or (self.lasts and self.counted > self.at)

    def happen(self) -> None:
        if self.strike is not None:
            self.strike()
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error


class FaultyConnection(sqlite3.Connection):
    """What `Database` uses of a connection; the fault is set by `failing`."""

    fault: Fault

    def execute(self, sql: str, values: tuple[object, ...] = (), /) -> sqlite3.Cursor:  # type: ignore[override]  # narrower
        if not self.fault.is_due():
            return super().execute(sql, values)
        if self.fault.takes_effect:
            super().execute(sql, values)
        self.fault.happen()
        raise AssertionError("a fault always leaves")


@contextmanager
def failing(fault: Fault) -> Iterator[Fault]:
    """While this lasts, connections that the journal opens have the fault."""
    factory = type("Faulty", (FaultyConnection,), {"fault": fault})
    with pytest.MonkeyPatch.context() as patched:

        def faulty(path: object, **options: object) -> sqlite3.Connection:
            return connect(path, factory=factory, **options)  # type: ignore[call-overload, no-any-return]  # passed on

        patched.setattr(sqlite3, "connect", faulty)
        yield fault
