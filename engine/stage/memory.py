"""Lets the system have back the memory of large surfaces as soon as they are dropped."""

from __future__ import annotations

import sys

MMAP_THRESHOLD = -3
"""The name of glibc's setting for the size from which a block is a mapping of its own."""
OWN_MAPPING = 256 * 1024


def return_large_blocks() -> None:
    """Give each block of OWN_MAPPING bytes or more a mapping of its own.

    Left to itself, the C library of Linux keeps what a dropped picture took, up to twice the largest one, for the
    next: in a program of large pictures that would be the most memory of all. Elsewhere there is nothing to do.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries of Linux have no such setting
    if mallopt is not None:
        mallopt(MMAP_THRESHOLD, OWN_MAPPING)
