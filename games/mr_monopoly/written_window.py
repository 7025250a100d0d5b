"""A window of Mr. Monopoly that a person wrote, as rows or as stops, held against the clauses."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Column, Strip, Window
from engine.rules.slots.written_windows import read_rows
from games.mr_monopoly.symbols import (
    DIAMOND,
    HOUSE,
    LAST_REEL,
    MR_MONOPOLY,
    MR_MONOPOLY_COLUMN,
    PROPERTY_REELS,
    REELS,
    ROWS,
    SYMBOLS,
)

Stops: TypeAlias = tuple[int | None, ...]


def window_of_rows(written: object, strips: Sequence[Strip]) -> tuple[Window, Stops]:
    """Read four rows from the top, each a list or a text of five symbols; RuleBroken names the clause."""
    window = read_rows(written, (REELS, ROWS), SYMBOLS, "MM-1")
    check_window(window)
    return window, tuple(strip.stop_of(column) for strip, column in zip(strips, window, strict=True))


def window_of_stops(written: object, strips: Sequence[Strip]) -> tuple[Window, Stops]:
    """Read a stop for each reel, from 0, or `mr_monopoly` for reel 5; RuleBroken names the clause."""
    if not isinstance(written, list | tuple) or len(written) != REELS:
        raise RuleBroken("MM-1", "stops", f"{written!r}, expected a list of {REELS} stops")
    columns: list[Column] = []
    stops: list[int | None] = []
    for reel, (stop, strip) in enumerate(zip(written, strips, strict=True), start=1):
        if reel == LAST_REEL and stop == MR_MONOPOLY:
            columns.append(MR_MONOPOLY_COLUMN)
            stops.append(None)
        elif isinstance(stop, int) and not isinstance(stop, bool) and 0 <= stop < len(strip):
            columns.append(strip.columns[stop])
            stops.append(stop)
        else:
            clause = "MM-3" if stop == MR_MONOPOLY else "MM-1"
            raise RuleBroken(clause, f"stop {reel}", f"{stop!r}, expected a number from 0 to {len(strip) - 1}")
    return tuple(columns), tuple(stops)


def check_window(window: Window) -> None:
    """Check what may stand where (MM-3, MM-4, MM-13); RuleBroken names the clause."""
    for reel, column in enumerate(window, start=1):
        place = f"reel {reel}"
        if reel in PROPERTY_REELS and MR_MONOPOLY in column:
            raise RuleBroken("MM-3", place, "Mr. Monopoly lands only on reel 5")
        if reel in PROPERTY_REELS and DIAMOND in column:
            raise RuleBroken("MM-13", place, "a Diamond lands only on reel 5")
        if reel not in PROPERTY_REELS and HOUSE in column:
            raise RuleBroken("MM-4", place, "a House lands only on reels 1, 2, 3 and 4")
    last = window[LAST_REEL - 1]
    if MR_MONOPOLY in last and DIAMOND in last:
        raise RuleBroken("MM-13", "reel 5", "Mr. Monopoly and a Diamond never stand on the reel together")
    if MR_MONOPOLY in last and last != MR_MONOPOLY_COLUMN:
        raise RuleBroken("MM-3", "reel 5", "Mr. Monopoly covers all four rows or is not there")
    if last.count(DIAMOND) > 1:
        raise RuleBroken("MM-13", "reel 5", f"{last.count(DIAMOND)} Diamonds, expected at most one")


def check_bought(window: Window, mode: str) -> None:
    """Check that a window shows what a feature buy guarantees (MM-19, MM-20); RuleBroken names the clause."""
    last = window[LAST_REEL - 1]
    if mode == "mr_monopoly" and last[0] != MR_MONOPOLY:
        raise RuleBroken("MM-19", "reel 5", "Mr. Monopoly was bought and is not there")
    if mode == "mr_monopoly" and not any(HOUSE in column for column in window):
        raise RuleBroken("MM-19", "window", "at least one House was bought, and none is there")
    if mode == "free_spins" and DIAMOND not in last:
        raise RuleBroken("MM-20", "reel 5", "a Diamond was bought, and none is there")
