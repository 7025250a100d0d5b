"""How likely each prize of a round is, exactly: whole numbers of parts, so that sums over many prizes stay quick."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

BAND_EDGES: Final = (0, 1, 2, 5, 10, 25, 50, 100, 250, 1000, 10_000)


class Band(NamedTuple):
    """Prizes above `above` up to `up_to` times the cost (None: without end), and how likely they are."""

    above: int
    up_to: int | None
    chance: Fraction

    @property
    def name(self) -> str:
        """The band as it is printed."""
        if self.up_to == 0:
            return "nothing"
        return f"over {self.above:,}x" if self.up_to is None else f"over {self.above:,}x to {self.up_to:,}x"

    @property
    def short_name(self) -> str:
        """The band as it is printed where room is scarce."""
        if self.up_to == 0:
            return "nothing"
        return f"> {self.above:,}x" if self.up_to is None else f"{self.above:,}-{self.up_to:,}x"


def bands_of(chances: Sequence[Fraction]) -> tuple[Band, ...]:
    """Give all bands by their chances: that of nothing first, then from the smallest prizes to the largest."""
    edges: list[tuple[int, int | None]] = [(0, 0), *pairwise(BAND_EDGES), (BAND_EDGES[-1], None)]
    return tuple(Band(above, up_to, chance) for (above, up_to), chance in zip(edges, chances, strict=True))


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
        least = ceil(multiple / self.unit)
        return Fraction(sum([part for prize, part in self.parts.items() if prize >= least]), self.whole)

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
        units = [edge * cost / self.unit // 1 for edge in BAND_EDGES]
        return bands_of([self._between(above, up_to) for above, up_to in pairwise((-1, *units, max(self.parts)))])

    def _between(self, above: int, up_to: int) -> Fraction:
        return Fraction(sum([part for prize, part in self.parts.items() if above < prize <= up_to]), self.whole)
