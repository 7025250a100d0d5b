"""A ticket of Festive Lines Gold: everything that a play shows, fixed when it is bought (ALL-1)."""

from itertools import chain
from typing import Final, TypeAlias

import msgspec

Cell: TypeAlias = tuple[int, int]

SYMBOLS: Final = ("tree", "cracker", "candles", "wreath", "bells", "holly", "bauble", "log", "turkey")
SIDE: Final = 6
TILES_PER_SYMBOL: Final = 4
PICKS: Final = 6
PUDDINGS: Final = 9
LINE_PLACES: Final = range(1, SIDE + 1)
CELLS: Final = tuple((row, column) for row in LINE_PLACES for column in LINE_PLACES)  # in reading order
ROW_CELLS: Final = {row: tuple((row, column) for column in LINE_PLACES) for row in LINE_PLACES}  # from the left
COLUMN_CELLS: Final = {column: tuple((row, column) for row in LINE_PLACES) for column in LINE_PLACES}  # from the top
CORNERS: Final = {  # FL-10: the order of the bonus boxes
    "top left": (1, 1), "top right": (1, SIDE), "bottom left": (SIDE, 1), "bottom right": (SIDE, SIDE),
}


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of symbols from the top, six symbols in the order of their reveal, all prizes and what is won, in pence."""

    grid: tuple[tuple[str, ...], ...]
    reveals: tuple[str, ...]
    row_prizes: tuple[int, ...]
    column_prizes: tuple[int, ...]
    corner_prize: int
    prize: int

    def cells_by_symbol(self) -> dict[str, tuple[Cell, ...]]:
        """Give the tiles of each symbol in reading order."""
        cells: dict[str, list[Cell]] = {symbol: [] for symbol in SYMBOLS}
        for cell, symbol in zip(CELLS, chain.from_iterable(self.grid), strict=True):
            cells[symbol].append(cell)
        return {symbol: tuple(own) for symbol, own in cells.items()}

    def won_rows(self) -> tuple[int, ...]:
        """Give the rows whose six symbols are all revealed by the six picks, from the top (FL-9)."""
        return _lines_within(self.reveals, self.grid)

    def won_columns(self) -> tuple[int, ...]:
        """Give the columns whose six symbols are all revealed by the six picks, from the left (FL-9)."""
        return _lines_within(self.reveals, tuple(zip(*self.grid, strict=True)))

    def corner_symbols(self) -> tuple[str, ...]:
        """Give the symbols of the corners, in the order of the bonus boxes (FL-10)."""
        top, bottom = self.grid[0], self.grid[-1]
        return top[0], top[-1], bottom[0], bottom[-1]

    def wins_corners(self) -> bool:
        """Say whether all four corners are revealed by the six picks (FL-10)."""
        return set(self.reveals).issuperset(self.corner_symbols())

    def amounts_won(self) -> dict[str, int]:
        """Give what each won line and the corners pay, by name, such as `row 3`; they add up to the prize (FL-12)."""
        amounts = {f"row {row}": self.row_prizes[row - 1] for row in self.won_rows()}
        amounts |= {f"column {column}": self.column_prizes[column - 1] for column in self.won_columns()}
        return amounts | ({"the corners": self.corner_prize} if self.wins_corners() else {})


def _lines_within(reveals: tuple[str, ...], lines: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """Give the places, from 1, of the lines that hold revealed symbols only."""
    is_complete = set(reveals).issuperset
    return tuple([place for place, line in enumerate(lines, start=1) if is_complete(line)])


