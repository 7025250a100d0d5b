"""How often no line wins, exactly, with given numbers of frames on the reels (JB-1 to JB-7).

The first three reels decide that. For each column of reel 1 the columns of reels 2 and 3 are few different numbers of
PayLines (the lines that still run), and all sets of as many frames on a reel are equally likely (standing_maths.py). So
for each number of frames on these two reels the pairs of stops are counted after which no line runs on.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from math import comb
from typing import Final, NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, golden_columns
from games.jingle_bells.frame_maths import FrameCycle

Numbers: TypeAlias = tuple[int, int]  # how many frames stand on reels 2 and 3
_Shown: TypeAlias = dict[int, int]  # by which lines run on, as bits: stops and sets of frames, packed by their number

_SLOT: Final = 48  # bits for the count of one number of frames


class Marginal(NamedTuple):
    """How likely so many frames stand on reels 2 and 3, and how likely with no bell hitting on reels 4 and 5."""

    stands: Decimal
    unhit: Decimal


class _Kinds(NamedTuple):
    """What a reel shows: with its frames wild at all stops, at those without a hit, and there without the frames."""

    golden: _Shown
    unhit_golden: _Shown
    unhit_plain: _Shown


class LosingPairs:
    """How likely no line wins over some columns of reel 1, by the frames on reels 2 and 3."""

    def __init__(self, pay_lines: PayLines, reels: tuple[BellReel, BellReel], first: Iterable[Column]) -> None:
        second, third = (_shown(pay_lines, place, reel) for place, reel in enumerate(reels, start=1))
        self._rows = len(reels[0].columns[0])
        self._pairs = len(reels[0].columns) * len(reels[1].columns)
        self._losing = [Counter[Numbers]() for _ in _Kinds._fields]
        for column, times in Counter(pay_lines.field(0, column) for column in first).items():
            for losing, two, three in zip(self._losing, second, third, strict=True):
                self._count(losing, times, _running(column, two), _running(column, three))

    def chance(self, marginal: Mapping[Numbers, Marginal]) -> Decimal:
        """Add up, over the columns of reel 1, how likely no line wins; divide by their number for a chance."""
        golden, unhit_golden, unhit_plain = self._losing
        total = Decimal()
        for numbers, (stands, unhit) in marginal.items():
            sets = max(1, comb(self._rows, numbers[0]) * comb(self._rows, numbers[1]))  # more than rows never stand
            # a hit on reels 2 to 5 shows the Golden Leaf; without any the window stays as it stopped
            without = unhit_plain[numbers] - unhit_golden[numbers]
            total += (golden[numbers] * stands + without * unhit) / sets
        return total / self._pairs

    def _count(self, losing: Counter[Numbers], times: int, two: _Shown, three: _Shown) -> None:
        """Count the pairs of stops after which no line runs on, for each number of frames."""
        for running, counts in two.items():
            behind = sum([packed for other, packed in three.items() if not running & other])
            for number in range(self._rows + 1):
                count = _at(counts, number) * times
                for other_number in range(self._rows + 1) if count else ():
                    losing[number, other_number] += count * _at(behind, other_number)


def losing_chance(pay_lines: PayLines, cycle: FrameCycle, first: Iterable[Column]) -> Decimal:
    """Add up, over these columns of reel 1, how likely no line wins in the long run at one stake."""
    second, third, *_ = cycle.reels
    return LosingPairs(pay_lines, (second, third), first).chance(
        {numbers: Marginal(*chances) for numbers, chances in cycle.marginal.items()},
    )


def _shown(pay_lines: PayLines, place: int, reel: BellReel) -> _Kinds:
    """Count what a reel shows, as numbers of PayLines, over all sets of frames on it."""
    kinds = _Kinds({}, {}, {})
    plain = [pay_lines.field(place, column) for column in reel.columns]
    for frames in range(1 << len(reel.columns[0])):
        one = 1 << frames.bit_count() * _SLOT
        for bare, (column, hits) in zip(plain, golden_columns(reel, frames), strict=True):
            field = pay_lines.field(place, column)
            kinds.golden[field] = kinds.golden.get(field, 0) + one
            if not hits:
                kinds.unhit_golden[field] = kinds.unhit_golden.get(field, 0) + one
                kinds.unhit_plain[bare] = kinds.unhit_plain.get(bare, 0) + one
    return kinds


def _running(first: int, shown: _Shown) -> _Shown:
    """Give which lines run on from a column of reel 1."""
    running: _Shown = {}
    for field, packed in shown.items():
        still = first & field
        running[still] = running.get(still, 0) + packed
    return running


def _at(packed: int, number: int) -> int:
    return packed >> number * _SLOT & (1 << _SLOT) - 1
