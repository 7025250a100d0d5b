"""What can go wrong with the journal, each with a plain message that a person can act on."""

# ruff: noqa: N818  the names say what is the case: a journal is locked, a balance insufficient

import sqlite3
from pathlib import Path

from engine.journal.records import StoredRound
from engine.rules.events import Event
from engine.rules.money import pounds


class JournalError(Exception):
    """Any fault of the journal; its text can be shown as it is."""


class JournalLocked(JournalError):
    """Another process has this journal open (D6)."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"Tinsel is already running with the profile {folder}. Close the other window, or start with another "
            "--profile."
        )
        self.folder = folder


class JournalNewer(JournalError):
    """The journal was made by a newer version of the program; it is left untouched."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"The journal {path} was made by a newer version of Tinsel (journal version {found}; this program knows "
            f"versions up to {known}). It was not changed. Update Tinsel, or start with another --profile."
        )
        self.found, self.known = found, known


class JournalUnwritable(JournalError):
    """Something could not be written or read: disk full, read-only, device error. Nothing is half-done."""

    def __init__(self, attempt: str, reason: str, consequence: str = "") -> None:
        super().__init__(f"Could not {attempt}: {reason}." + (f" {consequence}" if consequence else ""))
        self.attempt, self.reason = attempt, reason


class JournalDamaged(JournalError):
    """The file is no sound journal. At the next start it is kept aside and the newest good backup is restored."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The journal {place} is damaged: {reason}.")
        self.reason = reason


class JournalClosed(JournalError):
    """The journal was used after it had been closed."""

    def __init__(self, place: str) -> None:
        super().__init__(f"The journal {place} is closed.")


class InsufficientBalance(JournalError):
    """The balance is smaller than the cost of the play; nothing was bought (A1)."""

    def __init__(self, balance: int, cost: int) -> None:
        super().__init__(f"This play costs {pounds(cost)}; the balance is {pounds(balance)}.")
        self.balance, self.cost = balance, cost


class OpenRoundExists(JournalError):
    """The game has an open round, which must be finished before another one is bought (ALL-4)."""

    def __init__(self, game: str, round_id: int) -> None:
        super().__init__(f"{game} has an open play (round {round_id}); it must be finished first.")
        self.game, self.round_id = game, round_id


class NoSuchRound(JournalError):
    """The journal has no round with this number."""

    def __init__(self, round_id: int) -> None:
        super().__init__(f"The journal has no round {round_id}.")
        self.round_id = round_id


class RoundConflict(JournalError):
    """What was to be recorded contradicts what the journal already holds about the round."""

    def __init__(self, round_id: int, attempt: str, held: str) -> None:
        super().__init__(f"Round {round_id}: cannot {attempt}, because {held}.")
        self.round_id = round_id


class UnrestorablePlay(JournalError):
    """An open play could not be rebuilt from what is stored; it can be voided, which gives its cost back (F3)."""

    def __init__(self, stored: StoredRound, problem: str) -> None:
        super().__init__(
            f"The open play {stored.play_number} of {stored.game} cannot be resumed: {problem}. "
            f"It can be voided: {pounds(stored.cost)} are then given back."
        )
        self.stored = stored


class BookMismatch(UnrestorablePlay):
    """The outcome made anew from the play number is not the stored one, though rules and numbers are the same."""


class SettlementDelayed(JournalError):
    """The play is complete, but its prize could not be credited yet.

    Attributes:
        events: what the last action showed; nothing of the presentation is lost.
    """

    def __init__(self, play_number: str, events: tuple[Event, ...], cause: JournalError) -> None:
        super().__init__(
            f"The play {play_number} is complete but not settled yet; it will be when it is resumed. {cause}"
        )
        self.events = events


class NotReplayable(JournalError):
    """A play number that this program cannot show again; the message says why."""


class InvalidSetting(JournalError):
    """A setting has a value outside its range, or a name that is not known."""

    def __init__(self, name: str, value: object, expected: str) -> None:
        super().__init__(f"The setting {name} is {value!r}; expected {expected}.")
        self.name, self.value, self.expected = name, value, expected


_REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file or its folder is read-only",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_BUSY: "another program holds the file",
    sqlite3.SQLITE_LOCKED: "another program holds the file",
    sqlite3.SQLITE_PERM: "access is denied",
    sqlite3.SQLITE_NOMEM: "there is not enough memory",
}
_DAMAGES = {
    sqlite3.SQLITE_CORRUPT: "its pages do not fit together",
    sqlite3.SQLITE_NOTADB: "it is not a database",
}


def translated(error: sqlite3.Error, place: str, attempt: str, consequence: str = "") -> JournalError:
    """The journal's own error for an error of SQLite; the caller raises it `from` the original."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _DAMAGES:
        return JournalDamaged(place, f"{_DAMAGES[code]} ({error})")
    if code == sqlite3.SQLITE_ERROR and "no such" in str(error):
        return JournalDamaged(place, f"a part of it is missing ({error})")
    if isinstance(error, sqlite3.ProgrammingError):
        return (
            JournalClosed(place) if "closed" in str(error) else JournalError(f"Could not {attempt}: {error}, {place}.")
        )
    reason = f"{_REASONS[code]} ({error})" if code in _REASONS else str(error)
    return JournalUnwritable(attempt, f"{reason}, {place}", consequence)
