"""The numbers of Festive Lines Gold: game.yaml as frozen structures, checked to the last penny when it is loaded."""

from decimal import Decimal
from pathlib import Path
from typing import Final, Literal

import msgspec

from engine.rules.conversion import Pence, convert
from engine.rules.decoys import Decoy, check_decoys, decoy_weights
from engine.rules.draws import Weights
from engine.rules.instant_win_numbers import InstantWinFigures, InstantWinNumbers, check_instant_win
from engine.rules.prize_table import PrizeTable, check_ladder
from engine.rules.yaml_loading import Document, load_document, nearest_hint
from games.festive_lines_gold.grids import is_possible
from games.festive_lines_gold.ticket import SYMBOLS

GAME_FILE: Final = Path(__file__).with_name("game.yaml")
PROVEN: Final = ("price", "tickets", "prizes")  # all that the declared figures follow from


class LinesWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to win a prize: the prizes of its lines, the bonus of the corners (0 where it is not won), its tickets."""

    tickets: int
    lines: tuple[Pence, ...] = ()
    corners: Pence = Pence(0)

    @property
    def total(self) -> int:
        """The sum of its amounts in pence."""
        return sum(self.lines) + self.corners


class LinesRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the prize table."""

    prize: Pence
    tickets: int
    ways: tuple[LinesWay, ...]


class DeclaredFigures(InstantWinFigures, frozen=True, forbid_unknown_fields=True):
    """What follows from the numbers besides odds and payout."""

    corner_bonus: Decimal


class LinesNumbers(InstantWinNumbers, frozen=True, forbid_unknown_fields=True):
    """All that game.yaml says."""

    code: Literal["FL"]
    prizes: tuple[LinesRow, ...]
    line_decoys: tuple[Decoy, ...]
    corner_decoys: tuple[Decoy, ...]
    declared: DeclaredFigures

    def prize_table(self) -> PrizeTable[LinesWay]:
        """Give the prize table."""
        return PrizeTable(self.tickets, self.prizes)

    def line_prizes(self) -> Weights[int]:
        """Give what stands at lines that do not win."""
        return decoy_weights(self.line_decoys)

    def corner_prizes(self) -> Weights[int]:
        """Give what stands at corners that do not win."""
        return decoy_weights(self.corner_decoys)


def load_numbers(path: Path = GAME_FILE, shown_as: str = "") -> tuple[LinesNumbers, Document]:
    """Load and check a game.yaml of this game, and give its document too; ConfigError says what is wrong and where."""
    document = load_document(path, shown_as)
    numbers = convert(document, LinesNumbers)
    _check_symbols(document, numbers)
    check_instant_win(document, numbers, numbers.prize_table())
    _check_ways(document, numbers)
    _check_decoys(document, numbers)
    return numbers, document


def _check_symbols(document: Document, numbers: LinesNumbers) -> None:
    """Check that exactly the nine symbols have a name (FL-3)."""
    for symbol in numbers.symbols:
        if symbol not in SYMBOLS:
            raise document.error(("symbols", symbol), "one of the nine symbols", nearest_hint(symbol, SYMBOLS))
    for symbol in SYMBOLS:
        if symbol not in numbers.symbols:
            raise document.error(("symbols",), f"a name for `{symbol}`")


def _check_ways(document: Document, numbers: LinesNumbers) -> None:
    """Check that a grid exists for each way (FL-9, FL-10) and that its amounts are prizes of the table (FL-15)."""
    ladder = numbers.prize_table().prizes
    for row_place, row in enumerate(numbers.prizes):
        for way_place, way in enumerate(row.ways):
            path = ("prizes", row_place, "ways", way_place)
            check_ladder(document, (*path, "lines"), way.lines, ladder)
            if way.corners and way.corners not in ladder:
                raise document.error((*path, "corners"), "a prize of the table")
            if not is_possible(len(way.lines), corners=way.corners > 0):
                raise document.error(path, "lines and corners that a grid with twelve blocking tiles can hold")


def _check_decoys(document: Document, numbers: LinesNumbers) -> None:
    """Check that no amount gives the result away: what can be won at a place can stand there unwon too (FL-15)."""
    ways = [way for row in numbers.prizes for way in row.ways]
    check_decoys(document, "line_decoys", numbers.line_decoys, {amount for way in ways for amount in way.lines})
    check_decoys(document, "corner_decoys", numbers.corner_decoys, {way.corners for way in ways if way.corners})
