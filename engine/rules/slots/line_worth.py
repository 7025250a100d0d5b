"""The exact worth of pay lines over reels that stop independently, counted in whole numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TypeAlias

from engine.rules.slots.pay_lines import SHORTEST, Line, PayLines
from engine.rules.slots.windows import Column

Reels: TypeAlias = Sequence[Sequence[Column]]  # for each reel the columns that it shows, each equally likely


def line_worth(pay_lines: PayLines, reels: Reels) -> Fraction:
    """Give what all lines of a window pay on average, in multiples of the stake.

    A run that holds a paying symbol counts as that symbol, whatever Wilds stand before it, since it is longer than
    they are; a run of Wilds alone counts as the best symbol, and only where something that does not pay follows.
    """
    rows = [[Counter(column[row] for column in reel) for row in range(len(reel[0]))] for reel in reels]
    total = sum(_paid_on(pay_lines, line, rows) for line in pay_lines.lines)
    return Fraction(total, 100 * prod(len(reel) for reel in reels))


def _paid_on(pay_lines: PayLines, line: Line, rows: Sequence[Sequence[Counter[str]]]) -> int:
    """Add up, in hundredths, what one line pays over all stops."""
    shown = [rows[reel][row - 1] for reel, row in enumerate(line)]
    wilds = [sum(counter[wild] for wild in pay_lines.wilds) for counter in shown]
    stops = [counter.total() for counter in shown]
    total = 0
    for count in range(SHORTEST, len(line) + 1):
        has_next = count < len(line)  # a reel on which the run breaks
        behind = prod(stops[count + 1 :])
        wilds_alone = prod(wilds[:count])
        for symbol, pays in pay_lines.paytable.items():
            fitting = [counter[symbol] + wild for counter, wild in zip(shown, wilds, strict=True)]
            breaking = stops[count] - fitting[count] if has_next else 1
            total += pays[count - SHORTEST] * (prod(fitting[:count]) - wilds_alone) * breaking * behind
        paying = sum(shown[count][symbol] for symbol in pay_lines.paytable) if has_next else 0
        breaking = stops[count] - wilds[count] - paying if has_next else 1
        best = pay_lines.paytable[pay_lines.best_symbol(count)][count - SHORTEST]
        total += best * wilds_alone * breaking * behind
    return total


@dataclass(frozen=True, slots=True)
class HitCounts:
    """Over all stops of the first three reels: how many there are, and how many win on no line.

    `losing_by_kind` counts the losing ones by the kind that each of the three columns has.
    """

    stops: int
    losing: int
    losing_by_kind: Counter[tuple[bool, ...]]


def count_hits(pay_lines: PayLines, reels: Reels, marked: str) -> HitCounts:
    """Count the stops of the first three reels that win on no line; whatever follows, they alone decide about that.

    The kind of a column is whether it shows the symbol `marked`.
    """
    first, second, third = (
        Counter((pay_lines.field(reel, column), marked in column) for column in reels[reel])
        for reel in range(SHORTEST)
    )
    losing: Counter[tuple[bool, ...]] = Counter()
    for (one, is_one), times_one in first.items():
        for (two, is_two), times_two in second.items():
            both, times_both = one & two, times_one * times_two
            for (three, is_three), times_three in third.items():
                if not both & three:
                    losing[is_one, is_two, is_three] += times_both * times_three
    return HitCounts(prod(len(reel) for reel in reels[:SHORTEST]), losing.total(), losing)
