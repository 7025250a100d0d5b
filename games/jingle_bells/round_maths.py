"""What whole rounds of Jingle Bells pay, lines and Christmas Spins together, under the win cap (JB-8, JB-18, JB-19).

The Christmas Spins do not depend on the spin that triggers them. What lines pay together is known sum by sum where no
frame turns wild; with Golden Leaf, how likely that is, its mean and its mean square are known. So what the cap takes
from a base round lies between two bounds, billionths apart, and a bought round, in which no frame turns wild, is known
prize by prize.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Final

from engine.rules.exact_prizes import Prizes
from games.jingle_bells.cap_maths import NO_LINES, BonusTotal, Lines
from games.jingle_bells.packed import PARTS, Slots, Terms, factor_of
from games.jingle_bells.plain_maths import LineChances

_HUNDREDTHS: Final = 100


@dataclass(frozen=True)
class Rounds:
    """The rounds of a mode.

    Attributes:
        total: the Christmas Spins.
        triggering: what lines pay without Golden Leaf in spins that trigger them.
        others: what lines pay without Golden Leaf in spins that do not.
        golden_triggering: what lines pay with Golden Leaf in spins that trigger them.
        golden_others: what lines pay with Golden Leaf in spins that do not.
    """

    total: BonusTotal
    triggering: LineChances
    others: LineChances = field(default_factory=dict)
    golden_triggering: Lines = NO_LINES
    golden_others: Lines = NO_LINES

    @cached_property
    def lost(self) -> tuple[Fraction, Fraction]:
        """What the cap takes on average: at least, and at most."""
        plain = self._on_average(self.triggering, self.total.lost)
        least, most = self.total.lost_between(self.golden_triggering)
        return plain + least, plain + most

    @cached_property
    def prizes(self) -> Prizes:
        """How likely rounds without Golden Leaf pay each prize, to about fifteen places."""
        slots, by_rest = Slots(self.total.cap), defaultdict[int, Terms](list)
        bonus = slots.packed({total: int(chance * 2**PARTS) for total, chance in self.total.chances.items()})
        found = Counter({hundredths: int(chance * 2**PARTS) for hundredths, chance in self.others.items()})
        capped = round(sum(self.triggering.values(), Decimal()) * 2**PARTS)
        for hundredths, chance in self.triggering.items():
            times, rest = divmod(hundredths, _HUNDREDTHS)
            by_rest[rest].append((times, factor_of(chance)))
        for rest, terms in by_rest.items():
            for times, part in slots.parts(slots.times(bonus, terms)):
                found[times * _HUNDREDTHS + rest] += part
                capped -= part
        found[self.total.cap * _HUNDREDTHS] += capped
        return Prizes(dict(sorted(found.items())), Fraction(1, _HUNDREDTHS), 2**PARTS)

    @property
    def plain_square(self) -> Fraction:
        """The mean square of what lines pay without Golden Leaf."""
        parts = (self._on_average(lines, lambda paid: paid**2) for lines in (self.triggering, self.others))
        return sum(parts, Fraction())

    @property
    def reach_cap(self) -> tuple[Fraction, Fraction]:
        """How likely a round reaches the cap: at least, and at most; with Golden Leaf, in a spin that triggers."""
        cap = self.total.cap
        plain = self._on_average(self.triggering, lambda lines: self.total.at_least(cap - lines))
        plain += self._on_average(self.others, lambda lines: Fraction(lines >= cap))
        least, most = self.total.reached_between(self.golden_triggering)
        return plain + least, plain + most

    @property
    def square(self) -> Fraction:
        """The mean square of what a round pays.

        With Golden Leaf the cap is held against the Christmas Spins alone, without the lines: that is too much by less
        than a millionth part.
        """
        lines, total = self.golden_triggering, self.total
        golden = lines.square + 2 * lines.mean * total.mean + lines.chance * total.square
        plain = self._on_average(self.triggering, total.square_with)
        plain += self._on_average(self.others, lambda paid: paid**2)
        return plain + golden + self.golden_others.square

    @staticmethod
    def _on_average(chances: LineChances, brings: Callable[[Fraction], Fraction]) -> Fraction:
        """Add up what lines bring, by what they pay as a multiple of the stake."""
        summed = (Fraction(chance) * brings(Fraction(paid, _HUNDREDTHS)) for paid, chance in chances.items())
        return sum(summed, Fraction())
