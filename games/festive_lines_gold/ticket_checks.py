"""Tickets that do not come from the maker, from a stored book or written by hand, held against the clauses."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Final

import msgspec

from engine.rules.contract import RuleBroken, UnreadableBook
from engine.rules.events import Json
from engine.rules.hand_written import HandWritten, check_prize_total
from engine.rules.money import pounds
from engine.rules.yaml_loading import nearest_hint
from games.festive_lines_gold.ticket import PICKS, SIDE, SYMBOLS, TILES_PER_SYMBOL, Ticket

_CLAUSES: Final = {  # the parts of a ticket as they are written by hand
    "grid": "FL-3", "reveals": "FL-8", "row_prizes": "FL-4", "column_prizes": "FL-4", "corner_prize": "FL-5",
}

_KNOWN: Final = frozenset(SYMBOLS)
_FULL_GRID: Final = dict.fromkeys(SYMBOLS, TILES_PER_SYMBOL)


def ticket_of_book(book: Mapping[str, Json]) -> Ticket:
    """Read a ticket from its stored book, without any number of game.yaml; UnreadableBook says what is wrong."""
    try:
        ticket = msgspec.convert(dict(book), Ticket)
        check_ticket(ticket)
    except (msgspec.ValidationError, RuleBroken) as error:
        raise UnreadableBook(f"the stored ticket cannot be read: {error}") from error
    return ticket


def ticket_by_hand(made: Mapping[str, object], prizes: frozenset[int]) -> Ticket:
    """Read a ticket that a person wrote, with amounts in pounds; RuleBroken names the clause that it contradicts.

    It gives `grid` (six rows, each a list or a text of six symbols), `reveals` (six symbols in their order),
    `row_prizes` and `column_prizes` (six amounts each) and `corner_prize`. What is won follows from these; it must be
    nothing or one of `prizes`.
    """
    written = HandWritten(made, _CLAUSES, prizes, "FL-15")
    written.check_names()
    ticket = Ticket(
        grid=written.rows_of_symbols("grid", "grid row", SIDE, SIDE),
        reveals=written.symbols("reveals", PICKS),
        row_prizes=written.amounts("row_prizes", SIDE),
        column_prizes=written.amounts("column_prizes", SIDE),
        corner_prize=written.amount("corner_prize"),
        prize=0,
    )
    check_shape(ticket)
    return msgspec.structs.replace(ticket, prize=check_prize_total(ticket.amounts_won(), prizes, "FL-12"))


def check_ticket(ticket: Ticket) -> None:
    """Check that a ticket has its right shape and that its wins add up to its prize; RuleBroken names the clause."""
    check_shape(ticket)
    won = sum(ticket.amounts_won().values())
    if won != ticket.prize:
        raise RuleBroken("FL-12", "prize", f"lines and bonus add up to {pounds(won)}, not to {pounds(ticket.prize)}")


def check_shape(ticket: Ticket) -> None:
    """Check size and symbols of the grid, the six reveals, and the number of prizes; RuleBroken names the clause."""
    _check_grid(ticket.grid)
    if len(ticket.reveals) != PICKS:
        raise RuleBroken("FL-11", "reveals", f"{len(ticket.reveals)} symbols, expected one for each of six picks")
    _check_symbols(ticket.reveals, "FL-8", "reveals")
    if len(set(ticket.reveals)) < PICKS:
        symbol, times = Counter(ticket.reveals).most_common(1)[0]
        raise RuleBroken("FL-8", "reveals", f"{symbol} stands {times} times, expected six different symbols")
    for name, amounts in (("row_prizes", ticket.row_prizes), ("column_prizes", ticket.column_prizes)):
        if len(amounts) != SIDE:
            raise RuleBroken("FL-4", name, f"{len(amounts)} prizes, expected {SIDE}")


def _check_grid(grid: tuple[tuple[str, ...], ...]) -> None:
    """Check that each of the nine symbols stands on four of 36 tiles (FL-3)."""
    if len(grid) != SIDE:
        raise RuleBroken("FL-3", "grid", f"{len(grid)} rows, expected {SIDE}")
    for place, row in enumerate(grid, start=1):
        if len(row) != SIDE:
            raise RuleBroken("FL-3", f"grid row {place}", f"{len(row)} tiles, expected {SIDE}")
    counts = Counter(chain.from_iterable(grid))
    if counts == _FULL_GRID:
        return
    for place, row in enumerate(grid, start=1):
        _check_symbols(row, "FL-3", f"grid row {place}")
    for symbol in SYMBOLS:
        if counts[symbol] != TILES_PER_SYMBOL:
            raise RuleBroken("FL-3", "grid", f"{symbol} stands on {counts[symbol]} tiles, expected {TILES_PER_SYMBOL}")


def _check_symbols(symbols: tuple[str, ...], clause: str, place: str) -> None:
    if _KNOWN.issuperset(symbols):
        return
    for symbol in symbols:
        if symbol not in SYMBOLS:
            hint = nearest_hint(symbol, SYMBOLS) or f"they are {', '.join(SYMBOLS)}"
            raise RuleBroken(clause, place, f"{symbol!r} is none of the nine symbols ({hint})")
