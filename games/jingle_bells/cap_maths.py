"""What the win cap takes from the Christmas Spins, bounded (JB-19).

Only what Grands and Majors bring comes near the cap. So the walk is made with levels: how often the Grand came, doubled
ones counting twice (0, 1, 2; three of them are always above the cap), and the Major (0, 1, 2, or more). On most levels
that matter the total is certainly above the cap, so that what it takes follows from the mean; on the others it is at
most what the exponential bound says. Chances are binary floating-point numbers here, good to about twelve places.
"""

from cmath import exp
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from itertools import product
from math import e
from typing import Final

from games.jingle_bells.bonus_walk import Measure, Symbols
from games.jingle_bells.numbers import BellsNumbers

_GRANDS: Final = range(3)
_MAJORS: Final = range(4)  # the last one stands for more, too
_LEVELS: Final = tuple(product(_GRANDS, _MAJORS))
_BOTH: Final = tuple(  # for each two levels the one that they make together; None for three Grands
    tuple(
        _LEVELS.index((grands + more, min(majors + others, _MAJORS[-1]))) if grands + more in _GRANDS else None
        for more, others in _LEVELS
    )
    for grands, majors in _LEVELS
)
_TINY: Final = 1e-30  # an imaginary tilt: the real part is the chance, the imaginary one the mean times it
_TILT: Final = 0.008  # any would be right; these make the bounds narrow
_TILT_OF_SMALL: Final = 0.018


@dataclass(frozen=True, slots=True)
class Levels:
    """For each level its chance, there times the mean of the exponential of what was won."""

    parts: tuple[complex, ...]

    def then(self, other: "Levels") -> "Levels":
        """Give the levels after something independent was added."""
        parts = [0j] * len(_LEVELS)
        coming = [(place, part) for place, part in enumerate(other.parts) if part]
        for here, both in zip(self.parts, _BOTH, strict=True):
            if here:
                for place, part in coming:
                    level = both[place]
                    if level is not None:
                        parts[level] += here * part
        return Levels(tuple(parts))

    def plus(self, other: "Levels") -> "Levels":
        """Give the levels of the one or the other."""
        return Levels(tuple([one + two for one, two in zip(self.parts, other.parts, strict=True)]))

    def scaled(self, chance: Decimal) -> "Levels":
        """Give the levels of what only happens with this chance."""
        factor = float(chance)
        return Levels(tuple([part * factor for part in self.parts]))


@dataclass(frozen=True, slots=True)
class CapFigures:
    """What the cap takes from the Christmas Spins alone on average, in multiples of the stake: between these.

    `reached_at_most` is how likely it can be reached at all with the most that lines add.
    """

    least: float
    most: float
    reached_at_most: float

    def most_with(self, lines: Decimal) -> float:
        """Bound what it takes where lines pay so much on average in the spin that triggers."""
        return self.most + float(lines) * self.reached_at_most


def cap_figures(numbers: BellsNumbers, mean: Decimal, most_of_lines: int) -> CapFigures:
    """Bound what the cap takes.

    Args:
        numbers: of the game.
        mean: what the Christmas Spins pay on average, uncapped.
        most_of_lines: what the lines of a spin pay at most, times the stake.

    Raises:
        ValueError: three Grands stay below the cap.
    """
    prizes, cap = numbers.bonus_prizes, numbers.win_cap
    if len(_GRANDS) * prizes.grand < cap:
        raise ValueError(f"a win cap of {cap} is more than {len(_GRANDS)} Grands of {prizes.grand}")
    levels = _tilted(numbers, complex(0, _TINY), small_only=False)
    above_chance, above_mean = 1.0, float(mean)  # of what is certainly above the cap: what is left in the end
    open_levels = []
    for place, (grands, majors) in enumerate(_LEVELS):
        if grands * prizes.grand + majors * prizes.major < cap:
            above_chance -= levels[place].real
            above_mean -= levels[place].imag / _TINY
            open_levels.append(place)
    bounds = _ExponentialBounds(numbers)
    least = above_mean - cap * above_chance
    reach = cap - most_of_lines
    return CapFigures(
        least=least,
        most=least + sum(bounds.excess(place, cap) for place in open_levels),
        reached_at_most=above_chance
        + sum(min(levels[place].real, bounds.chance(place, reach)) for place in open_levels),
    )


class _ExponentialBounds:
    """Bounds on the total of each level: by all prizes but the Grands, and by all but Grands and Majors."""

    def __init__(self, numbers: BellsNumbers) -> None:
        self._prizes = numbers.bonus_prizes
        self._all = _tilted(numbers, _TILT, small_only=False)
        self._small = _tilted(numbers, _TILT_OF_SMALL, small_only=True)

    def excess(self, place: int, threshold: int) -> float:
        """Bound the mean excess of the total over a threshold on a level, times its chance."""
        return min(bound / (e * tilt) for tilt, bound in self._bounds(place, threshold))

    def chance(self, place: int, threshold: int) -> float:
        """Bound the chance of a level with a total from a threshold on."""
        return min(bound for _, bound in self._bounds(place, threshold))

    def _bounds(self, place: int, threshold: int) -> Iterator[tuple[float, float]]:
        grands, majors = _LEVELS[place]
        missing = threshold - grands * self._prizes.grand
        yield _TILT, (self._all[place] * exp(-_TILT * missing)).real
        if majors < _MAJORS[-1]:
            missing -= majors * self._prizes.major
            yield _TILT_OF_SMALL, (self._small[place] * exp(-_TILT_OF_SMALL * missing)).real


def _tilted(numbers: BellsNumbers, tilt: complex, *, small_only: bool) -> tuple[complex, ...]:
    """Walk with every prize weighed by its exponential.

    A real tilt leaves out the Grands, and with `small_only` the Majors, which the levels count; an imaginary one takes
    all prizes.
    """
    counted = {numbers.bonus_prizes.grand, numbers.bonus_prizes.major} if small_only else {numbers.bonus_prizes.grand}
    left_out = counted if tilt.real else set()

    def held(weights: Mapping[int, int], total: int, times: int) -> Levels:
        parts = [0j] * len(_LEVELS)
        for prize, weight in weights.items():
            grands = times if prize == numbers.bonus_prizes.grand else 0
            majors = times if prize == numbers.bonus_prizes.major else 0
            factor = 1 if prize in left_out else exp(tilt * prize * times)
            parts[_LEVELS.index((grands, majors))] += factor * weight / total
        return Levels(tuple(parts))

    nothing = [0j] * len(_LEVELS)
    measure = Measure(start=Levels((1 + 0j, *nothing[1:])), never=Levels(tuple(nothing)), held=held)
    ends = measure.never
    for state, levels in Symbols(numbers, measure).walk():
        if state.is_over:
            ends = ends.plus(levels)
    return ends.parts
