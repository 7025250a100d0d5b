"""What base rounds of Jingle Bells pay in the long run at one stake, with and without Golden Leaf (JB-1 to JB-8)."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from engine.rules.slots.windows import Column
from games.jingle_bells.cap_maths import BonusTotal, Lines
from games.jingle_bells.frame_maths import FrameCycle, line_pay
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.plain_maths import plain_lines
from games.jingle_bells.round_maths import Rounds
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.square_maths import golden_square
from games.jingle_bells.symbols import BELL_REELS


def base_rounds(
    numbers: BellsNumbers, reels: ShownReels, cycle: FrameCycle, total: BonusTotal,
) -> Rounds:
    """Compute base rounds."""
    plain = plain_lines(numbers.lines, cycle, reels.columns)
    triggering = _golden_lines(numbers, cycle, reels.triggers, *reels.triggering)
    whole = _golden_lines(numbers, cycle, Decimal(1), reels.first, reels.last)
    return Rounds(
        total,
        triggering=plain[True],
        others=plain[False],
        golden_triggering=triggering,
        golden_others=whole.without(triggering),
    )


def _golden_lines(
    numbers: BellsNumbers, cycle: FrameCycle, share: Decimal, first: Sequence[Column], last: Sequence[Column],
) -> Lines:
    """Compute lines with Golden Leaf in spins that come with a share, over what reels 1 and 6 show there."""
    return Lines(
        chance=Fraction(share * (1 - cycle.hits[0])),
        mean=Fraction(share * line_pay(numbers.lines, cycle.runs, first, last)[1]),
        square=Fraction(share) * Fraction(golden_square(numbers.lines, cycle, first, last)),
        most=most_of_lines(numbers),
    )


def most_of_lines(numbers: BellsNumbers) -> int:
    """Give what lines could pay at most, times the stake, rounded up: all of them the best pay, times x4."""
    best = max(pays[-1] for pays in numbers.paytable.values())
    return -(-len(numbers.pay_lines) * best * len(BELL_REELS) // 100)
