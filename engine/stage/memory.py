"""Lets the system have back the memory of pictures as soon as they are dropped."""

from __future__ import annotations

import gc
import sys
import threading

MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""The names of glibc's settings: from which size a block is a mapping of its own, and how many heaps threads get."""
OWN_MAPPING = 64 * 1024
NEW_OBJECTS = 20_000
"""So many more objects made than dropped make the collector look for rings among them."""
NEVER = 100_000


def return_large_blocks() -> None:
    """Give each block of OWN_MAPPING bytes or more a mapping of its own, and all threads the same heap.

    Left to itself, the C library of Linux keeps what a dropped picture took, up to twice the largest one, for the
    next, and a heap for each thread: in a program of large pictures that would be the most memory of all. Pictures
    of less stay in the heap: to map one of 64 KB anew takes a quarter of the time in which it is scaled. Of those from
    64 to 128 KB the holes are dearer than the mapping, which adds nothing measurable to the frames of a play.
    """
    _call("mallopt", MMAP_THRESHOLD, OWN_MAPPING)
    _call("mallopt", ARENA_MAX, 1)


def return_small_blocks() -> None:
    """Give back what is in use only by itself, and what lies free between blocks that are in use.

    That is up to a quarter of all memory after a play at 4K. It is done beside the loop, but nobody gets memory
    meanwhile: half a millisecond for each million bytes. So this is for moments in which nothing moves.
    """
    gc.collect()
    threading.Thread(target=_call, args=("malloc_trim", 0), name="memory", daemon=True).start()


def keep_what_is_loaded() -> None:
    """What is loaded by now stays to the end: the collector, which runs in the middle of frames, leaves it out.

    A frame makes hundreds of short-lived tuples, none of them in a ring: it need not look for rings every other frame,
    and among all objects only when a scene has gone, in `return_small_blocks`.
    """
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, NEVER)


def _call(name: str, *values: int) -> None:
    """Call a function of the C library; other systems, and other libraries of Linux, do not have it."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    function = getattr(ctypes.CDLL(None), name, None)
    if function is not None:
        function(*values)
