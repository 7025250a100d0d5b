"""Files that a command is asked to write: one that cannot be written is refused before any work is done for it."""

import os
from pathlib import Path

from commands.command import CommandFault
from commands.exit_codes import ExitCode


def refuse_unwritable(option: str, path: Path | None) -> None:
    """CommandFault says why this file, if one was asked for, cannot be written. Nothing is written yet."""
    if path is not None and (reason := _obstacle(path)):
        raise CommandFault(f"{option} {path}: {reason}", ExitCode.USAGE)


def _obstacle(path: Path) -> str:
    try:
        if path.is_dir():
            return "found a folder, expected the name of a file"
        if path.exists():
            return "" if os.access(path, os.W_OK) else "the file cannot be written"
        if not path.parent.is_dir():
            return f"there is no folder {path.parent}"
        return "" if os.access(path.parent, os.W_OK | os.X_OK) else f"nothing can be written into {path.parent}"
    except (OSError, ValueError) as error:  # a name that is too long, or holds what no name may
        return getattr(error, "strerror", None) or str(error)
