"""How often no line wins, exactly, with given numbers of frames on the reels (JB-1 to JB-7).

The first three reels decide that. For each column of reel 1 the columns of reels 2 and 3 are few different numbers of
PayLines (the lines that still run), and all sets of as many frames on a reel are equally likely (standing_maths.py). So
for each number of frames on these two reels the pairs of stops are counted after which no line runs on.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache, lru_cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, golden_columns
from games.jingle_bells.frame_maths import FrameCycle

Numbers: TypeAlias = tuple[int, int]  # how many frames stand on reels 2 and 3
_Shown: TypeAlias = dict[int, int]  # by which lines run on, as bits: stops and sets of frames, packed by their number

_SLOT: Final = 48  # bits for the count of one number of frames, or of one with no hit: these follow behind the others


class Marginal(NamedTuple):
    """How likely so many frames stand on reels 2 and 3, and how likely with no bell hitting on reels 4 and 5."""

    stands: Decimal
    unhit: Decimal


class _Kinds(NamedTuple):
    """What a reel shows: with its frames wild, at all stops and at those without a hit; at these without them, too."""

    golden: _Shown
    unhit_plain: _Shown


class _Losing(NamedTuple):
    """The pairs of stops after which no line runs on, at all stops and at those without a hit, by the frames."""

    at_all: dict[Numbers, int]
    unhit: dict[Numbers, int]


class LosingPairs:
    """How likely no line wins over some columns of reel 1, by the frames on reels 2 and 3."""

    def __init__(self, pay_lines: PayLines, reels: Sequence[BellReel]) -> None:
        self._pay_lines, (second, third) = pay_lines, reels
        self._shown = [_shown(pay_lines, place, reel) for place, reel in enumerate((second, third), start=1)]
        self._rows = len(second.columns[0])
        self._pairs = len(second.columns) * len(third.columns)

    def chance(self, marginal: Mapping[Numbers, Marginal], first: Sequence[Column]) -> Decimal:
        """Add up, over these columns of reel 1, how likely no line wins; divide by their number for a chance."""
        losing = [self._of_column(self._pay_lines.field(0, column)) for column in first]
        total = Decimal()
        for numbers, (stands, unhit) in marginal.items():
            sets = max(1, comb(self._rows, numbers[0]) * comb(self._rows, numbers[1]))  # more than rows never stand
            golden = sum([each.at_all.get(numbers, 0) for each, _ in losing])
            # a hit on reels 2 to 5 shows the Golden Leaf; without any the window stays as it stopped
            without = sum([plain.unhit.get(numbers, 0) - each.unhit.get(numbers, 0) for each, plain in losing])
            total += (golden * stands + without * unhit) / sets
        return total / self._pairs

    @cache  # noqa: B019  lives as long as one computation
    def _of_column(self, running: int) -> tuple[_Losing, _Losing]:
        """Count the losing pairs behind lines that start so: with frames wild, and without them."""
        second, third = self._shown
        golden, plain = (
            self._counted(_running(running, two), _running(running, three))
            for two, three in zip(second, third, strict=True)
        )
        return golden, plain

    def _counted(self, second: _Shown, third: _Shown) -> _Losing:
        """Count the pairs of stops after which no line runs on, for each number of frames."""
        numbers = range(self._rows + 1)
        losing = _Losing({}, {})
        for running, counts in second.items():
            behind = sum([packed for other, packed in third.items() if not running & other])
            for start, counted in zip((0, len(numbers)), losing, strict=True):
                for number in numbers:
                    count = _at(counts, start + number)
                    for other_number in numbers if count else ():
                        both = count * _at(behind, start + other_number)
                        counted[number, other_number] = counted.get((number, other_number), 0) + both
        return losing


@lru_cache(maxsize=1)  # all figures of a game need those of the same reels
def losing_pairs(pay_lines: PayLines, second: tuple[Column, ...], third: tuple[Column, ...]) -> LosingPairs:
    """Give what reels 2 and 3 with these columns make of lines."""
    return LosingPairs(pay_lines, (BellReel(second), BellReel(third)))


def losing_chance(pay_lines: PayLines, cycle: FrameCycle, first: Sequence[Column]) -> Decimal:
    """Add up, over these columns of reel 1, how likely no line wins in the long run at one stake."""
    second, third, *_ = (tuple(reel.columns) for reel in cycle.reels)
    marginal = {numbers: Marginal(*chances) for numbers, chances in cycle.marginal.items()}
    return losing_pairs(pay_lines, second, third).chance(marginal, first)


def _shown(pay_lines: PayLines, place: int, reel: BellReel) -> _Kinds:
    """Count what a reel shows, as numbers of PayLines, over all sets of frames on it."""
    rows = len(reel.columns[0])
    kinds = _Kinds({}, {})
    plain = [pay_lines.field(place, column) for column in reel.columns]
    for frames in range(1 << rows):
        one = 1 << frames.bit_count() * _SLOT
        unhit = one << (rows + 1) * _SLOT
        for bare, (column, hits) in zip(plain, golden_columns(reel, frames), strict=True):
            field = pay_lines.field(place, column)
            kinds.golden[field] = kinds.golden.get(field, 0) + (one if hits else one + unhit)
            if not hits:
                kinds.unhit_plain[bare] = kinds.unhit_plain.get(bare, 0) + unhit
    return kinds


def _running(first: int, shown: _Shown) -> _Shown:
    """Give which lines run on from a column of reel 1."""
    running: _Shown = {}
    for field, packed in shown.items():
        still = first & field
        running[still] = running.get(still, 0) + packed
    return running


def _at(packed: int, slot: int) -> int:
    return packed >> slot * _SLOT & (1 << _SLOT) - 1
