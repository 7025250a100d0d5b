"""How far rounds of Mr. Monopoly scatter, exactly: the mean squares of lines, rents and Free Spins, and their products.

Lines and rents depend on each other through the Houses in view, so they are taken together for each vector of counts;
the Free Spins only through the Diamond that starts them.
"""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod
from typing import NamedTuple

from engine.rules.slots.line_square import line_square
from engine.rules.slots.line_worth import line_worth
from engine.rules.slots.windows import Column
from games.mr_monopoly.house_counts import NONE, Counts, rent, shares, spread, upgraded
from games.mr_monopoly.maths import ExactFigures
from games.mr_monopoly.numbers import MonopolyNumbers
from games.mr_monopoly.symbols import DIAMOND, HOUSE, MR_MONOPOLY_COLUMN


class _Due(NamedTuple):
    """What is due when Mr. Monopoly arrives: its mean, and the mean of its square."""

    mean: Fraction
    square: Fraction


def variances(numbers: MonopolyNumbers, figures: ExactFigures) -> dict[str, Fraction]:
    """Give the variance of what a round pays, by mode, in squares of the stake."""
    squares = _Squares(numbers, figures)
    means = {mode: Fraction(worth.total) for mode, worth in figures.worth.items()}
    return {mode: square - means[mode] ** 2 for mode, square in squares.by_mode().items()}


class _Squares:
    """The mean squares of rounds."""

    def __init__(self, numbers: MonopolyNumbers, figures: ExactFigures) -> None:
        self._numbers = numbers
        self._figures = figures
        self._houses = [strip.columns for strip in numbers.strips[:4]]
        self._last = numbers.strips[4].columns
        self._diamonds = [column for column in self._last if DIAMOND in column]
        self._by_count = [_by_count(reel) for reel in self._houses]
        self._bonus_square = Fraction(figures.bonus.deviation) ** 2 + Fraction(figures.bonus.mean) ** 2

    def by_mode(self) -> dict[str, Fraction]:
        """Give them."""
        rates, bonus = self._figures.rates, Fraction(self._figures.bonus.mean)
        lands, house = rates.mr_monopoly_lands, rates.house
        landed, nudged = self._rents()
        with_diamond = line_worth(self._numbers.lines, [*self._houses, self._diamonds])
        free_spins = self._bonus_square + 2 * with_diamond * bonus
        bare = [reel.get(0, ()) for reel in self._by_count]
        with_him = self._lines(self._houses, [MR_MONOPOLY_COLUMN])
        without_house = (1 - house) * self._lines(bare, [MR_MONOPOLY_COLUMN]) if house < 1 else Fraction()
        bought = (with_him - without_house) / house
        base = (1 - lands) * self._lines(self._houses, self._last) + lands * with_him
        return {
            "base": base + lands * landed[True] + nudged + rates.free_spins * free_spins,
            "mr_monopoly": bought + landed[False] / house,
            "free_spins": self._lines(self._houses, self._diamonds) + free_spins,
        }

    def _lines(self, houses: list[tuple[Column, ...]], last: list[Column] | tuple[Column, ...]) -> Fraction:
        return line_square(self._numbers.lines, [Counter(reel) for reel in [*houses, last]])

    def _rents(self) -> tuple[dict[bool, Fraction], Fraction]:
        """Give squares of rents with their products with the lines: landed, with bare reels or without; and nudged."""
        rates, numbers = self._figures.rates, self._numbers
        stops = prod(len(reel) for reel in self._houses)
        landed, nudged = {True: Fraction(), False: Fraction()}, Fraction()
        for one, two, three, four in product(*(sorted(reel) for reel in self._by_count)):
            counts = (one, two, three, four)
            columns = [reel[count] for reel, count in zip(self._by_count, counts, strict=True)]
            chance = Fraction(prod(len(reel) for reel in columns), stops)
            due = self._due(counts)
            lines = line_worth(numbers.lines, [*columns, [MR_MONOPOLY_COLUMN]])
            part = chance * (due.square + 2 * due.mean * lines)
            landed[True] += part
            if counts == NONE:
                continue
            landed[False] += part
            free = (1 - rates.mr_monopoly_lands) * line_worth(numbers.lines, [*columns, self._last])
            free -= rates.free_spins * line_worth(numbers.lines, [*columns, self._diamonds])
            may = 1 - rates.mr_monopoly_lands - rates.free_spins
            nudged += chance * numbers.nudge.probability * (may * due.square + 2 * due.mean * free)
        return landed, nudged

    def _due(self, counts: Counts) -> _Due:
        """Give what is due with these Houses before his hat is thrown (MM-7 to MM-12)."""
        hat = self._numbers.hat.probability
        bare = self._after_hat(counts)
        mean, square = (1 - hat) * bare.mean, (1 - hat) * bare.square
        for houses, share in shares(self._numbers.hat_houses).items():
            for after, chance in spread(counts, houses).items():
                due = self._after_hat(after)
                mean += hat * share * chance * due.mean
                square += hat * share * chance * due.square
        return _Due(mean, square)

    def _after_hat(self, counts: Counts) -> _Due:
        """Give what is due over the awards (MM-9)."""
        award, rents = self._numbers.award, [card.rents for card in self._numbers.properties]
        weights = award.multiplier_roll + award.property_upgrade + award.neither
        plain, more = Fraction(rent(rents, counts), 100), Fraction(rent(rents, upgraded(counts)), 100)
        lane = shares(self._numbers.lane_sector).items()
        times = sum((multiplier * share for multiplier, share in lane), Fraction())
        squared = sum((multiplier**2 * share for multiplier, share in lane), Fraction())
        return _Due(
            (plain * (award.neither + award.multiplier_roll * times) + more * award.property_upgrade) / weights,
            (plain**2 * (award.neither + award.multiplier_roll * squared) + more**2 * award.property_upgrade) / weights,
        )


def _by_count(reel: tuple[Column, ...]) -> dict[int, tuple[Column, ...]]:
    """Part the columns of a reel by how many Houses they show."""
    counts = {column.count(HOUSE) for column in reel}
    return {count: tuple(column for column in reel if column.count(HOUSE) == count) for count in counts}
