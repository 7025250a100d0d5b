"""One setting up at a time: a lock of the operating system, which dies with its process."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from setup_environment.streams import say

_PAUSE = 0.2  # seconds between two tries
_FAR_BEYOND_THE_END = 2**30  # the byte that Windows locks: one that no reader of the file needs


@contextmanager
def setting_up_alone(path: Path) -> Iterator[None]:
    """Hold the lock on `path` (an existing file, which is not changed); wait, and say so, while another holds it."""
    mode = "r+b" if os.access(path, os.W_OK) else "rb"  # network file systems lock only what is open for writing
    with path.open(mode) as file:
        if not _try_to_lock(file):
            say("Another start of Tinsel is setting up; waiting for it.")
            while not _try_to_lock(file):
                time.sleep(_PAUSE)
        yield  # closing the file gives the lock back


if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(file: IO[bytes]) -> bool:
        file.seek(_FAR_BEYOND_THE_END)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _try_to_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
