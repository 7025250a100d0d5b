"""The exact figures of Mr. Monopoly, from the numbers that are played. All but the Free Spins are exact fractions."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import prod

from engine.rules.slots.line_worth import Reels, count_hits, line_worth
from engine.rules.slots.most_of_lines import most_of_lines
from engine.rules.slots.windows import Column, Window
from games.mr_monopoly.bonus_maths import BonusFigures, bonus_figures
from games.mr_monopoly.house_counts import FULL, NONE, Counts, all_counts, rent, shares, spread, upgraded
from games.mr_monopoly.numbers import MonopolyNumbers
from games.mr_monopoly.symbols import DIAMOND, HOUSE, MR_MONOPOLY_COLUMN


@dataclass(frozen=True, slots=True)
class Rates:
    """How often things happen in a base spin."""

    mr_monopoly_lands: Fraction
    nudge: Fraction
    diamond: Fraction
    free_spins: Fraction
    house: Fraction
    rents: Fraction
    line_hit: Fraction
    any_win: Fraction


@dataclass(frozen=True, slots=True)
class Worth:
    """What the parts of a round pay on average, in multiples of the stake."""

    lines: Fraction
    rents_landed: Fraction
    rents_nudged: Fraction
    free_spins: Decimal

    @property
    def total(self) -> Decimal:
        """What a round pays on average."""
        exact = self.lines + self.rents_landed + self.rents_nudged
        return _decimal(exact) + self.free_spins


@dataclass(frozen=True, slots=True)
class ExactFigures:
    """All figures; `worth` and `rtp` by mode, `line_hit` by mode."""

    rates: Rates
    worth: dict[str, Worth]
    rtp: dict[str, Decimal]
    line_hit: dict[str, Fraction]
    bonus: BonusFigures
    most: int
    most_window: Window


class _Reels:
    """What the reels show, and how Houses are distributed over reels 1 to 4."""

    def __init__(self, numbers: MonopolyNumbers) -> None:
        weights, self._lines = numbers.reel_5_weights, numbers.lines
        self.houses = [strip.columns for strip in numbers.strips[:4]]
        self.bare = [tuple(column for column in reel if HOUSE not in column) for reel in self.houses]
        self.last = numbers.strips[4].columns
        self.diamonds = tuple(column for column in self.last if DIAMOND in column)
        stops = len(self.last) * weights.each_strip_stop
        self.mr_monopoly = Fraction(weights.mr_monopoly, stops + weights.mr_monopoly)
        self.diamond = (1 - self.mr_monopoly) * Fraction(len(self.diamonds), len(self.last))
        self.no_house = Fraction(prod(map(len, self.bare)), prod(map(len, self.houses)))

    def lines(self, houses: Reels, last: Sequence[Column]) -> Fraction:
        """Give what the lines pay on average when the reels show these columns."""
        return line_worth(self._lines, [*houses, last])

    def house_counts(self) -> dict[Counts, Fraction]:
        """Give how likely each number of Houses on each of reels 1 to 4 is in a base spin."""
        seen = [Counter(column.count(HOUSE) for column in reel) for reel in self.houses]
        stops = prod(len(reel) for reel in self.houses)
        return {
            counts: Fraction(prod(reel[count] for reel, count in zip(seen, counts, strict=True)), stops)
            for counts in all_counts() if all(reel[count] for reel, count in zip(seen, counts, strict=True))
        }


def exact_figures(numbers: MonopolyNumbers) -> ExactFigures:
    """Compute all figures, in seconds."""
    reels, bonus = _Reels(numbers), bonus_figures(numbers)
    hits = count_hits(numbers.lines, reels.houses, HOUSE)
    loses = Fraction(hits.losing, hits.stops)
    bare_and_loses = Fraction(hits.losing_by_kind[False, False, False], hits.stops) * Fraction(
        len(reels.bare[3]), len(reels.houses[3]),
    )
    rates = _rates(numbers, reels, loses, bare_and_loses)
    worth = _worth(numbers, reels, rates, bonus.mean)
    costs = {mode.id: mode.cost_hundredths for mode in numbers.sold_modes()}
    most, window = most_of_lines(numbers.lines, [*reels.houses, reels.diamonds])
    rents = [card.rents for card in numbers.properties]
    return ExactFigures(
        rates=rates,
        worth=worth,
        rtp={mode: part.total * 100 / costs[mode] for mode, part in worth.items()},
        line_hit={
            "base": rates.line_hit,
            "mr_monopoly": 1 - (loses - bare_and_loses) / (1 - reels.no_house),
            "free_spins": rates.line_hit,
        },
        bonus=bonus,
        most=rent(rents, upgraded(FULL)) * max(numbers.lane_sector) + most,  # MM-21: with both, in the Free Spins
        most_window=window,
    )


def _rates(numbers: MonopolyNumbers, reels: _Reels, loses: Fraction, bare_and_loses: Fraction) -> Rates:
    """Compute how often things happen.

    A base spin pays nothing when its lines lose and no rent is due: Mr. Monopoly without House and hat, or neither
    Free Spins nor, where a House stands, a nudge.
    """
    hat, nudge = numbers.hat.probability, numbers.nudge.probability
    free_spins = reels.diamond * numbers.diamond_triggers.probability
    house = 1 - reels.no_house
    may_nudge = 1 - reels.mr_monopoly - free_spins
    pays_nothing = reels.mr_monopoly * bare_and_loses * (1 - hat)
    pays_nothing += may_nudge * (bare_and_loses + (loses - bare_and_loses) * (1 - nudge))
    return Rates(
        mr_monopoly_lands=reels.mr_monopoly,
        nudge=may_nudge * house * nudge,
        diamond=reels.diamond,
        free_spins=free_spins,
        house=house,
        rents=reels.mr_monopoly * (house + reels.no_house * hat) + may_nudge * house * nudge,
        line_hit=1 - loses,
        any_win=1 - pays_nothing,
    )


def _worth(numbers: MonopolyNumbers, reels: _Reels, rates: Rates, bonus: Decimal) -> dict[str, Worth]:
    """Compute what the parts of a round pay, by mode."""
    lands, house = rates.mr_monopoly_lands, rates.house
    due = {counts: chance * _rent_due(numbers, counts) for counts, chance in reels.house_counts().items()}
    with_house = sum((part for counts, part in due.items() if counts != NONE), Fraction())
    with_him = reels.lines(reels.houses, [MR_MONOPOLY_COLUMN])
    bare_with_him = reels.lines(reels.bare, [MR_MONOPOLY_COLUMN])
    base_lines = (1 - lands) * reels.lines(reels.houses, reels.last) + lands * with_him
    bought_lines = (with_him - reels.no_house * bare_with_him) / house
    free_spins = _decimal(rates.free_spins) * bonus
    return {
        "base": Worth(base_lines, lands * sum(due.values()), rates.nudge / house * with_house, free_spins),
        "mr_monopoly": Worth(bought_lines, with_house / house, Fraction(), Decimal()),
        "free_spins": Worth(reels.lines(reels.houses, reels.diamonds), Fraction(), Fraction(), bonus),
    }


def _rent_due(numbers: MonopolyNumbers, counts: Counts) -> Fraction:
    """Give what Mr. Monopoly's arrival pays on average, with his hat still to be thrown (MM-7 to MM-12)."""
    hat = numbers.hat.probability
    bare = _after_hat(numbers, counts)
    thrown = sum(
        (
            share * chance * _after_hat(numbers, after)
            for houses, share in shares(numbers.hat_houses).items() for after, chance in spread(counts, houses).items()
        ),
        Fraction(),
    )
    return (1 - hat) * bare + hat * thrown


def _after_hat(numbers: MonopolyNumbers, counts: Counts) -> Fraction:
    """Give what the rents pay on average over the awards (MM-9)."""
    award, rents = numbers.award, [card.rents for card in numbers.properties]
    weights = award.multiplier_roll + award.property_upgrade + award.neither
    multiplier = sum((times * share for times, share in shares(numbers.lane_sector).items()), Fraction())
    plain = rent(rents, counts) * (award.neither + award.multiplier_roll * multiplier)
    return (plain + rent(rents, upgraded(counts)) * award.property_upgrade) / (weights * 100)


def _decimal(fraction: Fraction) -> Decimal:
    return Decimal(fraction.numerator) / Decimal(fraction.denominator)
