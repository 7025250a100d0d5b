"""Loading game.yaml of Jingle Bells and holding it against the clauses; each fault is a ConfigError with its line."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from engine.rules.config_errors import ConfigPath
from engine.rules.conversion import convert
from engine.rules.provenance import check_provenance
from engine.rules.slots.orders import check_stakes
from engine.rules.slots.pay_lines import check_paytable, read_lines
from engine.rules.slots.table_checks import check_in_view, check_keys, check_names
from engine.rules.slots.windows import read_strip
from engine.rules.win_levels import check_win_levels
from engine.rules.yaml_loading import Document, load_document
from games.jingle_bells.frames import FRAME_CELLS
from games.jingle_bells.numbers import GAME_FILE, BellsNumbers
from games.jingle_bells.symbols import (
    CASH_PRIZES,
    GOLD_BAUBLE,
    GOLDEN_LEAF,
    PAYING,
    PRIZE_PRESENT,
    RED_BAUBLE,
    REELS,
    ROWS,
    SYMBOLS,
    allowed_on,
)


def load_numbers(path: Path = GAME_FILE, shown_as: str = "") -> tuple[BellsNumbers, Document]:
    """Load and check a game.yaml of this game, and give its document too; ConfigError says what is wrong and where."""
    document = load_document(path, shown_as)
    numbers = convert(document, BellsNumbers)
    named = (*SYMBOLS, GOLDEN_LEAF, RED_BAUBLE, GOLD_BAUBLE, PRIZE_PRESENT)
    check_names(document, ("symbols",), numbers.symbols, named)
    check_names(document, ("paytable",), numbers.paytable, PAYING)
    check_provenance(document, numbers.provenance)
    check_win_levels(document, numbers.win_levels)
    check_paytable(document, ("paytable",), numbers.paytable, REELS)
    _check_strips(document, numbers)
    read_lines(document, ("pay_lines",), numbers.pay_lines, REELS, ROWS)
    _check_prizes(document, numbers)
    _check_declared(document, numbers)
    check_stakes(document, ("stakes",), numbers.stakes, _multiples(numbers))
    return numbers, document


def _check_strips(document: Document, numbers: BellsNumbers) -> None:
    """Check that bells stand on reels 2 to 5 (JB-2) and Scatters on reels 1 and 6 (JB-8), one in view at most."""
    if len(numbers.reel_strips) != REELS:
        raise document.error(("reel_strips",), f"a strip for each of {REELS} reels")
    for reel, text in enumerate(numbers.reel_strips, start=1):
        path = ("reel_strips", reel - 1)
        strip = read_strip(document, path, text, allowed_on(reel), ROWS)
        special = allowed_on(reel)[-1]
        check_in_view(document, path, strip, special)
        if not strip.stops_without(special):
            raise document.error(path, f"a stop without `{special}`")


def _check_prizes(document: Document, numbers: BellsNumbers) -> None:
    """Check cash prizes and bonus prizes (JB-11)."""
    bonus = numbers.christmas_spins
    check_keys(document, ("christmas_spins", "red_bauble_value"), bonus.red_bauble_value, CASH_PRIZES)
    check_keys(document, ("christmas_spins", "gold_bauble_value"), bonus.gold_bauble_value, CASH_PRIZES)
    for less, more in pairwise(numbers.bonus_prizes.by_name().items()):
        if more[1] <= less[1]:
            raise document.error(("bonus_prizes", more[0]), f"more than {less[0]}")


def _check_declared(document: Document, numbers: BellsNumbers) -> None:
    """Check that something is declared for each number of frames that can stand (JB-3)."""
    if len(numbers.declared.next_spin) != len(FRAME_CELLS) + 1:
        raise document.error(("declared", "next_spin"), f"a figure for each of 0 to {len(FRAME_CELLS)} frames")


def _multiples(numbers: BellsNumbers) -> Iterator[tuple[ConfigPath, int]]:
    """Give all that a stake is multiplied with, in hundredths, and where it stands; prizes of the board are whole."""
    for mode in numbers.modes.__struct_fields__:
        yield ("modes", mode, "cost"), getattr(numbers.modes, mode).cost
    for symbol, pays in numbers.paytable.items():
        for at, pay in enumerate(pays):
            yield ("paytable", symbol, at), pay
