"""The numbers of Jingle Bells: game.yaml as frozen structures."""

from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from engine.rules.contract import Mode
from engine.rules.conversion import Hundredths, Pence, Positive
from engine.rules.provenance import Provenance
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Strip
from engine.rules.win_levels import WinLevel
from games.jingle_bells.symbols import ROWS, WILDS, BoardSymbol, BonusPrize

GAME_FILE: Final = Path(__file__).with_name("game.yaml")
PROVEN: Final = (  # all that the declared figures follow from
    "modes", "bonus_prizes", "win_cap", "paytable", "reel_strips", "pay_lines", "christmas_spins",
)


class ModeNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play: its printed name and its cost as a multiple of the stake."""

    title: str
    cost: Hundredths


class ModesNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two ways to play (JB-18)."""

    base: ModeNumbers
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


class DeclaredRates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of its cost that each mode pays back in the long run."""

    base: Decimal
    christmas_spins: Decimal


class DeclaredFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that the game states, and the digest of the numbers that they follow from.

    `next_spin` is what a spin pays on average, times the stake, by how many frames stand before it, from none up.
    """

    numbers: str
    rtp: DeclaredRates
    line_hit: Decimal
    any_win: Decimal
    golden_leaf: Decimal
    christmas_spins: Decimal
    christmas_spins_mean: Decimal
    next_spin: tuple[Decimal, ...]


class BellsNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All that game.yaml says."""

    provenance: dict[str, Provenance]
    title: str
    code: Literal["JB"]
    version: Annotated[int, msgspec.Meta(ge=1, le=31)]
    stakes: tuple[Pence, ...]
    modes: ModesNumbers
    symbols: dict[str, str]
    bonus_prizes: BonusPrizeTable
    win_levels: tuple[WinLevel, ...]
    win_cap: Positive
    paytable: dict[str, tuple[Hundredths, ...]]
    reel_strips: tuple[str, ...]
    pay_lines: tuple[str, ...]
    christmas_spins: ChristmasSpinsNumbers
    declared: DeclaredFigures

    @cached_property
    def strips(self) -> tuple[Strip, ...]:
        """The six strips."""
        return tuple(Strip.of(tuple(text.split()), ROWS) for text in self.reel_strips)

    @cached_property
    def lines(self) -> PayLines:
        """The pay lines with the paytable (JB-1, JB-2)."""
        lines = [tuple(int(row) for row in text.split()) for text in self.pay_lines]
        return PayLines(lines, self.paytable, WILDS)

    def sold_modes(self) -> tuple[Mode, ...]:
        """Give the modes in the order of their places in play numbers."""
        return tuple(
            Mode(name, mode.title, int(mode.cost))
            for name in self.modes.__struct_fields__
            for mode in (getattr(self.modes, name),)
        )
