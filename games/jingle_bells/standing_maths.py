"""What a spin brings by how many frames stand before it, in the long run at one stake (JB-3 to JB-7).

A bell passes every row of its reel at one stop each, and never two of them show at once. So all sets of as many frames
on a reel are equally likely, and in place of 65,536 sets there are five numbers on each of four reels.
"""

from collections.abc import Sequence
from decimal import Decimal
from itertools import product
from math import prod
from typing import Final, NamedTuple

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, bell_reels, by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle
from games.jingle_bells.frame_maths import StandingReel, line_pay, run_chances
from games.jingle_bells.frames import FRAME_CELLS, REEL_SETS
from games.jingle_bells.hit_maths import Marginal, Numbers, losing_pairs
from games.jingle_bells.symbols import ROWS

_NUMBERS: Final = range(ROWS + 1)
_SETTLING: Final = (0, ROWS // 2, ROWS)


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
    losing = losing_pairs(pay_lines, tuple(columns[1]), tuple(columns[2]))
    standing = [[StandingReel(reel, _evenly(number)) for number in _NUMBERS] for reel in reels]
    pays = _pays(pay_lines, columns, standing)
    found = [_Sum() for _ in range(len(FRAME_CELLS) + 1)]
    for numbers, share in numbers_standing(reels).items():
        none = [of_reel[number].hits[0] for of_reel, number in zip(standing, numbers, strict=True)]
        found[sum(numbers)].add(share, numbers, none, pays[numbers])
    length = sum((each.share for each in found), Decimal())
    return tuple(
        WithFrames(
            share=each.share / length,
            pays=each.pays / each.share,
            golden_leaf=1 - each.unhit / each.share,
            line_hit=1 - losing.chance(each.marginal, columns[0]) / len(columns[0]) / each.share,
        )
        for each in found
    )


class _Sum:
    """What is added up for all ways in which so many frames can stand."""

    def __init__(self) -> None:
        self.share = self.unhit = self.pays = Decimal()
        self.marginal: dict[Numbers, Marginal] = {}

    def add(self, share: Decimal, numbers: Sequence[int], none: Sequence[Decimal], pays: Decimal) -> None:
        """Add one way, by the numbers on the reels, with how likely no bell hits on each, and what lines pay."""
        self.share += share
        self.unhit += share * prod(none)
        self.pays += share * pays
        two, three, *_ = numbers
        stands, unhit = self.marginal.get((two, three), (Decimal(), Decimal()))
        self.marginal[two, three] = Marginal(stands + share, unhit + share * prod(none[2:]))


def _pays(
    pay_lines: PayLines, columns: Sequence[Sequence[Column]], standing: Sequence[Sequence[StandingReel]],
) -> dict[tuple[int, ...], Decimal]:
    """Give what lines pay on average by the numbers on the reels.

    Whether a cell fits, and whether a bell hits a frame besides, depends on at most two cells having frames. So on each
    reel that is a polynomial of the second degree in their number, which three numbers settle.
    """
    settled = {
        numbers: sum(line_pay(pay_lines, run_chances(pay_lines, [
            of_reel[number] for of_reel, number in zip(standing, numbers, strict=True)
        ]), columns[0], columns[-1]), Decimal())
        for numbers in product(_SETTLING, repeat=len(standing))
    }
    for place in range(len(standing)):
        ahead = {numbers[:place] + numbers[place + 1 :] for numbers in settled}
        settled = {
            (*rest[:place], number, *rest[place:]): sum((
                weight * settled[*rest[:place], at, *rest[place:]]
                for at, weight in zip(_SETTLING, _weights(number), strict=True)
            ), Decimal())
            for rest in ahead for number in _NUMBERS
        }
    return settled


def _weights(number: int) -> list[Decimal]:
    """Give how much each settling number counts for another one."""
    return [
        prod([Decimal(number - other) / (at - other) for other in _SETTLING if other != at], start=Decimal(1))
        for at in _SETTLING
    ]


def numbers_standing(reels: Sequence[BellReel]) -> dict[tuple[int, ...], Decimal]:
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
