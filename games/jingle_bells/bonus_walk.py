"""A walk through all states of the Christmas Spins with their exact chances, and what is won there (JB-9 to JB-17).

Forward over the cells that are locked, the spins that are left and the halves of the bar: cells only become more, so
each state is left for good before the next is looked at. Each comes with the mean and the mean square of what was won
on the way. Chances are decimals.
"""

from collections import defaultdict
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from math import comb
from typing import NamedTuple

from games.jingle_bells.moments import CERTAIN, NEVER, Moments, held
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import (
    BAUBLES_OF_A_STAGE,
    BOARD_CELLS,
    EXTENDED_RESPINS,
    HALVES,
    RESPINS,
    SCATTER_REELS,
    SPINS,
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


class Symbols:
    """The chances of the symbols and what they hold."""

    def __init__(self, numbers: BellsNumbers) -> None:
        bonus = numbers.christmas_spins
        cell, opening = bonus.free_cell_per_spin, bonus.opening_scatter
        landing = cell.red_bauble + cell.gold_bauble + cell.prize_present
        turned = opening.red_bauble + opening.gold_bauble + opening.prize_present
        self.lands = Decimal(landing) / (landing + cell.blank)
        self.gold_share = Decimal(cell.gold_bauble) / landing
        self.present_share = Decimal(cell.prize_present) / landing
        self.opening_gold = Decimal(opening.gold_bauble) / turned
        self.opening_present = Decimal(opening.prize_present) / turned
        self._numbers = numbers

    def _gold(self, times: int) -> Moments:
        return held(self._numbers.christmas_spins.gold_bauble_value, times)

    def _other(self, present_share: Decimal, gold_share: Decimal, times: int) -> Moments:
        """Measure a symbol that is not gold: a Red Bauble or a Prize Present."""
        weights = self._numbers.christmas_spins.prize_present.by_name()
        presents = {self._numbers.bonus_prizes.by_name()[name]: weight for name, weight in weights.items()}
        share = present_share / (1 - gold_share)
        red = held(self._numbers.christmas_spins.red_bauble_value, times).scaled(1 - share)
        return red.plus(held(presents, times).scaled(share))

    def opening(self) -> dict[int, Moments]:
        """Give what the two Scatters turn into, by the Gold Baubles among them (JB-9)."""
        other = self._other(self.opening_present, self.opening_gold, 1)
        return self._mixed(len(SCATTER_REELS), self.opening_gold, self._gold(1), other)

    @cache  # noqa: B019  lives as long as one computation
    def landed(self, number: int, needed: int, times: int) -> dict[int, Moments]:
        """Give so many landings by the Gold Baubles among them; `needed` stands for all numbers from there on."""
        found: dict[int, Moments] = {}
        for gold, won in self._all_landed(number, times).items():
            counted = min(gold, needed)
            found[counted] = found[counted].plus(won) if counted in found else won
        return found

    @cache  # noqa: B019  lives as long as one computation
    def _all_landed(self, number: int, times: int) -> dict[int, Moments]:
        other = self._other(self.present_share, self.gold_share, times)
        return self._mixed(number, self.gold_share, self._gold(times), other)

    def _mixed(self, number: int, gold_share: Decimal, gold: Moments, other: Moments) -> dict[int, Moments]:
        """Measure so many symbols, each gold or other by itself, by how many are gold."""
        golds, others = [CERTAIN], [CERTAIN]
        for _ in range(number):
            golds.append(golds[-1].then(gold))
            others.append(others[-1].then(other))
        return {
            count: golds[count].then(others[number - count]).scaled(
                comb(number, count) * gold_share**count * (1 - gold_share) ** (number - count),
            )
            for count in range(number + 1)
        }

    @cache  # noqa: B019  lives as long as one computation
    def spread(self, free: int) -> tuple[Decimal, ...]:
        """Give how likely 0, 1, 2 ... of so many free cells get a symbol in a spin (JB-10)."""
        return tuple(
            comb(free, landed) * self.lands**landed * (1 - self.lands) ** (free - landed) for landed in range(free + 1)
        )

    def walk(self) -> Iterator[tuple[State, Moments]]:
        """Give every state with what has been won there, each once, after all that lead to it."""
        reached: dict[State, Moments] = defaultdict(lambda: NEVER)
        for gold, won in self.opening().items():
            reached[State(len(SCATTER_REELS), SPINS, gold)] = won
        for locked in range(len(WHOLE_BOARD) + 1):
            for left in range(SPINS, -1, -1):
                for halves in range(HALVES + 1):
                    state = State(locked, left, halves)
                    if state in reached:
                        won = reached.pop(state)
                        yield state, won
                        self._leave(state, won, reached)

    def _leave(self, state: State, won: Moments, reached: dict[State, Moments]) -> None:
        """Play one spin from a state, unless it is the end."""
        if state.is_over:
            return
        for landed, chance in enumerate(self.spread(state.free)):
            here = won.scaled(chance)
            for gold, more in self.landed(landed, HALVES - state.halves, state.times).items():
                after = state.after(landed, gold)
                reached[after] = reached[after].plus(here.then(more))
