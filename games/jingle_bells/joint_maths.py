"""What all lines pay together with Golden Leaf, by counting all windows with all sets of frames (JB-1 to JB-7).

Of a window with a set of frames matters which lines run on after each reel. For a column of reel 1, reels 2 and 3 leave
some thousands of sets of lines, and reel 4 leaves ten times as many with what was paid before them. Each of these is
asked what reels 5 and 6 add (limit_maths.py). Counts go by how many frames stand on each reel and whether a bell hits
one, since all sets of as many frames on a reel are equally likely (standing_maths.py).

All counts are whole numbers, and no sum of them is more than a float holds exactly, in which numpy is quickest.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise
from math import prod
from operator import attrgetter
from types import ModuleType
from typing import Final, NamedTuple

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.limit_maths import HITS, Limits, LinesAlone, Table, WithBonus
from games.jingle_bells.running_maths import Array, RunningLines
from games.jingle_bells.tagged_maths import Met, Slots, shown_with_frames

_THREE, _FOUR, _FIVE, _SIX = range(3, 7)  # reels that a line runs over
_NOTHING, _EVERYTHING, _ASKED = range(3)  # rows of answers: 0 and 1 for no and yes, then those that were asked for
_ALIKE: Final = 1.35  # things that are this much larger at most are done together
_AT_ONCE: Final = 200_000  # numbers, so that they stay in the cache
_EXACT: Final = {"float32": 1 << 24, "float64": 1 << 53}  # below this such floats hold all whole numbers


@dataclass(frozen=True, slots=True)
class GoldenPart:
    """A part of all spins, which can be counted anywhere.

    Attributes:
        pay_lines: the pay lines.
        bells: what reels 2 to 5 show.
        first: the column of reel 1.
        last: what reel 6 shows.
        edges: of the bands, in multiples of the stake.
        cap: the win cap, in multiples of the stake.
        bonus: how likely the Christmas Spins pay at most 0, 1, 2 ... times the stake, up to below the cap; empty: lines
            pay alone.
    """

    pay_lines: PayLines
    bells: tuple[tuple[Column, ...], ...]
    first: Column
    last: tuple[Column, ...]
    edges: tuple[int, ...]
    cap: int
    bonus: tuple[float, ...] = ()

    def counted(self, np: ModuleType) -> Array:
        """Count the windows, with all sets of frames, in which a bell hits one and a round pays at most each edge.

        They are counted by the slots of reels 2 to 5, and by the edge. Where the bonus follows, each window counts as
        much as it is likely that the bonus pays no more than is left.
        """
        return _Walk(np, self).counted()


class _Group(NamedTuple):
    """Some things of one kind that are alike in their sizes, and the largest of each of these."""

    some: Array
    kind: int
    largest: list[int]


class _Waiting(NamedTuple):
    """What lines still run over four reels, and what was paid before.

    Attributes:
        lines: all different sets of lines.
        of: which of them each case is about, rising.
        paid: what was paid in each case, in units.
        after: the case that each pair of lines over three reels, and what reel 4 leaves of them, comes to.
        hits: how many bells can have hit a frame.
    """

    lines: Array
    of: Array
    paid: Array
    after: Array
    hits: Array


class _Answers(NamedTuple):
    """Which row of answers belongs to each case and question, between which questions they differ, and the rows."""

    rows: Array
    low: Array
    high: Array
    answers: Array


@cache
def _steps() -> tuple[int, ...]:
    """Give sizes that rise by what counts as alike."""
    steps = [*range(9)]
    while steps[-1] < 1 << 40:
        steps.append(int(steps[-1] * _ALIKE))
    return tuple(steps)


class _Walk:
    """The walk over the reels, from the left to reel 4, and from the right to it."""

    def __init__(self, np: ModuleType, part: GoldenPart) -> None:
        self._np, self._lines = np, RunningLines(np, part.pay_lines, part.first)
        self._shown = [shown_with_frames(np, self._lines, reel, each) for reel, each in enumerate(part.bells, start=1)]
        last = self._lines.going_on(len(part.bells) + 1, part.last)
        self._six, self._stops = np.unique(np.bitwise_or.reduce(last, axis=1), return_counts=True)
        self._gains = {length: self._lines.gains(length) for length in (_THREE, _FOUR, _FIVE, _SIX)}
        slots, rows, unit = Slots(len(part.first)), len(part.first), self._lines.unit
        self._number, self._hits = slots.number, np.array([slots.named(slot)[1] for slot in range(slots.number)])
        most = sum(max(pays[-1] for pays in part.pay_lines.paytable.values()) for _ in part.pay_lines.lines) // unit
        self._limits: Limits = (
            WithBonus(np, part.edges, unit, most, part.bonus) if part.bonus
            else LinesAlone(np, part.edges, part.cap, unit, most)
        )
        *_, four, five = (int(each.counts.sum(axis=0).max()) for each in self._shown)
        is_small = four * five * len(part.last) < _EXACT["float32"] and not part.bonus
        self._floats = np.float32 if is_small else np.float64
        if prod(len(columns) for columns in (*part.bells, part.last)) << rows * len(part.bells) >= _EXACT["float64"]:
            raise OverflowError("more windows than can be counted exactly")

    def counted(self) -> Array:
        """Count everything."""
        np, number, limits = self._np, self._number, self._limits
        lines, counts = self._left()
        four = Met(np, self._lines, _THREE, lines, self._shown[2])
        waiting = self._waiting(lines, counts, four)
        found = self._together(counts, four, waiting, self._answered(waiting))
        found = found.reshape(number, number, number, -1, number).swapaxes(3, 4)
        hits = sum(np.ix_(*[self._hits] * len(self._shown)))
        counted = np.zeros((*hits.shape, len(limits.of_hits[0])))
        for questions, of in zip(limits.of_hits, HITS, strict=True):
            counted[hits == of] = found[hits == of][:, questions]
        return counted

    def _left(self) -> tuple[Array, Array]:
        """Give the lines that run over reels 1 to 3, counted by the slots of reels 2 and 3."""
        np, (two, three, *_) = self._np, self._shown
        both = two.sets[:, None] & three.sets
        lines, place = self._numbered(both)
        pairs = self._number**2
        (of_two, slots), (of_three, other_slots) = (np.nonzero(shown.counts) for shown in (two, three))
        into = place[both].astype(np.int64)[of_two[:, None], of_three] * pairs + slots[:, None] * self._number
        times = two.counts[of_two, slots][:, None] * three.counts[of_three, other_slots]
        counts = np.bincount((into + other_slots).ravel(), times.ravel(), len(lines) * pairs)
        return lines, counts.reshape(len(lines), pairs)

    def _numbered(self, sets: Array) -> tuple[Array, Array]:
        """Give all different sets, rising, and for each of them its place among them."""
        return self._placed(sets, 1 << self._lines.number)

    def _placed(self, numbers: Array, below: int) -> tuple[Array, Array]:
        is_there = self._np.zeros(below, self._np.bool_)
        is_there[numbers] = True
        different = self._np.flatnonzero(is_there).astype(self._np.int32)
        place = self._np.empty(below, self._np.int32)
        place[different] = self._np.arange(len(different))
        return different, place

    def _standing(self, left: Array, length: int) -> tuple[Array, Array]:
        """Give the sets that stand for all that come to the same after so many reels, and for each its place."""
        different, _ = self._numbered(left)
        standing = self._lines.alike(length, different)
        lines, place = self._numbered(standing)
        place[different] = place[standing]
        return lines, place[left]

    def _waiting(self, lines: Array, counts: Array, four: Met) -> _Waiting:
        """Put together what is the same from reel 4 on."""
        np = self._np
        still, of_pair = self._standing(four.left, _FOUR)
        paid, of_lines = np.unique(self._gains[_THREE](lines), return_inverse=True)
        both = of_pair * np.int32(len(paid)) + of_lines.astype(np.int32)[four.owner]
        cases, place = self._placed(both, len(still) * len(paid))
        of, after = cases // len(paid), place[both]
        on_left = (self._hits[:, None] + self._hits).ravel()
        hits, hit = np.zeros(len(cases), np.int64), ((counts > 0) * on_left).max(axis=1)[four.owner]
        hit += (four.counts @ self._hits.astype(four.counts.dtype) > 0)[four.way]
        for number in HITS:
            hits[after[hit == number]] = number  # rising, so that the largest stays
        return _Waiting(still, of, paid[cases % len(paid)] + self._gains[_FOUR](still)[of], after, hits)

    def _answered(self, waiting: _Waiting) -> _Answers:
        """Answer all questions whose answers differ, from what reels 5 and 6 bring."""
        np, limits = self._np, self._limits
        five = Met(np, self._lines, _FOUR, waiting.lines, self._shown[3])
        still, of_left = self._standing(five.left, _FIVE)
        gains = self._gains[_FIVE](still)[:, None] + self._gains[_SIX](still[:, None] & self._six)
        least = np.minimum.reduceat(gains.min(axis=1)[of_left], five.start)
        most = np.maximum.reduceat(gains.max(axis=1)[of_left], five.start)
        low, high = limits.between(waiting.paid, least[waiting.of], most[waiting.of])
        case = np.repeat(np.arange(len(low)), high - low)
        question = np.arange(len(case)) + np.repeat(high - np.cumsum(high - low), high - low)
        wanted = np.flatnonzero(limits.fewest_hits[question] <= waiting.hits[case] + 1)  # one more on reel 5
        case, question = case[wanted], question[wanted]
        first = np.searchsorted(waiting.of[case], np.arange(len(waiting.lines) + 1))
        table = limits.table(gains, self._stops, waiting.paid[case], question)
        starts, answers = self._weighed(five, of_left, table, first)
        number = len(limits.fewest_hits)
        rows = (np.arange(number, dtype=np.int32) >= high.astype(np.int32)[:, None]).astype(np.int32)  # if not asked
        of_set = np.repeat(starts - first[:-1], np.diff(first))
        rows.reshape(-1)[case * number + question] = np.arange(len(case)) + of_set
        return _Answers(rows, low, high, answers)

    def _weighed(self, five: Met, of_left: Array, table: Table, first: Array) -> tuple[Array, Array]:
        """Weigh the answers of what reel 5 leaves by its counts; give in which row those of each set begin, and all.

        Args:
            five: what it leaves.
            of_left: which set of the table each of these is.
            table: the answers.
            first: where the questions about each set begin.
        """
        np, asked = self._np, first[1:] - first[:-1]
        rows, ways = np.append(of_left, 0).astype(np.int64), five.padded_ways()
        counts, starts, end = five.counts.astype(self._floats, copy=False), np.zeros(len(asked), np.int64), _ASKED
        everything = self._shown[3].counts.sum(axis=0) * self._stops.sum()
        found = [np.array([0 * everything, everything], self._floats)]
        for some, _, (left, questions) in self._in_groups(np.zeros_like(asked), five.number, asked):
            at = five.at(some, left)
            here = table.starts.take(first[some, None] + np.arange(questions), mode="clip")
            answers = table.answers.take(here[:, :, None] + rows[at][:, None, :], mode="clip")
            weighed = answers.astype(self._floats, copy=False) @ counts.take(ways[at], axis=0)
            starts[some] = end + questions * np.arange(len(some))
            end += questions * len(some)
            found.append(weighed.reshape(-1, self._number))
        return starts, np.concatenate(found)

    def _in_groups(self, kinds: Array, *sizes: Array) -> Iterator[_Group]:
        """Give some that are of one kind, rising, and alike in their sizes at a time."""
        np, steps = self._np, _steps()
        size = [np.searchsorted(steps, each) for each in sizes]
        order = np.lexsort((*size[::-1], kinds))
        is_new = np.any([each[order[1:]] != each[order[:-1]] for each in (kinds, *size)], axis=0)
        for start, end in pairwise([0, *(np.flatnonzero(is_new) + 1).tolist(), len(order)]):
            largest = [steps[each[order[start]]] for each in size]
            some = max(1, _AT_ONCE // max(1, prod(largest)))
            for at in range(start, end, some):
                yield _Group(order[at : min(at + some, end)], int(kinds[order[at]]), largest)

    def _together(self, counts: Array, four: Met, waiting: _Waiting, found: _Answers) -> Array:
        """Put left and right together: by slots of reels 2 and 3, slot of reel 4, question, slot of reel 5."""
        np, number, questions = self._np, self._number, len(self._limits.fewest_hits)
        low = np.minimum.reduceat(found.low[waiting.after], four.start)
        high = np.maximum.reduceat(found.high[waiting.after], four.start)
        sums = np.zeros((number**2, number, questions, number))
        everything = np.zeros((questions + 1, number**2))  # from each question on
        left_of_four, ways = four.counts.astype(self._floats, copy=False), four.padded_ways()
        after = np.append(waiting.after, 0)
        groups = self._in_groups(low * (questions + 1) + high, four.number, (high - low) * number)
        for between, alike in groupby(groups, attrgetter("kind")):
            start, end = divmod(between, questions + 1)
            behind, some = [], []
            for group, _, (left, _) in alike:
                at = four.at(group, left)
                times = left_of_four.take(ways[at], axis=0)
                rows = found.rows.take(after[at], axis=0)[:, :, start:end]
                answers = found.answers.take(rows, axis=0, mode="clip").reshape(len(group), left, -1)
                behind.append((times.swapaxes(1, 2) @ answers).reshape(len(group), -1))
                some.append(group)
            on_left = counts[np.concatenate(some)].T
            everything[end] += on_left.sum(axis=1)
            summed = on_left @ np.concatenate(behind).astype(np.float64)
            sums[:, :, start:end] += summed.reshape(*sums.shape[:2], -1, number)
        whole = np.cumsum(everything, axis=0)[:questions].T[:, None, :, None]
        of_four = self._shown[2].counts.sum(axis=0)[:, None, None]
        return sums + whole * of_four * found.answers[_EVERYTHING].astype(np.float64)
