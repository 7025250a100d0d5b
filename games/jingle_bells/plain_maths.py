"""What lines pay in spins without Golden Leaf, sum by sum, in the long run at one stake (JB-1 to JB-4).

Nothing turns wild there, so the windows are those of the strips. A spin stays without Golden Leaf where no bell in view
hits a frame; how likely that is depends on the reels that show one.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from itertools import product
from math import prod
from typing import TypeAlias

from engine.rules.slots.line_totals import Seen, line_totals, unmarked
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle
from games.jingle_bells.frame_maths import FrameCycle
from games.jingle_bells.symbols import BELL_REELS, JINGLE_BELL, SCATTER

LineChances: TypeAlias = Mapping[int, Decimal]  # how likely lines pay together so many hundredths of the stake


def plain_lines(pay_lines: PayLines, cycle: FrameCycle, columns: Sequence[Sequence[Column]]) -> dict[bool, LineChances]:
    """Give the chances of spins that trigger the Christmas Spins, and of the others, both without Golden Leaf."""
    seen = plain_windows(pay_lines, columns)
    spared, stops = _spared(cycle), seen.total()
    found: dict[bool, dict[int, Decimal]] = {True: defaultdict(Decimal), False: defaultdict(Decimal)}
    for (marks, hundredths), times in seen.items():
        first, *bells, last = marks
        found[bool(first and last)][hundredths] += spared[tuple(bells)] * times / stops
    return {triggers: dict(chances) for triggers, chances in found.items()}


def plain_windows(pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> Counter[Seen]:
    """Count the windows as they stop by what lines pay; reels with a bell or a Scatter in view are marked by 1."""
    return _plain_windows(pay_lines, tuple(map(tuple, columns)))


@lru_cache(maxsize=1)  # the bands of the same numbers need them once more
def _plain_windows(pay_lines: PayLines, columns: tuple[tuple[Column, ...], ...]) -> Counter[Seen]:
    marked = [Counter((column, int(JINGLE_BELL in column or SCATTER in column)) for column in reel) for reel in columns]
    return line_totals(pay_lines, marked)


def bought_lines(pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> LineChances:
    """Give the chances where each reel shows one of these columns, with no frame turning wild (JB-18)."""
    seen = line_totals(pay_lines, [unmarked(reel) for reel in columns])
    return {each.hundredths: Decimal(times) / seen.total() for each, times in seen.items()}


def _spared(cycle: FrameCycle) -> dict[tuple[int, ...], Decimal]:
    """Give how likely no bell hits a frame, by the reels that show one; it can stand in each row alike."""
    spared = dict.fromkeys(product((0, 1), repeat=len(BELL_REELS)), Decimal())
    for weight, chances in spins_of_a_cycle(cycle.reels):
        reels = []
        for reel, each in zip(cycle.reels, chances, strict=True):
            numbers, rows = by_number(each), len(reel.columns[0])
            framed = sum((chance * number for number, chance in enumerate(numbers)), Decimal()) / rows
            reels.append((sum(numbers, Decimal()), sum(numbers, Decimal()) - framed))
        for bells in spared:
            spared[bells] += weight * prod(pair[bell] for pair, bell in zip(reels, bells, strict=True)) / cycle.length
    return spared
