"""How likely all pay lines of a window together pay each sum, over reels that stop independently, in whole numbers.

After three reels most windows have lost on every line, and the others differ only in the lines that still run and as
which symbols. So what the reels behind them bring is computed once for each such set of lines.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final, NamedTuple, TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, PayLines
from engine.rules.slots.windows import Column

MarkedReels: TypeAlias = Sequence[Mapping[tuple[Column, int], int]]  # columns, each with a mark, and their weights

_ALONE: Final = 0  # the mark of columns that need none

_Brought: TypeAlias = tuple[tuple[int, ...], int]  # as Seen, which takes longer to make


class Seen(NamedTuple):
    """The marks of the columns in view, and what all lines pay, in hundredths of the stake."""

    marks: tuple[int, ...]
    hundredths: int


def line_totals(pay_lines: PayLines, reels: MarkedReels) -> Counter[Seen]:
    """Add up the weights of all windows by their marks and by what their lines pay."""
    return _Reels(pay_lines, reels).totals()


def unmarked(columns: Sequence[Column]) -> Counter[tuple[Column, int]]:
    """Give the columns of a reel, all with the same mark."""
    return Counter((column, _ALONE) for column in columns)


class _Reels:
    """The reels as numbers of PayLines: a field of bits for each line, the symbols that it could count as."""

    def __init__(self, pay_lines: PayLines, reels: MarkedReels) -> None:
        self._pays = list(pay_lines.paytable.values())
        self._width = len(self._pays)
        self._any = (1 << self._width) - 1
        self._reels: list[Counter[tuple[int, int]]] = [Counter() for _ in reels]
        for place, (shown, reel) in enumerate(zip(self._reels, reels, strict=True)):
            for (column, mark), weight in reel.items():
                shown[pay_lines.field(place, column), mark] += weight

    def totals(self) -> Counter[Seen]:
        """Walk the first three reels; where lines still run, go on."""
        running: dict[tuple[tuple[int, ...], int], int] = {((), -1): 1}
        for reel in self._reels[:SHORTEST]:
            later: dict[tuple[tuple[int, ...], int], int] = {}
            for (marks, alive), times in running.items():
                for (field, mark), weight in reel.items():
                    key = (*marks, mark), alive & field
                    later[key] = later.get(key, 0) + times * weight
            running = later
        found: dict[_Brought, int] = {}
        for (marks, alive), times in running.items():
            for (behind, hundredths), weight in self._behind(SHORTEST, alive).items():
                seen = marks + behind, hundredths
                found[seen] = found.get(seen, 0) + times * weight
        return Counter({Seen(*seen): times for seen, times in found.items()})

    @cache  # noqa: B019  lives as long as one computation
    def _behind(self, count: int, alive: int) -> Mapping[_Brought, int]:
        """Give what comes of lines that run over so many reels, by the marks of the reels behind these."""
        reels = self._reels[count:]
        if not alive or not reels:
            pays = self._ended(count, alive, 0)
            return {(marks, pays): weight for marks, weight in self._marks_behind(count).items()}
        shown: dict[tuple[int, int], int] = {}
        for (field, mark), weight in reels[0].items():
            key = alive & field, mark
            shown[key] = shown.get(key, 0) + weight
        found: dict[_Brought, int] = {}
        for (longer, mark), times in shown.items():
            ended = self._ended(count, alive, longer)
            for (marks, hundredths), weight in self._behind(count + 1, longer).items():
                seen = (mark, *marks), ended + hundredths
                found[seen] = found.get(seen, 0) + times * weight
        return found

    @cache  # noqa: B019  lives as long as one computation
    def _marks_behind(self, count: int) -> Mapping[tuple[int, ...], int]:
        """Give the weights of the marks of the reels from one on."""
        marked = [_marks(reel).items() for reel in self._reels[count:]]
        return {tuple(mark for mark, _ in each): prod(weight for _, weight in each) for each in product(*marked)}

    def _ended(self, count: int, alive: int, longer: int) -> int:
        """Add up what lines pay that run over so many reels and no further."""
        total = 0
        while alive:
            shift = ((alive & -alive).bit_length() - 1) // self._width * self._width
            if not longer >> shift & self._any:
                total += self._best(count, alive >> shift & self._any)
            alive &= ~(self._any << shift)
        return total

    @cache  # noqa: B019  lives as long as one computation
    def _best(self, count: int, run: int) -> int:
        """Give what a line pays that runs over so many reels as any of these symbols."""
        return max(pays[count - SHORTEST] for place, pays in enumerate(self._pays) if run >> place & 1)


def _marks(reel: Counter[tuple[int, int]]) -> Counter[int]:
    """Give the weights of the marks of a reel."""
    marks: Counter[int] = Counter()
    for (_, mark), weight in reel.items():
        marks[mark] += weight
    return marks
