"""Tables of weights: items and how likely each is, in whole numbers."""

from collections.abc import Callable, Iterable
from itertools import accumulate, chain, repeat, starmap
from typing import Final, Generic, TypeVar

import msgspec

from engine.rules.money import pence_in, pounds

T = TypeVar("T")

MOST_LAID_OUT: Final = 10_000


class Weights(msgspec.Struct, Generic[T], frozen=True):
    """Items with cumulative weights: item i stands for the numbers from cumulative[i - 1] up to cumulative[i] - 1.

    Attributes:
        items: what can be drawn.
        cumulative: the weights up to and with each item.
        laid_out: the item of each number, so that a draw needs no search; nothing in a large table.
        read: turns what a script writes into an item (pounds into pence); without it scripts write the items
            themselves.
    """

    items: tuple[T, ...]
    cumulative: tuple[int, ...]
    laid_out: tuple[T, ...] = ()
    read: Callable[[object], object] | None = None

    @classmethod
    def of(cls, pairs: Iterable[tuple[T, int]], read: Callable[[object], object] | None = None) -> "Weights[T]":
        """Make a table of (item, weight); ValueError names a weight that is not positive and refuses an empty table."""
        table = tuple(pairs)
        if not table:
            raise ValueError("a table of weights needs at least one item")
        for item, weight in table:
            if weight <= 0:
                raise ValueError(f"the weight of {item!r} is {weight}, expected a positive whole number")
        cumulative = tuple(accumulate(weight for _, weight in table))
        few = table if cumulative[-1] <= MOST_LAID_OUT else ()
        laid_out = tuple(chain.from_iterable(starmap(repeat, few)))
        return cls(tuple(item for item, _ in table), cumulative, laid_out, read)

    @classmethod
    def evenly(cls, items: tuple[T, ...]) -> "Weights[T]":
        """Make a table in which every item is as likely as any other."""
        return cls(items, tuple(range(1, len(items) + 1)), items)

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self.cumulative[-1]

    def in_scripts(self, item: T) -> object:
        """Give an item as a script writes it: amounts of money, which `read` turns into pence, in pounds."""
        return pounds(item) if self.read is pence_in and isinstance(item, int) else item

    def weight_of(self, item: T) -> int:
        """Give the weight of an item; ValueError if it is not in the table."""
        place = self.items.index(item)
        return self.cumulative[place] - (self.cumulative[place - 1] if place else 0)
