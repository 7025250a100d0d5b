"""The frames that stand before a spin, exactly, and what lines are worth with them (JB-3 to JB-7).

A cycle starts without a frame and ends with the spin in which frames turn wild. The reels stop independently, so how
likely the frames are some set after k spins of a cycle is a product of one number for each reel. A weighed sum of a
few such products takes the place of a chain with 65,536 states (cycle_maths.py). Chances are decimals of 40 places.
"""

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from itertools import product
from math import prod
from typing import Final, NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, Chances, bell_reels, by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle

PLACES: Final = 40

RunKey: TypeAlias = tuple[int, str, int]  # a line by its place, a symbol, and over how many reels it runs at least
Runs: TypeAlias = dict[RunKey, tuple[Decimal, Decimal]]  # how likely: without Golden Leaf, with it times the multiplier


class StandingReel:
    """One of reels 2 to 5 in a spin, with the chances of the sets of frames on it.

    Attributes:
        hits: how likely no bell hits a frame, and that one does.
    """

    def __init__(self, reel: BellReel, chances: Chances) -> None:
        self._reel, self._chances = reel, chances
        self.hits = reel.hit(chances, hits=False), reel.hit(chances, hits=True)
        self._rows: dict[str, dict[int, _Fit]] = {}

    def rows(self, symbol: str) -> dict[int, "_Fit"]:
        """Give how likely each row counts as a symbol."""
        if symbol not in self._rows:
            self._rows[symbol] = {row: self._fit(row, symbol) for row in range(1, len(self._reel.columns[0]) + 1)}
        return self._rows[symbol]

    def _fit(self, row: int, symbol: str) -> "_Fit":
        fits = self._reel.fits
        return _Fit(
            fits(self._chances, row, symbol, golden=False, hits=False),
            (
                fits(self._chances, row, symbol, golden=True, hits=False),
                fits(self._chances, row, symbol, golden=True, hits=True),
            ),
        )


class _Fit(NamedTuple):
    """How likely a row counts as a symbol: without a hit and Golden Leaf; with it, without a hit here and with one."""

    plain: Decimal
    golden: tuple[Decimal, Decimal]


def standing(reels: Sequence[BellReel], chances: Sequence[Chances]) -> list[StandingReel]:
    """Give reels with the chances of the sets on each."""
    return [StandingReel(reel, each) for reel, each in zip(reels, chances, strict=True)]


