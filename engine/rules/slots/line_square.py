"""The exact mean square of what all pay lines of a window pay together, over reels that stop independently."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import prod
from typing import TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, Line, PayLines
from engine.rules.slots.windows import Column

WeighedReels: TypeAlias = Sequence[Mapping[Column, int]]  # for each reel its columns with their weights
_Shown: TypeAlias = dict[tuple[int, int], int]  # symbols that two lines could count on a reel, as bits, with weights
_States: TypeAlias = Mapping[tuple[int, int], int]


def line_square(pay_lines: PayLines, reels: WeighedReels) -> Fraction:
    """Give the mean square, in squares of the stake: the mean products of each two lines, each pair reel by reel."""
    pairs = _LinePairs(pay_lines, reels)
    lines = pay_lines.lines
    total = 0
    for place, line in enumerate(lines):
        total += pairs.product(line, line)
        total += 2 * sum(pairs.product(line, other) for other in lines[:place])
    return Fraction(total, 100 * 100 * prod(sum(reel.values()) for reel in reels))


class _LinePairs:
    """Walks two lines together over the reels.

    The state of a line is a set of bits, those of the symbols that it could still count as; once its run is broken,
    its pay in hundredths with a minus sign. A line that pays nothing ends the pair.
    """

    def __init__(self, pay_lines: PayLines, reels: WeighedReels) -> None:
        self._reels = reels
        self._pays = list(pay_lines.paytable.values())
        self._any = (1 << len(self._pays)) - 1
        bits = {symbol: 1 << place for place, symbol in enumerate(pay_lines.paytable)}
        self._bits = {**bits, **dict.fromkeys(pay_lines.wilds, self._any)}
        self._shown: dict[tuple[int, int, int], _Shown] = {}

    def product(self, one: Line, other: Line) -> int:
        """Add up the products of what two lines pay over all stops."""
        states: _States = {(self._any, self._any): 1}
        for reel in range(len(self._reels)):
            states = self._after(states, reel, self._columns(reel, one[reel], other[reel]))
        length = len(self._reels)
        return sum(
            self._ended(mine, length) * self._ended(its, length) * weight for (mine, its), weight in states.items()
        )

    def _after(self, states: _States, reel: int, shown: _Shown) -> Counter[tuple[int, int]]:
        later: Counter[tuple[int, int]] = Counter()
        for (mine, its), weight in states.items():
            for (one, other), times in shown.items():
                left = (mine & one or self._ended(mine, reel)) if mine > 0 else mine
                right = (its & other or self._ended(its, reel)) if its > 0 else its
                if left and right:
                    later[left, right] += weight * times
        return later

    def _ended(self, state: int, count: int) -> int:
        """Give the pay, with a minus sign, of a line that runs over so many reels, or of one that was broken before."""
        if state <= 0 or count < SHORTEST:
            return min(state, 0)
        return -max(pays[count - SHORTEST] for place, pays in enumerate(self._pays) if state >> place & 1)

    def _columns(self, reel: int, row: int, other_row: int) -> _Shown:
        key = reel, row, other_row
        if key not in self._shown:
            shown: Counter[tuple[int, int]] = Counter()
            for column, weight in self._reels[reel].items():
                shown[self._bits.get(column[row - 1], 0), self._bits.get(column[other_row - 1], 0)] += weight
            self._shown[key] = dict(shown)
        return self._shown[key]
