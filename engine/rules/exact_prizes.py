"""How likely each prize of a round is, exactly: whole numbers of parts, so that sums over many prizes stay quick."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final, NamedTuple

_BAND_EDGES: Final = (0, 1, 2, 5, 10, 25, 50, 100, 250, 1000, 10_000)


class Band(NamedTuple):
    """Prizes above `above` up to `up_to` times the cost (None: without end), and how likely they are.

    Where only bounds are known, `chance` is the lower one and `at_most` the upper one.
    """

    above: int
    up_to: int | None
    chance: Fraction
    at_most: Fraction | None = None

    @property
    def name(self) -> str:
        """The band as it is printed."""
        if self.up_to == 0:
            return "nothing"
        return f"over {self.above:,}x" if self.up_to is None else f"over {self.above:,}x to {self.up_to:,}x"


@dataclass(frozen=True, slots=True)
class Prizes:
    """A distribution of prizes.

    Attributes:
        parts: how likely each prize is, by its number of units, in parts of `whole`.
        unit: what one unit is as a multiple of the stake.
        whole: how many parts are certain; where chances were rounded down, their sum falls short of it.
    """

    parts: Mapping[int, int]
    unit: Fraction
    whole: int

    @property
    def top(self) -> Fraction:
        """The largest prize, as a multiple of the stake."""
        return max(self.parts) * self.unit

    def __iter__(self) -> Iterator[tuple[Fraction, Fraction]]:
        """Give each prize, as a multiple of the stake, and how likely it is."""
        return ((prize * self.unit, Fraction(part, self.whole)) for prize, part in self.parts.items())

    def at_least(self, multiple: Fraction | int) -> Fraction:
        """How likely a prize is at least a multiple of the stake."""
        return Fraction(sum(part for prize, part in self.parts.items() if prize * self.unit >= multiple), self.whole)

    def moment(self, power: int) -> Fraction:
        """Give the mean of a power of the prize."""
        return Fraction(sum(prize**power * part for prize, part in self.parts.items()), self.whole) * self.unit**power

    @property
    def variance(self) -> Fraction:
        """The variance of the prize, in squares of the stake."""
        return self.moment(2) - self.moment(1) ** 2

    @property
    def third(self) -> Fraction:
        """The third central moment."""
        mean = self.moment(1)
        return self.moment(3) - 3 * mean * self.moment(2) + 2 * mean**3

    def bands(self, cost: Fraction) -> tuple[Band, ...]:
        """Sum up how likely prizes are in bands, by multiples of the cost."""
        found = [Band(0, 0, self._between(-1, 0))]
        edges: list[tuple[int, int | None]] = [*pairwise(_BAND_EDGES), (_BAND_EDGES[-1], None)]
        for above, up_to in edges:
            most = max(self.parts) if up_to is None else up_to * cost / self.unit // 1
            found.append(Band(above, up_to, self._between(above * cost / self.unit // 1, most)))
        return tuple(found)

    def _between(self, above: int, up_to: int) -> Fraction:
        return Fraction(sum([part for prize, part in self.parts.items() if above < prize <= up_to]), self.whole)


@dataclass(frozen=True, slots=True)
class PartlyKnown:
    """Prizes that are known in a part of the rounds.

    Attributes:
        known: how likely each prize is in this part; the sum falls short of one by the rest.
        nothing: how likely a round of any part pays nothing.
        rest_above: how likely at most a round of the rest pays more than a multiple of the stake.
    """

    known: Prizes
    nothing: Fraction
    rest_above: Callable[[Fraction], Fraction]

    def bands(self, cost: Fraction) -> tuple[Band, ...]:
        """Bound how likely prizes are in bands, by multiples of the cost."""
        _, *paying = self.known.bands(cost)
        bounded = (band._replace(at_most=band.chance + self.rest_above(band.above * cost)) for band in paying)
        return Band(0, 0, self.nothing), *bounded
