"""The exact figures of a game in one shape, whichever way they were computed: what commands print and simulations meet.

Amounts are multiples of the stake; all figures are fractions, exact as far as `ExactMode.method` says.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from math import isqrt
from typing import Final, NamedTuple

from engine.rules.exact_prizes import Band, Prizes

ANY_WIN: Final = "any win"
NEAR_NORMAL: Final = 25  # from 25 times the square of the skewness on, a mean is near enough to normal for its z-score

_ROOT_SCALE: Final = 10**30


@dataclass(frozen=True, slots=True)
class Declared:
    """A figure that a game states about itself, and what it is exactly."""

    name: str
    declared: Decimal
    exact: Fraction

    @property
    def holds(self) -> bool:
        """Whether the exact figure, rounded to the places that are declared, is the declared one."""
        places = -int(self.declared.as_tuple().exponent)
        return abs(self.exact - Fraction(self.declared)) * 2 <= Fraction(1, 10**places)


@dataclass(frozen=True, slots=True)
class ExactMode:
    """The figures of one way to play.

    Attributes:
        id: of the mode.
        title: as printed.
        cost: of a round.
        worth: what the parts of a round pay on average; together they are the whole.
        rates: how likely things happen in a round, by the names under which `measure` of the game counts them.
        method: how the figures were computed.
        others: figures that a simulation does not count.
        states: the figures of rounds that start from each state in which rounds before left the game, by its name.
        variance: of what a round pays; None where it was not computed.
        part_variances: of what the parts of a round pay, where they were computed.
        prizes: how likely each prize is; None where it was not computed.
        in_bands: how likely prizes are in bands, where they are not known one by one; empty where not even that is.
        state_bands: the same of rounds that start from each of the states.
    """

    id: str
    title: str
    cost: Fraction
    worth: Mapping[str, Fraction]
    rates: Mapping[str, Fraction]
    method: str
    others: Mapping[str, Fraction] = field(default_factory=dict)
    states: Mapping[str, Mapping[str, Fraction]] = field(default_factory=dict)
    variance: Fraction | None = None
    part_variances: Mapping[str, Fraction] = field(default_factory=dict)
    prizes: Prizes | None = None
    in_bands: tuple[Band, ...] = ()
    state_bands: Mapping[str, tuple[Band, ...]] = field(default_factory=dict)

    @property
    def mean(self) -> Fraction:
        """What a round pays on average."""
        return sum(self.worth.values(), Fraction())

    @property
    def rtp(self) -> Fraction:
        """The part of its cost that a round pays back on average."""
        return self.mean / self.cost

    @property
    def deviation(self) -> Fraction | None:
        """The standard deviation of what a round pays, to 15 places."""
        return None if self.variance is None else root(self.variance)

    @property
    def skewness(self) -> Fraction | None:
        """How lopsided the prizes are: the third central moment by the third power of the standard deviation."""
        if self.prizes is None or not self.deviation:
            return None
        return self.prizes.third / self.deviation**3

    @property
    def bands(self) -> tuple[Band, ...]:
        """The distribution of the prizes in bands; empty where it was not computed."""
        return self.prizes.bands(self.cost) if self.prizes else self.in_bands

    def rounds_for_error(self, error: Fraction) -> int | None:
        """How many rounds bring the standard error of the simulated payout down to a part of the cost."""
        return None if self.variance is None else _up(self.variance / (error * self.cost) ** 2)

    def rounds_near_normal(self) -> int | None:
        """How many rounds a simulation needs before its mean is near enough to normal for a z-score."""
        return None if self.skewness is None else _up(NEAR_NORMAL * self.skewness**2)


@dataclass(frozen=True, slots=True)
class ExactReport:
    """The figures of a game.

    Attributes:
        modes: by their ids.
        declared: what the game states.
        is_proven: whether what it states was computed from the numbers that are played.
    """

    modes: Mapping[str, ExactMode]
    declared: tuple[Declared, ...]
    is_proven: bool

    @property
    def holds(self) -> bool:
        """Whether all that the game states is exactly so, of the numbers that are played."""
        return self.is_proven and all(each.holds for each in self.declared)


class Measured(NamedTuple):
    """What one round paid in its parts, in pence, and which of the things that have a rate happened in it."""

    parts: Mapping[str, int]
    happened: frozenset[str]


def root(square: Fraction) -> Fraction:
    """Give a square root to 15 places."""
    return Fraction(isqrt(square.numerator * _ROOT_SCALE // square.denominator), isqrt(_ROOT_SCALE))


def decimal_text(value: Fraction, places: int) -> str:
    """Write a fraction with so many places, rounded half up, its thousands parted."""
    scaled = (abs(value) * 10**places * 2 + 1) // 2
    whole, rest = divmod(int(scaled), 10**places)
    sign = "-" if value < 0 and scaled else ""
    return f"{sign}{whole:,}" + (f".{rest:0{places}d}" if places else "")


def _up(value: Fraction) -> int:
    return -int(-value // 1)
