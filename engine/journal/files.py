"""File moves that survive a power cut, and that wait for a virus scanner to let go (B40, B43)."""

import os
import sys
import time
from pathlib import Path

_TRIES = 5
_FIRST_PAUSE_SECONDS = 0.05


def sync_file(path: Path) -> None:
    """Write the file's bytes through to the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def replace_file(source: Path, target: Path) -> None:
    """Rename over the target in one step, tried again with growing pauses while access is denied.

    Raises:
        OSError: the last try failed too.
    """
    for attempt in range(_TRIES):
        try:
            os.replace(source, target)  # noqa: PTH105  tests of held files replace this very call
        except PermissionError:
            if attempt == _TRIES - 1:
                raise
            time.sleep(_FIRST_PAUSE_SECONDS * 2**attempt)
        else:
            break
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Write the folder's entries through to the disk, where the system can do that."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