class FrameCycle:
    """All that follows from the frames in the long run at one stake.

    Attributes:
        length: the mean number of spins of a cycle.
        standing: how likely so many frames stand before a spin, from none up.
        hits: how likely so many bells land on frames in a spin, from none up.
        runs: how likely a line runs over at least so many reels as a symbol, from reel 2 on: in spins without Golden
            Leaf, and in those with it, there times the multiplier.
        marginal: for the numbers of frames on reels 2 and 3: how likely they stand, and how likely with no bell hitting
            on reels 4 and 5.
    """

    def __init__(self, pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> None:
        self.reels = bell_reels(columns)
        self._pay_lines = pay_lines
        self.length = Decimal()
        self.standing = [Decimal()] * (4 * len(self.reels) + 1)
        self.hits = [Decimal()] * (len(self.reels) + 1)
        self.runs: Runs = {}
        self.marginal: dict[tuple[int, int], tuple[Decimal, Decimal]] = {}
        for spin in spins_of_a_cycle(self.reels):
            self._add(*spin)
        self.standing = [chance / self.length for chance in self.standing]
        self.hits = [chance / self.length for chance in self.hits]
        self.runs = {key: (plain / self.length, golden / self.length) for key, (plain, golden) in self.runs.items()}
        self.marginal = {key: (one / self.length, two / self.length) for key, (one, two) in self.marginal.items()}

    def _add(self, weight: Decimal, chances: list[Chances]) -> None:
        """Add one spin of the cycle to everything."""
        self.length += weight * Decimal(prod(sum(reel) for reel in chances))
        _add_product(self.standing, weight, [by_number(reel) for reel in chances])
        reels = standing(self.reels, chances)
        hits = [reel.hits for reel in reels]
        _add_product(self.hits, weight, hits)
        for key, (plain, golden) in run_chances(self._pay_lines, reels).items():
            before = self.runs.get(key, (Decimal(), Decimal()))
            self.runs[key] = before[0] + weight * plain, before[1] + weight * golden
        second, third, *behind = chances
        stands = Decimal(prod(sum(reel) for reel in behind))
        unhit = Decimal(prod(none for none, _ in hits[2:]))
        for (two, one), (three, other) in product(enumerate(by_number(second)), enumerate(by_number(third))):
            both = weight * one * other
            before = self.marginal.get((two, three), (Decimal(), Decimal()))
            self.marginal[two, three] = before[0] + both * stands, before[1] + both * unhit


def run_chances(pay_lines: PayLines, reels: Sequence[StandingReel]) -> Runs:
    """Give how likely lines run over reels 2 to 3, 4 and 5: without Golden Leaf, and with it times the multiplier."""
    hits = [reel.hits for reel in reels]
    found: Runs = {}
    for symbol in pay_lines.paytable:
        fitting = [reel.rows(symbol) for reel in reels]
        for place, line in enumerate(pay_lines.lines):
            on_line = [rows[row] for rows, row in zip(fitting, line[1:-1], strict=True)]
            for length in range(SHORTEST, len(line)):
                matched = length - 1
                plain = prod([fit.plain for fit in on_line[:matched]], start=Decimal(1))
                plain *= prod([none for none, _ in hits[matched:]], start=Decimal(1))
                golden = _multiplied([fit.golden for fit in on_line[:matched]] + hits[matched:])
                found[place, symbol, length] = plain, golden
    return found


def _multiplied(pairs: Sequence[tuple[Decimal, Decimal]]) -> Decimal:
    """Add up number of hits times chance: the multiplier is that number, and without a hit there is no Golden Leaf.

    Pairs hold, for each reel, the chances without and with a hit; this is the derivative of their product.
    """
    total, derivative = Decimal(1), Decimal()
    for none, one in pairs:
        derivative = derivative * (none + one) + total * one
        total *= none + one
    return derivative


def line_pay(
    pay_lines: PayLines, runs: Runs, first: Sequence[Column], last: Sequence[Column],
) -> tuple[Decimal, Decimal]:
    """Give what lines pay on average, without and with Golden Leaf, over the columns that reels 1 and 6 can show."""
    plain, golden = Decimal(), Decimal()
    on_first, on_last = _shares(first), _shares(last)
    for place, line in enumerate(pay_lines.lines):
        for symbol in pay_lines.paytable:
            starts = on_first.get((line[0], symbol), Decimal())
            for length, more in enumerate(_steps(pay_lines, symbol), start=SHORTEST):
                full = length == len(line)
                run = runs[place, symbol, min(length, len(line) - 1)]
                weight = starts * more * (on_last.get((line[-1], symbol), Decimal()) if full else 1)
                plain, golden = plain + weight * run[0], golden + weight * run[1]
    return plain / 100, golden / 100


def _steps(pay_lines: PayLines, symbol: str) -> list[int]:
    """Give what each further reel of a run adds to its pay, in hundredths."""
    pays = pay_lines.paytable[symbol]
    return [pay - (pays[place - 1] if place else 0) for place, pay in enumerate(pays)]


def _shares(columns: Sequence[Column]) -> dict[tuple[int, str], Decimal]:
    """Give how likely a row shows a symbol."""
    seen = Counter((row, symbol) for column in columns for row, symbol in enumerate(column, start=1))
    return {shown: Decimal(times) / len(columns) for shown, times in seen.items()}


def _add_product(total: list[Decimal], weight: Decimal, factors: Sequence[Sequence[Decimal]]) -> None:
    """Multiply the distributions of independent numbers into that of their sum, and add it, weighed, to the total."""
    combined = [weight]
    for factor in factors:
        longer = [Decimal()] * (len(combined) + len(factor) - 1)
        for place, one in enumerate(combined):
            for more, other in enumerate(factor):
                longer[place + more] += one * other
        combined = longer
    for place, chance in enumerate(combined):
        total[place] += chance
