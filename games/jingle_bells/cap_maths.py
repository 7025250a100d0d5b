"""The Christmas Spins under the win cap: what they pay, and what the cap takes from them and from lines (JB-19)."""

from bisect import bisect_left
from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate
from math import lcm
from typing import Final, NamedTuple


class Lines(NamedTuple):
    """What lines pay in some spins of which only this is known, in multiples of the stake.

    Attributes:
        chance: of such a spin.
        mean: of what they pay, times the chance.
        square: the mean of its square, times the chance.
        most: that they pay.
    """

    chance: Fraction
    mean: Fraction
    square: Fraction
    most: int

    def without(self, part: "Lines") -> "Lines":
        """Give the rest when some of the spins are left out."""
        return Lines(self.chance - part.chance, self.mean - part.mean, self.square - part.square, self.most)


NO_LINES: Final = Lines(Fraction(), Fraction(), Fraction(), 0)


class BonusTotal:
    """The total of the Christmas Spins.

    Args:
        chances: how likely each total below the win cap is, by multiples of the stake.
        cap: the win cap, as a multiple of the stake.
        uncapped: what they would pay on average without it.

    Attributes:
        chances: as above.
        cap: as above.
        reached: how likely they alone reach the cap.
        mean: what they pay on average, with the cap.
        square: the mean square of that.
        taken: what the cap takes on average.
    """

    def __init__(self, chances: Mapping[int, Fraction], cap: int, uncapped: Fraction) -> None:
        self.chances, self.cap = chances, cap
        self._whole = lcm(*(chance.denominator for chance in chances.values()))
        self._totals = sorted(chances)
        parts = [int(chances[total] * self._whole) for total in self._totals]
        self._below = [  # chance, mean and mean square of the first 0, 1, 2 ... totals, in parts of the whole
            list(accumulate((part * total**power for total, part in zip(self._totals, parts, strict=True)), initial=0))
            for power in range(3)
        ]
        certain, mean, square = self._up_to(cap)
        self.reached = 1 - certain
        self.mean, self.square = mean + self.reached * cap, square + self.reached * cap**2
        self.taken = uncapped - self.mean

    def _up_to(self, end: Fraction | int) -> tuple[Fraction, Fraction, Fraction]:
        """Give how likely a total below an end is, and what such totals add to the mean and to the mean square."""
        place = bisect_left(self._totals, end)
        chance, mean, square = (Fraction(sums[place], self._whole) for sums in self._below)
        return chance, mean, square

    @property
    def variance(self) -> Fraction:
        """The variance of what they pay, with the cap."""
        return self.square - self.mean**2

    def at_least(self, multiple: Fraction | int) -> Fraction:
        """How likely they pay at least so many times the stake, up to the cap."""
        return 1 - self._up_to(multiple)[0]

    def square_with(self, lines: Fraction) -> Fraction:
        """Give the mean square of what a round pays, with the cap, where lines pay so much in the spin that triggers.

        Below the cap it is that of a sum; from there on it is that of the cap.
        """
        chance, mean, square = self._up_to(self.cap - lines)
        return square + 2 * lines * mean + lines**2 * chance + (1 - chance) * self.cap**2

    def lost(self, lines: Fraction) -> Fraction:
        """Give what the cap takes on average where lines pay so much in the spin that triggers."""
        below, below_mean, _ = self._up_to(self.cap - lines)
        lifted = 1 - self.reached - below
        mean = self.mean - self.reached * self.cap - below_mean  # of the totals that lines lift to the cap
        return self.taken + self.reached * lines + mean - lifted * (self.cap - lines)

    def lost_between(self, lines: Lines) -> tuple[Fraction, Fraction]:
        """Bound what the cap takes where little is known of the lines, times the chance of such spins.

        What it takes grows faster and faster with the lines. So it is at least what it takes at their mean, and at most
        what lies on a parabola above it.
        """
        if not lines.chance:
            return Fraction(), Fraction()
        least = lines.chance * self.lost(lines.mean / lines.chance)
        added = self.reached * lines.mean + self._bend(lines.most) * lines.square
        return least, lines.chance * self.taken + added

    def reached_between(self, lines: Lines) -> tuple[Fraction, Fraction]:
        """Bound how likely the cap is reached where little is known of the lines, times the chance of such spins.

        How likely lines lift the total to the cap lies below a parabola, too, which starts with what one of them adds.
        """
        chances = [self.chances.get(self.cap - missing, Fraction()) for missing in range(1, lines.most + 1)]
        one = chances[0] if chances else Fraction()
        bends = ((lifted - one * number) / number**2 for number, lifted in enumerate(accumulate(chances), start=1))
        least = lines.chance * self.reached
        return least, least + one * lines.mean + max(bends, default=Fraction()) * lines.square

    def _bend(self, most: int) -> Fraction:
        """Give a factor of the square of lines, up to the most, that bounds what they add to what the cap takes.

        Only in whole multiples does it bend; so what lines add up to the next one is held against the one before.
        """
        chances = [self.chances.get(self.cap - missing, Fraction()) for missing in range(1, most + 1)]
        added = list(accumulate(accumulate(chances)))  # by 2, 3, 4 ... of lines, besides those that the cap takes whole
        return max((each / below**2 for below, each in enumerate(added, start=1)), default=Fraction())
