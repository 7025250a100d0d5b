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
    """A line that counts as a symbol, and what it pays when it runs over 0, 1, 2 ... reels, in hundredths."""

    line: Line
    symbol: str
    pays: tuple[int, ...]


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
    needs = [_needs(reel) for reel in cycle.reels]
    pairs = list(_pairs(pay_lines, first))
    total = 0.0
    for weight, chances in spins_of_a_cycle(cycle.reels):
        spin = _Spin(needs, chances, last)
        square = sum([times * spin.product(one, other) for one, other, times in pairs])
        total += float(weight / cycle.length) * square
    return total / len(first) / 100**2


def _pairs(pay_lines: PayLines, first: Sequence[Column]) -> Iterator[tuple[_Run, _Run, int]]:
    """Give each two runs that can start together, and at how many stops of reel 1; two different ones count twice."""
    for place, line in enumerate(pay_lines.lines):
        for other in pay_lines.lines[: place + 1]:
            seen = Counter((column[line[0] - 1], column[other[0] - 1]) for column in first)
            for symbols, times in seen.items():
                if set(symbols) <= pay_lines.paytable.keys():
                    one, two = (
                        _Run(each, symbol, (*[0] * SHORTEST, *pay_lines.paytable[symbol]))
                        for each, symbol in zip((line, other), symbols, strict=True)
                    )
                    yield one, two, times if line == other else 2 * times


def _needs(reel: BellReel) -> _Counted:
    """Give what counts the stops of a reel by the frames that cells need to fit."""

    @cache
    def needed(cells: _Cells) -> _Needs:
        stops, with_bell = [0, 0, 0], [0, 0, 0]
        for column, bell in zip(reel.columns, reel.bells, strict=True):
            number = len({row for row, symbol in cells if column[row - 1] not in (symbol, *WILDS)})
            stops[number] += 1
            with_bell[number] += bell > 0
        return _Needs(stops, with_bell)

    return needed


class _Spin:
    """One term of a cycle. Reels count from 0 here, and a run of so many reels ends before the one with this number."""

    def __init__(self, needs: Sequence[_Counted], chances: Sequence[Chances], last: Sequence[Column]) -> None:
        self._needs, self._last = needs, last
        self._framed = [_framed(reel, len(last[0])) for reel in chances]
        self._final = len(needs) + 1
        self._fits: dict[tuple[int, _Cells], _Fit] = {}
        self._alone: dict[_Run, list[_Hits]] = {}
        self._rest = [(1.0, 0.0, 0.0)] * (self._final + 2)  # what hits the reels from one on bring
        for reel in range(self._final - 1, 0, -1):
            self._rest[reel] = _times(self._rest[reel + 1], self._fit(reel, ()))

    def product(self, one: _Run, other: _Run) -> float:
        """Give the mean product of two lines that start as their symbols, with the square of the multiplier.

        From the last reel back: what both bring that have run so far, with what is still to come.
        """
        alone, alone_other = self._alone_of(one), self._alone_of(other)
        both = (float(one.pays[-1] * other.pays[-1]), 0.0, 0.0)
        for reel in range(self._final, 0, -1):
            cell, other_cell = (one.line[reel], one.symbol), (other.line[reel], other.symbol)
            fit = self._fit(reel, (cell, other_cell))
            both = _times(both, fit)
            pay, other_pay = one.pays[reel], other.pays[reel]
            if pay:
                first, second = self._fit(reel, (cell,)), self._fit(reel, (other_cell,))
                neither = _less(_less(self._fit(reel, ()), first), _less(second, fit))
                both = _plus(both, _times(alone[reel + 1], _less(first, fit), other_pay))
                both = _plus(both, _times(alone_other[reel + 1], _less(second, fit), pay))
                both = _plus(both, _times(self._rest[reel + 1], neither, pay * other_pay))
        _, mean, pairs = both
        return mean + 2 * pairs  # of the hits: their mean square

    def _alone_of(self, run: _Run) -> list[_Hits]:
        """Give what a line brings on average that has run over 0, 1, 2 ... reels."""
        if run not in self._alone:
            found = [(float(run.pays[-1]), 0.0, 0.0)]
            for reel in range(self._final, 0, -1):
                fit = self._fit(reel, ((run.line[reel], run.symbol),))
                broken = _times(self._rest[reel + 1], _less(self._fit(reel, ()), fit), run.pays[reel])
                found.append(_plus(_times(found[-1], fit), broken))
            found.append(found[-1])  # over no reel it has not run, as over one
            self._alone[run] = found[::-1]
        return self._alone[run]

    def _fit(self, reel: int, cells: _Cells) -> _Fit:
        key = reel, cells
        if key not in self._fits:
            self._fits[key] = self._fitting(reel, cells)
        return self._fits[key]

    def _fitting(self, reel: int, cells: _Cells) -> _Fit:
        """Give how likely cells of a reel fit; on the last one without any Wild."""
        if reel == self._final:
            fitting = sum(all(column[row - 1] == symbol for row, symbol in cells) for column in self._last)
            return fitting / len(self._last), 0.0
        framed, needs = self._framed[reel - 1], self._needs[reel - 1](cells)
        stops = sum(needs.stops)
        return (
            sum([times * framed[number] for number, times in enumerate(needs.stops)]) / stops,
            sum([times * framed[number + 1] for number, times in enumerate(needs.with_bell)]) / stops,
        )


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
