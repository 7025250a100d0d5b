"""Chances with mean and mean square of what is won there; exact decimals."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Final, NamedTuple


class Moments(NamedTuple):
    """A chance, and what is won there times that chance: its mean and the mean of its square."""

    chance: Decimal
    mean: Decimal
    square: Decimal

    def then(self, other: "Moments") -> "Moments":
        """Give the moments after something independent was added to what is won."""
        return Moments(
            self.chance * other.chance,
            self.mean * other.chance + self.chance * other.mean,
            self.square * other.chance + 2 * self.mean * other.mean + self.chance * other.square,
        )

    def plus(self, other: "Moments") -> "Moments":
        """Give the moments of the one or the other."""
        return Moments(self.chance + other.chance, self.mean + other.mean, self.square + other.square)

    def scaled(self, chance: Decimal) -> "Moments":
        """Give the moments of what only happens with this chance."""
        return Moments(self.chance * chance, self.mean * chance, self.square * chance)


def held(weights: Mapping[int, int], times: int) -> Moments:
    """Give the moments of a prize drawn by weights, each multiplied."""
    of = Decimal(sum(weights.values()))
    return Moments(
        Decimal(1),
        sum(prize * times * weight for prize, weight in weights.items()) / of,
        sum((prize * times) ** 2 * weight for prize, weight in weights.items()) / of,
    )


CERTAIN: Final = Moments(Decimal(1), Decimal(), Decimal())  # and nothing is won
NEVER: Final = Moments(Decimal(), Decimal(), Decimal())
