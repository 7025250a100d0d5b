"""Windows and cells that a person wrote, as rows, stops or [reel, row]; each fault with the clause it is against."""

from collections.abc import Collection, Sequence

from engine.rules.config_errors import nearest_hint
from engine.rules.contract import RuleBroken
from engine.rules.slots.windows import Cell, Strip, Window


def read_rows(written: object, shape: tuple[int, int], symbols: Sequence[str], clause: str) -> Window:
    """Read a window of (reels, rows) as rows from the top, each a list or a text of symbols; RuleBroken."""
    reels, rows = shape
    if not isinstance(written, list | tuple) or len(written) != rows:
        raise RuleBroken(clause, "rows", f"{written!r}, expected a list of {rows} rows")
    read = [_row(row, reels, symbols, (clause, f"row {place}")) for place, row in enumerate(written, start=1)]
    return tuple(zip(*read, strict=True))


def _row(written: object, reels: int, symbols: Sequence[str], where: tuple[str, str]) -> tuple[str, ...]:
    names = written.split() if isinstance(written, str) else written
    if not isinstance(names, list | tuple) or len(names) != reels:
        raise RuleBroken(*where, f"{written!r}, expected {reels} symbols")
    for name in names:
        if name not in symbols:
            hint = nearest_hint(name, symbols) or f"they are {', '.join(symbols)}"
            raise RuleBroken(*where, f"{name!r} is no symbol of the game ({hint})")
    return tuple(names)


def read_stops(written: object, strips: Sequence[Strip], clause: str) -> tuple[int, ...]:
    """Read a stop for each reel, from 0; RuleBroken."""
    if not isinstance(written, list | tuple) or len(written) != len(strips):
        raise RuleBroken(clause, "stops", f"{written!r}, expected a list of {len(strips)} stops")
    for reel, (stop, strip) in enumerate(zip(written, strips, strict=True), start=1):
        if not isinstance(stop, int) or isinstance(stop, bool) or not 0 <= stop < len(strip):
            raise RuleBroken(clause, f"stop {reel}", f"{stop!r}, expected a number from 0 to {len(strip) - 1}")
    return tuple(written)


def read_cells(
    written: object, possible: Collection[Cell], where: tuple[str, str], expected: str, *, at_least: int = 0,
    at_most: int = 16,
) -> tuple[Cell, ...]:
    """Read different cells, each as [reel, row]; gives them by reel, then row.

    Args:
        written: what stands in the file.
        possible: the cells that may stand there.
        where: clause and place of a fault.
        expected: what a right cell is, in words.
        at_least: how many there must be.
        at_most: how many there may be.
    """
    if not isinstance(written, list | tuple) or not at_least <= len(written) <= at_most:
        raise RuleBroken(*where, f"{written!r}, expected a list of {at_least} to {at_most} cells [reel, row]")
    cells: list[Cell] = []
    for each in written:
        cell = tuple(each) if isinstance(each, list | tuple) else each
        if cell not in possible or cell in cells or any(isinstance(part, bool) for part in cell):
            raise RuleBroken(*where, f"{each!r}, expected {expected}")
        reel, row = cell
        cells.append((reel, row))
    return tuple(sorted(cells))
