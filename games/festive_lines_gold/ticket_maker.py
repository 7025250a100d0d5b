"""Making tickets backwards from what they win, so that exactly the intended lines and corners complete.

The draws of a ticket, by name, in their order:

    ticket          its number below all tickets: the prize and the way to win it
    grid            a number below all grids with that many lines and corners: the won lines and the blocking tiles
    symbols         an order of the nine symbols: six reveals in their order, then the three that stay hidden
    hidden tiles    an order of the hidden symbols, four times each, over the blocking tiles
    matched tiles   an order of the revealed symbols, four times each, over all other tiles
    won lines       an order of the won lines over the prizes of the way, where more than one wins
    row 1 prize ... column 6 prize, corner prize    amounts that do not win, where nothing is won

Every grid of an outcome is equally likely, so that near misses come as often as they do by themselves.
"""

from typing import Final

from engine.rules.draws import Draws
from games.festive_lines_gold.grids import grid_at, numbered_cases
from games.festive_lines_gold.numbers import LinesNumbers
from games.festive_lines_gold.ticket import LINE_PLACES, PICKS, SIDE, SYMBOLS, TILES_PER_SYMBOL, Ticket

ROWS: Final = tuple(f"row {place}" for place in LINE_PLACES)
COLUMNS: Final = tuple(f"column {place}" for place in LINE_PLACES)
PRIZE_DRAWS: Final = {line: f"{line} prize" for line in ROWS + COLUMNS}


class TicketMaker:
    """Makes tickets from the numbers of the game."""

    def __init__(self, numbers: LinesNumbers) -> None:
        self._table = numbers.prize_table()
        self._line_decoys = numbers.line_prizes()
        self._corner_decoys = numbers.corner_prizes()

    def make(self, draws: Draws) -> Ticket:
        """Draw a ticket."""
        win = self._table.win_of(draws.below("ticket", self._table.tickets))
        lines, corners = (win.way.lines, win.way.corners) if win else ((), 0)
        rows, columns, blockers = _draw_case(draws, len(lines), corners=corners > 0)
        symbols = draws.shuffled("symbols", SYMBOLS)
        won = tuple(ROWS[row] for row in rows) + tuple(COLUMNS[column] for column in columns)
        order = draws.shuffled("won lines", won) if len(won) > 1 else won
        prizes = dict(zip(order, map(int, lines), strict=True))
        return Ticket(
            grid=_fill_grid(draws, blockers, symbols),
            reveals=symbols[:PICKS],
            row_prizes=self._line_prizes(draws, ROWS, prizes),
            column_prizes=self._line_prizes(draws, COLUMNS, prizes),
            corner_prize=int(corners) or draws.weighted("corner prize", self._corner_decoys),
            prize=win.prize if win else 0,
        )

    def _line_prizes(self, draws: Draws, names: tuple[str, ...], won: dict[str, int]) -> tuple[int, ...]:
        """Give the prizes of six lines: what is won, and decoys at the others (FL-15)."""
        decoys = self._line_decoys
        return tuple([won[name] if name in won else draws.weighted(PRIZE_DRAWS[name], decoys) for name in names])


def _draw_case(
    draws: Draws, lines: int, *, corners: bool,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Draw won rows, won columns and blocking tiles, from 0, each set as likely as any other."""
    _, ends = numbered_cases(lines, corners=corners)
    case, blockers = grid_at(lines, draws.below("grid", ends[-1]), corners=corners)
    return case.rows, case.columns, blockers


def _fill_grid(
    draws: Draws, blockers: tuple[tuple[int, int], ...], symbols: tuple[str, ...],
) -> tuple[tuple[str, ...], ...]:
    """Put the hidden symbols on the blocking tiles in reading order and the revealed ones on the others (FL-3)."""
    hidden = draws.shuffled("hidden tiles", symbols[PICKS:] * TILES_PER_SYMBOL)
    tiles = list(draws.shuffled("matched tiles", symbols[:PICKS] * TILES_PER_SYMBOL))
    for place, symbol in zip(sorted([row * SIDE + column for row, column in blockers]), hidden, strict=True):
        tiles.insert(place, symbol)
    return tuple([tuple(tiles[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE)])
