"""A round of Mr. Monopoly, from the spin to its end; reads like the clauses MM-1 to MM-13."""

from engine.rules.contract import Order
from engine.rules.slots.events import LineWon, ReelsStopped
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.slot_round import RoundWriter, SlotRound
from engine.rules.slots.windows import Window, cells_with
from games.mr_monopoly.choices import Choices
from games.mr_monopoly.events import AwardGiven, FreeSpinsTriggered, HatThrown, NudgeMade
from games.mr_monopoly.free_spins import play_free_spins
from games.mr_monopoly.houses import Houses
from games.mr_monopoly.rents import Rents, pay_rents, roll_dice, upgrade_properties
from games.mr_monopoly.symbols import DIAMOND, HOUSE, LAST_REEL, MR_MONOPOLY, ROWS


class MonopolyRules:
    """Writes rounds from their choices. Nothing depends on what a person does later (ALL-1)."""

    def __init__(self, lines: PayLines, rents: Rents) -> None:
        self._lines = lines
        self._rents = rents

    def play(self, order: Order, choices: Choices) -> SlotRound:
        """Write a whole round."""
        book = RoundWriter(order)
        window, stops = choices.stopped()
        book.show(ReelsStopped(window, stops))
        houses = Houses()
        for cell in cells_with(window, HOUSE):
            book.show(houses.land(cell))
        self._pay_lines(book, window)  # MM-8: on the window as the reels stopped
        last = window[LAST_REEL - 1]
        if last[0] == MR_MONOPOLY:
            self._welcome_mr_monopoly(book, houses, choices)
        elif DIAMOND in last and choices.triggers_free_spins():  # MM-13: the Diamond decides first
            book.show(FreeSpinsTriggered((LAST_REEL, last.index(DIAMOND) + 1)))
            play_free_spins(book, choices, self._rents)
        elif houses and choices.nudges():  # MM-6
            book.show(NudgeMade(LAST_REEL, ROWS))
            self._welcome_mr_monopoly(book, houses, choices)
        return book.finished()

    def _pay_lines(self, book: RoundWriter, window: Window) -> None:
        """Pay every winning line in the order of the lines (MM-1, MM-2)."""
        for line, symbol, count, hundredths in self._lines.wins(window):
            prize = book.pay(hundredths)
            book.show(LineWon(line, symbol, count, self._lines.cells(line, count), prize, book.total))

    def _welcome_mr_monopoly(self, book: RoundWriter, houses: Houses, choices: Choices) -> None:
        """Let Mr. Monopoly throw his hat and, with any House then, make an award and pay the rents (MM-7 to MM-12)."""
        cells = choices.hat(houses.free())
        if cells:
            book.show(HatThrown(cells))
            for cell in cells:
                book.show(houses.land(cell))
        if not houses:
            return
        award = choices.award()
        multiplier = 1
        if award is not None:
            book.show(AwardGiven(award))
        if award == "property_upgrade":
            upgrade_properties(book, houses, choices)
        elif award == "multiplier_roll":
            multiplier = roll_dice(book, choices)
        pay_rents(book, houses, self._rents, multiplier)
