"""The main game of Christmas Jumper: seventeen motifs in two panels, their numbers and the tree; CJ-3 to CJ-8."""

from typing import Final

from engine.rules.actions import Pick, without
from engine.rules.events import Event
from games.christmas_jumper.events import (
    NumberMatched,
    Panel,
    TreeRevealed,
    WinningNumberRevealed,
    YourNumberRevealed,
)
from games.christmas_jumper.ticket import WINNING_PLACES, YOUR_PLACES, Ticket

WINNING: Final[Panel] = "winning"
YOURS: Final[Panel] = "number"
MOTIF_PICKS: Final = (
    *(Pick(WINNING, place) for place in WINNING_PLACES), *(Pick(YOURS, place) for place in YOUR_PLACES),
)


class MainGame:
    """Reveals numbers: the k-th motif selected in a panel shows the panel's k-th number, whichever it is (CJ-5).

    Attributes:
        choices: the motifs that are still covered, in reading order; none at the end of the main game (CJ-8).
        prize: what the matches so far have won, in pence.
    """

    __slots__ = ("_selection", "_ticket", "_tree", "_winning", "_yours", "choices", "prize")

    def __init__(self, ticket: Ticket) -> None:
        self.choices: tuple[Pick, ...] = MOTIF_PICKS
        self.prize = 0
        self._ticket = ticket
        self._tree = ticket.bonus.tree if ticket.bonus else None
        self._selection = 0  # which of the seventeen selections was the last one, from 1
        self._winning: dict[int, int] = {}  # the places of revealed winning numbers, which all differ
        self._yours: list[tuple[int, int, int]] = []  # places, numbers and amounts of yours that match none as yet

    def select(self, pick: Pick) -> tuple[Event, ...]:
        """Reveal a motif's number, then the matches that it completes, then the tree if it comes with it."""
        self.choices = without(self.choices, pick)
        self._selection += 1
        events = self._reveal_winning(pick.place) if pick.what == WINNING else self._reveal_yours(pick.place)
        if self._selection == self._tree:
            return (*events, TreeRevealed(WINNING if pick.what == WINNING else YOURS, pick.place))
        return events

    def _reveal_winning(self, place: int) -> tuple[Event, ...]:
        """Reveal the next winning number; every one of your revealed numbers that equals it matches now (CJ-6)."""
        number = self._ticket.winning_numbers[len(self._winning)]
        self._winning[number] = place
        revealed = WinningNumberRevealed(self._selection, place, number)
        matched = sorted([waiting for waiting in self._yours if waiting[1] == number])
        if not matched:
            return (revealed,)
        self.prize += sum([prize for _, _, prize in matched])
        return (revealed, *(NumberMatched(number, place, your_place, prize) for your_place, _, prize in matched))

    def _reveal_yours(self, place: int) -> tuple[Event, ...]:
        """Reveal your next number with its amount; it matches now if its winning number is revealed (CJ-6)."""
        before = self._selection - len(self._winning) - 1  # so many of yours are revealed
        number, prize = self._ticket.your_numbers[before], self._ticket.number_prizes[before]
        revealed = YourNumberRevealed(self._selection, place, number, prize)
        winning_place = self._winning.get(number)
        if winning_place is None:
            self._yours.append((place, number, prize))
            return (revealed,)
        self.prize += prize
        return (revealed, NumberMatched(number, winning_place, place, prize))
