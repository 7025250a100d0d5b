"""The main game of Christmas Jumper: seventeen motifs in two panels, their numbers and the tree; CJ-3 to CJ-8."""

from typing import Final

from engine.rules.contract import Pick
from engine.rules.events import Event
from games.christmas_jumper.events import (
    NumberMatched,
    Panel,
    TreeRevealed,
    WinningNumberRevealed,
    YourNumberRevealed,
)
from games.christmas_jumper.ticket import MOTIFS, WINNING_PLACES, YOUR_PLACES, Ticket

WINNING: Final[Panel] = "winning"
YOURS: Final[Panel] = "number"
MOTIF_PICKS: Final = (
    *(Pick(WINNING, place) for place in WINNING_PLACES), *(Pick(YOURS, place) for place in YOUR_PLACES),
)


class MainGame:
    """Reveals numbers: the k-th motif selected in a panel shows the panel's k-th number, whichever it is (CJ-5)."""

    def __init__(self, ticket: Ticket) -> None:
        self._ticket = ticket
        self._covered = dict.fromkeys(MOTIF_PICKS)  # in reading order
        self._winning: dict[int, int] = {}  # revealed winning numbers by place
        self._yours: dict[int, tuple[int, int]] = {}  # your revealed numbers with their amounts by place
        self.prize = 0  # what the matches so far have won, in pence

    @property
    def choices(self) -> tuple[Pick, ...]:
        """The motifs that are still covered, in reading order."""
        return tuple(self._covered)

    @property
    def is_over(self) -> bool:
        """Whether all seventeen motifs are revealed (CJ-8)."""
        return not self._covered

    @property
    def _selection(self) -> int:
        """Which of the seventeen selections was the last one, from 1."""
        return MOTIFS - len(self._covered)

    def reveal(self, pick: Pick) -> tuple[Event, ...]:
        """Reveal a motif's number, then the matches that it completes, then the tree if it comes with it."""
        del self._covered[pick]
        panel = WINNING if pick.what == WINNING else YOURS
        revealed, matches = (self._reveal_winning if panel == WINNING else self._reveal_yours)(pick.place)
        self.prize += sum(match.prize for match in matches)
        is_tree_here = self._ticket.bonus is not None and self._ticket.bonus.tree == self._selection
        return (revealed, *matches, *((TreeRevealed(panel, pick.place),) if is_tree_here else ()))

    def _reveal_winning(self, place: int) -> tuple[Event, list[NumberMatched]]:
        """Reveal the next winning number; every one of your revealed numbers that equals it matches now (CJ-6)."""
        number = self._ticket.winning_numbers[len(self._winning)]
        self._winning[place] = number
        matches = [
            NumberMatched(number, place, your_place, prize)
            for your_place, (yours, prize) in sorted(self._yours.items())
            if yours == number
        ]
        return WinningNumberRevealed(self._selection, place, number), matches

    def _reveal_yours(self, place: int) -> tuple[Event, list[NumberMatched]]:
        """Reveal your next number with its amount; it matches now if its winning number is revealed (CJ-6)."""
        turn = len(self._yours)
        number, prize = self._ticket.your_numbers[turn], self._ticket.number_prizes[turn]
        self._yours[place] = (number, prize)
        matches = [
            NumberMatched(number, winning_place, place, prize)
            for winning_place, winning in self._winning.items()
            if winning == number
        ]
        return YourNumberRevealed(self._selection, place, number, prize), matches
