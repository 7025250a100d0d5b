"""Sets of pay lines that still run from one column of reel 1, each a whole number with a bit for a line (JB-1, JB-7).

No Wild lands on reel 1, so each line counts as one symbol there. What comes of a set on the reels behind depends only
on its lines' symbols and on their rows on these reels. So of lines that agree in both only the number matters.

All of these modules take numpy where they need it: it belongs to the maths commands alone.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import gcd
from types import ModuleType
from typing import Any, TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, PayLines
from engine.rules.slots.windows import Column

Array: TypeAlias = Any  # of numpy


class RunningLines:
    """The lines that a column of reel 1 starts, which are those with a paying symbol there.

    Attributes:
        number: of all lines; a set is less than two to this power.
        unit: all pays are multiples of so many hundredths, and are counted in them.
    """

    def __init__(self, np: ModuleType, pay_lines: PayLines, first: Column) -> None:
        self._np, self._lines, self._wilds = np, pay_lines.lines, pay_lines.wilds
        self.number = len(self._lines)
        self.unit = gcd(*(pay for pays in pay_lines.paytable.values() for pay in pays))
        self._pays = {symbol: (0, *pays) for symbol, pays in pay_lines.paytable.items()}
        self._symbols = {
            place: first[line[0] - 1] for place, line in enumerate(self._lines) if first[line[0] - 1] in self._pays
        }

    def by_row(self, reel: int, rows: int) -> list[int]:
        """Give for each row of a reel, counted from 0, the lines that run through it."""
        return [
            sum(1 << place for place in self._symbols if self._lines[place][reel] == row) for row in range(1, rows + 1)
        ]

    def going_on(self, reel: int, columns: Sequence[Column]) -> Array:
        """Give for each column of a reel, and each row of it, the lines that it lets go on there."""
        through, fitting = self.by_row(reel, len(columns[0])), defaultdict[tuple[int, str], int](int)
        for place, symbol in self._symbols.items():
            fitting[self._lines[place][reel] - 1, symbol] |= 1 << place
        return self._np.array([
            [through[row] if shown in self._wilds else fitting[row, shown] for row, shown in enumerate(column)]
            for column in columns
        ], self._np.int32)

    def gains(self, length: int) -> Callable[[Array], Array]:
        """Give what sets pay more when they have run over so many reels than over one less, in units."""
        more = [
            (pays[length - SHORTEST + 1] - pays[length - SHORTEST]) // self.unit
            for pays in (self._pays.get(self._symbols.get(place, ""), (0,) * length) for place in range(self.number))
        ]
        half = self.number // 2
        low, high = (self._sums(each) for each in (more[:half], more[half:]))
        return lambda sets: low[sets & (1 << half) - 1] + high[sets >> half]

    def alike(self, length: int, sets: Array) -> Array:
        """Give for each set the one that stands for all that come to the same after so many reels."""
        standing = sets
        for group in self._groups(lambda place: self._lines[place][length:]):
            firsts = self._np.array([sum(group[:number]) for number in range(len(group) + 1)], self._np.int32)
            whole = self._np.int32(sum(group))
            standing = (standing & ~whole) | firsts[self._np.bitwise_count(sets & whole)]
        return standing

    def meeting(self, reel: int, sets: Array) -> Array:
        """Give a bit for all cells of a reel, with the symbols that would fit there, through which a set runs."""
        cells = self._np.zeros(len(sets), self._np.int32)
        for bit, group in enumerate(self._groups(lambda place: self._lines[place][reel])):
            cells |= ((sets & self._np.int32(sum(group))) != 0).astype(self._np.int32) << self._np.int32(bit)
        return cells

    def _groups(self, behind: Callable[[int], object]) -> list[list[int]]:
        """Group the lines by their symbols and something else."""
        groups: dict[tuple[str, object], list[int]] = defaultdict(list)
        for place, symbol in self._symbols.items():
            groups[symbol, behind(place)].append(1 << place)
        return list(groups.values())

    def _sums(self, summands: Sequence[int]) -> Array:
        """Give the sum of each set of summands."""
        sums = self._np.zeros(1, self._np.int32)
        for each in summands:
            sums = self._np.concatenate([sums, sums + self._np.int32(each)])
        return sums
