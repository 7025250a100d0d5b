"""The frames that Jingle Bells leave, as a set of cells in one whole number, and as the hex digits that are carried.

Bit 0 is reel 2, row 1, bit 1 reel 2, row 2, ... bit 15 reel 5, row 4 (JB-3: at most 16 cells).
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.rules.slots.windows import Cell, Column, Window
from games.jingle_bells.symbols import BELL_REELS, GOLDEN_LEAF, REELS, ROWS

FRAME_CELLS: Final[tuple[Cell, ...]] = tuple((reel, row) for reel in BELL_REELS for row in range(1, ROWS + 1))
BIT_OF: Final = {cell: 1 << place for place, cell in enumerate(FRAME_CELLS)}
REEL_SETS: Final = 1 << ROWS  # how many sets of frames one reel can have

_CARRIED: Final = re.compile(r"(?:[0-9a-f]{4})?")


def frames_on(cells: Iterable[Cell]) -> int:
    """Give the set of these cells."""
    return sum(BIT_OF[cell] for cell in set(cells))


@cache  # at most 65,536 sets, few of which occur
def cells_of(frames: int) -> tuple[Cell, ...]:
    """Give the cells of a set, by reel, then row."""
    return tuple([cell for cell, bit in BIT_OF.items() if frames & bit])


@cache
def carried_text(frames: int) -> str:
    """Write a set as four hex digits; nothing where no frame stands."""
    return f"{frames:04x}" if frames else ""


@cache
def read_carried(text: str) -> int:
    """Read what `carried_text` writes; ValueError for anything else."""
    if _CARRIED.fullmatch(text) is None:
        raise ValueError(f"{text!r} is no set of frames, expected four hex digits or nothing")
    return int(text or "0", 16)


def with_golden_leaf(window: Window, frames: int) -> Window:
    """Give a window in which every framed cell is a Golden Leaf Wild (JB-4)."""
    columns = list(window)
    for place in range(1, REELS - 1):
        on_reel = frames >> (place - 1) * ROWS & REEL_SETS - 1
        if on_reel:
            columns[place] = covered(columns[place], on_reel)
    return tuple(columns)


@cache  # of the columns of the strips with the sets of one reel
def covered(column: Column, on_reel: int) -> Column:
    """Give a column in which the rows of a reel's set are Golden Leaf Wilds; bit 0 is row 1."""
    return tuple([GOLDEN_LEAF if on_reel >> row & 1 else shown for row, shown in enumerate(column)])
