"""One process at a time: a lock of the operating system, which dies with its process."""

import errno
import os
import sys
from pathlib import Path

from engine.journal.errors import JournalLocked, JournalUnwritable

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD_BY_ANOTHER = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}
LOCK_NAME = "journal.lock"


class ProfileLock:
    """Holds a profile folder for this process until `release` or the death of the process.

    The file itself means nothing and may stay or be deleted: only the lock on it counts, so a killed process never
    keeps the next one out.

    Raises:
        JournalLocked: another process holds it.
        JournalUnwritable: the lock file cannot be made in the folder, or its disk knows no locks.
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._descriptor: int | None = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise JournalUnwritable("open the profile folder", f"{error.strerror}, {folder}") from error
        try:
            _take(self._descriptor)
        except OSError as error:
            self.release()
            if error.errno in _HELD_BY_ANOTHER:
                raise JournalLocked(folder) from error
            raise JournalUnwritable("lock the profile folder", f"{error.strerror}, {folder}") from error

    def release(self) -> None:
        """Let go; a second call does nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
