"""The numbers of Jingle Bells: game.yaml as frozen structures."""

from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Final, Literal

import msgspec

from engine.rules.conversion import Positive
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.slot_numbers import ModeNumbers, SlotFigures, SlotModes, SlotNumbers, SlotRates
from engine.rules.slots.windows import Strip
from games.jingle_bells.symbols import ROWS, WILDS, BoardSymbol, BonusPrize

GAME_FILE: Final = Path(__file__).with_name("game.yaml")
PROVEN: Final = (  # all that the declared figures follow from
    "modes", "bonus_prizes", "win_cap", "paytable", "reel_strips", "pay_lines", "christmas_spins",
)


class ModesNumbers(SlotModes, frozen=True, forbid_unknown_fields=True):
    """The two ways to play (JB-18)."""

    christmas_spins: ModeNumbers


class BonusPrizeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole number for each bonus prize: its multiple of the stake, or its weight (JB-11)."""

    mini: Positive
    minor: Positive
    major: Positive
    grand: Positive

    def by_name(self) -> dict[BonusPrize, int]:
        """Give them by their names."""
        return {"mini": self.mini, "minor": self.minor, "major": self.major, "grand": self.grand}


class SymbolWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Scatter turns into (JB-9)."""

    red_bauble: Positive
    gold_bauble: Positive
    prize_present: Positive

    def by_name(self) -> dict[BoardSymbol, int]:
        """Give them by their names."""
        return {"red_bauble": self.red_bauble, "gold_bauble": self.gold_bauble, "prize_present": self.prize_present}


class CellWeights(SymbolWeights, frozen=True, forbid_unknown_fields=True):
    """What lands on a free cell in one spin (JB-10)."""

    blank: Positive


class ChristmasSpinsNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of the Christmas Spins; those of the baubles by their cash prize (JB-11)."""

    opening_scatter: SymbolWeights
    free_cell_per_spin: CellWeights
    red_bauble_value: dict[int, Positive]
    gold_bauble_value: dict[int, Positive]
    prize_present: BonusPrizeTable


class DeclaredRates(SlotRates, frozen=True, forbid_unknown_fields=True):
    """The part of its cost that each mode pays back in the long run."""

    christmas_spins: Decimal


class DeclaredFigures(SlotFigures, frozen=True, forbid_unknown_fields=True):
    """The figures that the game states, and the digest of the numbers that they follow from.

    `next_spin` is what a spin pays on average, times the stake, by how many frames stand before it, from none up.
    """

    rtp: DeclaredRates
    golden_leaf: Decimal
    christmas_spins: Decimal
    christmas_spins_mean: Decimal
    next_spin: tuple[Decimal, ...]


class BellsNumbers(SlotNumbers, frozen=True, forbid_unknown_fields=True, dict=True):
    """All that game.yaml says."""

    code: Literal["JB"]
    modes: ModesNumbers
    bonus_prizes: BonusPrizeTable
    win_cap: Positive
    christmas_spins: ChristmasSpinsNumbers
    declared: DeclaredFigures

    @cached_property
    def strips(self) -> tuple[Strip, ...]:
        """The six strips."""
        return self.strips_of(ROWS)

    @cached_property
    def lines(self) -> PayLines:
        """The pay lines with the paytable (JB-1, JB-2)."""
        return PayLines(self.rows_of_lines(), self.paytable, WILDS)
