"""Opens the journal file of a profile: begins it, mends it, brings it up to date, and says what was done."""

import struct
from pathlib import Path

from engine.journal import audit, backups, damage, ledger, schema
from engine.journal.clock import Clock, stamp
from engine.journal.database import Database
from engine.journal.errors import JournalDamaged, JournalError, JournalNewer, JournalUnwritable
from engine.journal.files import replace_file, sync_file
from engine.journal.schema import Migration

JOURNAL_NAME = "journal.sqlite"
CHECKED_LINKS = 4_000  # newest rows checked at each start; the first start of a day checks all of them

_MAGIC = b"SQLite format 3\x00"
_VERSION_AT, _APPLICATION_AT, _HEADER_LENGTH = 60, 68, 100


def open_file(folder: Path, clock: Clock, migrations: tuple[Migration, ...]) -> tuple[Database, list[str]]:
    """Open the journal in the folder, which this process has locked.

    Returns:
        The database, ready for writing, and what a person should be told.

    Raises:
        JournalNewer: a newer version made it; it is untouched.
        JournalUnwritable: the folder or file cannot be written.
    """
    path = folder / JOURNAL_NAME
    refuse_newer(path, len(migrations))
    notices: list[str] = []
    faults = _faults(path, folder, clock)
    if faults:
        notices.append(_replace_damaged(path, clock, migrations, faults[0]))
    elif not path.exists():
        notices.extend(_begin_or_restore(path, clock, migrations))
    else:
        notices.extend(damage.cut_foreign_tail(path, clock()))
    database = Database.at(path)
    try:
        database.write_ahead()
        _bring_up_to_date(database, folder, clock, migrations)
        notices.extend(_back_up_daily(database, folder, clock))
    except JournalError:
        database.close()
        raise
    return database, notices


def begin(database: Database, clock: Clock, migrations: tuple[Migration, ...]) -> None:
    """Make the tables and open the wallet in an empty database."""
    schema.migrate(database, migrations)
    with database.transaction("open the wallet"):
        ledger.enter(database, "opening", ledger.OPENING_BALANCE, at=stamp(clock()))


def refuse_newer(path: Path, known: int) -> None:
    """Look at the header's bytes alone: opening the file could already change it."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER_LENGTH)
    except FileNotFoundError:
        return
    except OSError as error:
        raise JournalUnwritable("open the journal", f"{error.strerror}, {path}") from error
    if len(header) < _HEADER_LENGTH or not header.startswith(_MAGIC):
        return
    (version,) = struct.unpack_from(">I", header, _VERSION_AT)
    (application,) = struct.unpack_from(">I", header, _APPLICATION_AT)
    if application == schema.APPLICATION_ID and version > known:
        raise JournalNewer(path, version, known)


def _faults(path: Path, folder: Path, clock: Clock) -> list[str]:
    if not path.exists():
        return []
    if path.stat().st_size == 0:
        return ["it is empty"]
    newest = None if backups.daily_is_due(folder, clock()) else CHECKED_LINKS
    try:
        database = Database.at(path)
    except JournalDamaged as error:
        return [error.reason]
    try:
        return audit.faults(database, newest)
    finally:
        database.close()


def _replace_damaged(path: Path, clock: Clock, migrations: tuple[Migration, ...], fault: str) -> str:
    kept = damage.set_aside(path, clock())
    told = f"The journal was damaged: {fault}. The damaged file is kept as {kept.name}."
    backup = backups.newest_good(path.parent, len(migrations))
    if backup is None:
        _begin_file(path, clock, migrations)
        return f"{told} There was no good backup, so a new journal was begun: {damage.ALL_LOST}"
    backups.restore(backup, path)
    return f"{told} {damage.account_of_restore(backup, kept, clock())}"


def _begin_or_restore(path: Path, clock: Clock, migrations: tuple[Migration, ...]) -> list[str]:
    damage.set_aside_side_files(path, clock())
    backup = backups.newest_good(path.parent, len(migrations))
    if backup is None:
        _begin_file(path, clock, migrations)
        return []
    backups.restore(backup, path)
    return [f"The journal was missing. {damage.account_of_restore(backup, None, clock())}"]


def _begin_file(path: Path, clock: Clock, migrations: tuple[Migration, ...]) -> None:
    """Make the file beside its place and move it there whole, so that an empty file always means damage."""
    fresh = path.with_suffix(".new")
    try:
        for suffix in ("", *damage.SIDE_FILES):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)
        database = Database.at(fresh)
        try:
            database.write_ahead()
            begin(database, clock, migrations)
        finally:
            database.close()
        sync_file(fresh)
        replace_file(fresh, path)
    except OSError as error:
        raise JournalUnwritable("begin a journal", f"{error.strerror}, {path}") from error


def _bring_up_to_date(database: Database, folder: Path, clock: Clock, migrations: tuple[Migration, ...]) -> None:
    version = schema.version_of(database)
    if version < len(migrations):
        backups.make_before_migration(database, folder, clock())
        schema.migrate(database, migrations)
    else:
        # Writing the version that is there already proves that the file takes writes before anything is bought.
        with database.transaction("write to the journal", "Nothing can be kept."):
            database.execute(f"PRAGMA user_version = {version}")


def _back_up_daily(database: Database, folder: Path, clock: Clock) -> list[str]:
    try:
        backups.make_daily(database, folder, clock())
    except JournalUnwritable as error:
        return [f"The daily backup of the journal is not in order. {error}"]
    return []
