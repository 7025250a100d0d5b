"""What lines are worth by how many frames stand before the spin, in the long run at one stake (JB-3 to JB-7).

A bell passes every row of its reel at one stop each, and never two of them show at once. So all sets of as many frames
on a reel are equally likely, and in place of 65,536 sets there are five numbers on each of four reels.
"""

from collections.abc import Sequence
from decimal import Decimal
from itertools import product
from math import prod

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Column
from games.jingle_bells.bell_reels import BellReel, bell_reels, by_number
from games.jingle_bells.cycle_maths import spins_of_a_cycle
from games.jingle_bells.frame_maths import RunKey, StandingReel, line_pay, run_chances
from games.jingle_bells.frames import FRAME_CELLS, REEL_SETS
from games.jingle_bells.symbols import ROWS

_NUMBERS = range(ROWS + 1)


def line_worth_by_frames(pay_lines: PayLines, columns: Sequence[Sequence[Column]]) -> tuple[Decimal, ...]:
    """Give what the lines of the next spin pay on average when 0, 1, 2 ... 16 frames stand."""
    reels = bell_reels(columns)
    shares = _shares(reels)
    standing = [[StandingReel(reel, _evenly(number)) for number in _NUMBERS] for reel in reels]
    runs: list[dict[RunKey, tuple[Decimal, Decimal]]] = [{} for _ in range(len(FRAME_CELLS) + 1)]
    total = [Decimal()] * len(runs)
    for numbers, share in shares.items():
        frames = sum(numbers)
        total[frames] += share
        found = runs[frames]
        on_reels = [of_reel[number] for of_reel, number in zip(standing, numbers, strict=True)]
        for key, (plain, golden) in run_chances(pay_lines, on_reels).items():
            before = found.get(key, (Decimal(), Decimal()))
            found[key] = before[0] + share * plain, before[1] + share * golden
    return tuple(
        sum(line_pay(pay_lines, found, columns[0], columns[-1]), Decimal()) / share
        for found, share in zip(runs, total, strict=True)
    )


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
