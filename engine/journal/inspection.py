"""Looks a profile's journal over without touching it: a copy is read, the profile stays as it is, byte for byte."""

import shutil
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from engine.journal import audit, history, schema
from engine.journal.damage import SIDE_FILES
from engine.journal.database import Database
from engine.journal.errors import JournalDamaged, JournalUnwritable
from engine.journal.lock import LOCK_NAME, ProfileLock
from engine.journal.opening import JOURNAL_NAME, refuse_newer
from engine.journal.schema import MIGRATIONS


@dataclass(frozen=True, slots=True)
class Inspection:
    """What a journal holds: how many plays, and what is wrong with it, in plain words."""

    plays: int
    faults: tuple[str, ...]


def inspect(folder: Path) -> Inspection:
    """Check all rows and sums of the journal in a profile folder; nothing is mended, put aside or made there.

    Raises:
        JournalLocked: a program has the profile and may be writing.
        JournalNewer: a newer version made the journal.
        JournalUnwritable: the journal cannot be read, or there is no room for a copy.
    """
    path = folder / JOURNAL_NAME
    refuse_newer(path, len(MIGRATIONS))
    with tempfile.TemporaryDirectory(prefix="tinsel-") as place:
        copy = Path(place) / JOURNAL_NAME
        try:
            with ExitStack() as held:
                if (folder / LOCK_NAME).exists():  # one that was never made is held by nobody; making it leaves a trace
                    held.callback(ProfileLock(folder).release)
                for suffix in ("", *SIDE_FILES):
                    source = path.with_name(path.name + suffix)
                    if source.exists():
                        shutil.copyfile(source, copy.with_name(copy.name + suffix))
        except OSError as error:
            raise JournalUnwritable("read the journal", f"{error.strerror}, {path}") from error
        return _inspect(copy)


def _inspect(copy: Path) -> Inspection:
    """Look a copy over, which may be changed."""
    if copy.stat().st_size == 0:
        return Inspection(0, ("it is empty",))
    try:
        database = Database.at(copy)
    except JournalDamaged as error:
        return Inspection(0, (error.reason,))
    try:
        faults = audit.faults(database)
        if faults:
            return Inspection(_plays(database), tuple(faults))
        schema.migrate(database, MIGRATIONS)
        return Inspection(_plays(database), (*audit.damages(database), *_foreign_tail(database, copy)))
    finally:
        database.close()


def _plays(database: Database) -> int:
    """How many plays it holds; none where that cannot be read."""
    try:
        return history.count(database, None)
    except JournalDamaged:
        return 0


def _foreign_tail(database: Database, copy: Path) -> list[str]:
    """Say what stands behind the last page."""
    (pages,), (page_size,) = database.rows("PRAGMA page_count")[0], database.rows("PRAGMA page_size")[0]
    excess = copy.stat().st_size - pages * page_size
    return [f"it has {excess:,} foreign bytes at its end"] if excess > 0 else []
