"""The numbers that the game.yaml of every instant win holds, as frozen structures; each game adds its own."""

from decimal import Decimal
from typing import Annotated, TypeVar

import msgspec

from engine.rules.conversion import Hundredths, Pence, Positive
from engine.rules.prize_table import PrizeTable, Way, check_prize_table
from engine.rules.provenance import Provenance, check_provenance
from engine.rules.win_levels import WinLevel, check_win_levels
from engine.rules.yaml_loading import Document

W = TypeVar("W", bound=Way)


class InstantWinFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows from the numbers besides odds and payout, and the digest of the numbers that it follows from."""

    numbers: str
    any_win: Decimal
    deviation: Decimal


class InstantWinNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every instant win has; `tickets` is the number of all tickets, of which the rows of its prizes win."""

    provenance: dict[str, Provenance]
    title: str
    version: Annotated[int, msgspec.Meta(ge=1, le=31)]
    price: Pence
    odds: Hundredths
    payout: Hundredths
    top_prize: Pence
    symbols: dict[str, str]
    win_levels: tuple[WinLevel, ...]
    tickets: Positive
    declared: InstantWinFigures


def check_instant_win(document: Document, numbers: InstantWinNumbers, table: PrizeTable[W]) -> None:
    """Check provenance, levels and that the table meets odds, payout and top prize to the last penny; ConfigError."""
    check_provenance(document, numbers.provenance)
    check_win_levels(document, numbers.win_levels)
    check_prize_table(
        document, table, price=numbers.price, odds=numbers.odds, payout=numbers.payout, top_prize=numbers.top_prize,
    )
