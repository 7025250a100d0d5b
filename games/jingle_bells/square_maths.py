"""The mean square of what lines pay in spins with Golden Leaf, in the long run at one stake (JB-4 to JB-7).

The square of a sum is that of all products of two lines. For these only matters whether two cells of a reel count as
two symbols, and whether a bell hits a frame there. All sets of as many frames on a reel are equally likely (see
standing_maths.py), so each reel brings four numbers: how likely no, one, two or three given cells all have a frame.
In floating point, good to about twelve places.

The walk goes from the last reel back. Of a line that has run up to a reel counts what it pays more than if it ended
there. Where that reel breaks it, that is nothing; so only where both lines go on there is a product.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import comb
from typing import Final, NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, Line, PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, Chances, by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle
from games.jingle_bells.frame_maths import FrameCycle

_Cells: TypeAlias = tuple[tuple[int, str], ...]  # rows of a reel, each with the symbol that it is to count as
_Fit: TypeAlias = tuple[float, float]  # how likely cells fit, hit or not; and how likely with a bell that hits a frame
_Hits: TypeAlias = tuple[float, float, float]  # a polynomial in the hits at one: value, derivative, half the second one
_Step: TypeAlias = tuple[int, _Hits]  # what one more reel adds to a line's pay, and what it pays more on reels behind
_FitsBack: TypeAlias = Sequence[Sequence[_Fit]]  # of the numbered cells, from the last reel back to the second

_NO_CELLS: Final = 0
_CERTAIN: Final[_Hits] = (1.0, 0.0, 0.0)
_NOTHING: Final[_Hits] = (0.0, 0.0, 0.0)


class _Run(NamedTuple):
    """A line that counts as a symbol: its cells, and what each reel adds to its pay, from the last back to reel 2."""

    cells: tuple[_Cells, ...]
    more: tuple[int, ...]


class _Pair(NamedTuple):
    """Two runs that can start together, their cells, numbered, and at how many stops of reel 1; both ways round."""

    one: int
    other: int
    cells: tuple[int, ...]
    stops: int


class _Needs(NamedTuple):
    """Of the stops of a reel, how many need no, one, two frames for cells to fit; and of those with a bell."""

    stops: tuple[int, int, int]
    with_bell: tuple[int, int, int]


def golden_square(
    pay_lines: PayLines, cycle: FrameCycle, first: Sequence[Column], last: Sequence[Column],
) -> float:
    """Give the mean square, in squares of the stake, over the columns that reels 1 and 6 can show.

    Lines count with their multiplier, and as nothing in spins without Golden Leaf.
    """
    pairs = _Pairs(pay_lines, first)
    on_last, *on_bells = pairs.cells
    needs = [list(map(_needs(reel), cells)) for reel, cells in zip(cycle.reels[::-1], on_bells, strict=True)]
    last_fits = [_last_fit(last, cells) for cells in on_last]
    total = 0.0
    for weight, chances in spins_of_a_cycle(cycle.reels):
        framed = [_framed(reel, len(last[0])) for reel in chances[::-1]]
        fits = [[_fit(need, of_reel) for need in some] for some, of_reel in zip(needs, framed, strict=True)]
        total += float(weight / cycle.length) * pairs.square([last_fits, *fits])
    return total / len(first) / 100**2


class _Numbered(dict[_Cells, int]):
    """The cells of a reel that matter, numbered as they come; none at all come first."""

    def __init__(self) -> None:
        super().__init__({(): _NO_CELLS})

    def __missing__(self, cells: _Cells) -> int:
        self[cells] = len(self)
        return self[cells]


class _Pairs:
    """Each two runs that can start together, and the cells that matter for them, from the last reel back."""

    def __init__(self, pay_lines: PayLines, first: Sequence[Column]) -> None:
        self.cells = [_Numbered() for _ in pay_lines.lines[0][1:]]
        self._runs: dict[_Run, int] = {}
        self._pairs = [self._paired(*pair) for pair in _starting(pay_lines, first)]
        self._single = [self._numbered(run.cells) for run in self._runs]

    def _paired(self, one: _Run, other: _Run, stops: int) -> _Pair:
        places = [self._runs.setdefault(run, len(self._runs)) for run in (one, other)]
        both = [mine + its for mine, its in zip(one.cells, other.cells, strict=True)]
        return _Pair(places[0], places[1], self._numbered(both), stops)

    def _numbered(self, cells: Sequence[_Cells]) -> tuple[int, ...]:
        return tuple([of_reel[each] for of_reel, each in zip(self.cells, cells, strict=True)])

    def square(self, fits: _FitsBack) -> float:
        """Add up the mean products of all pairs, each with the square of the multiplier, for one term of a cycle."""
        rest = [_CERTAIN]  # what hits bring on no reel, on the last one, on the last two ...
        for of_reel in fits:
            rest.append(_times(rest[-1], of_reel[_NO_CELLS]))
        rest.pop()
        steps = [
            _steps(run, [of_reel[cells] for of_reel, cells in zip(fits, single, strict=True)], rest)
            for run, single in zip(self._runs, self._single, strict=True)
        ]
        return sum([
            stops * _product(steps[one], steps[other], [of_reel[each] for of_reel, each in zip(fits, cells)], rest)  # noqa: B905
            for one, other, cells, stops in self._pairs
        ])


def _starting(pay_lines: PayLines, first: Sequence[Column]) -> Iterator[tuple[_Run, _Run, int]]:
    """Give each two runs that can start together, and at how many stops; two different ones count twice."""
    run, paytable = cache(_run), pay_lines.paytable
    for place, line in enumerate(pay_lines.lines):
        for other in pay_lines.lines[: place + 1]:
            seen = Counter((column[line[0] - 1], column[other[0] - 1]) for column in first)
            for (mine, its), stops in seen.items():
                if {mine, its} <= paytable.keys():
                    times = stops if line == other else 2 * stops
                    yield run(line, mine, paytable[mine]), run(other, its, paytable[its]), times


def _run(line: Line, symbol: str, pays: tuple[int, ...]) -> _Run:
    more = [longer - pay for pay, longer in pairwise((*[0] * SHORTEST, *pays))]
    return _Run(tuple(((row, symbol),) for row in line[:0:-1]), tuple(more[:0:-1]))


def _steps(run: _Run, fits: Sequence[_Fit], rest: Sequence[_Hits]) -> list[_Step]:
    """Give, from the last reel back, what each adds to a run, and what it pays more on the reels behind."""
    steps, behind = [], _NOTHING
    for more, fit, hits in zip(run.more, fits, rest, strict=True):
        steps.append((more, behind))
        behind = _times(_plus(behind, hits, more), fit)
    return steps


def _product(one: Sequence[_Step], other: Sequence[_Step], fits: Sequence[_Fit], rest: Sequence[_Hits]) -> float:
    """Give the mean product of two runs, with the square of the multiplier."""
    value = first = second = 0.0
    for (more, (a, b, c)), (its_more, (d, e, f)), (fit, hit), (g, h, i) in zip(one, other, fits, rest):  # noqa: B905
        if more or its_more:
            both = more * its_more
            value += more * d + its_more * a + both * g
            first += more * e + its_more * b + both * h
            second += more * f + its_more * c + both * i
        value, first, second = value * fit, first * fit + value * hit, second * fit + first * hit
    return first + 2 * second  # of the hits: their mean square


def _needs(reel: BellReel) -> Callable[[_Cells], _Needs]:
    """Give what counts the stops of a reel by the frames that one or two cells need to fit."""
    stops, whole = len(reel.columns), (1 << len(reel.columns)) - 1
    bells = sum(1 << stop for stop, bell in enumerate(reel.bells) if bell)

    def needed(cells: _Cells) -> _Needs:
        one = two = 0  # the stops at which one needs a frame at least, and at which two do
        for row in {row for row, _ in cells}:
            fails = 0
            for at, symbol in cells:
                fails |= whole & ~reel.fitting(at, symbol) if at == row else 0
            two |= one & fails
            one |= fails
        with_bell = (one & bells).bit_count(), (two & bells).bit_count()
        return _Needs(
            (stops - one.bit_count(), one.bit_count() - two.bit_count(), two.bit_count()),
            (bells.bit_count() - with_bell[0], with_bell[0] - with_bell[1], with_bell[1]),
        )

    return needed


def _fit(needs: _Needs, framed: Sequence[float]) -> _Fit:
    """Give how likely cells of a bell reel fit in one term of a cycle."""
    (none, one, two), with_bell = needs
    stops = none + one + two
    free, single, double, triple = framed
    return (
        (none * free + one * single + two * double) / stops,
        (with_bell[0] * single + with_bell[1] * double + with_bell[2] * triple) / stops,
    )


def _last_fit(columns: Sequence[Column], cells: _Cells) -> _Fit:
    """Give how likely cells of the last reel fit, on which no Wild lands."""
    fitting = sum(all(column[row - 1] == symbol for row, symbol in cells) for column in columns)
    return fitting / len(columns), 0.0


def _framed(chances: Chances, rows: int) -> list[float]:
    """Give how likely no, one, two and three given cells of a reel all have a frame."""
    return [
        float(sum(chance * comb(number, cells) for number, chance in enumerate(by_number(chances))))
        / max(1, comb(rows, cells))
        for cells in range(4)
    ]


def _times(hits: _Hits, fit: _Fit) -> _Hits:
    """Give what comes with one more reel on which something fits."""
    value, first, second = hits
    fits, hit = fit
    return value * fits, first * fits + value * hit, second * fits + first * hit


def _plus(hits: _Hits, other: _Hits, times: int) -> _Hits:
    return hits[0] + other[0] * times, hits[1] + other[1] * times, hits[2] + other[2] * times
