"""What a bell reel shows with its frames wild, counted by frames and hits, and the lines that go on (JB-3, JB-7)."""

from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel
from games.jingle_bells.running_maths import Array, RunningLines

_WHOLE = 53  # bits of a whole number that a float holds exactly


class Slots:
    """What counts of a reel are kept apart by: each number of frames without a hit, then each with a hit.

    Args:
        rows: of the reel.
    """

    def __init__(self, rows: int) -> None:
        self._rows = rows
        self.number = 2 * rows + 1

    def named(self, slot: int) -> tuple[int, int]:
        """Give the frames of a slot, and its hits."""
        return (slot, 0) if slot <= self._rows else (slot - self._rows, 1)


class Shown(NamedTuple):
    """What a reel shows: the sets of lines that it lets go on, and for each of them a count in each slot."""

    sets: Array
    counts: Array


def shown_with_frames(np: ModuleType, lines: RunningLines, place: int, columns: Sequence[Column]) -> Shown:
    """Count what a reel, which counts from 0, shows at all stops with all sets of frames."""
    rows, going_on, reel = len(columns[0]), lines.going_on(place, columns), BellReel(columns)
    frames, bells = np.arange(1 << rows), np.array(reel.bells)
    shown = np.zeros((len(frames), len(columns)), np.int32)
    for row, through in enumerate(lines.by_row(place, rows)):
        shown |= np.where((frames >> row & 1)[:, None], np.int32(through), going_on[:, row])
    slots = np.bitwise_count(frames)[:, None] + rows * ((frames[:, None] & bells) > 0)
    sets, of_set = np.unique(shown, return_inverse=True)
    number = Slots(rows).number
    counts = np.bincount(of_set.ravel() * number + slots.ravel(), minlength=len(sets) * number)
    return Shown(sets, counts.reshape(len(sets), number))


class Packing:
    """Packs the counts of all slots into few whole numbers: with so many bits each that any sum of them has room."""

    def __init__(self, np: ModuleType, counts: Array) -> None:
        self._np, self._places = np, []
        word = at = 0
        for most in counts.sum(axis=0).tolist():
            bits = most.bit_length()
            if at + bits > _WHOLE:
                word, at = word + 1, 0
            self._places.append((word, at, (1 << bits) - 1))
            at += bits
        self.words = [np.zeros(len(counts), np.int64) for _ in range(word + 1)]
        for slot, (into, shift, _) in enumerate(self._places):
            self.words[into] += counts[:, slot].astype(np.int64) << shift

    def unpacked(self, words: Sequence[Array]) -> Array:
        """Give the counts of all slots, and behind them one of none."""
        counts = self._np.zeros((len(words[0]) + 1, len(self._places)), self._np.float32)
        for slot, (word, shift, ones) in enumerate(self._places):
            counts[:-1, slot] = words[word] >> shift & ones
        return counts


class Met:
    """What a reel leaves of some sets of lines. Sets that run through the same cells are told apart in the same way.

    Attributes:
        number: of different ones that it leaves of each set.
        start: where those of each set begin.
        owner: from which set each of them comes.
        left: the lines that are left.
        way: which of the ways of telling apart this is.
        counts: for each way a count in each slot, and behind them one of none.
    """

    def __init__(self, np: ModuleType, lines: RunningLines, reel: int, sets: Array, shown: Shown) -> None:
        packing, seen, met = Packing(np, shown.counts), lines.meeting(reel, sets), lines.meeting(reel, shown.sets)
        different, of_set = np.unique(seen, return_inverse=True)
        bits = len(met).bit_length()
        ways = ((different[:, None] & met) << np.int32(bits)) | np.arange(len(met), dtype=np.int32)
        ways.sort(axis=1)
        shows = (ways & (1 << bits) - 1).ravel().astype(np.int64)
        is_new = np.ones(ways.shape, np.bool_)
        ways >>= np.int32(bits)
        is_new[:, 1:] = ways[:, 1:] != ways[:, :-1]
        starts = np.flatnonzero(is_new)
        number = np.count_nonzero(is_new, axis=1)
        self.counts = packing.unpacked([np.add.reduceat(word[shows], starts) for word in packing.words])
        self.number = number[of_set]
        self.start = np.cumsum(self.number) - self.number
        self.owner = np.repeat(np.arange(len(sets)), self.number)
        self.way = np.arange(len(self.owner)) + ((np.cumsum(number) - number)[of_set] - self.start)[self.owner]
        self.left = sets[self.owner] & shown.sets[shows[starts]][self.way]
        self._np = np

    def padded_ways(self) -> Array:
        """Give the ways, and behind the last one that of nothing."""
        return self._np.append(self.way, len(self.counts) - 1)

    def at(self, some: Array, most: int) -> Array:
        """Give the places of all that is left of some sets, as rows of `most`; behind the last one -1."""
        places = self._np.arange(most)
        return self._np.where(places < self.number[some, None], self.start[some, None] + places, -1)
