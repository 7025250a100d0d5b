"""What is asked of the reels behind the fourth: in how many of their windows a round pays at most each edge of a band.

It is asked by what lines have paid so far, once for each amount that they may pay at most, which depends on the edge
and on the multiplier. Where the Christmas Spins follow, each edge with each multiplier is a question of its own, and
each window counts as much as it is likely that the bonus pays no more than what is left (JB-6, JB-8).
"""

from collections.abc import Sequence
from itertools import pairwise
from types import ModuleType
from typing import Final, NamedTuple, Protocol

from games.jingle_bells.running_maths import Array
from games.jingle_bells.symbols import BELL_REELS

STAKE: Final = 100  # in hundredths
HITS: Final = range(1, len(BELL_REELS) + 1)


class Table(NamedTuple):
    """Answers for all sets of lines, one after the other, and where those to each question begin."""

    answers: Array
    starts: Array


class Limits(Protocol):
    """Questions, each with the fewest hits with which it comes up, and for each number of hits those of all edges."""

    fewest_hits: Array
    of_hits: list[list[int]]

    def between(self, paid: Array, least: Array, most: Array) -> tuple[Array, Array]:
        """Give from which question on an answer is more than nothing, and from which on it is everything."""

    def table(self, gains: Array, stops: Array, paid: Array, questions: Array) -> Table:
        """Prepare all answers.

        Args:
            gains: of each set of lines, at each different stop of reel 6.
            stops: how many stops there are like that.
            paid: before each question.
            questions: that are asked.
        """


class LinesAlone:
    """Rounds in which lines pay alone: the amounts that they may pay at most.

    Args:
        np: numpy.
        edges: of the bands, in multiples of the stake.
        cap: the win cap, in multiples of the stake.
        unit: in which amounts are counted, in hundredths.
        most: that lines can pay without the multiplier, in units.
    """

    def __init__(self, np: ModuleType, edges: Sequence[int], cap: int, unit: int, most: int) -> None:
        self._np = np
        limits = [
            [most if edge >= cap else min(most, edge * STAKE // hits // unit) for edge in edges] for hits in HITS
        ]
        amounts = sorted({amount for each in limits for amount in each})
        self.of_hits = [[amounts.index(amount) for amount in each] for each in limits]
        self.fewest_hits = np.array([
            next(hits for hits, each in zip(HITS, limits, strict=True) if amount in each) for amount in amounts
        ])
        self._amounts = np.array(amounts)

    def between(self, paid: Array, least: Array, most: Array) -> tuple[Array, Array]:
        """Give from which amount on less or nothing more can be gained."""
        return tuple(self._np.searchsorted(self._amounts, paid + each) for each in (least, most))

    def table(self, gains: Array, stops: Array, paid: Array, questions: Array) -> Table:
        """Count the stops of reel 6 at which no more is gained than fits; each place is for one such gain."""
        np, number, fits = self._np, len(gains), self._np.min_scalar_type(int(stops.sum()))
        is_gained = np.zeros(int(gains.max()) + 1, np.bool_)
        is_gained[gains] = True
        known = np.cumsum(is_gained) - 1  # the largest known gain that is no more
        fitting = known[np.minimum(self._amounts[questions] - paid, len(known) - 1)]
        is_asked = np.zeros(int(known[-1]) + 2, np.bool_)
        is_asked[fitting] = True
        starts = (np.cumsum(is_asked) - is_asked) * number  # of the smallest gain asked for that is no less
        answers = np.zeros(int(starts[-1]) + number, fits)
        for places, times in zip(starts[known][gains.T] + np.arange(number), stops.astype(fits), strict=True):
            answers[places] += times
        for less, more in pairwise(answers.reshape(-1, number)):  # faster than cumsum
            np.add(less, more, out=more)
        return Table(answers, starts[fitting])


class WithBonus:
    """Rounds in which the Christmas Spins follow: from the lowest edge on each with all numbers of hits.

    Args:
        np: numpy.
        edges: of the bands, in multiples of the stake.
        unit: in which amounts are counted, in hundredths.
        most: that lines can pay without the multiplier, in units.
        bonus: how likely the bonus pays at most 0, 1, 2 ... times the stake, up to below the cap.
    """

    def __init__(self, np: ModuleType, edges: Sequence[int], unit: int, most: int, bonus: Sequence[float]) -> None:
        self._np, cap = np, len(bonus)
        self.fewest_hits = np.array([hits for _ in edges for hits in HITS])
        self.of_hits = np.arange(len(self.fewest_hits)).reshape(len(edges), len(HITS)).T.tolist()
        at_most = np.array([0.0, *bonus])
        left = [(edge * STAKE - np.arange(most + 1) * unit * hits) // STAKE for edge in edges for hits in HITS]
        self._chances = np.array([at_most[np.clip(each + 1, 0, cap)] for each in left])
        self._chances[[question for question in range(len(left)) if edges[question // len(HITS)] >= cap]] = 1

    def between(self, paid: Array, least: Array, most: Array) -> tuple[Array, Array]:  # noqa: ARG002 (as a Limits)
        """Ask every question of all, from the lowest edge on that the bonus can stay below."""
        np, number = self._np, len(self._chances)
        return np.full(len(paid), int(np.argmax(self._chances.any(axis=1)))), np.full(len(paid), number)

    def table(self, gains: Array, stops: Array, paid: Array, questions: Array) -> Table:
        """Add up the chances at all stops of reel 6, by what was paid before and by question."""
        before, row = self._np.unique(paid, return_inverse=True)
        answers = self._np.zeros((len(before), len(self._chances), len(gains)))
        for amounts, times in zip(gains.T, stops, strict=True):
            answers += self._chances[:, amounts + before[:, None]].swapaxes(0, 1) * times
        return Table(answers.reshape(-1), (row * len(self._chances) + questions) * len(gains))
