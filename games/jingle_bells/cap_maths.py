"""The Christmas Spins under the win cap: what they pay, and what the cap takes from them and from lines (JB-19)."""

from bisect import bisect_right
from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate, takewhile
from operator import neg
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
        self.reached = 1 - sum(chances.values(), Fraction())
        self.mean, self.square = (
            sum((chance * total**power for total, chance in chances.items()), self.reached * cap**power)
            for power in (1, 2)
        )
        self.taken = uncapped - self.mean
        self._down = sorted(chances, reverse=True)
        self._reached = list(accumulate((chances[total] for total in self._down), initial=self.reached))

    @property
    def variance(self) -> Fraction:
        """The variance of what they pay, with the cap."""
        return self.square - self.mean**2

    def at_least(self, multiple: int) -> Fraction:
        """How likely they pay at least so many times the stake, up to the cap."""
        return self._reached[bisect_right(self._down, -multiple, key=neg)]

    def lost(self, lines: Fraction) -> Fraction:
        """Give what the cap takes on average where lines pay so much in the spin that triggers."""
        near = takewhile(lambda total: total + lines > self.cap, self._down)
        taken = (self.chances[total] * (total + lines - self.cap) for total in near)
        return self.taken + self.reached * lines + sum(taken, Fraction())

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
