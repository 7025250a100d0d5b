"""What a round of Mr. Monopoly shows. Cells are (reel, row) from 1, row 1 at the top; amounts are in pence."""

from typing import Final, Literal, TypeAlias, get_args

from engine.rules.events import Event
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.windows import Cell

Award: TypeAlias = Literal["multiplier_roll", "property_upgrade"]
Hand: TypeAlias = Literal["multiplier_roll", "property_upgrade", "both"]


class HouseLanded(Event, frozen=True):
    """A House stands on a cell; `houses` is how many its reel has now: the row of the property card (MM-5)."""

    reel: int
    row: int
    houses: int


class NudgeMade(Event, frozen=True):
    """A reel stepped down row by row until Mr. Monopoly covered it (MM-6)."""

    reel: int
    steps: int


class HatThrown(Event, frozen=True):
    """Mr. Monopoly threw his hat over these free cells; a HouseLanded follows for each of them (MM-7)."""

    cells: tuple[Cell, ...]


class AwardGiven(Event, frozen=True):
    """Mr. Monopoly awarded a Multiplier Roll or a Property Upgrade (MM-9)."""

    award: Award


class HouseBuilt(Event, frozen=True):
    """The Property Upgrade added a House to a reel, which has `houses` now (MM-10)."""

    reel: int
    row: int
    houses: int


class HotelBuilt(Event, frozen=True):
    """The Property Upgrade turned the four Houses of a reel into a Hotel as high as the reel (MM-10)."""

    reel: int


class LaneAppeared(Event, frozen=True):
    """The lane slid in, with a multiplier on each of its twelve sectors; the dice wait to be rolled (MM-11)."""

    multipliers: tuple[int, ...]


class DiceRolled(Event, frozen=True):
    """Two dice came to rest; their sum is the number of steps (MM-11)."""

    first: int
    second: int
    steps: int


class SectorReached(Event, frozen=True):
    """The token stopped on a sector, from 1, whose multiplier applies to all rents that follow (MM-11)."""

    sector: int
    multiplier: int


class RentWon(Event, frozen=True):
    """The rent of a reel: for its Houses, or for its Hotel (then `houses` is 0), times the multiplier (MM-5, MM-12).

    `rent` is what the card says, `prize` what is paid, `total` what the round has won up to here.
    """

    reel: int
    houses: int
    is_hotel: bool
    rent: int
    multiplier: int
    prize: int
    total: int


class FreeSpinsTriggered(Event, frozen=True):
    """The Diamond on this cell triggered the Free Spins (MM-13)."""

    cell: Cell


class FreeSpinsStarted(Event, frozen=True):
    """Mr. Monopoly appeared on reel 5, and reels 1 to 4 are empty (MM-14)."""

    spins_left: int


class FreeSpinStarted(Event, frozen=True):
    """One of the Free Spins started, by its number from 1, which leaves so many (MM-14)."""

    spin: int
    spins_left: int


class SpinsSetBack(Event, frozen=True):
    """New Houses set the spins back (MM-14, MM-15)."""

    spins_left: int


class HouseForRentCame(Event, frozen=True):
    """Mr. Monopoly gave Houses for these free cells in the last spin; a HouseLanded follows for each (MM-15)."""

    cells: tuple[Cell, ...]


class GridFilled(Event, frozen=True):
    """A House stands on every cell of reels 1 to 4 (MM-16)."""


class FreeSpinsEnded(Event, frozen=True):
    """No spin is left, or no cell (MM-16)."""

    spins: int
    houses: int


class GenerousHandGave(Event, frozen=True):
    """The Generous Hand awarded a Multiplier Roll, a Property Upgrade, or both, the upgrade first (MM-17)."""

    award: Hand


BonusEvent: TypeAlias = (
    FreeSpinsTriggered | FreeSpinsStarted | FreeSpinStarted | SpinsSetBack | HouseForRentCame | GridFilled
    | FreeSpinsEnded | GenerousHandGave
)
MonopolyEvent: TypeAlias = (
    ReelsStopped | HouseLanded | LineWon | NudgeMade | HatThrown | AwardGiven | HouseBuilt | HotelBuilt | LaneAppeared
    | DiceRolled | SectorReached | RentWon | BonusEvent | RoundEnded | RoundFinished
)
KINDS: Final[tuple[type[Event], ...]] = get_args(MonopolyEvent)
