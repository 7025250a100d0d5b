"""The Christmas Spins exactly: how long they take, where they end and what they pay, uncapped (JB-9 to JB-17)."""

from dataclasses import dataclass
from decimal import Decimal

from games.jingle_bells.bonus_walk import Symbols
from games.jingle_bells.moments import NEVER
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import BAUBLES_OF_A_STAGE, SCATTER_REELS, STAGES


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
    symbols = Symbols(numbers)
    ends, started = NEVER, Decimal()
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
