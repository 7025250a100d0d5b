"""Counting grids another way than the game does: inclusion and exclusion over whole sets of rows and columns."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb

CORNERS = frozenset({(0, 0), (0, 5), (5, 0), (5, 5)})


def subsets(places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Give every subset of the places."""
    for size in range(len(places) + 1):
        yield from combinations(places, size)


@cache
def count_grids(
    rows: tuple[int, ...], columns: tuple[int, ...], *, corners: bool,
    blocked: tuple[int, int] | None = None, alone_in_row: bool = False,
) -> int:
    """Count the sets of twelve blockers with exactly these won rows and columns, and the corners won or not.

    With `blocked`, only those in which that tile is a blocker, and with `alone_in_row` the only one of its row.
    """
    free = count_covering(rows, columns, CORNERS, blocked, alone_in_row=alone_in_row)
    if corners:
        return free
    return count_covering(rows, columns, frozenset(), blocked, alone_in_row=alone_in_row) - free


def count_covering(
    rows: tuple[int, ...], columns: tuple[int, ...], banned: frozenset[tuple[int, int]],
    blocked: tuple[int, int] | None, *, alone_in_row: bool,
) -> int:
    """Count the sets that avoid the banned tiles and hit every row and column that is not won."""
    open_rows = tuple(row for row in range(6) if row not in rows)
    open_columns = tuple(column for column in range(6) if column not in columns)
    if blocked and (blocked in banned or blocked[0] in rows or blocked[1] in columns):
        return 0
    total = 0
    for empty_rows in subsets(open_rows):
        for empty_columns in subsets(open_columns):
            if blocked and (blocked[0] in empty_rows or blocked[1] in empty_columns):
                continue
            tiles = {
                (row, column)
                for row in open_rows if row not in empty_rows and not (alone_in_row and blocked and row == blocked[0])
                for column in open_columns if column not in empty_columns
            } - banned
            tiles.discard(blocked or (-1, -1))
            sign = (-1) ** (len(empty_rows) + len(empty_columns))
            total += sign * comb(len(tiles), 11 if blocked else 12)
    return total
