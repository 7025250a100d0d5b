"""Damaged journal files: kept aside, never overwritten, and an account of what was lost with them (B40, B45)."""

import contextlib
import os
import shutil
import sqlite3
from datetime import datetime
from pathlib import Path

from engine.journal import backups, ledger
from engine.journal.clock import file_stamp
from engine.journal.database import Database
from engine.journal.errors import JournalError, JournalUnwritable
from engine.journal.files import replace_file
from engine.rules.money import pounds

SIDE_FILES = ("-wal", "-journal")  # what SQLite keeps beside a database: commits on their way, or their undoing
ALL_LOST = "the earlier plays, the balance and the settings are lost."


def set_aside(path: Path, now: datetime) -> Path:
    """Move the damaged file to `*.corrupt-<UTC>`; returns its new path.

    Its side files go first: left behind, SQLite would play them into whatever takes the file's place.
    """
    kept = _free_name(path.with_name(f"{path.name}.corrupt-{file_stamp(now)}"))
    try:
        _move_side_files(path, kept)
        replace_file(path, kept)
    except OSError as error:
        raise JournalUnwritable("keep the damaged journal aside", f"{error.strerror}, {path}") from error
    return kept


def set_aside_side_files(path: Path, now: datetime) -> None:
    """Move side files away that have lost their journal."""
    try:
        _move_side_files(path, _free_name(path.with_name(f"{path.name}.corrupt-{file_stamp(now)}")))
    except OSError as error:
        raise JournalUnwritable("keep the damaged journal aside", f"{error.strerror}, {path}") from error


def cut_foreign_tail(path: Path, now: datetime) -> list[str]:
    """Cut what stands behind the last page of a sound journal, after keeping a copy of the whole; says so."""
    database = Database.at(path)
    try:
        (pages,), (page_size,) = database.rows("PRAGMA page_count")[0], database.rows("PRAGMA page_size")[0]
    finally:
        database.close()
    excess = path.stat().st_size - pages * page_size
    if excess <= 0:
        return []
    kept = _free_name(path.with_name(f"{path.name}.corrupt-{file_stamp(now)}"))
    try:
        shutil.copyfile(path, kept)
        os.truncate(path, pages * page_size)
    except OSError as error:
        raise JournalUnwritable("mend the end of the journal", f"{error.strerror}, {path}") from error
    told = f"The journal had {excess:,} foreign bytes at its end. They were cut off and nothing was lost."
    return [f"{told} The file as it was is kept as {kept.name}."]


def account_of_restore(backup: Path, damaged: Path | None, now: datetime) -> str:
    """What stands again after a restore and what is lost, in plain words."""
    plays, balance = _plays_and_balance(backup) or (0, 0)
    stands = f"{_counted(plays)}, balance {pounds(balance)}"
    told = f"{backups.describe(backup, now)} was put in its place: {stands}."
    before = _plays_and_balance(damaged) if damaged else None
    if before is None:
        return f"{told} Plays and settings made after it are lost."
    lost = max(0, before[0] - plays)
    return f"{told} The damaged file shows {_counted(before[0])}; {lost} made after the backup are lost."


def _counted(plays: int) -> str:
    return "1 play" if plays == 1 else f"{plays:,} plays"


def _plays_and_balance(path: Path) -> tuple[int, int] | None:
    """What a file holds, or None when it cannot tell."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)) as connection:
            database = Database(connection, str(path))
            counted = database.row("SELECT count(*) FROM rounds")
            return (int(counted[0]), ledger.balance(database)) if counted else None
    except (sqlite3.Error, JournalError):
        return None  # the account then says less; the file itself is kept for whoever can read more


def _move_side_files(path: Path, kept: Path) -> None:
    for suffix in SIDE_FILES:
        side_file = path.with_name(path.name + suffix)
        if side_file.exists():
            replace_file(side_file, kept.with_name(kept.name + suffix))


def _free_name(target: Path) -> Path:
    """The path itself, or with a number when it is taken."""
    candidate, number = target, 1
    while os.path.lexists(candidate):
        number += 1
        candidate = target.with_name(f"{target.name}-{number}")
    return candidate
