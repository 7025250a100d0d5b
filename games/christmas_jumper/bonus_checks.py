"""Bonus games that do not come from the maker, held against the clauses."""

from collections import Counter
from itertools import chain

from engine.rules.contract import RuleBroken
from games.christmas_jumper.ticket import (
    BAUBLE,
    FIRST_PICKS,
    LIST_PLACES,
    MOTIFS,
    PRESENT_PLACES,
    SYMBOLS_ON_A_LIST,
    TREE,
    Bonus,
)


def check_bonus(bonus: Bonus) -> None:
    """Check that a bonus game can be played out as the rules say; RuleBroken names the clause."""
    if not 1 <= bonus.tree <= MOTIFS:
        raise RuleBroken("CJ-7", "tree", f"selection {bonus.tree}, expected one from 1 to {MOTIFS}")
    _check_lists(bonus)
    _check_presents(bonus)


def _check_lists(bonus: Bonus) -> None:
    """Check three lists of two symbols with a prize each (CJ-9); the six symbols differ (CJ-10)."""
    for name, found in (("lists", len(bonus.lists)), ("list_prizes", len(bonus.list_prizes))):
        if found != len(LIST_PLACES):
            raise RuleBroken("CJ-9", name, f"{found}, expected one for each of {len(LIST_PLACES)} lists")
    for place, symbols in enumerate(bonus.lists, start=1):
        if len(symbols) != SYMBOLS_ON_A_LIST:
            raise RuleBroken("CJ-9", f"list {place}", f"{len(symbols)} symbols, expected {SYMBOLS_ON_A_LIST}")
        for symbol in symbols:
            if symbol in {TREE, BAUBLE}:
                raise RuleBroken("CJ-10", f"list {place}", f"{symbol} is never a symbol of a list")
    listed = [*chain.from_iterable(bonus.lists)]
    if len(set(listed)) < len(listed):
        symbol, times = Counter(listed).most_common(1)[0]
        raise RuleBroken("CJ-10", "lists", f"{symbol} stands {times} times, expected six different symbols")


def _check_presents(bonus: Bonus) -> None:
    """Check what the presents hold (CJ-10, CJ-12), and first of all that there are enough for all picks (CJ-17)."""
    presents, number = bonus.presents, len(PRESENT_PLACES)
    baubles = presents.count(BAUBLE)
    picks = FIRST_PICKS + baubles
    if picks > number:
        raise RuleBroken("CJ-17", "presents", f"{baubles} baubles make {picks} picks of {number} presents")
    if len(presents) != number:
        raise RuleBroken("CJ-9", "presents", f"{len(presents)} symbols, expected one in each of {number} presents")
    if TREE in presents:
        raise RuleBroken("CJ-10", "presents", f"{TREE} is never a symbol of a present")
    for symbol in chain.from_iterable(bonus.lists):
        if presents.count(symbol) != 1:
            raise RuleBroken("CJ-10", "presents", f"{symbol} is in {presents.count(symbol)} presents, expected one")
    last = len(bonus.opened)
    if BAUBLE in presents[last:]:
        raise RuleBroken("CJ-12", "presents", f"a bauble behind present {last}, which takes the last pick")
