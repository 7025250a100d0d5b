"""The choices of a round as they are drawn.

The draws by name, in their order:

    reel 1 stop ... reel 4 stop     the stops of the strips, from 0
    reel 5 stop                     a stop of its strip, or mr_monopoly
    free spins triggered            true or false, when a Diamond is in view
    nudge                           true or false
    hat, hat houses, hat cell       true or false; how many Houses; a cell, such as `reel 2 row 3`, for each of them
    award                           multiplier_roll, property_upgrade or neither
    reel 1 upgrade ... reel 4 upgrade    the cell that is built on
    lane sector 1 ... lane sector 12     multipliers
    first die, second die           1 to 6
    reel 1 row 1 ... reel 4 row 4   house or blank, in each of the Free Spins for each cell that is free
    house for rent, house for rent houses, house for rent cell    as the hat
    generous hand                   multiplier_roll, property_upgrade or both

In a Mr. Monopoly buy `first reel with a house` comes first: reels before it show none, those behind it stop anywhere
(MM-19). So every window with a House is equally likely, without a draw that is thrown away. In a Free Spins buy reel 5
stops where it shows the Diamond, and nothing is left to draw about the trigger (MM-20).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Final

from engine.rules.draws import Draws, Weights
from engine.rules.slots.chances import weights_of
from engine.rules.slots.windows import Cell, Column, Window
from games.mr_monopoly.events import Award, Hand
from games.mr_monopoly.numbers import MonopolyNumbers, fields_of
from games.mr_monopoly.symbols import (
    DIAMOND,
    DIE,
    HOUSE,
    MR_MONOPOLY,
    MR_MONOPOLY_COLUMN,
    PROPERTY_CELLS,
    PROPERTY_REELS,
    SECTORS,
)

Stops = tuple[int | None, ...]

CELL_NAMES: Final[Mapping[Cell, str]] = {(reel, row): f"reel {reel} row {row}" for reel, row in PROPERTY_CELLS}
CELLS_BY_NAME: Final[Mapping[str, Cell]] = {name: cell for cell, name in CELL_NAMES.items()}
STOP_NAMES: Final = tuple(f"reel {reel} stop" for reel in range(1, 6))
SECTOR_NAMES: Final = tuple(f"lane sector {sector}" for sector in range(1, SECTORS + 1))
UPGRADE_NAMES: Final = {reel: f"reel {reel} upgrade" for reel in PROPERTY_REELS}
BLANK: Final = "blank"


class DrawTables:
    """The numbers of the game as tables to draw from, made once."""

    def __init__(self, numbers: MonopolyNumbers) -> None:
        strips, bonus = numbers.strips, numbers.free_spins
        self.strips = strips
        self.columns: tuple[tuple[Column, ...], ...] = tuple(strip.columns for strip in strips)
        self.last_reel = _last_reel_table(numbers)
        self.diamond_stops = Weights.evenly(strips[4].stops_with(DIAMOND))
        self.house_stops = tuple(Weights.evenly(strip.stops_with(HOUSE)) for strip in strips[:4])
        bare_stops = [strip.stops_without(HOUSE) for strip in strips[:4]]
        self.bare_stops = {reel: Weights.evenly(stops) for reel, stops in enumerate(bare_stops, start=1) if stops}
        self.first_house_reel = self._first_house_reel(bare_stops)
        self.trigger = numbers.diamond_triggers.table()
        self.nudge = numbers.nudge.table()
        self.hat = numbers.hat.table()
        self.hat_houses = weights_of(numbers.hat_houses)
        self.award = weights_of(fields_of(numbers.award))
        self.sector = weights_of(numbers.lane_sector)
        self.die = Weights.evenly(tuple(DIE))
        self.landing = _landing_tables(numbers)
        self.for_rent = bonus.house_for_rent.table()
        self.for_rent_houses = weights_of(bonus.house_for_rent_houses)
        self.hand = weights_of(fields_of(bonus.generous_hand))

    def _first_house_reel(self, bare_stops: Sequence[Sequence[int]]) -> Weights[int]:
        """Give how likely each reel is the first one with a House, in a window that has one."""
        sizes = [len(strip) for strip in self.strips[:4]]
        return Weights.of(
            (
                reel,
                prod(len(bare) for bare in bare_stops[: reel - 1])
                * len(self.house_stops[reel - 1].items)
                * prod(sizes[reel:]),
            )
            for reel in PROPERTY_REELS
            if all(bare_stops[: reel - 1])
        )


class DrawnChoices:
    """Draws the choices of one round in its mode."""

    __slots__ = ("_draws", "_mode", "_tables")

    def __init__(self, tables: DrawTables, mode: str, draws: Draws) -> None:
        self._tables = tables
        self._mode = mode
        self._draws = draws

    def stopped(self) -> tuple[Window, Stops]:
        """Stop the reels as the mode says."""
        tables, draws = self._tables, self._draws
        one, two, three, four, five = tables.columns
        if self._mode == "mr_monopoly":
            first, second, third, fourth = self._stops_with_a_house()
        else:
            first = draws.below("reel 1 stop", len(one))
            second = draws.below("reel 2 stop", len(two))
            third = draws.below("reel 3 stop", len(three))
            fourth = draws.below("reel 4 stop", len(four))
        last = self._last_stop()
        window = (
            one[first], two[second], three[third], four[fourth], MR_MONOPOLY_COLUMN if last is None else five[last],
        )
        return window, (first, second, third, fourth, last)

    def _last_stop(self) -> int | None:
        """Stop reel 5; None where Mr. Monopoly stands."""
        if self._mode == "mr_monopoly":
            return None
        if self._mode == "free_spins":
            return self._draws.weighted("reel 5 stop", self._tables.diamond_stops)
        drawn = self._draws.weighted("reel 5 stop", self._tables.last_reel)
        return drawn if isinstance(drawn, int) else None

    def _stops_with_a_house(self) -> list[int]:
        """Stop reels 1 to 4 so that at least one House is in view, each such window as likely as any other (MM-19)."""
        tables, draws = self._tables, self._draws
        first = draws.weighted("first reel with a house", tables.first_house_reel)
        stops = []
        for reel in PROPERTY_REELS:
            name = STOP_NAMES[reel - 1]
            if reel < first:
                stops.append(draws.weighted(name, tables.bare_stops[reel]))
            elif reel == first:
                stops.append(draws.weighted(name, tables.house_stops[reel - 1]))
            else:
                stops.append(draws.below(name, len(tables.strips[reel - 1])))
        return stops

    def triggers_free_spins(self) -> bool:
        """Draw whether the Diamond triggers; a bought one always does."""
        return self._mode == "free_spins" or self._draws.weighted("free spins triggered", self._tables.trigger)

    def nudges(self) -> bool:
        """Draw the nudge."""
        return self._draws.weighted("nudge", self._tables.nudge)

    def hat(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Draw whether the hat is thrown, how many Houses it holds and where they fall."""
        if not self._draws.weighted("hat", self._tables.hat):
            return ()
        houses = self._draws.weighted("hat houses", self._tables.hat_houses)
        return self._cells("hat cell", houses, free)

    def award(self) -> Award | None:
        """Draw the award."""
        match self._draws.weighted("award", self._tables.award):
            case "multiplier_roll":
                return "multiplier_roll"
            case "property_upgrade":
                return "property_upgrade"
            case _:
                return None

    def upgrade_cell(self, reel: int, free: tuple[Cell, ...]) -> Cell:
        """Draw the cell that is built on."""
        return self._cell(UPGRADE_NAMES[reel], free)

    def lane(self) -> tuple[int, ...]:
        """Draw each sector by itself."""
        return tuple([self._draws.weighted(name, self._tables.sector) for name in SECTOR_NAMES])

    def dice(self) -> tuple[int, int]:
        """Draw two fair dice."""
        die = self._tables.die
        return self._draws.weighted("first die", die), self._draws.weighted("second die", die)

    def landings(self, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Draw each free cell by itself."""
        weighted, tables, names = self._draws.weighted, self._tables.landing, CELL_NAMES
        return tuple([cell for cell in free if weighted(names[cell], tables[cell[0]]) is HOUSE])

    def house_for_rent(self, free: tuple[Cell, ...], *, always: bool) -> tuple[Cell, ...]:
        """Draw whether it comes, unless it always does, how many Houses and where."""
        if not always and not self._draws.weighted("house for rent", self._tables.for_rent):
            return ()
        houses = self._draws.weighted("house for rent houses", self._tables.for_rent_houses)
        return self._cells("house for rent cell", houses, free)

    def hand(self) -> Hand:
        """Draw what the Generous Hand gives."""
        match self._draws.weighted("generous hand", self._tables.hand):
            case "multiplier_roll":
                return "multiplier_roll"
            case "property_upgrade":
                return "property_upgrade"
            case _:
                return "both"

    def _cells(self, name: str, number: int, free: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Draw so many different free cells, never more than there are."""
        drawn: list[Cell] = []
        for _ in range(min(number, len(free))):
            drawn.append(self._cell(name, tuple(cell for cell in free if cell not in drawn)))
        return tuple(sorted(drawn))

    def _cell(self, name: str, free: tuple[Cell, ...]) -> Cell:
        return CELLS_BY_NAME[self._draws.weighted(name, _names_of(free))]


@lru_cache
def _names_of(free: tuple[Cell, ...]) -> Weights[str]:
    """Give the names of cells, each as likely as any other."""
    return Weights.evenly(tuple([CELL_NAMES[cell] for cell in free]))


def _last_reel_table(numbers: MonopolyNumbers) -> Weights[int | str]:
    """Give where reel 5 stops: on its strip, or on Mr. Monopoly."""
    weights = numbers.reel_5_weights
    stops: list[tuple[int | str, int]] = [(stop, weights.each_strip_stop) for stop in range(len(numbers.strips[4]))]
    return Weights.of([*stops, (MR_MONOPOLY, weights.mr_monopoly)])


def _landing_tables(numbers: MonopolyNumbers) -> dict[int, Weights[str]]:
    """Give, for each reel, what lands on an empty cell in the Free Spins."""
    weights = numbers.free_spins.house_per_empty_cell
    return {
        reel: Weights.of(((HOUSE, weight), (BLANK, weights.of - weight)))
        for reel, weight in enumerate(weights.by_reel, start=1)
    }
