"""Tickets that do not come from the maker, from a stored book or written by hand, held against the clauses."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Final

import msgspec

from engine.rules.contract import RuleBroken, UnreadableBook
from engine.rules.events import Json
from engine.rules.money import pence_in, pounds
from engine.rules.yaml_loading import nearest_hint
from games.festive_lines_gold.ticket import PICKS, SIDE, SYMBOLS, TILES_PER_SYMBOL, Ticket

_CLAUSES: Final = {  # the parts of a ticket as they are written by hand
    "grid": "FL-3", "reveals": "FL-8", "row_prizes": "FL-4", "column_prizes": "FL-4", "corner_prize": "FL-5",
}

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
    for name in made:
        if name not in _CLAUSES:
            hint = nearest_hint(name, _CLAUSES) or f"they are {', '.join(_CLAUSES)}"
            raise RuleBroken("FL", name, f"is no part of a ticket ({hint})")
    for name, clause in _CLAUSES.items():
        if name not in made:
            raise RuleBroken(clause, name, "is missing")
    rows = enumerate(_listed(made, "grid"), start=1)
    ticket = Ticket(
        grid=tuple(_words(row, f"grid row {row_place}", "FL-3") for row_place, row in rows),
        reveals=_words(made["reveals"], "reveals", "FL-8"),
        row_prizes=_amounts(made, "row_prizes", prizes),
        column_prizes=_amounts(made, "column_prizes", prizes),
        corner_prize=_amount(made["corner_prize"], "corner_prize", "FL-5", prizes),
        prize=0,
    )
    check_shape(ticket)
    won = ticket.amounts_won()
    total = sum(won.values())
    if won and total not in prizes:
        parts = " + ".join(f"{name} {pounds(amount)}" for name, amount in won.items())
        raise RuleBroken("FL-12", "prize", f"{parts} make {pounds(total)}, which is no row of the prize table")
    return msgspec.structs.replace(ticket, prize=total)


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
    for symbol, times in Counter(ticket.reveals).items():
        if times > 1:
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
    for symbol in symbols:
        if symbol not in SYMBOLS:
            hint = nearest_hint(symbol, SYMBOLS) or f"they are {', '.join(SYMBOLS)}"
            raise RuleBroken(clause, place, f"{symbol!r} is none of the nine symbols ({hint})")


def _listed(made: Mapping[str, object], name: str) -> list[object]:
    """Give a part that must be a list."""
    part = made[name]
    if not isinstance(part, list | tuple):
        raise RuleBroken(_CLAUSES[name], name, f"{part!r}, expected a list of {SIDE}")
    return list(part)


def _words(written: object, place: str, clause: str) -> tuple[str, ...]:
    """Read symbols from a list of names or from one text."""
    names = written.split() if isinstance(written, str) else written
    if not isinstance(names, list | tuple):
        raise RuleBroken(clause, place, f"{written!r}, expected {SIDE} symbols")
    return tuple(str(name) for name in names)


def _amounts(made: Mapping[str, object], name: str, prizes: frozenset[int]) -> tuple[int, ...]:
    amounts = enumerate(_listed(made, name), start=1)
    return tuple(_amount(amount, f"{name} {place}", "FL-4", prizes) for place, amount in amounts)


def _amount(written: object, place: str, clause: str, prizes: frozenset[int]) -> int:
    """Read an amount in pounds that must be a step of the ladder (FL-15)."""
    try:
        amount = pence_in(written)
    except ValueError as error:
        raise RuleBroken(clause, place, str(error)) from error
    if amount not in prizes:
        steps = ", ".join(pounds(step) for step in sorted(prizes))
        raise RuleBroken("FL-15", place, f"{pounds(amount)} is no prize of the ladder ({steps})")
    return amount
