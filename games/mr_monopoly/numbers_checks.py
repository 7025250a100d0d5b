"""Loading game.yaml of Mr. Monopoly and holding it against the clauses; each fault is a ConfigError with its line."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from engine.rules.config_errors import ConfigPath
from engine.rules.conversion import convert
from engine.rules.provenance import check_provenance
from engine.rules.slots.chances import check_chance
from engine.rules.slots.orders import check_stakes
from engine.rules.slots.pay_lines import check_paytable, read_lines
from engine.rules.slots.table_checks import check_keys, check_names
from engine.rules.slots.windows import read_strip
from engine.rules.win_levels import check_win_levels
from engine.rules.yaml_loading import Document, load_document
from games.mr_monopoly.numbers import GAME_FILE, MonopolyNumbers
from games.mr_monopoly.symbols import (
    DIAMOND,
    LAST_REEL,
    MULTIPLIERS,
    PAYING,
    PROPERTY_CELLS,
    PROPERTY_REELS,
    REELS,
    ROWS,
    SYMBOLS,
    allowed_on,
)

_RENTS: Final = ROWS + 1  # for each number of Houses, and for a Hotel


def load_numbers(path: Path = GAME_FILE, shown_as: str = "") -> tuple[MonopolyNumbers, Document]:
    """Load and check a game.yaml of this game, and give its document too; ConfigError says what is wrong and where."""
    document = load_document(path, shown_as)
    numbers = convert(document, MonopolyNumbers)
    check_names(document, ("symbols",), numbers.symbols, SYMBOLS)
    check_names(document, ("paytable",), numbers.paytable, PAYING)
    check_provenance(document, numbers.provenance)
    check_win_levels(document, numbers.win_levels)
    check_paytable(document, ("paytable",), numbers.paytable, REELS)
    _check_properties(document, numbers)
    _check_strips(document, numbers)
    read_lines(document, ("pay_lines",), numbers.pay_lines, REELS, ROWS)
    _check_features(document, numbers)
    check_stakes(document, ("stakes",), numbers.stakes, _multiples(numbers))
    return numbers, document


def _check_properties(document: Document, numbers: MonopolyNumbers) -> None:
    """Check that each of reels 1 to 4 has a card whose rents rise (MM-5)."""
    if len(numbers.properties) != len(PROPERTY_REELS):
        raise document.error(("properties",), f"a property for each of {len(PROPERTY_REELS)} reels")
    for place, card in enumerate(numbers.properties):
        path = ("properties", place, "rents")
        if len(card.rents) != _RENTS:
            raise document.error(path, f"{_RENTS} rents, for 1 to {ROWS} Houses and a Hotel")
        if any(more <= less for less, more in pairwise((0, *card.rents))):
            raise document.error(path, "rents that rise")


def _check_strips(document: Document, numbers: MonopolyNumbers) -> None:
    """Check that Houses stand on reels 1 to 4 (MM-4), and a Diamond on reel 5, never two of them in view (MM-13)."""
    if len(numbers.reel_strips) != REELS:
        raise document.error(("reel_strips",), f"a strip for each of {REELS} reels")
    for reel, text in enumerate(numbers.reel_strips, start=1):
        path = ("reel_strips", reel - 1)
        strip = read_strip(document, path, text, allowed_on(reel), ROWS)
        needed = allowed_on(reel)[-1]
        if not strip.stops_with(needed):
            raise document.error(path, f"at least one `{needed}`")
        if reel == LAST_REEL and any(column.count(DIAMOND) > 1 for column in strip.columns):
            raise document.error(path, f"at most one `{DIAMOND}` in view")


def _check_features(document: Document, numbers: MonopolyNumbers) -> None:
    """Check chances, numbers of Houses and multipliers."""
    rates = numbers.free_spins
    check_chance(document, ("nudge",), numbers.nudge)
    check_chance(document, ("diamond_triggers",), numbers.diamond_triggers)
    check_chance(document, ("hat",), numbers.hat)
    check_chance(document, ("free_spins", "house_for_rent"), rates.house_for_rent)
    most = len(PROPERTY_CELLS)
    check_keys(document, ("hat_houses",), numbers.hat_houses, range(1, most + 1))
    check_keys(document, ("free_spins", "house_for_rent_houses"), rates.house_for_rent_houses, range(1, most + 1))
    check_keys(document, ("lane_sector",), numbers.lane_sector, MULTIPLIERS)
    for reel, weight in enumerate(rates.house_per_empty_cell.by_reel, start=1):
        if weight >= rates.house_per_empty_cell.of:
            raise document.error(("free_spins", "house_per_empty_cell", f"reel_{reel}"), "less than `of`")


def _multiples(numbers: MonopolyNumbers) -> Iterator[tuple[ConfigPath, int]]:
    """Give all that a stake is multiplied with, in hundredths, and where it stands."""
    for mode in numbers.modes.__struct_fields__:
        yield ("modes", mode, "cost"), getattr(numbers.modes, mode).cost
    for place, card in enumerate(numbers.properties):
        for at, rent in enumerate(card.rents):
            yield ("properties", place, "rents", at), rent
    for symbol, pays in numbers.paytable.items():
        for at, pay in enumerate(pays):
            yield ("paytable", symbol, at), pay
