"""Tables of weights: items and how likely each is, in whole numbers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final, Generic, TypeVar

from engine.rules.money import pence_in, pounds

T = TypeVar("T")

MOST_LAID_OUT: Final = 1000


@dataclass(frozen=True, slots=True)
class Weights(Generic[T]):
    """Items with cumulative weights: item i stands for the numbers from cumulative[i - 1] up to cumulative[i] - 1.

    `read` turns what a script writes into an item (pounds into pence); without it scripts write the items themselves.
    `total` is the sum of all weights. `laid_out` holds the item of each number up to it, and nothing in a large table.
    """

    items: tuple[T, ...]
    cumulative: tuple[int, ...]
    read: Callable[[object], object] | None = None
    total: int = field(init=False, repr=False, compare=False)
    laid_out: tuple[T, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Lay a small table out, so that a draw needs no search."""
        total, before = self.cumulative[-1], (0, *self.cumulative)
        ranges = zip(self.items, before, self.cumulative, strict=False) if total <= MOST_LAID_OUT else ()
        object.__setattr__(self, "total", total)
        object.__setattr__(self, "laid_out", tuple([item for item, low, high in ranges for _ in range(low, high)]))

    @classmethod
    def of(cls, pairs: Iterable[tuple[T, int]], read: Callable[[object], object] | None = None) -> "Weights[T]":
        """Make a table of (item, weight); ValueError names a weight that is not positive and refuses an empty table."""
        table = tuple(pairs)
        if not table:
            raise ValueError("a table of weights needs at least one item")
        for item, weight in table:
            if weight <= 0:
                raise ValueError(f"the weight of {item!r} is {weight}, expected a positive whole number")
        return cls(tuple(item for item, _ in table), tuple(accumulate(weight for _, weight in table)), read)

    @classmethod
    def evenly(cls, items: tuple[T, ...]) -> "Weights[T]":
        """Make a table in which every item is as likely as any other."""
        return cls(items, tuple(range(1, len(items) + 1)))

    def in_scripts(self, item: T) -> object:
        """Give an item as a script writes it: amounts of money, which `read` turns into pence, in pounds."""
        return pounds(item) if self.read is pence_in and isinstance(item, int) else item

    def weight_of(self, item: T) -> int:
        """Give the weight of an item; ValueError if it is not in the table."""
        place = self.items.index(item)
        return self.cumulative[place] - (self.cumulative[place - 1] if place else 0)
