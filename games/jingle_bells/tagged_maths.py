"""What a bell reel shows with its frames wild, counted by the frames on it and by hits (JB-3 to JB-7)."""

from collections.abc import Collection
from functools import cache
from typing import TypeAlias

from games.jingle_bells.bell_reels import BellReel, golden_columns
from games.jingle_bells.running_maths import RunningLines

Packed: TypeAlias = int  # counts, each in a slot of its own
Shown: TypeAlias = dict[int, Packed]  # by the lines that go on


class Slots:
    """Counts of a reel: a slot for each number of frames without a hit, then one for each with a hit.

    Args:
        rows: of the reel.
        most: that a slot has to hold.

    Attributes:
        number: of slots.
        bits: of each, in whole bytes.
    """

    def __init__(self, rows: int, most: int) -> None:
        self._rows = rows
        self.number = 2 * rows + 1
        self.bits = -(-most.bit_length() // 8) * 8
        self.counts = cache(self._counts)
        self.widened = cache(self._widened)

    def place(self, frames: int, *, is_hit: bool) -> int:
        """Give the slot of so many frames; a hit takes at least one."""
        return frames + (self._rows if is_hit else 0)

    def named(self, slot: int) -> tuple[int, int]:
        """Give the frames of a slot, and its hits."""
        return (slot, 0) if slot <= self._rows else (slot - self._rows, 1)

    def packed(self, slot: int, count: int) -> Packed:
        """Put a count into its slot."""
        return count << slot * self.bits

    def _counts(self, packed: Packed) -> list[tuple[int, int]]:
        """Give the slots that hold something, each with its count."""
        one = (1 << self.bits) - 1
        slots = ((slot, packed >> slot * self.bits & one) for slot in range(self.number))
        return [(slot, count) for slot, count in slots if count]

    def _widened(self, packed: Packed, to: "Slots") -> Packed:
        """Move counts into wider slots."""
        return sum(to.packed(slot, count) for slot, count in self.counts(packed))


def shown_with_frames(
    lines: RunningLines, place: int, reel: BellReel, numbers: Collection[int], slots: Slots,
) -> Shown:
    """Count what a reel, which counts from 0, shows at all stops with all sets of so many frames."""
    shown: Shown = {}
    for frames in range(1 << len(reel.columns[0])):
        number = frames.bit_count()
        if number in numbers:
            for column, hits in golden_columns(reel, frames):
                going_on = lines.going_on(place, column)
                shown[going_on] = shown.get(going_on, 0) + slots.packed(slots.place(number, is_hit=hits), 1)
    return shown


def met(lines: int, shown: Shown, alike: dict[int, int]) -> Shown:
    """Count what is left of lines after a reel."""
    left: Shown = {}
    for going_on, packed in shown.items():
        still = alike[lines & going_on]
        left[still] = left.get(still, 0) + packed
    return left
