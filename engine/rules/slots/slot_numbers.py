"""The numbers that the game.yaml of every slot holds, as frozen structures; each slot adds its own."""

from decimal import Decimal
from typing import Annotated

import msgspec

from engine.rules.contract import Mode
from engine.rules.conversion import Hundredths, Pence
from engine.rules.provenance import Provenance
from engine.rules.slots.pay_lines import Line
from engine.rules.slots.windows import Strip
from engine.rules.win_levels import WinLevel


class ModeNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play: its printed name and its cost as a multiple of the stake."""

    title: str
    cost: Hundredths


class SlotModes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ways to play by their ids; feature buys follow the base game."""

    base: ModeNumbers


class SlotRates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of its cost that each mode pays back in the long run."""

    base: Decimal


class SlotFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that a slot states, and the digest of the numbers that they follow from."""

    numbers: str
    rtp: SlotRates
    line_hit: Decimal
    any_win: Decimal


class SlotNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What every slot has: `paytable` by symbol, of 3 of a kind and more, strips and pay lines as they are written."""

    provenance: dict[str, Provenance]
    title: str
    version: Annotated[int, msgspec.Meta(ge=1, le=31)]
    stakes: tuple[Pence, ...]
    modes: SlotModes
    symbols: dict[str, str]
    win_levels: tuple[WinLevel, ...]
    paytable: dict[str, tuple[Hundredths, ...]]
    reel_strips: tuple[str, ...]
    pay_lines: tuple[str, ...]
    declared: SlotFigures

    def sold_modes(self) -> tuple[Mode, ...]:
        """Give the modes in the order of their places in play numbers."""
        named = ((name, getattr(self.modes, name)) for name in self.modes.__struct_fields__)
        return tuple(Mode(name, mode.title, int(mode.cost)) for name, mode in named)

    def strips_of(self, rows: int) -> tuple[Strip, ...]:
        """Give the strips of reels that show so many rows."""
        return tuple(Strip.of(tuple(text.split()), rows) for text in self.reel_strips)

    def rows_of_lines(self) -> list[Line]:
        """Give the row on each reel for each pay line."""
        return [tuple(int(row) for row in text.split()) for text in self.pay_lines]
