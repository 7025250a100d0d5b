"""The Free Spins: Houses lock, spins are set back, the Generous Hand gives; reads like MM-13 to MM-18."""

from engine.rules.contract import Continue
from engine.rules.slots.hold_and_respin import HoldAndRespin
from engine.rules.slots.slot_round import RoundWriter
from engine.rules.slots.windows import Cell
from games.mr_monopoly.choices import Choices
from games.mr_monopoly.events import (
    FreeSpinsEnded,
    FreeSpinsStarted,
    FreeSpinStarted,
    GenerousHandGave,
    GridFilled,
    HouseForRentCame,
    SpinsSetBack,
)
from games.mr_monopoly.houses import Houses
from games.mr_monopoly.rents import Rents, pay_rents, roll_dice, upgrade_properties
from games.mr_monopoly.symbols import PROPERTY_CELLS, SPINS


def play_free_spins(book: RoundWriter, choices: Choices, rents: Rents) -> None:
    """Play the bonus round from the tap that starts it to the payment of the rents."""
    book.wait_for(Continue())
    houses = _play_spins(book, choices)
    book.wait_for(Continue())
    award = choices.hand()  # MM-17
    book.show(GenerousHandGave(award))
    if award != "multiplier_roll":
        upgrade_properties(book, houses, choices)
    multiplier = roll_dice(book, choices) if award != "property_upgrade" else 1
    pay_rents(book, houses, rents, multiplier)  # MM-18


def _play_spins(book: RoundWriter, choices: Choices) -> Houses:
    """Spin until no spin is left or the grid is full (MM-14 to MM-16); gives the Houses that stand then."""
    board = HoldAndRespin(PROPERTY_CELLS, spins=SPINS, reset_to=SPINS)
    houses = Houses()
    book.show(FreeSpinsStarted(board.spins_left))
    while not board.is_over:
        board.start_spin()
        book.show(FreeSpinStarted(board.spins_made, board.spins_left))
        landed = choices.landings(board.free)
        if landed:
            _lock(book, board, houses, landed)
        elif board.spins_left == 0:
            _offer_house_for_rent(book, board, houses, choices)
    if board.is_full:
        book.show(GridFilled())
    book.show(FreeSpinsEnded(board.spins_made, len(houses)))
    return houses


def _offer_house_for_rent(book: RoundWriter, board: HoldAndRespin, houses: Houses, choices: Choices) -> None:
    """In the last spin, if no House landed: perhaps House For Rent, always when no House stands (MM-15)."""
    cells = choices.house_for_rent(board.free, always=not houses)
    if cells:
        book.show(HouseForRentCame(cells))
        _lock(book, board, houses, cells)


def _lock(book: RoundWriter, board: HoldAndRespin, houses: Houses, cells: tuple[Cell, ...]) -> None:
    """Lock new Houses, which set the spins back (MM-14, MM-15)."""
    for cell in cells:
        board.lock(cell)
        book.show(houses.land(cell))
    if board.set_back():
        book.show(SpinsSetBack(board.spins_left))
