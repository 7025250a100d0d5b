"""What all lines pay together with Golden Leaf, by counting all windows with all sets of frames (JB-1 to JB-7).

Of a window with a set of frames matters which lines run on after each reel. For a column of reel 1, reels 2 and 3 leave
some thousands of sets of lines. What reels 5 and 6 add to a set is computed once for all that lead to it. Counts go by
how many frames stand on each reel and whether a bell hits one, since all sets of as many frames on a reel are equally
likely (standing_maths.py). They are whole numbers, many of them packed into one.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel
from games.jingle_bells.running_maths import RunningLines
from games.jingle_bells.tagged_maths import Packed, Slots, met, shown_with_frames

_THREE, _FOUR, _FIVE, _SIX = range(3, 7)  # reels that a line runs over

_Amounts: TypeAlias = Mapping[int, Packed]  # hundredths, with the frames and hits on reel 5
_Found: TypeAlias = dict[tuple[int, int, int], Packed]  # by the slots of reels 2, 3 and 4


class Standing(NamedTuple):
    """How many frames stand on reels 2 to 5, and how many bells hit one."""

    frames: tuple[int, ...]
    hits: int


class Counted(NamedTuple):
    """How many windows, with all sets of frames, pay up to each of some hundredths, and more than the one before."""

    up_to: tuple[int, ...]
    windows: dict[Standing, list[int]]


@dataclass(frozen=True, slots=True)
class GoldenPart:
    """A part of all spins, which can be counted anywhere.

    Attributes:
        pay_lines: the pay lines.
        bells: what reels 2 to 5 show.
        first: the column of reel 1.
        last: what reel 6 shows.
        up_to: up to which hundredths windows count together, rising, up to the most there is; empty: each amount alone.
        numbers: with how many frames on a reel windows are counted; empty: with any.
    """

    pay_lines: PayLines
    bells: tuple[tuple[Column, ...], ...]
    first: Column
    last: tuple[Column, ...]
    up_to: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()

    def counted(self) -> Counted:
        """Count the windows in which a bell hits a frame."""
        return _Walk(self).counted()


class _Walk:
    """The walk over the reels, from the left to reel 4, and from the right to it."""

    def __init__(self, part: GoldenPart) -> None:
        rows, reels = len(part.first), [BellReel(columns) for columns in part.bells]
        lines, numbers = RunningLines(part.pay_lines, part.first), part.numbers or range(rows + 1)
        windows = prod(len(columns) for columns in (*part.bells, part.last)) << rows * len(reels)
        self._wide, self._slots = Slots(rows, windows), Slots(rows, max(map(len, part.bells)) << rows)
        self._two, self._three, self._four, self._five = (
            shown_with_frames(lines, place, reel, numbers, self._slots) for place, reel in enumerate(reels, start=1)
        )
        self._six = list(lines.plain_sets(len(reels) + 1, part.last).items())
        self._gains = {length: lines.gains(length) for length in (_THREE, _FOUR, _FIVE, _SIX)}
        self._alike = {length: lines.alike(length) for length in (_FOUR, _FIVE)}
        self._added: dict[int, list[tuple[int, int]]] = {}
        self._up_to = part.up_to

    def counted(self) -> Counted:
        """Count everything."""
        left = self._left()
        over_four = {lines: met(lines, self._four, self._alike[_FOUR]) for lines in left}
        before: dict[int, set[int]] = defaultdict(set)  # what was paid when so many lines run over four reels
        for lines, longer in over_four.items():
            for still in longer:
                before[still].add(self._gains[_THREE][lines])
        right = {lines: self._right(lines) for lines in before}
        up_to = self._up_to or tuple(sorted({
            paid + more for lines, each in before.items() for paid in each for more in right[lines]
        }))
        behind = {
            (lines, paid): packed
            for lines, each in before.items() for paid, packed in self._sorted(right.pop(lines), each, up_to)
        }
        found: _Found = defaultdict(int)
        for lines, longer in over_four.items():
            paid, by_slot = self._gains[_THREE][lines], Counter[int]()
            for still, packed in longer.items():
                for slot, count in self._slots.counts(packed):
                    by_slot[slot] += count * behind[still, paid]
            for (two, three), count in left[lines].items():
                for slot, counts in by_slot.items():
                    found[two, three, slot] += count * counts
        return Counted(up_to, self._unpacked(found, len(up_to)))

    def _left(self) -> dict[int, Counter[tuple[int, int]]]:
        """Count the lines that run over reels 1 to 3, by the slots of reels 2 and 3."""
        left: dict[int, Counter[tuple[int, int]]] = defaultdict(Counter)
        second, third = (
            [(lines, self._slots.counts(packed)) for lines, packed in shown.items()]
            for shown in (self._two, self._three)
        )
        for lines, slots in second:
            for others, other_slots in third:
                counts = left[lines & others]
                for slot, count in slots:
                    for other, times in other_slots:
                        counts[slot, other] += count * times
        return left

    def _right(self, lines: int) -> _Amounts:
        """Count what lines that run over four reels pay more than over three, with what reels 5 and 6 add."""
        found: dict[int, Packed] = {}
        gain = self._gains[_FOUR][lines]
        for longer, packed in met(lines, self._five, self._alike[_FIVE]).items():
            counts = self._slots.widened(packed, self._wide)
            for added, stops in self._added_by(longer):
                found[gain + added] = found.get(gain + added, 0) + counts * stops
        return found

    def _added_by(self, lines: int) -> list[tuple[int, int]]:
        """Give what lines over five reels pay more than over four, with reel 6, and at how many stops of it."""
        if lines not in self._added:
            added, five, six = Counter[int](), self._gains[_FIVE], self._gains[_SIX]
            for going_on, stops in self._six:
                added[five[lines] + six[lines & going_on]] += stops
            self._added[lines] = list(added.items())
        return self._added[lines]

    def _sorted(self, amounts: _Amounts, before: set[int], up_to: tuple[int, ...]) -> Iterator[tuple[int, Packed]]:
        """Sort amounts, after each of what was paid before, into the slots of all ranges."""
        rising = sorted(amounts)
        sums = list(accumulate((amounts[more] for more in rising), initial=0))
        bits = self._wide.number * self._wide.bits
        for paid in before:
            place, packed, done = bisect_left(up_to, paid + rising[0]), 0, 0
            while done < len(rising):
                following = bisect_right(rising, up_to[place] - paid, done)
                packed |= sums[following] - sums[done] << place * bits
                place, done = place + 1, following
            yield paid, packed

    def _unpacked(self, found: _Found, ranges: int) -> dict[Standing, list[int]]:
        """Give counts by what stands, where a bell hits a frame."""
        windows: dict[Standing, list[int]] = {}
        size, slots_behind = self._wide.bits // 8, range(self._wide.number)
        empty = bytes(size)
        for slots, packed in found.items():
            content = packed.to_bytes(ranges * len(slots_behind) * size, "little")
            for last in slots_behind:
                frames, hits = zip(*map(self._slots.named, (*slots, last)), strict=True)
                if not any(hits):
                    continue
                counts = windows.setdefault(Standing(frames, sum(hits)), [0] * ranges)
                for place in range(ranges):
                    start = (place * len(slots_behind) + last) * size
                    piece = content[start : start + size]
                    if piece != empty:
                        counts[place] += int.from_bytes(piece, "little")
        return windows
