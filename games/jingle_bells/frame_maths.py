"""The frames that stand before a spin, exactly, and what lines are worth with them (JB-3 to JB-7).

A cycle starts without a frame and ends with the spin in which frames turn wild. The reels stop independently, so how
likely the frames are some set after k spins of a cycle is a product of one number for each reel. A sum of such
products over k takes the place of a chain with 65,536 states.

With no bell on a frame, n frames on a reel came in n of the k spins, and the others showed no bell there: n! C(k, n)
orders, each with a chance that shrinks by the same factor a spin. So the product over all reels is r^k times a
polynomial in k, of at most as many degrees as cells can have frames, and its sum over all k follows from its first
values alone: that of r^k f(k) is the sum of r^d / (1 - r)^(d + 1) times the d-th difference of f at 0. Chances are
decimals of 40 places.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, Line, PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.frames import REEL_SETS, covered
from games.jingle_bells.symbols import BELL_REELS, JINGLE_BELL, WILDS

PLACES: Final = 40

Chances: TypeAlias = list[Decimal]  # for each set of frames on one reel
RunKey: TypeAlias = tuple[int, str, int]  # a line by its place, a symbol, and over how many reels it runs at least


class BellReel:
    """One of reels 2 to 5: what it shows, and what that does to the frames on it."""

    def __init__(self, columns: Sequence[Column]) -> None:
        self.columns = columns
        self.bells = [_bell_of(column) for column in columns]
        self._counts: dict[tuple[int, str, bool, bool], list[int]] = {}

    @property
    def bare(self) -> Decimal:
        """How likely the reel shows no bell."""
        return Decimal(self.bells.count(0)) / len(self.bells)

    def after(self, chances: Chances) -> Chances:
        """Give how likely each set is one spin later, with no bell on a frame; what is missing has hit one."""
        later = [Decimal()] * REEL_SETS
        for bell in self.bells:
            for frames in range(REEL_SETS):
                if not bell & frames:
                    later[frames | bell] += chances[frames]
        return [chance / len(self.columns) for chance in later]

    def hit(self, chances: Chances, *, hits: bool) -> Decimal:
        """Give how likely a bell hits a frame, or that none does."""
        counts = [sum(bool(bell & frames) == hits for bell in self.bells) for frames in range(REEL_SETS)]
        return _weighed(counts, chances) / len(self.columns)

    def fits(self, chances: Chances, row: int, symbol: str, *, golden: bool, hits: bool) -> Decimal:
        """Give how likely a row counts as a symbol, with the frames wild or not, and a bell hits one or none does."""
        key = row, symbol, golden, hits
        if key not in self._counts:
            self._counts[key] = [
                sum(
                    bool(bell & frames) == hits
                    and (column[row - 1] in (symbol, *WILDS) or (golden and bool(frames >> row - 1 & 1)))
                    for bell, column in zip(self.bells, self.columns, strict=True)
                )
                for frames in range(REEL_SETS)
            ]
        return _weighed(self._counts[key], chances) / len(self.columns)


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


def bell_reels(columns: Sequence[Sequence[Column]]) -> list[BellReel]:
    """Give reels 2 to 5 from what all six reels show."""
    return [BellReel(columns[reel - 1]) for reel in BELL_REELS]


class CycleSpin(NamedTuple):
    """A spin of a cycle: how much it counts, and the chances of the sets on each reel, whose products are those of all.

    The spins from the first to the one for the most frames that can stand, counted like this, make up the sum over all
    spins that a cycle can have.
    """

    weight: Decimal
    chances: list[Chances]


def spins_of_a_cycle(reels: Sequence[BellReel]) -> Iterator[CycleSpin]:
    """Give the spins that make up a cycle."""
    shrinks = Decimal(prod([reel.bare for reel in reels], start=Decimal(1)))
    most = sum(len(reel.columns[0]) for reel in reels)
    chances = [[Decimal(1)] + [Decimal()] * (REEL_SETS - 1) for _ in reels]
    for spin in range(most + 1):
        weight = sum(
            (-1) ** (degree - spin) * comb(degree, spin) * shrinks**degree / (1 - shrinks) ** (degree + 1)
            for degree in range(spin, most + 1)
        )
        yield CycleSpin(weight / shrinks**spin, chances)
        chances = [reel.after(each) for reel, each in zip(reels, chances, strict=True)]


class FrameCycle:
    """All that follows from the frames in the long run at one stake.

    Attributes:
        length: the mean number of spins of a cycle.
        standing: how likely so many frames stand before a spin, from none up.
        hits: how likely so many bells land on frames in a spin, from none up.
        runs: how likely a line runs over at least so many reels as a symbol, from reel 2 on: in spins without Golden
            Leaf, and in those with it, there times the multiplier.
        marginal: for the sets on reels 2 and 3: how likely they stand; and how likely with no bell hitting on 4 and 5.
    """

    def __init__(self, pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> None:
        self.reels = bell_reels(columns)
        self._pay_lines = pay_lines
        self.length = Decimal()
        self.standing = [Decimal()] * (4 * len(self.reels) + 1)
        self.hits = [Decimal()] * (len(self.reels) + 1)
        self.runs: dict[RunKey, tuple[Decimal, Decimal]] = {}
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
        for two, three in product(range(REEL_SETS), repeat=2):
            both = weight * second[two] * third[three]
            if both:
                before = self.marginal.get((two, three), (Decimal(), Decimal()))
                self.marginal[two, three] = before[0] + both * stands, before[1] + both * unhit


def run_chances(pay_lines: PayLines, reels: Sequence[StandingReel]) -> dict[RunKey, tuple[Decimal, Decimal]]:
    """Give how likely lines run over reels 2 to 3, 4 and 5: without Golden Leaf, and with it times the multiplier."""
    hits = [reel.hits for reel in reels]
    found: dict[RunKey, tuple[Decimal, Decimal]] = {}
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
    pay_lines: PayLines, runs: dict[RunKey, tuple[Decimal, Decimal]], first: Sequence[Column], last: Sequence[Column],
) -> tuple[Decimal, Decimal]:
    """Give what lines pay on average, without and with Golden Leaf, over the columns that reels 1 and 6 can show."""
    plain, golden = Decimal(), Decimal()
    for place, line in enumerate(pay_lines.lines):
        for symbol in pay_lines.paytable:
            starts = _share(first, line, 0, symbol)
            for length, more in enumerate(_steps(pay_lines, symbol), start=SHORTEST):
                full = length == len(line)
                run = runs[place, symbol, min(length, len(line) - 1)]
                weight = starts * more * (_share(last, line, -1, symbol) if full else 1)
                plain, golden = plain + weight * run[0], golden + weight * run[1]
    return plain / 100, golden / 100


def _steps(pay_lines: PayLines, symbol: str) -> list[int]:
    """Give what each further reel of a run adds to its pay, in hundredths."""
    pays = pay_lines.paytable[symbol]
    return [pay - (pays[place - 1] if place else 0) for place, pay in enumerate(pays)]


def _share(columns: Sequence[Column], line: Line, reel: int, symbol: str) -> Decimal:
    return Decimal(sum(column[line[reel] - 1] == symbol for column in columns)) / len(columns)


def golden_columns(reel: BellReel, frames: int) -> list[tuple[Column, bool]]:
    """Give what a reel shows when its frames are wild, and whether a bell hits one of them."""
    shown = zip(reel.columns, reel.bells, strict=True)
    return [(covered(column, frames), bool(bell & frames)) for column, bell in shown]


def _bell_of(column: Column) -> int:
    return sum(1 << row for row, shown in enumerate(column) if shown == JINGLE_BELL)


def by_number(chances: Chances) -> tuple[Decimal, ...]:
    """Add up the chances of sets by how many frames they have."""
    numbers = [Decimal()] * (REEL_SETS.bit_length())
    for frames, chance in enumerate(chances):
        numbers[frames.bit_count()] += chance
    return tuple(numbers)


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


def _weighed(counts: Sequence[int], chances: Chances) -> Decimal:
    return sum([count * chance for count, chance in zip(counts, chances, strict=True) if count], Decimal())
