"""The mean square of what lines pay in spins with Golden Leaf, in the long run at one stake (JB-4 to JB-7).

The square of a sum is that of all products of two lines. For these only matters whether two cells of a reel count as
two symbols, and whether a bell hits a frame there. All sets of as many frames on a reel are equally likely (see
standing_maths.py), so each reel brings four numbers: how likely no, one, two or three given cells all have a frame.
In floating point, good to about twelve places.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import comb
from typing import NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, Line, PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, Chances, by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle
from games.jingle_bells.frame_maths import FrameCycle
from games.jingle_bells.symbols import WILDS

_Cells: TypeAlias = tuple[tuple[int, str], ...]  # rows of a reel, each with the symbol that it is to count as
_Fit: TypeAlias = tuple[float, float]  # how likely cells fit, hit or not; and how likely with a bell that hits a frame
_Hits: TypeAlias = tuple[float, float, float]  # a polynomial in the hits at one: value, derivative, half the second one


class _Run(NamedTuple):
    """A line that counts as a symbol: its cell on each reel, and what it pays over 0, 1, 2 ... reels, in hundredths."""

    cells: tuple[_Cells, ...]
    pays: tuple[int, ...]


class _Pair(NamedTuple):
    """Two runs that can start together, their cells on each reel, and at how many stops of reel 1; both ways round."""

    one: _Run
    other: _Run
    cells: tuple[_Cells, ...]
    stops: int


class _Needs(NamedTuple):
    """Of the stops of a reel, how many need no, one, two frames for cells to fit; and of those with a bell."""

    stops: list[int]
    with_bell: list[int]


_Counted: TypeAlias = Callable[[_Cells], _Needs]


def golden_square(
    pay_lines: PayLines, cycle: FrameCycle, first: Sequence[Column], last: Sequence[Column],
) -> float:
    """Give the mean square, in squares of the stake, over the columns that reels 1 and 6 can show.

    Lines count with their multiplier, and as nothing in spins without Golden Leaf.
    """
    needs, last_fits = [_needs(reel) for reel in cycle.reels], _LastFits(last)
    pairs = list(_pairs(pay_lines, first))
    total = 0.0
    for weight, chances in spins_of_a_cycle(cycle.reels):
        fits = [_Fits(counted, _framed(reel, len(last[0]))) for counted, reel in zip(needs, chances, strict=True)]
        spin = _Spin([{}, *fits, last_fits])
        square = sum([pair.stops * spin.product(pair) for pair in pairs])
        total += float(weight / cycle.length) * square
    return total / len(first) / 100**2


def _pairs(pay_lines: PayLines, first: Sequence[Column]) -> Iterator[_Pair]:
    """Give each two runs that can start together; two different ones count twice."""
    for place, line in enumerate(pay_lines.lines):
        for other in pay_lines.lines[: place + 1]:
            seen = Counter((column[line[0] - 1], column[other[0] - 1]) for column in first)
            for symbols, stops in seen.items():
                if set(symbols) <= pay_lines.paytable.keys():
                    one, two = (_run(pay_lines, *each) for each in zip((line, other), symbols, strict=True))
                    cells = tuple(mine + its for mine, its in zip(one.cells, two.cells, strict=True))
                    yield _Pair(one, two, cells, stops if line == other else 2 * stops)


def _run(pay_lines: PayLines, line: Line, symbol: str) -> _Run:
    return _Run(tuple(((row, symbol),) for row in line), (*[0] * SHORTEST, *pay_lines.paytable[symbol]))


def _needs(reel: BellReel) -> _Counted:
    """Give what counts the stops of a reel by the frames that one or two cells need to fit."""

    stops = len(reel.columns)
    bells = sum(1 << stop for stop, bell in enumerate(reel.bells) if bell)

    @cache
    def failing(row: int, symbol: str) -> int:
        """Give the stops at which a cell needs a frame to fit, as bits."""
        shown = enumerate(column[row - 1] for column in reel.columns)
        return sum(1 << stop for stop, each in shown if each not in (symbol, *WILDS))

    @cache
    def needed(cells: _Cells) -> _Needs:
        one = two = 0  # the stops at which one needs a frame at least, and at which two do
        for row in {row for row, _ in cells}:
            fails = 0
            for at, symbol in cells:
                fails |= failing(at, symbol) if at == row else 0
            two |= one & fails
            one |= fails
        with_bell = (one & bells).bit_count(), (two & bells).bit_count()
        return _Needs(
            [stops - one.bit_count(), one.bit_count() - two.bit_count(), two.bit_count()],
            [bells.bit_count() - with_bell[0], with_bell[0] - with_bell[1], with_bell[1]],
        )

    return needed


class _Fits(dict[_Cells, _Fit]):
    """How likely cells of a bell reel fit in one term of a cycle."""

    def __init__(self, needs: _Counted, framed: Sequence[float]) -> None:
        super().__init__()
        self._needs, self._framed = needs, framed

    def __missing__(self, cells: _Cells) -> _Fit:
        needs, framed = self._needs(cells), self._framed
        stops = sum(needs.stops)
        self[cells] = (
            sum([times * framed[number] for number, times in enumerate(needs.stops)]) / stops,
            sum([times * framed[number + 1] for number, times in enumerate(needs.with_bell)]) / stops,
        )
        return self[cells]


class _LastFits(dict[_Cells, _Fit]):
    """How likely cells of the last reel fit, on which no Wild lands."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self._columns = columns

    def __missing__(self, cells: _Cells) -> _Fit:
        fitting = sum(all(column[row - 1] == symbol for row, symbol in cells) for column in self._columns)
        self[cells] = fitting / len(self._columns), 0.0
        return self[cells]


