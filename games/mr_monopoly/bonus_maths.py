"""The Free Spins exactly: where they end, how long they take and what they pay (MM-13 to MM-18).

Forward over what stands and the spins that are left: Houses only become more, so each state is left for good before
the next is looked at. Probabilities are decimals of 60 places, since as fractions they would have thousands of digits.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from itertools import product
from math import comb
from typing import Final

from games.mr_monopoly.house_counts import FULL, NONE, Counts, all_counts, rent, shares, spread, upgraded
from games.mr_monopoly.numbers import MonopolyNumbers, fields_of
from games.mr_monopoly.symbols import ROWS, SPINS

PLACES: Final = 60

_Landings = list[list[list[Decimal]]]  # for each reel and number of Houses on it, how likely so many more land


@dataclass(frozen=True, slots=True)
class BonusFigures:
    """The Free Spins by themselves; amounts in multiples of the stake.

    `totals` holds how likely each total is, by its hundredths of the stake; `by_hand` the mean for each award of the
    Generous Hand.
    """

    totals: dict[int, Decimal]
    by_hand: dict[str, Decimal]
    spins: Decimal
    houses_for_rent: Decimal
    houses: Decimal
    grid_full: Decimal

    @property
    def mean(self) -> Decimal:
        """What they pay on average."""
        return _sum(chance * total for total, chance in self.totals.items()) / 100

    @property
    def deviation(self) -> Decimal:
        """The standard deviation of what they pay."""
        with localcontext(Context(prec=PLACES)):
            square = _sum(chance * total * total for total, chance in self.totals.items()) / 10_000
            return (square - self.mean * self.mean).sqrt()

    def at_least(self, multiple: int) -> Decimal:
        """How likely they pay at least a multiple of the stake."""
        return _sum(chance for total, chance in self.totals.items() if total >= multiple * 100)


def bonus_figures(numbers: MonopolyNumbers) -> BonusFigures:
    """Compute the Free Spins."""
    with localcontext(Context(prec=PLACES)):
        walk = _Walk(numbers)
        totals: dict[int, Decimal] = defaultdict(Decimal)
        by_hand: dict[str, Decimal] = defaultdict(Decimal)
        hands = fields_of(numbers.free_spins.generous_hand)
        lane = shares(numbers.lane_sector)
        rents = [card.rents for card in numbers.properties]
        for counts, chance in walk.ends.items():
            for hand, weight in hands.items():
                part = chance * weight / sum(hands.values())
                due = rent(rents, counts if hand == "multiplier_roll" else upgraded(counts))
                multipliers = {1: Fraction(1)} if hand == "property_upgrade" else lane
                for multiplier, share in multipliers.items():
                    totals[due * multiplier] += part * _decimal(share)
                    by_hand[hand] += chance * _decimal(share) * due * multiplier / 100
        return BonusFigures(
            totals=dict(totals),
            by_hand=dict(by_hand),
            spins=walk.spins,
            houses_for_rent=walk.houses_for_rent,
            houses=_sum(chance * sum(counts) for counts, chance in walk.ends.items()),
            grid_full=walk.ends[FULL],
        )


class _Walk:
    """Walks through all states once; `ends` is how likely the bonus ends with which Houses."""

    def __init__(self, numbers: MonopolyNumbers) -> None:
        bonus = numbers.free_spins
        self._landings = _landing_chances(numbers)
        self._comes = _decimal(bonus.house_for_rent.probability)
        self._for_rent = shares(bonus.house_for_rent_houses)
        self._mass: dict[Counts, list[Decimal]] = {counts: [Decimal()] * (SPINS + 1) for counts in all_counts()}
        self._mass[NONE][SPINS] = Decimal(1)
        self.ends: dict[Counts, Decimal] = defaultdict(Decimal)
        self.spins = self.houses_for_rent = Decimal()
        for counts in sorted(self._mass, key=sum):
            if counts == FULL:
                self.ends[counts] += _sum(self._mass[counts])
            else:
                self._leave(counts)

    def _leave(self, counts: Counts) -> None:
        """Play all spins that start on these Houses, from three spins left down to the last one."""
        started = Decimal()
        stays = _chance_of_none(self._landings, counts)
        mass = self._mass[counts]
        for left in range(SPINS, 0, -1):
            started += mass[left]
            mass[left - 1] += mass[left] * stays
        self.spins += started
        reaches = product(*(range(ROWS + 1 - count) for count in counts))
        for one, two, three, four in reaches:
            if one or two or three or four:
                chance = (
                    self._landings[0][counts[0]][one] * self._landings[1][counts[1]][two]
                    * self._landings[2][counts[2]][three] * self._landings[3][counts[3]][four]
                )
                after = (counts[0] + one, counts[1] + two, counts[2] + three, counts[3] + four)
                self._mass[after][SPINS] += started * chance
        self._end_or_rent(counts, mass[0])

    def _end_or_rent(self, counts: Counts, mass: Decimal) -> None:
        """After a last spin without a House: House For Rent, always without any House, or the end (MM-15, MM-16)."""
        comes = mass if counts == NONE else mass * self._comes
        self.houses_for_rent += comes
        if mass != comes:
            self.ends[counts] += mass - comes
        for houses, share in self._for_rent.items():
            for after, chance in spread(counts, houses).items():
                self._mass[after][SPINS] += comes * _decimal(share * chance)


def _landing_chances(numbers: MonopolyNumbers) -> _Landings:
    weights = numbers.free_spins.house_per_empty_cell
    return [
        [
            [
                _decimal(
                    comb(ROWS - count, more) * Fraction(weight, weights.of) ** more
                    * Fraction(weights.of - weight, weights.of) ** (ROWS - count - more)
                )
                for more in range(ROWS + 1 - count)
            ]
            for count in range(ROWS + 1)
        ]
        for weight in weights.by_reel
    ]


def _chance_of_none(landings: _Landings, counts: Counts) -> Decimal:
    """How likely no House lands at all."""
    none = Decimal(1)
    for reel, count in zip(landings, counts, strict=True):
        none *= reel[count][0]
    return none


def _decimal(fraction: Fraction) -> Decimal:
    return Decimal(fraction.numerator) / Decimal(fraction.denominator)


def _sum(parts: Iterable[Decimal]) -> Decimal:
    return sum(parts, Decimal())
