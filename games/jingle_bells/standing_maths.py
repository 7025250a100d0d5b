"""What a spin brings by how many frames stand before it, in the long run at one stake (JB-3 to JB-7).

A bell passes every row of its reel at one stop each, and never two of them show at once. So all sets of as many frames
on a reel are equally likely, and in place of 65,536 sets there are five numbers on each of four reels.
"""

from collections.abc import Sequence
from decimal import Decimal
from itertools import product
from math import prod
from typing import NamedTuple

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, bell_reels, by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle
from games.jingle_bells.frame_maths import RunKey, Runs, StandingReel, line_pay, run_chances
from games.jingle_bells.frames import FRAME_CELLS, REEL_SETS
from games.jingle_bells.hit_maths import LosingPairs, Marginal, Numbers
from games.jingle_bells.symbols import ROWS

_NUMBERS = range(ROWS + 1)


class WithFrames(NamedTuple):
    """Spins from so many frames.

    Attributes:
        share: of all spins.
        pays: what lines pay on average.
        golden_leaf: how likely frames turn wild.
        line_hit: how likely a line wins.
    """

    share: Decimal
    pays: Decimal
    golden_leaf: Decimal
    line_hit: Decimal


def by_frames(pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> tuple[WithFrames, ...]:
    """Give spins from 0, 1, 2 ... 16 frames."""
    reels = bell_reels(columns)
    losing = LosingPairs(pay_lines, (reels[0], reels[1]), columns[0])
    standing = [[StandingReel(reel, _evenly(number)) for number in _NUMBERS] for reel in reels]
    found = [_Sum() for _ in range(len(FRAME_CELLS) + 1)]
    for numbers, share in _shares(reels).items():
        on_reels = [of_reel[number] for of_reel, number in zip(standing, numbers, strict=True)]
        found[sum(numbers)].add(share, numbers, on_reels, run_chances(pay_lines, on_reels))
    length = sum((each.share for each in found), Decimal())
    return tuple(
        WithFrames(
            share=each.share / length,
            pays=sum(line_pay(pay_lines, each.runs, columns[0], columns[-1]), Decimal()) / each.share,
            golden_leaf=1 - each.unhit / each.share,
            line_hit=1 - losing.chance(each.marginal) / len(columns[0]) / each.share,
        )
        for each in found
    )


class _Sum:
    """What is added up for all ways in which so many frames can stand."""

    def __init__(self) -> None:
        self.share = self.unhit = Decimal()
        self.runs: dict[RunKey, tuple[Decimal, Decimal]] = {}
        self.marginal: dict[Numbers, Marginal] = {}

    def add(
        self, share: Decimal, numbers: Sequence[int], reels: Sequence[StandingReel], runs: Runs,
    ) -> None:
        """Add one way, by the numbers on the reels."""
        none = [reel.hits[0] for reel in reels]
        self.share += share
        self.unhit += share * prod(none)
        two, three, *_ = numbers
        stands, unhit = self.marginal.get((two, three), (Decimal(), Decimal()))
        self.marginal[two, three] = Marginal(stands + share, unhit + share * prod(none[2:]))
        for key, (plain, golden) in runs.items():
            before = self.runs.get(key, (Decimal(), Decimal()))
            self.runs[key] = before[0] + share * plain, before[1] + share * golden


def _shares(reels: Sequence[BellReel]) -> dict[tuple[int, ...], Decimal]:
    """Give how often so many frames stand on each reel, in spins of a cycle."""
    shares = dict.fromkeys(product(_NUMBERS, repeat=len(reels)), Decimal())
    for weight, chances in spins_of_a_cycle(reels):
        on_reels = [by_number(each) for each in chances]
        for numbers in shares:
            shares[numbers] += weight * prod([each[number] for each, number in zip(on_reels, numbers, strict=True)])
    return shares


def _evenly(number: int) -> list[Decimal]:
    """Give the chances of the sets on a reel when all with so many frames are equally likely."""
    sets = [frames for frames in range(REEL_SETS) if frames.bit_count() == number]
    return [Decimal(frames in sets) / len(sets) for frames in range(REEL_SETS)]
