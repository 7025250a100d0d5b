"""How many symbols of which kind the Christmas Spins bring, exactly: gold or not, doubled or not (JB-9 to JB-17).

Until Double the walk goes forward over each such number. From there on the numbers only matter for what is won, not
for what comes next, so what a state still brings is computed once, backward, for all numbers together (packed.py).
"""

from collections import defaultdict
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from games.jingle_bells.bonus_walk import State, Symbols
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.packed import PARTS, Slots, factor_of
from games.jingle_bells.symbols import BAUBLES_OF_A_STAGE, HALVES, SCATTER_REELS, SPINS, WHOLE_BOARD

_DOUBLED_FROM: Final = 2 * BAUBLES_OF_A_STAGE  # halves of the bar
_ROW: Final = len(WHOLE_BOARD)  # slots for each number of Gold Baubles: one for each number of others
_SLOTS: Final = Slots(_ROW * _ROW)
_NO_MORE: Final = 1 << PARTS


class Plain(NamedTuple):
    """Symbols that are not doubled: Gold Baubles among the two Scatters; all Gold Baubles; others that landed."""

    opening_gold: int
    gold: int
    others: int

    @property
    def locked(self) -> int:
        """How many cells they and the rest of the two Scatters lock."""
        return len(SCATTER_REELS) - self.opening_gold + self.gold + self.others

    @property
    def opening_others(self) -> int:
        """How many of the two Scatters turned into something else."""
        return len(SCATTER_REELS) - self.opening_gold


class Doubled(NamedTuple):
    """Symbols that are doubled."""

    gold: int
    others: int


_Walked: TypeAlias = dict[Plain, dict[int, Decimal]]  # by the spins that are left


def symbol_counts(numbers: BellsNumbers) -> dict[Plain, dict[Doubled, int]]:
    """Give how likely each end is, in parts of 2**PARTS, rounded down, without those that come to nothing."""
    symbols = Symbols(numbers)
    rest = _Doubling(symbols)
    found: dict[Plain, dict[Doubled, int]] = {}
    for plain, chances in _until_double(symbols).items():
        packed = _SLOTS.mixed(
            (rest.brought(State(plain.locked, left, min(HALVES, plain.gold))), factor_of(chance))
            for left, chance in chances.items()
        )
        if packed:
            found[plain] = {Doubled(*divmod(slot, _ROW)): part for slot, part in _SLOTS.parts(packed)}
    return found


def prize_chances(numbers: BellsNumbers, counts: Mapping[Plain, Mapping[Doubled, int]]) -> dict[str, Decimal]:
    """Give how likely each bonus prize comes at least once, by how many symbols are not gold."""
    symbols, found = Symbols(numbers), dict[str, Decimal]()
    opening = symbols.opening_present / (1 - symbols.opening_gold)
    landed = symbols.present_share / (1 - symbols.gold_share)
    others: dict[tuple[int, int], int] = defaultdict(int)
    for plain, ends in counts.items():
        for doubled, part in ends.items():
            others[plain.opening_others, plain.others + doubled.others] += part
    weights = numbers.christmas_spins.prize_present.by_name()
    for name, weight in weights.items():
        share = Decimal(weight) / sum(weights.values())
        never = (
            part * (1 - opening * share) ** scatters * (1 - landed * share) ** number
            for (scatters, number), part in others.items()
        )
        found[name] = 1 - sum(never, Decimal()) / 2**PARTS
    return found


def _until_double(symbols: Symbols) -> _Walked:
    """Walk until the bonus ends, with no spin left or no cell free, or prizes are doubled.

    What was reached is left spin by spin in which nothing lands, down to none, and from each of them by all landings.
    """
    found: _Walked = defaultdict(lambda: defaultdict(Decimal))
    reached: dict[int, _Walked] = defaultdict(lambda: defaultdict(lambda: defaultdict(Decimal)))
    for gold, won in symbols.opening().items():
        start = Plain(gold, gold, 0)
        reached[start.locked][start][SPINS] = won.chance
    for locked in range(_ROW + 1):
        for plain, chances in reached.pop(locked, {}).items():
            state = State(locked, SPINS, min(HALVES, plain.gold))
            if state.is_over or state.times > 1:
                found[plain] = chances
                continue
            nothing, *_ = symbols.spread(state.free)
            for left in range(SPINS, 0, -1):
                chances[left - 1] += chances[left] * nothing
            found[plain][0] = chances.pop(0)
            golds = range(state.free + 1)
            left_after = {left: [state._replace(left=left).after(1, gold).left for gold in golds] for left in chances}
            for landed, gold, chance in _landings(symbols, state.free):
                after = Plain(plain.opening_gold, plain.gold + gold, plain.others + landed - gold)
                later = reached[after.locked][after]
                for left, before in chances.items():
                    later[left_after[left][gold]] += before * chance
    return found


@cache
def _landings(symbols: Symbols, free: int) -> tuple[tuple[int, int, Decimal], ...]:
    """Give how many symbols land in a spin in which some do, how many of them gold, and how likely that is."""
    share = symbols.gold_share
    return tuple(
        (landed, gold, chance * comb(landed, gold) * share**gold * (1 - share) ** (landed - gold))
        for landed, chance in enumerate(symbols.spread(free)) if landed for gold in range(landed + 1)
    )


class _Doubling:
    """What comes after Double, backward from the end."""

    def __init__(self, symbols: Symbols) -> None:
        self._symbols = symbols
        self._other, self._gold = factor_of(1 - symbols.gold_share), factor_of(symbols.gold_share)

    @cache  # noqa: B019  lives as long as one computation
    def brought(self, state: State) -> int:
        """Give the packed chances of what a state still brings.

        The landings of a spin are taken from the most that can be to none. Those that are left to come then go by how
        far the bar is filled when so many have landed: each further symbol is gold and fills one more, or is not.
        """
        if state.is_over:
            return _NO_MORE
        spread = self._symbols.spread(state.free)
        fills = range(HALVES - state.halves + 1)
        later = [0] * (len(fills) + 1)
        for landed in range(state.free, -1, -1):
            later[-1] = later[-2]  # a full bar stays full
            stays = factor_of(spread[landed])
            later[:-1] = [
                _SLOTS.mixed((
                    (_SLOTS.moved(later[more], 1), self._other),
                    (_SLOTS.moved(later[more + 1], _ROW), self._gold),
                    *([(self.brought(state.after(landed, more)), stays)] if more <= landed else ()),
                ))
                for more in fills
            ]
        return later[0]
