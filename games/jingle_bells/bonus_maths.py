"""The Christmas Spins exactly: how long they take, where they end and what they pay, uncapped (JB-9 to JB-17)."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Final, NamedTuple

from games.jingle_bells.bonus_walk import Measure, Symbols
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import BAUBLES_OF_A_STAGE, SCATTER_REELS, STAGES


class Moments(NamedTuple):
    """A chance, and what is won there times that chance: its mean and the mean of its square."""

    chance: Decimal
    mean: Decimal
    square: Decimal

    def then(self, other: "Moments") -> "Moments":
        """Give the moments after something independent was added to what is won."""
        return Moments(
            self.chance * other.chance,
            self.mean * other.chance + self.chance * other.mean,
            self.square * other.chance + 2 * self.mean * other.mean + self.chance * other.square,
        )

    def plus(self, other: "Moments") -> "Moments":
        """Give the moments of the one or the other."""
        return Moments(self.chance + other.chance, self.mean + other.mean, self.square + other.square)

    def scaled(self, chance: Decimal) -> "Moments":
        """Give the moments of what only happens with this chance."""
        return Moments(self.chance * chance, self.mean * chance, self.square * chance)


def _held(weights: Mapping[int, int], total: int, times: int) -> Moments:
    """Give the moments of a prize drawn by weights, each multiplied."""
    of = Decimal(total)
    return Moments(
        sum(weights.values()) / of,
        sum(prize * times * weight for prize, weight in weights.items()) / of,
        sum((prize * times) ** 2 * weight for prize, weight in weights.items()) / of,
    )


MOMENTS: Final = Measure(
    start=Moments(Decimal(1), Decimal(), Decimal()), never=Moments(Decimal(), Decimal(), Decimal()), held=_held,
)


@dataclass(frozen=True, slots=True)
class BonusFigures:
    """The Christmas Spins by themselves; amounts in multiples of the stake, all without the win cap.

    `stages` is how likely each stage is filled; `prize_counts` how often each bonus prize comes on average; `gold` and
    `other` how many symbols of a kind land on average, besides the two Scatters.
    """

    mean: Decimal
    deviation: Decimal
    spins: Decimal
    stages: tuple[Decimal, ...]
    full: Decimal
    gold: Decimal
    other: Decimal
    prize_counts: dict[str, Decimal]

    @property
    def locked(self) -> Decimal:
        """How many cells are locked at the end, on average."""
        return len(SCATTER_REELS) + self.gold + self.other


def bonus_figures(numbers: BellsNumbers) -> BonusFigures:
    """Compute the Christmas Spins."""
    symbols = Symbols(numbers, MOMENTS)
    ends, started = MOMENTS.never, Decimal()
    stages = [Decimal()] * len(STAGES)
    full = tried = Decimal()
    for state, moments in symbols.walk():
        if not state.is_over:
            started += moments.chance
            tried += moments.chance * state.free
            continue
        ends = ends.plus(moments)
        full += moments.chance if state.free == 0 else 0
        for stage in range(state.halves // BAUBLES_OF_A_STAGE):
            stages[stage] += moments.chance
    landed = tried * symbols.lands
    presents = len(SCATTER_REELS) * symbols.opening_present + landed * symbols.present_share
    weights = numbers.christmas_spins.prize_present.by_name()
    return BonusFigures(
        mean=ends.mean,
        deviation=(ends.square - ends.mean * ends.mean).sqrt(),
        spins=started,
        stages=tuple(stages),
        full=full,
        gold=landed * symbols.gold_share,
        other=landed * (1 - symbols.gold_share),
        prize_counts={name: presents * weight / sum(weights.values()) for name, weight in weights.items()},
    )
