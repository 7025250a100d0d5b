"""The choices of a round as they are drawn.

The draws by name, in their order:

    reel 1 stop ... reel 6 stop     the stops of the strips, from 0
    reel 1 scatter, reel 6 scatter  what a Scatter turns into: red_bauble, gold_bauble or prize_present
    reel 1 row 1 ... reel 6 row 4   the same or blank, in each of the Christmas Spins for each cell that is free; with
                                    Expand rows 0 and 5 too
    reel 1 row 1 value ...          the cash prize of the bauble on a cell: 1, 2, 3, 5, 7 or 10 times the stake
    reel 1 row 1 bonus prize ...    that of the Prize Present on a cell: mini, minor, major or grand

In a bought spin reels 1 and 6 stop where they show a Scatter and reels 2 to 5 where they show no Jingle Bell (JB-18).
"""

from collections.abc import Mapping
from operator import getitem
from typing import Final, Literal, TypeAlias

from engine.rules.draws import Draws, Weights
from engine.rules.slots.chances import weights_of
from engine.rules.slots.windows import Cell, Window
from games.jingle_bells.choices import Landing
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import (
    JINGLE_BELL,
    PRIZE_PRESENT,
    RED_BAUBLE,
    REELS,
    SCATTER,
    SCATTER_REELS,
    WHOLE_BOARD,
    BoardSymbol,
)

BLANK: Final = "blank"
_Landed: TypeAlias = BoardSymbol | Literal["blank"]

STOP_NAMES: Final = tuple(f"reel {reel} stop" for reel in range(1, REELS + 1))
SCATTER_NAMES: Final = {reel: f"reel {reel} scatter" for reel in SCATTER_REELS}
CELL_NAMES: Final[Mapping[Cell, str]] = {(reel, row): f"reel {reel} row {row}" for reel, row in WHOLE_BOARD}
VALUE_NAMES: Final[Mapping[Cell, str]] = {cell: f"{name} value" for cell, name in CELL_NAMES.items()}
PRIZE_NAMES: Final[Mapping[Cell, str]] = {cell: f"{name} bonus prize" for cell, name in CELL_NAMES.items()}


class DrawTables:
    """The numbers of the game as tables to draw from, made once."""

    def __init__(self, numbers: BellsNumbers) -> None:
        bonus = numbers.christmas_spins
        self.columns = tuple(strip.columns for strip in numbers.strips)
        self.stops = tuple(zip(STOP_NAMES, map(len, numbers.strips), strict=True))
        self.bought_stops = tuple(
            Weights.evenly(strip.stops_with(SCATTER) if reel in SCATTER_REELS else strip.stops_without(JINGLE_BELL))
            for reel, strip in enumerate(numbers.strips, start=1)
        )
        self.scatter = weights_of(bonus.opening_scatter.by_name())
        landing: list[tuple[_Landed, int]] = [*bonus.free_cell_per_spin.by_name().items()]
        self.cell = Weights.of([*landing, (BLANK, bonus.free_cell_per_spin.blank)])
        self.red_value = weights_of(bonus.red_bauble_value)
        self.gold_value = weights_of(bonus.gold_bauble_value)
        self.present = weights_of(bonus.prize_present.by_name())
        self.bonus_prizes = numbers.bonus_prizes.by_name()


class DrawnChoices:
    """Draws the choices of one round in its mode."""

    __slots__ = ("_draws", "_is_bought", "_tables")

    def __init__(self, tables: DrawTables, mode: str, draws: Draws) -> None:
        self._tables = tables
        self._is_bought = mode == "christmas_spins"
        self._draws = draws

    def stopped(self) -> tuple[Window, tuple[int | None, ...]]:
        """Stop the reels as the mode says."""
        tables, draws = self._tables, self._draws
        if self._is_bought:
            stops = tuple([draws.weighted(*each) for each in zip(STOP_NAMES, tables.bought_stops, strict=True)])
        else:
            stops = draws.each_below(tables.stops)
        return tuple(map(getitem, tables.columns, stops)), stops

    def scatter(self, cell: Cell) -> Landing:
        """Draw what the Scatter turns into, and what that holds."""
        return self._holding(cell, self._draws.weighted(SCATTER_NAMES[cell[0]], self._tables.scatter))

    def landings(self, free: tuple[Cell, ...]) -> tuple[Landing, ...]:
        """Draw each free cell by itself."""
        drawn = self._draws.each_weighted(list(map(CELL_NAMES.__getitem__, free)), self._tables.cell)
        if drawn.count(BLANK) == len(drawn):  # in every other spin
            return ()
        landed = zip(free, drawn, strict=True)
        return tuple([self._holding(cell, symbol) for cell, symbol in landed if symbol != BLANK])

    def _holding(self, cell: Cell, symbol: BoardSymbol) -> Landing:
        """Draw the cash prize or the bonus prize that a symbol holds."""
        tables, draws = self._tables, self._draws
        if symbol == PRIZE_PRESENT:
            bonus_prize = draws.weighted(PRIZE_NAMES[cell], tables.present)
            return Landing(cell, symbol, bonus_prize, tables.bonus_prizes[bonus_prize])
        values = tables.red_value if symbol == RED_BAUBLE else tables.gold_value
        return Landing(cell, symbol, "", draws.weighted(VALUE_NAMES[cell], values))
