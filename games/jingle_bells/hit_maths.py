"""How often no line wins, exactly, with the frames that stand in the long run (JB-1 to JB-7).

The first three reels decide that. For each column of reel 1 the columns of reels 2 and 3 are few different numbers of
PayLines (the lines that still run); for each pair of sets of frames on these reels their pairs are counted.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeAlias

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, golden_columns
from games.jingle_bells.frame_maths import FrameCycle
from games.jingle_bells.frames import REEL_SETS

_Shown: TypeAlias = dict[int, int]  # how many stops of a reel leave which lines running; lines are bits of a number


@dataclass(frozen=True, slots=True)
class _Stops:
    """The stops of one reel with one set of frames on it: all with Golden Leaf; those without a hit, with and without.

    A reel of 50 stops has 50 numbers here, of which the same ones are counted together.
    """

    golden: Counter[int]
    unhit_golden: Counter[int]
    unhit_plain: Counter[int]


def losing_chance(pay_lines: PayLines, cycle: FrameCycle, first: Iterable[Column]) -> Decimal:
    """Add up, over these columns of reel 1, how likely no line wins; divide by their number for a chance."""
    second, third = ([_stops(pay_lines, place, reel, frames) for frames in range(REEL_SETS)]
                     for place, reel in enumerate(cycle.reels[:2], start=1))
    total = Decimal()
    for column, times in Counter(pay_lines.field(0, column) for column in first).items():
        two = [_running(column, stops) for stops in second]
        three = [_running(column, stops) for stops in third]
        for (on_two, on_three), (stands, unhit) in cycle.marginal.items():
            golden, unhit_golden, unhit_plain = map(_losing_pairs, two[on_two], three[on_three])
            # a hit on reels 2 to 5 shows the Golden Leaf; without any the window stays as it stopped
            total += times * (golden * stands - unhit_golden * unhit + unhit_plain * unhit)
    return total / (len(cycle.reels[0].columns) * len(cycle.reels[1].columns))


def _stops(pay_lines: PayLines, place: int, reel: BellReel, frames: int) -> _Stops:
    golden = [(pay_lines.field(place, column), hits) for column, hits in golden_columns(reel, frames)]
    plain = [pay_lines.field(place, column) for column in reel.columns]
    return _Stops(
        Counter(field for field, _ in golden),
        Counter(field for field, hits in golden if not hits),
        Counter(field for field, (_, hits) in zip(plain, golden, strict=True) if not hits),
    )


def _running(first: int, stops: _Stops) -> tuple[_Shown, _Shown, _Shown]:
    """Give which lines run on from a column of reel 1."""
    shown = []
    for counted in (stops.golden, stops.unhit_golden, stops.unhit_plain):
        running: _Shown = {}
        for field, times in counted.items():
            still = first & field
            running[still] = running.get(still, 0) + times
        shown.append(running)
    golden, unhit_golden, unhit_plain = shown
    return golden, unhit_golden, unhit_plain


def _losing_pairs(two: _Shown, three: _Shown) -> int:
    """Count the pairs of stops after which no line runs on."""
    return sum([
        times_two * times_three
        for running_two, times_two in two.items()
        for running_three, times_three in three.items()
        if not running_two & running_three
    ])
