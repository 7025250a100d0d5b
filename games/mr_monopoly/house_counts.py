"""How many Houses stand on reels 1 to 4, as counts: what random cells add to them, and what their rents are."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from typing import Final, TypeAlias

from games.mr_monopoly.symbols import ROWS

Counts: TypeAlias = tuple[int, int, int, int]  # Houses on reels 1 to 4; ROWS + 1 stands for a Hotel

NONE: Final[Counts] = (0, 0, 0, 0)
FULL: Final[Counts] = (ROWS, ROWS, ROWS, ROWS)


def all_counts() -> Iterator[Counts]:
    """Give every way to have Houses on four reels, without Hotels."""
    houses = range(ROWS + 1)
    yield from product(houses, houses, houses, houses)


@cache
def spread(counts: Counts, houses: int) -> dict[Counts, Fraction]:
    """Give what stands, and how likely, after so many more Houses on random free cells, at most as many as are free."""
    free = [ROWS - count for count in counts]
    added = min(houses, sum(free))
    ways = comb(sum(free), added)
    reached: dict[Counts, Fraction] = {}
    for one, two, three, four in product(*(range(min(added, cells) + 1) for cells in free)):
        more = (one, two, three, four)
        if sum(more) == added:
            after = (counts[0] + one, counts[1] + two, counts[2] + three, counts[3] + four)
            reached[after] = Fraction(prod(map(comb, free, more)), ways)
    return reached


def upgraded(counts: Counts) -> Counts:
    """Give what stands after a Property Upgrade: one House more on each reel that has some, a Hotel after four."""
    one, two, three, four = (count + 1 if count else 0 for count in counts)
    return one, two, three, four


def rent(rents: Sequence[Sequence[int]], counts: Counts) -> int:
    """Add up the rents of all reels, in hundredths of the stake."""
    return sum(card[count - 1] for card, count in zip(rents, counts, strict=True) if count)


def shares(table: Mapping[int, int]) -> dict[int, Fraction]:
    """Turn weights into probabilities."""
    total = sum(table.values())
    return {item: Fraction(weight, total) for item, weight in table.items()}
