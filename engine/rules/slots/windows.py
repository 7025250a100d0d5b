"""Reel strips and the windows that they show. Reels count from the left and rows from the top, both from 1."""

from typing import TypeAlias

import msgspec

from engine.rules.config_errors import ConfigPath, nearest_hint
from engine.rules.yaml_loading import Document

Cell: TypeAlias = tuple[int, int]  # (reel, row)
Column: TypeAlias = tuple[str, ...]  # the visible symbols of one reel, from the top
Window: TypeAlias = tuple[Column, ...]  # the columns of all reels, from the left


class Strip(msgspec.Struct, frozen=True):
    """The symbols of a reel in their order, closed to a ring; `columns[stop]` is what the reel shows at a stop.

    A stop is the place on the strip, from 0, of the symbol that stands in row 1.
    """

    symbols: tuple[str, ...]
    columns: tuple[Column, ...]

    @classmethod
    def of(cls, symbols: tuple[str, ...], rows: int) -> "Strip":
        """Close symbols to a ring that shows `rows` of them at a time."""
        ring = symbols + symbols[: rows - 1]
        return cls(symbols, tuple(ring[stop : stop + rows] for stop in range(len(symbols))))

    def __len__(self) -> int:
        """Count the stops."""
        return len(self.symbols)

    def stops_with(self, symbol: str) -> tuple[int, ...]:
        """Give the stops that show a symbol."""
        return tuple(stop for stop, column in enumerate(self.columns) if symbol in column)

    def stops_without(self, symbol: str) -> tuple[int, ...]:
        """Give the stops that do not show a symbol."""
        return tuple(stop for stop, column in enumerate(self.columns) if symbol not in column)

    def stop_of(self, column: Column) -> int | None:
        """Give the first stop that shows this column; None where the strip has none, as in a window made by hand."""
        return self.columns.index(column) if column in self.columns else None


def cells_with(window: Window, symbol: str) -> tuple[Cell, ...]:
    """Give the cells of a window with a symbol, by reel, then row (ALL-10)."""
    return tuple([
        (reel, row)
        for reel, column in enumerate(window, start=1) if symbol in column
        for row, shown in enumerate(column, start=1) if shown == symbol
    ])


def read_strip(document: Document, path: ConfigPath, text: str, allowed: tuple[str, ...], rows: int) -> Strip:
    """Read a strip written as symbols with spaces between; ConfigError names one that has no place on it."""
    symbols = tuple(text.split())
    for symbol in symbols:
        if symbol not in allowed:
            hint = nearest_hint(symbol, allowed) or f"they are {', '.join(allowed)}"
            raise document.error(path, f"symbols of this reel, not `{symbol}`", hint)
    if len(symbols) < rows:
        raise document.error(path, f"at least {rows} symbols, as many as the reel shows")
    return Strip.of(symbols, rows)
