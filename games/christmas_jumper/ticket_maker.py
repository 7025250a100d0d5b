"""Making tickets backwards from what they win, so that exactly the intended numbers match and lists complete.

The draws of a ticket, by name, in their order:

    ticket          its number below all tickets: the prize and the way to win it
    numbers         an order of the numbers from 1 to 24: five winning numbers in the order of their reveals, then those
                    of yours that match none
    matches         an order of the five winning numbers over the amounts of the way, where any number matches
    your numbers    an order of your twelve numbers, those that match before the others
    number 1 prize ... number 12 prize      amounts of your numbers that do not match
    bonus game      `unlocked` or `locked`, where no list is won
    tree            with which of the seventeen selections the tree comes, where the bonus game is unlocked

and then those of the bonus game (see bonus_maker). All seventeen numbers differ, but for the matches.
"""

from typing import Final

from engine.rules.decoys import amounts_at
from engine.rules.draws import Draws, Weights
from games.christmas_jumper.bonus_maker import BonusMaker
from games.christmas_jumper.numbers import UNLOCKED, JumperNumbers
from games.christmas_jumper.ticket import MOTIFS, NUMBERS, WINNING_PLACES, YOUR_PLACES, Bonus, Ticket

WINNING: Final = len(WINNING_PLACES)
PRIZE_DRAWS: Final = tuple(f"number {place} prize" for place in YOUR_PLACES)
TREE_SELECTIONS: Final = Weights.of((selection, 1) for selection in range(1, MOTIFS + 1))


class TicketMaker:
    """Makes tickets from the numbers of the game."""

    def __init__(self, numbers: JumperNumbers) -> None:
        self._table = numbers.prize_table()
        self._decoys = numbers.number_prizes()
        self._bonus_game = numbers.bonus_game()
        self._bonus_maker = BonusMaker(numbers)

    def make(self, draws: Draws) -> Ticket:
        """Draw a ticket."""
        win = self._table.win_of(draws.below("ticket", self._table.tickets))
        matches, lists = (win.way.matches, win.way.lists) if win else ((), ())
        numbers = draws.shuffled("numbers", NUMBERS)
        winning, unmatched = numbers[:WINNING], numbers[WINNING : MOTIFS - len(matches)]
        matched = draws.shuffled("matches", winning)[: len(matches)] if matches else ()
        yours = draws.shuffled("your numbers", matched + unmatched)
        won = dict(zip(matched, matches, strict=True)) if matches else {}
        prizes = amounts_at(yours, won, PRIZE_DRAWS, self._decoys, draws)
        return Ticket(winning, yours, prizes, self._draw_bonus(draws, lists), win.prize if win else 0)

    def _draw_bonus(self, draws: Draws, prizes: tuple[int, ...]) -> Bonus | None:
        """Draw the bonus game that wins these prizes; without any it may be unlocked and lost (CJ-16)."""
        if not prizes and draws.weighted("bonus game", self._bonus_game) != UNLOCKED:
            return None
        return self._bonus_maker.make(draws, draws.weighted("tree", TREE_SELECTIONS), prizes)
