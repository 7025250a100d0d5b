"""Backups beside the journal: one a day, one before each migration, and the judgement whether one is good."""

import contextlib
import shutil
import sqlite3
from datetime import datetime
from pathlib import Path

from engine.journal import audit
from engine.journal.clock import file_stamp
from engine.journal.database import Database
from engine.journal.errors import JournalError, JournalUnwritable, translated
from engine.journal.files import replace_file, sync_file
from engine.journal.schema import version_of

FOLDER = "backups"
KEPT_DAILY = 7


def make_daily(database: Database, folder: Path, now: datetime) -> None:
    """Make today's backup unless it is there, and drop the oldest beyond a week's worth.

    Raises:
        JournalUnwritable: it could not be written, or an old one not be dropped; the journal itself is untouched.
    """
    if not daily_is_due(folder, now):
        return
    kept = sorted((folder / FOLDER).glob("daily-*.sqlite"))
    _make(database, folder / FOLDER / f"daily-{file_stamp(now)}.sqlite")
    for path in kept[: max(0, len(kept) + 1 - KEPT_DAILY)]:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise JournalUnwritable("drop an old backup", f"{error.strerror}, {path}") from error


def daily_is_due(folder: Path, now: datetime) -> bool:
    """Whether today has no backup yet."""
    return not any((folder / FOLDER).glob(f"daily-{file_stamp(now)[:8]}*.sqlite"))


def make_before_migration(database: Database, folder: Path, now: datetime) -> None:
    """Keep the journal as it was before its version changes; these backups are never dropped."""
    _make(database, folder / FOLDER / f"version-{version_of(database)}-{file_stamp(now)}.sqlite")


def newest_good(folder: Path, newest_version: int) -> Path | None:
    """The newest backup that is whole and not from a newer program."""
    made = sorted((folder / FOLDER).glob("*.sqlite"), key=lambda path: path.stem.rsplit("-", 1)[-1], reverse=True)
    return next((path for path in made if _is_good(path, newest_version)), None)


def restore(backup: Path, target: Path) -> None:
    """Put a copy of the backup in the place of the journal, whole or not at all."""
    fresh = target.with_suffix(".new")
    try:
        shutil.copyfile(backup, fresh)
        sync_file(fresh)
        replace_file(fresh, target)
    except OSError as error:
        raise JournalUnwritable("restore the backup", f"{error.strerror}, {target}") from error


def _make(database: Database, target: Path) -> None:
    part = target.with_suffix(".part")
    try:
        target.parent.mkdir(exist_ok=True)
        part.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(part)) as copy:
            database.connection.backup(copy)
        sync_file(part)
        replace_file(part, target)
    except OSError as error:
        raise JournalUnwritable("make a backup", f"{error.strerror}, {target}") from error
    except sqlite3.Error as error:
        raise translated(error, str(target), "make a backup") from error


def _is_good(path: Path, newest_version: int) -> bool:
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?immutable=1", uri=True)) as connection:
            database = Database(connection, str(path))
            return version_of(database) <= newest_version and not audit.faults(database)
    except (sqlite3.Error, JournalError):
        return False  # the question is answered: what cannot be read is no good backup


def describe(path: Path, now: datetime) -> str:
    """`The backup of 2026-12-24 18:00 UTC`, from its file name."""
    try:
        made = datetime.strptime(path.stem.rsplit("-", 1)[-1], "%Y%m%dT%H%M%SZ").replace(tzinfo=now.tzinfo)
    except ValueError:
        return f"The backup {path.name}"
    return f"The backup of {made:%Y-%m-%d %H:%M} UTC"
