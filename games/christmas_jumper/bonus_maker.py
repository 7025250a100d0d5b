"""Making bonus games backwards from the lists that they win.

The draws of a bonus game, by name, in their order:

    symbols         an order of all symbols: two for each list from the first, then those of no list
    won lists       an order of the three lists over the prizes of the way, where a list is won
    baubles         how many there are, by the number of lists won
    lost lists      what is found of each list that is not won, from the first: `left`, `right` or `none`
    last present    the symbol that is revealed last, which is never a bauble (CJ-12)
    presents        an order of the other five symbols that are revealed and the baubles
    list 1 prize ... list 3 prize   amounts of the lists that are not won

Which symbols are revealed is as likely as in an honest draw of six of the presents without a bauble that completes just
these lists, so that near misses come as often as they do by themselves.
"""

from functools import cache
from itertools import product
from math import comb
from typing import Final

from engine.rules.decoys import amounts_at
from engine.rules.draws import Draws, Weights
from games.christmas_jumper.numbers import JumperNumbers
from games.christmas_jumper.ticket import (
    BAUBLE,
    FIRST_PICKS,
    LIST_PLACES,
    MOST_BAUBLES,
    SYMBOLS_ON_A_LIST,
    SYMBOLS_ON_LISTS,
    Bonus,
)

FOUND_OF_A_LOST_LIST: Final = {"none": (), "left": (0,), "right": (1,)}
SYMBOLS_OF_LISTS: Final = tuple(
    slice(first, first + SYMBOLS_ON_A_LIST) for first in range(0, SYMBOLS_ON_LISTS, SYMBOLS_ON_A_LIST)
)
PRIZE_DRAWS: Final = tuple(f"list {place} prize" for place in LIST_PLACES)


class BonusMaker:
    """Makes bonus games from the numbers of the game."""

    def __init__(self, numbers: JumperNumbers) -> None:
        self._symbols = tuple(numbers.symbols)
        self._decoys = numbers.list_prizes()
        self._baubles = numbers.baubles_by_lists_won()

    def make(self, draws: Draws, tree: int, prizes: tuple[int, ...]) -> Bonus:
        """Draw a bonus game whose lists win these prizes, in pence; `tree` is the selection that unlocks it."""
        symbols = draws.shuffled("symbols", self._symbols)
        lists = tuple([symbols[both] for both in SYMBOLS_OF_LISTS])
        order = draws.shuffled("won lists", LIST_PLACES)[: len(prizes)] if prizes else ()
        won = dict(zip(order, prizes, strict=True)) if prizes else {}
        baubles = draws.weighted("baubles", self._baubles[len(prizes)])
        others = symbols[SYMBOLS_ON_LISTS : SYMBOLS_ON_LISTS + MOST_BAUBLES - baubles]
        found = _draw_found(draws, lists, order, baubles)
        found += others[: FIRST_PICKS - len(found)]
        opened = _draw_order(draws, found, baubles)
        is_found = set(found)
        closed = [symbol for symbol in symbols[:SYMBOLS_ON_LISTS] + others if symbol not in is_found]
        list_prizes = amounts_at(LIST_PLACES, won, PRIZE_DRAWS, self._decoys, draws)
        return Bonus(tree, lists, list_prizes, (*opened, *closed))


def _draw_found(
    draws: Draws, lists: tuple[tuple[str, ...], ...], won: tuple[int, ...], baubles: int,
) -> tuple[str, ...]:
    """Draw which symbols of lists are revealed: both of a won list, at most one of another."""
    found = [symbol for place in won for symbol in lists[place - 1]]
    if len(won) == len(lists):
        return tuple(found)
    case = draws.weighted("lost lists", lost_list_cases(len(won), baubles))
    lost = [symbols for place, symbols in enumerate(lists, start=1) if place not in won] if won else lists
    found += [lost[place][side] for place, side in found_in(case)]
    return tuple(found)


@cache  # of a few cases
def found_in(case: str) -> tuple[tuple[int, int], ...]:
    """Give what `left none` and the like say is found: which of the lost lists, from 0, and 0 for its left symbol."""
    return tuple((place, side) for place, sides in enumerate(case.split()) for side in FOUND_OF_A_LOST_LIST[sides])


@cache
def lost_list_cases(lists_won: int, baubles: int) -> Weights[str]:
    """Give what may be found of the lists that are not won, such as `left none`.

    The weight of a case is the number of ways to fill up the six revealed symbols with those of no list.
    """
    others = MOST_BAUBLES - baubles
    cases: list[tuple[str, int]] = []
    for sides in product(FOUND_OF_A_LOST_LIST, repeat=len(LIST_PLACES) - lists_won):
        found = SYMBOLS_ON_A_LIST * lists_won + len(sides) - sides.count("none")
        if weight := comb(others, FIRST_PICKS - found):
            cases.append((" ".join(sides), weight))
    return Weights.of(cases)


def _draw_order(draws: Draws, found: tuple[str, ...], baubles: int) -> tuple[str, ...]:
    """Draw the order in which six symbols and the baubles are revealed; the last is no bauble (CJ-12)."""
    last = draws.weighted("last present", Weights.evenly(found))
    earlier = list(found)
    earlier.remove(last)
    return (*draws.shuffled("presents", earlier + [BAUBLE] * baubles), last)
