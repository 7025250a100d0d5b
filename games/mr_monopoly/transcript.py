"""Each event of Mr. Monopoly in one line of a transcript."""

from typing import assert_never

from engine.rules.money import pounds
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.windows import Cell
from games.mr_monopoly.events import (
    AwardGiven,
    BonusEvent,
    DiceRolled,
    FreeSpinsEnded,
    FreeSpinsStarted,
    FreeSpinStarted,
    FreeSpinsTriggered,
    GenerousHandGave,
    GridFilled,
    HatThrown,
    HotelBuilt,
    HouseBuilt,
    HouseForRentCame,
    HouseLanded,
    LaneAppeared,
    MonopolyEvent,
    NudgeMade,
    RentWon,
    SectorReached,
    SpinsSetBack,
)


def transcript_line(event: MonopolyEvent) -> str:  # noqa: C901, PLR0911, PLR0912  one return for each event
    """Say what is seen in one line."""
    match event:
        case ReelsStopped(window, _):
            return f"reels: {' / '.join(' '.join(row) for row in zip(*window, strict=True))}"
        case HouseLanded(reel, row, houses):
            return f"a House on ({reel}, {row}): reel {reel} has {houses}"
        case LineWon(line, symbol, count, _, prize, total):
            return f"line {line} pays {count} {symbol}: {pounds(prize)}, total {pounds(total)}"
        case NudgeMade(reel, steps):
            return f"reel {reel} steps down {steps} rows: Mr. Monopoly"
        case HatThrown(cells):
            return f"the hat flies over {_cells(cells)}"
        case AwardGiven(award):
            return f"Mr. Monopoly awards a {_award(award)}"
        case HouseBuilt(reel, row, houses):
            return f"a House is built on ({reel}, {row}): reel {reel} has {houses}"
        case HotelBuilt(reel):
            return f"a Hotel is built on reel {reel}"
        case LaneAppeared(multipliers):
            return f"the lane: {' '.join(f'x{multiplier}' for multiplier in multipliers)}"
        case DiceRolled(first, second, steps):
            return f"the dice show {first} and {second}: {steps} steps"
        case SectorReached(sector, multiplier):
            return f"sector {sector}: all rents x{multiplier}"
        case RentWon():
            return _rent(event)
        case FreeSpinsTriggered() | FreeSpinsStarted() | FreeSpinStarted() | SpinsSetBack() | HouseForRentCame() \
                | GridFilled() | FreeSpinsEnded() | GenerousHandGave():
            return _bonus_line(event)
        case RoundEnded(prize):
            return f"the round ends with a prize of {pounds(prize)}" if prize else "the round ends: no prize this time"
        case RoundFinished(prize):
            return f"finished: {pounds(prize)} paid"
        case _:
            assert_never(event)


def _bonus_line(event: BonusEvent) -> str:  # noqa: PLR0911  one return for each event
    """Say an event of the Free Spins."""
    match event:
        case FreeSpinsTriggered(cell):
            return f"the Diamond on {_cells((cell,))} triggers the Free Spins"
        case FreeSpinsStarted(spins_left):
            return f"the Free Spins start with {spins_left} spins"
        case FreeSpinStarted(spin, spins_left):
            return f"free spin {spin} starts: {spins_left} left"
        case SpinsSetBack(spins_left):
            return f"{spins_left} spins again"
        case HouseForRentCame(cells):
            return f"House For Rent: {_cells(cells)}"
        case GridFilled():
            return "the grid is full"
        case FreeSpinsEnded(spins, houses):
            return f"the Free Spins end after {spins} spins with {_houses(houses)}"
        case GenerousHandGave(award):
            return f"the Generous Hand gives {'both' if award == 'both' else f'a {_award(award)}'}"
        case _:
            assert_never(event)


def _rent(event: RentWon) -> str:
    stands = "a Hotel" if event.is_hotel else _houses(event.houses)
    times = f" x{event.multiplier} is {pounds(event.prize)}" if event.multiplier > 1 else ""
    return f"rent of reel {event.reel} with {stands}: {pounds(event.rent)}{times}, total {pounds(event.total)}"


def _houses(number: int) -> str:
    return f"{number} House{'' if number == 1 else 's'}"


def _cells(cells: tuple[Cell, ...]) -> str:
    return " ".join(f"({reel}, {row})" for reel, row in cells)


def _award(award: str) -> str:
    return {"multiplier_roll": "Multiplier Roll", "property_upgrade": "Property Upgrade"}[award]
