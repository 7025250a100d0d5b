"""Counting and numbering the grids of Festive Lines Gold.

Twelve tiles of a grid, the blockers, hold the three symbols that stay hidden. A line wins when it holds no blocker, the
corners when none of the four is one (FL-9, FL-10). A case is a set of won rows, a set of won columns, and whether the
corners are won; it holds every set of twelve blockers with none in won lines and corners, at least one in every other
row and column, and at least one in the corners if they are not won. Rows and columns count from 0 here.

All grids of a wanted number of lines are numbered, so that one draw picks line set and blockers together, each as
likely as any other.
"""

from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations
from typing import Final, TypeAlias

import msgspec

from games.festive_lines_gold.fillings import Left, count_fillings, merged, row_choices

SIDE: Final = 6
BLOCKERS: Final = 12
EDGES: Final = (0, SIDE - 1)

Cell: TypeAlias = tuple[int, int]


class Case(msgspec.Struct, frozen=True):
    """Which rows and columns are won, and whether the corners are."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    corners: bool

    def left(self) -> Left:
        """Give what is to be filled in an empty grid of this case."""
        edge_rows = sum(row not in self.rows for row in EDGES)
        edge_columns = sum(column not in self.columns for column in EDGES)
        inner_rows = SIDE - len(self.rows) - edge_rows
        inner_columns = SIDE - len(self.columns) - edge_columns
        corners = "free" if self.corners else "hit"
        return merged(Left(edge_rows, inner_rows, edge_columns, 0, inner_columns, 0, BLOCKERS, corners))

    def count(self) -> int:
        """Count its grids."""
        return count_fillings(self.left())

    def blockers(self, number: int) -> tuple[Cell, ...]:
        """Give the blockers of grid `number`, from 0 to count() - 1; another number, another grid."""
        rows = _edges_first(self.rows)
        columns = _edges_first(self.columns)
        left = self.left()
        cells: list[Cell] = []
        for row in rows:
            choices, ends = row_choices(left)
            place = bisect_right(ends, number)
            number -= ends[place - 1] if place else 0
            choice = choices[place]
            cells += [(row, columns[blocked]) for blocked in choice.blocked]
            columns = tuple([columns[old] for old in choice.order])
            left = choice.left
        return tuple(cells)


@cache
def numbered_cases(lines: int, *, corners: bool) -> tuple[tuple[Case, ...], tuple[int, ...]]:
    """Give all possible cases with this many won lines, and the number of grids up to and with each."""
    cases = tuple(case for case in _cases(lines, corners=corners) if case.count())
    return cases, tuple(accumulate(case.count() for case in cases))


def is_possible(lines: int, *, corners: bool) -> bool:
    """Say whether any grid has this many won lines, with the corners won or not."""
    return any(case.count() for case in _cases(lines, corners=corners))


def grid_at(lines: int, number: int, *, corners: bool) -> tuple[Case, tuple[Cell, ...]]:
    """Give the case and the blockers of a grid by its number among all grids with this many won lines."""
    cases, ends = numbered_cases(lines, corners=corners)
    place = bisect_right(ends, number)
    return cases[place], cases[place].blockers(number - (ends[place - 1] if place else 0))


def _cases(lines: int, *, corners: bool) -> Iterator[Case]:
    """Give all cases with this many lines, possible or not; lines 0 to 5 are rows, 6 to 11 columns."""
    for chosen in combinations(range(2 * SIDE), lines):
        rows = tuple(line for line in chosen if line < SIDE)
        columns = tuple(line - SIDE for line in chosen if line >= SIDE)
        yield Case(rows, columns, corners)


@cache
def _edges_first(won: tuple[int, ...]) -> tuple[int, ...]:
    """Give the lines that are not won, those at an edge first."""
    inner = range(1, SIDE - 1)
    return tuple(line for line in (*EDGES, *inner) if line not in won)
