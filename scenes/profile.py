"""Opens the journal of a profile, or finds the best way on when that is not possible."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.journal.errors import JournalLocked, JournalNewer, JournalUnwritable
from engine.journal.journal import Journal
from scenes.common.texts import Texts


class OpenedProfile(msgspec.Struct, frozen=True):
    """A journal to play with, what to tell at the start, and what stands in the status strip all the time."""

    journal: Journal
    messages: tuple[str, ...]
    notice: str


def open_profile(folder: Path, texts: Texts) -> OpenedProfile:
    """Open the journal of a folder. Where that fails one can play all the same, and nothing is kept."""
    try:
        journal = Journal.open(folder)
    except JournalLocked:
        return _not_kept(texts("faults.locked", folder=folder), texts("faults.notice_locked"))
    except JournalNewer as error:
        return _not_kept(texts("faults.newer", reason=error), texts("faults.notice_not_kept"))
    except JournalUnwritable as error:
        return _not_kept(texts("faults.unwritable", reason=error), texts("faults.notice_not_kept"))
    return OpenedProfile(journal, journal.notices, "")


def _not_kept(message: str, notice: str) -> OpenedProfile:
    return OpenedProfile(Journal.in_memory(), (message,), notice)
