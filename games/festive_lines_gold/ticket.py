"""A ticket of Festive Lines Gold: everything that a play shows, fixed when it is bought (ALL-1)."""

from typing import Final, TypeAlias

import msgspec

Cell: TypeAlias = tuple[int, int]

SYMBOLS: Final = ("tree", "cracker", "candles", "wreath", "bells", "holly", "bauble", "log", "turkey")
SIDE: Final = 6
TILES_PER_SYMBOL: Final = 4
PICKS: Final = 6
PUDDINGS: Final = 9
LINE_PLACES: Final = range(1, SIDE + 1)
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

    def symbol_at(self, cell: Cell) -> str:
        """Give the symbol of a tile, (row, column) from 1."""
        row, column = cell
        return self.grid[row - 1][column - 1]

    def cells_of(self, symbol: str) -> tuple[Cell, ...]:
        """Give the tiles with a symbol in reading order."""
        return tuple(
            (row, column) for row in LINE_PLACES for column in LINE_PLACES if self.grid[row - 1][column - 1] == symbol
        )

    def won_rows(self) -> tuple[int, ...]:
        """Give the rows whose six symbols are all revealed by the six picks, from the top (FL-9)."""
        return _lines_within(self.reveals, self.grid)

    def won_columns(self) -> tuple[int, ...]:
        """Give the columns whose six symbols are all revealed by the six picks, from the left (FL-9)."""
        return _lines_within(self.reveals, tuple(zip(*self.grid, strict=True)))

    def wins_corners(self) -> bool:
        """Say whether all four corners are revealed by the six picks (FL-10)."""
        return all(self.symbol_at(cell) in self.reveals for cell in CORNERS.values())

    def amounts_won(self) -> dict[str, int]:
        """Give what each won line and the corners pay, by name, such as `row 3`; they add up to the prize (FL-12)."""
        amounts = {f"row {row}": self.row_prizes[row - 1] for row in self.won_rows()}
        amounts |= {f"column {column}": self.column_prizes[column - 1] for column in self.won_columns()}
        return amounts | ({"the corners": self.corner_prize} if self.wins_corners() else {})


def _lines_within(reveals: tuple[str, ...], lines: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """Give the places, from 1, of the lines that hold revealed symbols only."""
    is_complete = set(reveals).issuperset
    return tuple([place for place, line in enumerate(lines, start=1) if is_complete(line)])


def row_cells(row: int) -> tuple[Cell, ...]:
    """Give the tiles of a row from the left."""
    return tuple((row, column) for column in LINE_PLACES)


def column_cells(column: int) -> tuple[Cell, ...]:
    """Give the tiles of a column from the top."""
    return tuple((row, column) for row in LINE_PLACES)
