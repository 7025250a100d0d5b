"""The one door through which the randomness of outcomes reaches the rules."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.rules.draws.weights import Weights

T = TypeVar("T")


class Draws(Protocol):
    """Draws by name. The names are part of a game's interface: scripts answer them, recordings list them."""

    def below(self, name: str, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely."""

    def each_below(self, named: Sequence[tuple[str, int]]) -> tuple[int, ...]:
        """Draw below n by each of these names, in their order, as `below` does."""

    def weighted(self, name: str, table: Weights[T]) -> T:
        """Draw an item of the table, each as likely as its weight says."""

    def each_weighted(self, names: Sequence[str], table: Weights[T]) -> list[T]:
        """Draw an item of the table for each of these names, in their order, as `weighted` does."""

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """Draw an order of the items, each equally likely."""