class _Spin:
    """One term of a cycle. Reels count from 0 here, and a run of so many reels ends before the one with this number."""

    def __init__(self, fits: Sequence[dict[_Cells, _Fit]]) -> None:
        self._fits = fits
        self._alone: dict[_Run, list[_Hits]] = {}
        self._rest = [(1.0, 0.0, 0.0)] * (len(self._fits) + 1)  # what hits the reels from one on bring
        for reel in range(len(self._fits) - 1, 0, -1):
            self._rest[reel] = _times(self._rest[reel + 1], self._fits[reel][()])

    def product(self, pair: _Pair) -> float:
        """Give the mean product of two lines that start as their symbols, with the square of the multiplier.

        From the last reel back: what both bring that have run so far, with what is still to come, each as a polynomial
        in the hits: where both fit, only the one, only the other, or none.
        """
        one, other, cells, _ = pair
        alone, alone_other = self._alone_of(one), self._alone_of(other)
        value, first, second = float(one.pays[-1] * other.pays[-1]), 0.0, 0.0
        for reel in range(len(self._fits) - 1, 0, -1):
            fits = self._fits[reel]
            fit, hit = fits[cells[reel]]
            value, first, second = value * fit, first * fit + value * hit, second * fit + first * hit
            pay, other_pay = one.pays[reel], other.pays[reel]
            if pay:
                (mine, my_hit), (its, its_hit) = fits[one.cells[reel]], fits[other.cells[reel]]
                free, free_hit = fits[()]
                more, more_hit = (mine - fit) * other_pay, (my_hit - hit) * other_pay
                rest, rest_hit = (its - fit) * pay, (its_hit - hit) * pay
                none = (free - mine - its + fit) * pay * other_pay
                none_hit = (free_hit - my_hit - its_hit + hit) * pay * other_pay
                a, b, c = alone[reel + 1]
                d, e, f = alone_other[reel + 1]
                g, h, i = self._rest[reel + 1]
                value += a * more + d * rest + g * none
                first += b * more + a * more_hit + e * rest + d * rest_hit + h * none + g * none_hit
                second += c * more + b * more_hit + f * rest + e * rest_hit + i * none + h * none_hit
        return first + 2 * second  # of the hits: their mean square

    def _alone_of(self, run: _Run) -> list[_Hits]:
        """Give what a line brings on average that has run over 0, 1, 2 ... reels."""
        if run not in self._alone:
            found = [(float(run.pays[-1]), 0.0, 0.0)]
            for reel in range(len(self._fits) - 1, 0, -1):
                fit = self._fits[reel][run.cells[reel]]
                broken = _times(self._rest[reel + 1], _less(self._fits[reel][()], fit), run.pays[reel])
                found.append(_plus(_times(found[-1], fit), broken))
            found.append(found[-1])  # over no reel it has not run, as over one
            self._alone[run] = found[::-1]
        return self._alone[run]


def _framed(chances: Chances, rows: int) -> list[float]:
    """Give how likely no, one, two and three given cells of a reel all have a frame."""
    return [
        float(sum(chance * comb(number, cells) for number, chance in enumerate(by_number(chances))))
        / max(1, comb(rows, cells))
        for cells in range(4)
    ]


def _times(hits: _Hits, fit: _Fit, pay: int = 1) -> _Hits:
    """Give what comes with one more reel on which something fits."""
    value, first, second = hits
    fits, hit = fit
    fits, hit = fits * pay, hit * pay
    return value * fits, first * fits + value * hit, second * fits + first * hit


def _plus(hits: _Hits, other: _Hits) -> _Hits:
    return hits[0] + other[0], hits[1] + other[1], hits[2] + other[2]


def _less(fit: _Fit, other: _Fit) -> _Fit:
    return fit[0] - other[0], fit[1] - other[1]
