"""Reels 2 to 5 of Jingle Bells: what they show, and what that does to the frames on them (JB-2 to JB-5)."""

from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from math import prod
from typing import TypeAlias

from engine.rules.slots.windows import Column
from games.jingle_bells.frames import REEL_SETS, covered
from games.jingle_bells.symbols import BELL_REELS, JINGLE_BELL, ROWS, WILDS

Chances: TypeAlias = list[Decimal]  # for each set of frames on one reel


class BellReel:
    """One of reels 2 to 5: what it shows, and what that does to the frames on it."""

    def __init__(self, columns: Sequence[Column]) -> None:
        self.columns = columns
        self.bells = [_bell_of(column) for column in columns]
        self._hit = [
            sum(1 << stop for stop, bell in enumerate(self.bells) if bell & frames) for frames in range(REEL_SETS)
        ]

    @property
    def bare(self) -> Decimal:
        """How likely the reel shows no bell."""
        return Decimal(self.bells.count(0)) / len(self.bells)

    def chances(self, spin: Decimal) -> Chances:
        """Give how likely each set is after so many spins, no bell on a frame, in parts of a chance without any bell.

        Each frame came in a spin of its own, and in all others the reel showed no bell.
        """
        found = []
        for frames in range(REEL_SETS):
            rows = [row for row in range(ROWS) if frames >> row & 1]
            orders = prod([spin - before for before in range(len(rows))], start=Decimal(1))
            found.append(orders * prod([Decimal(self.bells.count(1 << row)) for row in rows], start=Decimal(1))
                         / self.bells.count(0) ** len(rows))
        return found

    def hit(self, chances: Chances, *, hits: bool) -> Decimal:
        """Give how likely a bell hits a frame, or that none does."""
        return _weighed([stops.bit_count() for stops in self._with(hits=hits)], chances) / len(self.columns)

    @cache  # noqa: B019  lives as long as one computation
    def fitting(self, row: int, symbol: str) -> int:
        """Give the stops at which a row counts as a symbol without a frame, as bits."""
        return sum(1 << stop for stop, column in enumerate(self.columns) if column[row - 1] in (symbol, *WILDS))

    def fits(self, chances: Chances, row: int, symbol: str, *, golden: bool, hits: bool) -> Decimal:
        """Give how likely a row counts as a symbol, with the frames wild or not, and a bell hits one or none does."""
        return _weighed(self._counts(row, symbol, golden=golden, hits=hits), chances) / len(self.columns)

    @cache  # noqa: B019  lives as long as one computation
    def _counts(self, row: int, symbol: str, *, golden: bool, hits: bool) -> list[int]:
        """Count the stops of that, for each set of frames."""
        fitting = self.fitting(row, symbol)
        return [
            (stops if golden and frames >> row - 1 & 1 else stops & fitting).bit_count()
            for frames, stops in enumerate(self._with(hits=hits))
        ]

    def _with(self, *, hits: bool) -> list[int]:
        """Give the stops at which a bell hits one of a set of frames, or none, as bits, for each set."""
        whole = (1 << len(self.columns)) - 1
        return self._hit if hits else [whole & ~stops for stops in self._hit]


def bell_reels(columns: Sequence[Sequence[Column]]) -> list[BellReel]:
    """Give reels 2 to 5 from what all six reels show."""
    return [BellReel(columns[reel - 1]) for reel in BELL_REELS]


def golden_columns(reel: BellReel, frames: int) -> list[tuple[Column, bool]]:
    """Give what a reel shows when its frames are wild, and whether a bell hits one of them."""
    shown = zip(reel.columns, reel.bells, strict=True)
    return [(covered(column, frames), bool(bell & frames)) for column, bell in shown]


def by_number(chances: Chances) -> tuple[Decimal, ...]:
    """Add up the chances of sets by how many frames they have."""
    numbers = [Decimal()] * (REEL_SETS.bit_length())
    for frames, chance in enumerate(chances):
        numbers[frames.bit_count()] += chance
    return tuple(numbers)


def _bell_of(column: Column) -> int:
    return sum(1 << row for row, shown in enumerate(column) if shown == JINGLE_BELL)


def _weighed(counts: Sequence[int], chances: Chances) -> Decimal:
    return sum([count * chance for count, chance in zip(counts, chances, strict=True) if count], Decimal())
