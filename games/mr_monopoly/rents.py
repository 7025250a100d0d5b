"""Upgrade, roll and rent: what Mr. Monopoly does with the Houses that stand; reads like MM-10 to MM-12."""

from collections.abc import Sequence

from engine.rules.contract import Roll
from engine.rules.slots.slot_round import RoundWriter
from games.mr_monopoly.choices import Choices
from games.mr_monopoly.events import DiceRolled, HotelBuilt, HouseBuilt, LaneAppeared, RentWon, SectorReached
from games.mr_monopoly.houses import Houses
from games.mr_monopoly.symbols import ROWS

Rents = Sequence[Sequence[int]]  # for each reel, in hundredths of the stake: 1, 2, 3, 4 Houses, Hotel


def upgrade_properties(book: RoundWriter, houses: Houses, choices: Choices) -> None:
    """Add one House to each reel that has Houses; four become a Hotel instead (MM-10)."""
    for reel in houses.reels():
        if houses.is_built_up(reel):
            houses.hotels.add(reel)
            book.show(HotelBuilt(reel))
        else:
            cell = choices.upgrade_cell(reel, tuple(cell for cell in houses.free() if cell[0] == reel))
            book.show(HouseBuilt(*cell, houses.add(cell)))


def roll_dice(book: RoundWriter, choices: Choices) -> int:
    """Let the lane appear, wait for the tap and roll; gives the multiplier of the sector that is reached (MM-11)."""
    lane = choices.lane()
    book.show(LaneAppeared(lane))
    book.wait_for(Roll())
    first, second = choices.dice()
    steps = first + second  # from below sector 1, so that a sum of s ends on sector s
    book.show(DiceRolled(first, second, steps))
    multiplier = lane[steps - 1]
    book.show(SectorReached(steps, multiplier))
    return multiplier


def pay_rents(book: RoundWriter, houses: Houses, rents: Rents, multiplier: int) -> None:
    """Pay the rent of each reel with Houses or a Hotel, once (MM-5, MM-12, MM-18)."""
    for reel in houses.reels():
        is_hotel = reel in houses.hotels
        count = houses.on(reel)
        hundredths = rents[reel - 1][ROWS if is_hotel else count - 1]
        rent = hundredths * book.stake // 100
        prize = book.pay(hundredths, multiplier)
        book.show(RentWon(reel, 0 if is_hotel else count, is_hotel, rent, multiplier, prize, book.total))
