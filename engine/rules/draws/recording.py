"""Draws that are kept: each with its name, what it was drawn from and its answer, for a tester to look at."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import TypeVar

import msgspec

from engine.rules.draws.protocol import Draws
from engine.rules.draws.weights import Weights

T = TypeVar("T")


class Drawn(msgspec.Struct, frozen=True):
    """One draw: the n of `below`, the table of `weighted` or the items of `shuffled`, and what came."""

    name: str
    choices: "int | Weights[object] | tuple[object, ...]"
    answer: object

    @property
    def probability(self) -> Fraction:
        """How likely the answer was, exactly (for an order: of items told apart)."""
        match self.choices:
            case int(n):
                return Fraction(1, n)
            case Weights() as table:
                return Fraction(table.weight_of(self.answer), table.total)
            case items:
                return Fraction(1, factorial(len(items)))


class RecordingDraws:
    """Passes every draw on to another source and keeps it in `drawn`."""

    def __init__(self, inner: Draws) -> None:
        self._inner = inner
        self.drawn: list[Drawn] = []

    def below(self, name: str, n: int) -> int:
        """Draw below n and keep it."""
        answer = self._inner.below(name, n)
        self.drawn.append(Drawn(name, n, answer))
        return answer

    def each_below(self, named: Sequence[tuple[str, int]]) -> tuple[int, ...]:
        """Draw below n by each of these names, and keep each."""
        return tuple([self.below(name, n) for name, n in named])

    def weighted(self, name: str, table: Weights[T]) -> T:
        """Draw from the table and keep it."""
        answer = self._inner.weighted(name, table)
        kept: Weights[object] = Weights(table.items, table.cumulative, table.laid_out, table.read)
        self.drawn.append(Drawn(name, kept, answer))
        return answer

    def each_weighted(self, names: Sequence[str], table: Weights[T]) -> list[T]:
        """Draw from the table for each of these names, and keep each."""
        return [self.weighted(name, table) for name in names]

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """Draw an order and keep it."""
        answer = self._inner.shuffled(name, items)
        self.drawn.append(Drawn(name, tuple(items), answer))
        return answer
