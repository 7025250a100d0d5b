"""The Christmas Spins exactly: how long they take, where they end and what they pay, uncapped (JB-9 to JB-17).

Forward over the cells that are locked, the spins that are left and the halves of the bar: cells only become more, so
each state is left for good before the next is looked at. With each state go its chance and the first two moments of
what is locked, as decimals of 40 places.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from math import comb
from typing import NamedTuple, TypeAlias

from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import (
    BAUBLES_OF_A_STAGE,
    BOARD_CELLS,
    EXTENDED_RESPINS,
    HALVES,
    RESPINS,
    SCATTER_REELS,
    SPINS,
    STAGES,
    WHOLE_BOARD,
)


class State(NamedTuple):
    """Cells that are locked, spins that are left, halves of the bar that are filled."""

    locked: int
    left: int
    halves: int

    @property
    def free(self) -> int:
        """How many cells are free; those of Expand with the bar full (JB-16)."""
        return len(WHOLE_BOARD if self.halves == HALVES else BOARD_CELLS) - self.locked

    @property
    def is_over(self) -> bool:
        """Whether the bonus ends here (JB-17)."""
        return self.left == 0 or self.free == 0

    @property
    def times(self) -> int:
        """What prizes that land now are multiplied with (JB-15)."""
        return 2 if self.halves >= 2 * BAUBLES_OF_A_STAGE else 1

    def after(self, landed: int, gold: int) -> "State":
        """Give the state after a spin in which so many symbols landed, so many of them gold (JB-12 to JB-14)."""
        halves = min(HALVES, self.halves + gold)
        reset_to = EXTENDED_RESPINS if halves >= BAUBLES_OF_A_STAGE else RESPINS
        return State(self.locked + landed, max(self.left - 1, reset_to) if landed else self.left - 1, halves)


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
        return Moments(*(one + two for one, two in zip(self, other, strict=True)))

    def times(self, factor: int) -> "Moments":
        """Give the moments when everything that is won is multiplied."""
        return Moments(self.chance, self.mean * factor, self.square * factor * factor)


NEVER = Moments(Decimal(), Decimal(), Decimal())
AT_START = Moments(Decimal(1), Decimal(), Decimal())
Landings: TypeAlias = dict[int, Moments]  # by how many Gold Baubles are among them


class Symbols:
    """The chances of the symbols and what they hold; `without` leaves out one bonus prize, as if it never came."""

    def __init__(self, numbers: BellsNumbers, without: str = "") -> None:
        bonus = numbers.christmas_spins
        held = numbers.bonus_prizes.by_name()
        presents = {held[name]: weight for name, weight in bonus.prize_present.by_name().items() if name != without}
        red = _moments(bonus.red_bauble_value)
        self.gold = _moments(bonus.gold_bauble_value)
        present = _moments(presents, sum(bonus.prize_present.by_name().values()))
        cell = bonus.free_cell_per_spin
        landing = cell.red_bauble + cell.gold_bauble + cell.prize_present
        self.lands = Decimal(landing) / (landing + cell.blank)
        self.gold_share = Decimal(cell.gold_bauble) / landing
        self.present_share = Decimal(cell.prize_present) / landing
        self.other = _either(red, cell.red_bauble, present, cell.prize_present)  # red or present
        opening = bonus.opening_scatter
        total = opening.red_bauble + opening.gold_bauble + opening.prize_present
        self.opening_gold = Decimal(opening.gold_bauble) / total
        self.opening_present = Decimal(opening.prize_present) / total
        self.opening_other = _either(red, opening.red_bauble, present, opening.prize_present)

    def opening(self) -> Landings:
        """Give what the two Scatters turn into (JB-9)."""
        return _mixed(len(SCATTER_REELS), self.opening_gold, self.gold, self.opening_other)

    @cache  # noqa: B019  lives as long as one computation
    def landed(self, number: int, needed: int) -> Landings:
        """Give so many landings by their Gold Baubles; `needed` stands for all numbers from there on."""
        found: Landings = defaultdict(lambda: NEVER)
        for gold, moments in _mixed(number, self.gold_share, self.gold, self.other).items():
            found[min(gold, needed)] = found[min(gold, needed)].plus(moments)
        return dict(found)

    @cache  # noqa: B019  lives as long as one computation
    def spread(self, free: int) -> tuple[Decimal, ...]:
        """Give how likely 0, 1, 2 ... of so many free cells get a symbol in a spin (JB-10)."""
        return tuple(
            comb(free, landed) * self.lands**landed * (1 - self.lands) ** (free - landed) for landed in range(free + 1)
        )


@dataclass(frozen=True, slots=True)
class BonusFigures:
    """The Christmas Spins by themselves; amounts in multiples of the stake, all without the win cap.

    `stages` is how likely each stage is filled; `prizes` how likely each bonus prize comes at least once, and
    `prize_counts` how often on average; `gold` and `other` how many symbols of a kind land on average, besides the two
    Scatters.
    """

    mean: Decimal
    deviation: Decimal
    spins: Decimal
    stages: tuple[Decimal, ...]
    full: Decimal
    gold: Decimal
    other: Decimal
    prizes: dict[str, Decimal]
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
    for state, moments in walk(symbols):
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
        prizes={name: 1 - chance_without(numbers, name) for name in weights},
        prize_counts={name: presents * weight / sum(weights.values()) for name, weight in weights.items()},
    )


def chance_without(numbers: BellsNumbers, name: str) -> Decimal:
    """Give how likely a bonus prize never comes."""
    ends = (moments.chance for state, moments in walk(Symbols(numbers, name)) if state.is_over)
    return sum(ends, Decimal())


def walk(symbols: Symbols) -> Iterator[tuple[State, Moments]]:
    """Give every state with its chance and its moments, each once, after all that lead to it."""
    reached: dict[State, Moments] = defaultdict(lambda: NEVER)
    for gold, moments in symbols.opening().items():
        reached[State(len(SCATTER_REELS), SPINS, gold)] = AT_START.then(moments)
    for locked in range(len(WHOLE_BOARD) + 1):
        for left in range(SPINS, -1, -1):
            for halves in range(HALVES + 1):
                state = State(locked, left, halves)
                if state not in reached:
                    continue
                moments = reached.pop(state)
                yield state, moments
                if not state.is_over:
                    _leave(symbols, state, moments, reached)


def _leave(symbols: Symbols, state: State, moments: Moments, reached: dict[State, Moments]) -> None:
    """Play one spin from a state."""
    for landed, chance in enumerate(symbols.spread(state.free)):
        here = Moments(moments.chance * chance, moments.mean * chance, moments.square * chance)
        for gold, won in symbols.landed(landed, HALVES - state.halves).items():
            after = state.after(landed, gold)
            reached[after] = reached[after].plus(here.then(won.times(state.times)))


def _moments(weights: Mapping[int, int], total: int = 0) -> Moments:
    """Give the moments of a prize drawn by weights; with a greater total, as if the rest never came."""
    of = Decimal(total or sum(weights.values()))
    return Moments(
        sum(weights.values()) / of,
        sum(times * weight for times, weight in weights.items()) / of,
        sum(times * times * weight for times, weight in weights.items()) / of,
    )


def _either(one: Moments, weight: int, other: Moments, other_weight: int) -> Moments:
    total = weight + other_weight
    return Moments(*((mine * weight + its * other_weight) / total for mine, its in zip(one, other, strict=True)))


def _mixed(number: int, gold_share: Decimal, gold: Moments, other: Moments) -> Landings:
    """Give the moments of so many symbols, each gold or other by itself, by how many are gold."""
    golds, others = [AT_START], [AT_START]
    for _ in range(number):
        golds.append(golds[-1].then(gold))
        others.append(others[-1].then(other))
    found = {}
    for count in range(number + 1):
        chance = comb(number, count) * gold_share**count * (1 - gold_share) ** (number - count)
        both = golds[count].then(others[number - count])
        found[count] = Moments(both.chance * chance, both.mean * chance, both.square * chance)
    return found
