"""The numbers of Christmas Jumper: game.yaml as frozen structures, checked to the last penny when it is loaded."""

import re
from decimal import Decimal
from pathlib import Path
from typing import Final, Literal

import msgspec

from engine.rules.conversion import Pence, Positive, convert
from engine.rules.decoys import Decoy, check_decoys, decoy_weights
from engine.rules.draws import Weights
from engine.rules.instant_win_numbers import InstantWinFigures, InstantWinNumbers, check_instant_win
from engine.rules.prize_table import PrizeTable, check_ladder
from engine.rules.yaml_loading import Document, load_document
from games.christmas_jumper.ticket import BAUBLE, LIST_PLACES, MOST_BAUBLES, SYMBOLS_ON_LISTS, TREE, WINNING_PLACES

GAME_FILE: Final = Path(__file__).with_name("game.yaml")
PROVEN: Final = (  # all that the declared figures follow from
    "price", "tickets", "prizes", "bonus_game_unlocked", "baubles",
)

FEWEST_SYMBOLS: Final = SYMBOLS_ON_LISTS + MOST_BAUBLES  # without a bauble, four presents hold symbols of no list
UNLOCKED: Final = "unlocked"
LOCKED: Final = "locked"

_SYMBOL_NAME: Final = re.compile(r"[a-z]+")


class JumperWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to win a prize: the amounts of its matches, those of its lists, its tickets."""

    tickets: int
    matches: tuple[Pence, ...] = ()
    lists: tuple[Pence, ...] = ()

    @property
    def total(self) -> int:
        """The sum of its amounts in pence."""
        return sum(self.matches) + sum(self.lists)


class JumperRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the prize table."""

    prize: Pence
    tickets: int
    ways: tuple[JumperWay, ...]


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cases of so many."""

    chance: Positive
    of: Positive


class DeclaredFigures(InstantWinFigures, frozen=True, forbid_unknown_fields=True):
    """What follows from the numbers besides odds and payout."""

    bonus_game: Decimal


class JumperNumbers(InstantWinNumbers, frozen=True, forbid_unknown_fields=True):
    """All that game.yaml says."""

    code: Literal["CJ"]
    prizes: tuple[JumperRow, ...]
    number_decoys: tuple[Decoy, ...]
    list_decoys: tuple[Decoy, ...]
    bonus_game_unlocked: Chance
    baubles: dict[int, tuple[Positive, ...]]
    declared: DeclaredFigures

    def prize_table(self) -> PrizeTable[JumperWay]:
        """Give the prize table."""
        return PrizeTable(self.tickets, self.prizes)

    def number_prizes(self) -> Weights[int]:
        """Give what stands at your numbers that do not match."""
        return decoy_weights(self.number_decoys)

    def list_prizes(self) -> Weights[int]:
        """Give what stands at lists that are not won."""
        return decoy_weights(self.list_decoys)

    def bonus_game(self) -> Weights[str]:
        """Give whether a ticket that wins no list unlocks the bonus game (CJ-16)."""
        unlocked = self.bonus_game_unlocked
        return Weights.of(((UNLOCKED, unlocked.chance), (LOCKED, unlocked.of - unlocked.chance)))

    def baubles_by_lists_won(self) -> dict[int, Weights[int]]:
        """Give how many baubles there are, by the number of lists won (CJ-12)."""
        return {lists_won: Weights.of(enumerate(weights)) for lists_won, weights in self.baubles.items()}


def load_numbers(path: Path = GAME_FILE, shown_as: str = "") -> tuple[JumperNumbers, Document]:
    """Load and check a game.yaml of this game, and give its document too; ConfigError says what is wrong and where."""
    document = load_document(path, shown_as)
    numbers = convert(document, JumperNumbers)
    _check_symbols(document, numbers)
    check_instant_win(document, numbers, numbers.prize_table())
    _check_ways(document, numbers)
    _check_decoys(document, numbers)
    _check_bonus(document, numbers)
    return numbers, document


def _check_symbols(document: Document, numbers: JumperNumbers) -> None:
    """Check that there are symbols for lists and presents, none of them the tree or the bauble (CJ-10)."""
    for symbol in numbers.symbols:
        if symbol in {TREE, BAUBLE} or _SYMBOL_NAME.fullmatch(symbol) is None:
            raise document.error(("symbols", symbol), f"a name of small letters other than `{TREE}` and `{BAUBLE}`")
    if len(numbers.symbols) < FEWEST_SYMBOLS:
        raise document.error(("symbols",), f"at least {FEWEST_SYMBOLS} symbols for lists and presents")


def _check_ways(document: Document, numbers: JumperNumbers) -> None:
    """Check that each way fits a ticket (CJ-3, CJ-9) and that its amounts are prizes of the table (CJ-16)."""
    ladder = numbers.prize_table().prizes
    for row_place, row in enumerate(numbers.prizes):
        for way_place, way in enumerate(row.ways):
            path = ("prizes", row_place, "ways", way_place)
            check_ladder(document, (*path, "matches"), way.matches, ladder)
            check_ladder(document, (*path, "lists"), way.lists, ladder)
            if len(way.matches) > len(WINNING_PLACES) or len(way.lists) > len(LIST_PLACES):
                raise document.error(path, f"at most {len(WINNING_PLACES)} matches and {len(LIST_PLACES)} lists")


def _check_decoys(document: Document, numbers: JumperNumbers) -> None:
    """Check that no amount gives the result away: what can be won at a place can stand there unwon too (CJ-16)."""
    ways = [way for row in numbers.prizes for way in row.ways]
    check_decoys(document, "number_decoys", numbers.number_decoys, {amount for way in ways for amount in way.matches})
    check_decoys(document, "list_decoys", numbers.list_decoys, {amount for way in ways for amount in way.lists})


def _check_bonus(document: Document, numbers: JumperNumbers) -> None:
    """Check the chance to unlock the bonus game, and that each number of baubles can be played out (CJ-17)."""
    if numbers.bonus_game_unlocked.chance >= numbers.bonus_game_unlocked.of:
        raise document.error(("bonus_game_unlocked", "chance"), f"less than {numbers.bonus_game_unlocked.of}")
    for lists_won, weights in numbers.baubles.items():
        if lists_won not in range(len(LIST_PLACES) + 1):
            raise document.error(("baubles", lists_won), f"lists won, from 0 to {len(LIST_PLACES)}")
        most = lists_won + 1
        if not 1 <= len(weights) <= most + 1:
            raise document.error(("baubles", lists_won), f"weights of 0 to at most {most} baubles")
    for lists_won in range(len(LIST_PLACES) + 1):
        if lists_won not in numbers.baubles:
            raise document.error(("baubles",), f"weights for {lists_won} lists won")
