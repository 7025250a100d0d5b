"""A window and frames of Jingle Bells that a person wrote, held against the clauses."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Strip, Window
from engine.rules.slots.written_windows import read_cells, read_rows, read_stops
from games.jingle_bells.frames import FRAME_CELLS, frames_on
from games.jingle_bells.symbols import BELL_REELS, JINGLE_BELL, REELS, ROWS, SCATTER, SCATTER_REELS, SYMBOLS

Stops: TypeAlias = tuple[int | None, ...]


def read_window(made: Mapping[str, object], strips: Sequence[Strip]) -> tuple[Window, Stops]:
    """Read `rows` or `stops`, whichever is there; RuleBroken names the clause."""
    if ("rows" in made) == ("stops" in made):
        raise RuleBroken("JB-1", "window", "expected either `rows` or `stops`")
    if "stops" in made:
        stops = read_stops(made["stops"], strips, "JB-1")
        return tuple(strip.columns[stop] for strip, stop in zip(strips, stops, strict=True)), stops
    window = read_rows(made["rows"], (REELS, ROWS), SYMBOLS, "JB-1")
    check_window(window)
    return window, tuple(strip.stop_of(column) for strip, column in zip(strips, window, strict=True))


def read_frames(written: object) -> int:
    """Read the frames that stand, as cells; RuleBroken names the clause."""
    expected = "a cell [reel, row] of reels 2 to 5, given once"
    return frames_on(read_cells(written, FRAME_CELLS, ("JB-3", "frames"), expected))


def check_window(window: Window) -> None:
    """Check what may stand where (JB-2, JB-6, JB-8); RuleBroken names the clause."""
    for reel, column in enumerate(window, start=1):
        place = f"reel {reel}"
        if reel not in BELL_REELS and JINGLE_BELL in column:
            raise RuleBroken("JB-2", place, "a Jingle Bell lands only on reels 2, 3, 4 and 5")
        if column.count(JINGLE_BELL) > 1:  # else the multiplier could go beyond x4
            raise RuleBroken("JB-6", place, f"{column.count(JINGLE_BELL)} Jingle Bells, expected at most one")
        if reel not in SCATTER_REELS and SCATTER in column:
            raise RuleBroken("JB-8", place, "a Scatter lands only on reels 1 and 6")
        if column.count(SCATTER) > 1:
            raise RuleBroken("JB-8", place, f"{column.count(SCATTER)} Scatters, expected at most one")


def check_bought(window: Window) -> None:
    """Check that a window shows what the feature buy guarantees, and no bell (JB-18); RuleBroken."""
    for reel, column in enumerate(window, start=1):
        if reel in SCATTER_REELS and SCATTER not in column:
            raise RuleBroken("JB-18", f"reel {reel}", "a Scatter was bought, and none is there")
        if JINGLE_BELL in column:
            raise RuleBroken("JB-18", f"reel {reel}", "no Jingle Bell lands in a bought spin")
