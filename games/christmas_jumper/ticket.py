"""A ticket of Christmas Jumper: everything that a play shows, fixed when it is bought (ALL-1)."""

from typing import Final

import msgspec

NUMBERS: Final = range(1, 25)
WINNING_PLACES: Final = range(1, 6)
YOUR_PLACES: Final = range(1, 13)
MOTIFS: Final = len(WINNING_PLACES) + len(YOUR_PLACES)
LIST_PLACES: Final = range(1, 4)
SYMBOLS_ON_A_LIST: Final = 2
SYMBOLS_ON_LISTS: Final = len(LIST_PLACES) * SYMBOLS_ON_A_LIST
PRESENT_PLACES: Final = range(1, 11)
FIRST_PICKS: Final = 6
MOST_BAUBLES: Final = len(PRESENT_PLACES) - FIRST_PICKS  # CJ-17: each one gives a pick, and a pick needs a present
TREE: Final = "tree"
BAUBLE: Final = "bauble"


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The bonus game of a ticket, and with which of the seventeen selections, from 1, its tree comes.

    Three lists of two symbols with their prizes in pence, and what the ten presents hold in the order of opening; those
    that stay closed come last.
    """

    tree: int
    lists: tuple[tuple[str, ...], ...]
    list_prizes: tuple[int, ...]
    presents: tuple[str, ...]

    @property
    def opened(self) -> tuple[str, ...]:
        """What is revealed: all presents up to the sixth that holds no bauble (CJ-12)."""
        picks = FIRST_PICKS
        while (given := FIRST_PICKS + self.presents[:picks].count(BAUBLE)) > picks:
            picks = given
        return self.presents[:picks]

    def won_lists(self) -> tuple[int, ...]:
        """Give the places, from 1, of the lists whose two symbols are both revealed (CJ-11)."""
        is_complete = set(self.opened).issuperset
        return tuple([place for place, symbols in enumerate(self.lists, start=1) if is_complete(symbols)])


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Both panels in the order of reveal, the bonus game if the tree is found, and what is won; amounts in pence."""

    winning_numbers: tuple[int, ...]
    your_numbers: tuple[int, ...]
    number_prizes: tuple[int, ...]
    bonus: Bonus | None
    prize: int

    def matches(self) -> tuple[int, ...]:
        """Give the places, from 1, of those of your numbers that match a winning number (CJ-6)."""
        is_winning = set(self.winning_numbers)
        if is_winning.isdisjoint(self.your_numbers):
            return ()
        return tuple([place for place, number in enumerate(self.your_numbers, start=1) if number in is_winning])

    @property
    def won(self) -> int:
        """What its matches and lists pay together (CJ-15)."""
        won = 0
        for place in self.matches():
            won += self.number_prizes[place - 1]
        if self.bonus:
            for place in self.bonus.won_lists():
                won += self.bonus.list_prizes[place - 1]
        return won

    def amounts_won(self) -> dict[str, int]:
        """Give what each match and each list pays, such as `number 3` for the third of your numbers (CJ-15)."""
        amounts = {f"number {place}": self.number_prizes[place - 1] for place in self.matches()}
        if self.bonus is None:
            return amounts
        return amounts | {f"list {place}": self.bonus.list_prizes[place - 1] for place in self.bonus.won_lists()}
