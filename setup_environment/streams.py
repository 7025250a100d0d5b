"""Standard streams that can always be written to, whoever started the program."""

import os
import sys
from pathlib import Path
from typing import TextIO

_STANDARD_ERROR = 2  # the highest number of the three


def open_standard_streams() -> None:
    """Replace streams that are closed or absent by ones that lead nowhere, and make output UTF-8.

    A windowed start has no streams at all, and with `>&-` the next file that is opened would get the
    number of standard output, so that a message could land in the journal.
    """
    _occupy_standard_descriptors()
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = _in_utf8(sys.stdout or nowhere.open("w", encoding="utf-8"))
    sys.stderr = _in_utf8(sys.stderr or nowhere.open("w", encoding="utf-8"))


def say(message: str) -> None:
    """Write one line for a person to standard error, at once."""
    sys.stderr.write(f"{message}\n")
    sys.stderr.flush()


def _occupy_standard_descriptors() -> None:
    descriptor = os.open(os.devnull, os.O_RDWR)
    while descriptor <= _STANDARD_ERROR:
        descriptor = os.open(os.devnull, os.O_RDWR)
    os.close(descriptor)


def _in_utf8(stream: TextIO) -> TextIO:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and "PYTHONIOENCODING" not in os.environ:
        reconfigure(encoding="utf-8", errors="backslashreplace")
    return stream
