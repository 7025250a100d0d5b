"""The numbers of Festive Lines Gold: game.yaml as frozen structures, checked to the last penny when it is loaded."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from engine.rules.conversion import Hundredths, Pence, convert
from engine.rules.draws import Weights
from engine.rules.money import pence_in, pounds
from engine.rules.prize_table import PrizeTable, check_prize_table
from engine.rules.win_levels import WinLevel, check_win_levels
from engine.rules.yaml_loading import Document, load_document, nearest_hint
from games.festive_lines_gold.grids import is_possible
from games.festive_lines_gold.ticket import SYMBOLS

GAME_FILE: Final = Path(__file__).with_name("game.yaml")

Positive = Annotated[int, msgspec.Meta(ge=1)]


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


class Decoy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An amount that may stand where nothing is won, and its weight."""

    amount: Pence
    weight: Positive


class LinesNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that game.yaml says."""

    provenance: dict[str, Literal["text", "settled", "invented", "known"]]
    title: str
    code: Literal["FL"]
    version: Annotated[int, msgspec.Meta(ge=1, le=31)]
    price: Pence
    odds: Hundredths
    payout: Hundredths
    top_prize: Pence
    symbols: dict[str, str]
    win_levels: tuple[WinLevel, ...]
    tickets: Positive
    prizes: tuple[LinesRow, ...]
    line_decoys: tuple[Decoy, ...]
    corner_decoys: tuple[Decoy, ...]

    def prize_table(self) -> PrizeTable[LinesWay]:
        """Give the prize table."""
        return PrizeTable(self.tickets, self.prizes)

    def line_prizes(self) -> Weights[int]:
        """Give what stands at lines that do not win."""
        return _weights(self.line_decoys)

    def corner_prizes(self) -> Weights[int]:
        """Give what stands at corners that do not win."""
        return _weights(self.corner_decoys)


def load_numbers(path: Path = GAME_FILE, shown_as: str = "") -> tuple[LinesNumbers, str]:
    """Load and check a game.yaml of this game, and give its digest too; ConfigError says what is wrong and where."""
    document = load_document(path, shown_as)
    numbers = convert(document, LinesNumbers)
    _check_names(document, numbers)
    check_win_levels(document, numbers.win_levels)
    check_prize_table(
        document, numbers.prize_table(), price=numbers.price, odds=numbers.odds, payout=numbers.payout,
        top_prize=numbers.top_prize,
    )
    _check_ways(document, numbers)
    _check_decoys(document, numbers)
    return numbers, document.digest


def _weights(decoys: tuple[Decoy, ...]) -> Weights[int]:
    return Weights.of(((int(decoy.amount), decoy.weight) for decoy in decoys), read=pence_in)


def _check_names(document: Document, numbers: LinesNumbers) -> None:
    """Check that exactly the nine symbols have a name, and that everything has its provenance."""
    for symbol in numbers.symbols:
        if symbol not in SYMBOLS:
            raise document.error(("symbols", symbol), "one of the nine symbols", nearest_hint(symbol, SYMBOLS))
    for symbol in SYMBOLS:
        if symbol not in numbers.symbols:
            raise document.error(("symbols",), f"a name for `{symbol}`")
    stated = set(document.value) - {"provenance"}
    for name in sorted(stated ^ set(numbers.provenance), key=str):
        if name in stated:
            raise document.error(("provenance",), f"the provenance of `{name}`")
        raise document.error(("provenance", name), "the name of something in this file", nearest_hint(name, stated))


def _check_ways(document: Document, numbers: LinesNumbers) -> None:
    """Check that a grid exists for each way (FL-9, FL-10) and that its amounts are prizes of the table (FL-15)."""
    ladder = numbers.prize_table().prizes
    for row_place, row in enumerate(numbers.prizes):
        for way_place, way in enumerate(row.ways):
            path = ("prizes", row_place, "ways", way_place)
            for place, amount in enumerate(way.lines):
                if amount not in ladder:
                    raise document.error((*path, "lines", place), "a prize of the table")
            if way.corners and way.corners not in ladder:
                raise document.error((*path, "corners"), "a prize of the table")
            if not is_possible(len(way.lines), corners=way.corners > 0):
                raise document.error(path, "lines and corners that a grid with twelve blocking tiles can hold")


def _check_decoys(document: Document, numbers: LinesNumbers) -> None:
    """Check that no amount gives the result away: what can be won at a place can stand there unwon too (FL-15)."""
    ways = [way for row in numbers.prizes for way in row.ways]
    won_lines = {amount for way in ways for amount in way.lines}
    won_corners = {way.corners for way in ways if way.corners}
    for name, decoys, won in (
        ("line_decoys", numbers.line_decoys, won_lines), ("corner_decoys", numbers.corner_decoys, won_corners),
    ):
        seen: set[Pence] = set()
        for place, decoy in enumerate(decoys):
            if decoy.amount not in won or decoy.amount in seen:
                raise document.error((name, place, "amount"), "each amount that can be won there, once")
            seen.add(decoy.amount)
        if missing := sorted(won - seen):
            raise document.error((name,), f"{pounds(missing[0])} too, which can be won there")
