"""Tickets that do not come from the maker, from a stored book or written by hand, held against the clauses."""

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from engine.rules.contract import RuleBroken, UnreadableBook
from engine.rules.events import Json
from engine.rules.hand_written import HandWritten, check_prize_total
from engine.rules.money import pounds
from engine.rules.yaml_loading import nearest_hint
from games.christmas_jumper.bonus_checks import check_bonus
from games.christmas_jumper.ticket import (
    BAUBLE,
    LIST_PLACES,
    NUMBERS,
    PRESENT_PLACES,
    SYMBOLS_ON_A_LIST,
    WINNING_PLACES,
    YOUR_PLACES,
    Bonus,
    Ticket,
)

_CLAUSES: Final = {  # the parts of a ticket as they are written by hand
    "winning_numbers": "CJ-5", "your_numbers": "CJ-5", "number_prizes": "CJ-5", "bonus": "CJ-7",
}
_KNOWN_NUMBERS: Final = frozenset(NUMBERS)
_BONUS_CLAUSES: Final = {"tree": "CJ-7", "lists": "CJ-9", "list_prizes": "CJ-9", "presents": "CJ-10"}


def ticket_of_book(book: Mapping[str, Json]) -> Ticket:
    """Read a ticket from its stored book, without any number of game.yaml; UnreadableBook says what is wrong."""
    try:
        ticket = msgspec.convert(dict(book), Ticket)
        check_ticket(ticket)
    except (msgspec.ValidationError, RuleBroken) as error:
        raise UnreadableBook(f"the stored ticket cannot be read: {error}") from error
    return ticket


def ticket_by_hand(made: Mapping[str, object], prizes: frozenset[int], symbols: Collection[str]) -> Ticket:
    """Read a ticket that a person wrote, with amounts in pounds; RuleBroken names the clause that it contradicts.

    It gives `winning_numbers` (five), `your_numbers` (twelve) and their `number_prizes`, each in the order of reveal,
    and, if the tree is found, `bonus`: `tree` (with which of the seventeen selections it comes), `lists` (three of two
    symbols), `list_prizes`, and `presents` (ten symbols in the order of opening, those that stay closed last). What is
    won follows from these; it must be nothing or one of `prizes`. The game has `symbols`.
    """
    written = HandWritten(made, _CLAUSES, prizes, "CJ-16")
    written.check_names(optional=("bonus",))
    ticket = Ticket(
        winning_numbers=written.whole_numbers("winning_numbers", len(WINNING_PLACES)),
        your_numbers=written.whole_numbers("your_numbers", len(YOUR_PLACES)),
        number_prizes=written.amounts("number_prizes", len(YOUR_PLACES)),
        bonus=_bonus_by_hand(made["bonus"], prizes, symbols) if "bonus" in made else None,
        prize=0,
    )
    check_shape(ticket)
    return msgspec.structs.replace(ticket, prize=check_prize_total(ticket.amounts_won(), prizes, "CJ-15"))


def _bonus_by_hand(made: object, prizes: frozenset[int], symbols: Collection[str]) -> Bonus:
    """Read the part about the bonus game."""
    if not isinstance(made, Mapping):
        raise RuleBroken("CJ-7", "bonus", f"{made!r}, expected {', '.join(_BONUS_CLAUSES)}")
    written = HandWritten(made, _BONUS_CLAUSES, prizes, "CJ-16")
    written.check_names()
    bonus = Bonus(
        tree=written.whole_number("tree"),
        lists=written.rows_of_symbols("lists", "list", len(LIST_PLACES), SYMBOLS_ON_A_LIST),
        list_prizes=written.amounts("list_prizes", len(LIST_PLACES)),
        presents=written.symbols("presents", len(PRESENT_PLACES)),
    )
    check_bonus(bonus)
    for symbol in bonus.presents:  # among which every symbol of a list is
        if symbol != BAUBLE and symbol not in symbols:
            hint = nearest_hint(symbol, symbols) or f"they are {', '.join(symbols)}"
            raise RuleBroken("CJ-10", "presents", f"{symbol!r} is no symbol of the bonus game ({hint})")
    return bonus


def check_ticket(ticket: Ticket) -> None:
    """Check that a ticket has its right shape and that its wins add up to its prize; RuleBroken names the clause."""
    check_shape(ticket)
    if ticket.bonus:
        check_bonus(ticket.bonus)
    check_prize(ticket)


def check_prize(ticket: Ticket) -> None:
    """Check that the wins of a ticket add up to its prize; RuleBroken names the clause."""
    won = ticket.won
    if won != ticket.prize:
        raise RuleBroken("CJ-15", "prize", f"matches and lists add up to {pounds(won)}, not to {pounds(ticket.prize)}")


def check_shape(ticket: Ticket) -> None:
    """Check the numbers of both panels and the number of amounts; RuleBroken names the clause."""
    _check_numbers("winning_numbers", ticket.winning_numbers, len(WINNING_PLACES))
    _check_numbers("your_numbers", ticket.your_numbers, len(YOUR_PLACES))
    if len(set(ticket.winning_numbers)) < len(ticket.winning_numbers):
        number = next(number for number in ticket.winning_numbers if ticket.winning_numbers.count(number) > 1)
        raise RuleBroken("CJ-6", "winning_numbers", f"{number} stands twice, expected five different numbers")
    if len(ticket.number_prizes) != len(YOUR_PLACES):
        found = f"{len(ticket.number_prizes)} amounts, expected {len(YOUR_PLACES)}"
        raise RuleBroken("CJ-3", "number_prizes", found)


def _check_numbers(name: str, numbers: tuple[int, ...], expected: int) -> None:
    """Check how many numbers a panel has (CJ-3) and that they lie between 1 and 24 (CJ-5)."""
    if len(numbers) != expected:
        raise RuleBroken("CJ-3", name, f"{len(numbers)} numbers, expected {expected}")
    if _KNOWN_NUMBERS.issuperset(numbers):
        return
    for place, number in enumerate(numbers, start=1):
        if number not in NUMBERS:
            raise RuleBroken("CJ-5", f"{name} {place}", f"{number}, expected a number from 1 to {NUMBERS[-1]}")
