"""Prize tables of instant wins: how many tickets win each prize, and in which ways; whole numbers only.

The tickets are numbered from 0: the first ones win, in the order of the rows and their ways, all others lose. A ticket
drawn below their number therefore has exactly the stated odds and payout.
"""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Generic, Protocol, TypeVar

import msgspec

from engine.rules.config_errors import ConfigPath
from engine.rules.conversion import Hundredths
from engine.rules.money import pounds
from engine.rules.yaml_loading import Document


class Way(Protocol):
    """A way to win a prize: which amounts make it up, and how many tickets win it so."""

    @property
    def tickets(self) -> int:
        """How many tickets."""

    @property
    def total(self) -> int:
        """What its amounts add up to, in pence."""


W = TypeVar("W", bound=Way)
W_co = TypeVar("W_co", bound=Way, covariant=True)


class PrizeRow(Protocol[W_co]):
    """A row of a table: a prize in pence, its tickets, and the ways to win it."""

    @property
    def prize(self) -> int:
        """The prize in pence."""

    @property
    def tickets(self) -> int:
        """How many tickets win it."""

    @property
    def ways(self) -> tuple[W_co, ...]:
        """The ways to win it, in order."""


class Win(msgspec.Struct, Generic[W], frozen=True):
    """What a winning ticket wins, and how."""

    prize: int
    way: W


class PrizeTable(Generic[W]):
    """Looks up what each ticket wins."""

    def __init__(self, tickets: int, rows: tuple[PrizeRow[W], ...]) -> None:
        self.tickets = tickets
        self.rows = rows
        self.prizes = frozenset(int(row.prize) for row in rows)
        self._wins = tuple(Win(int(row.prize), way) for row in rows for way in row.ways)
        self._ends = tuple(accumulate(win.way.tickets for win in self._wins))

    @property
    def winning_tickets(self) -> int:
        """How many tickets win anything."""
        return sum(row.tickets for row in self.rows)

    @property
    def paid(self) -> int:
        """What all tickets together pay, in pence."""
        return sum(row.prize * row.tickets for row in self.rows)

    def win_of(self, ticket: int) -> Win[W] | None:
        """Give what ticket number `ticket` wins; None for a losing one."""
        place = bisect_right(self._ends, ticket)
        return self._wins[place] if place < len(self._wins) else None

    def first_tickets(self) -> tuple[tuple[int, Win[W]], ...]:
        """Give each way to win, in order, with the number of the first ticket that wins so."""
        starts = (0, *self._ends[:-1])
        return tuple(zip(starts, self._wins, strict=True))

    def printed(self) -> tuple[tuple[str, str], ...]:
        """Give every prize with its odds as a rules page prints them, the highest first (ALL-11)."""
        falling = sorted(self.rows, key=lambda row: -row.prize)
        return tuple((pounds(row.prize), odds_text(self.tickets, row.tickets)) for row in falling)


def odds_text(tickets: int, winning: int) -> str:
    """Write odds: two decimals below 100 (`1 in 5.45`), whole above (`1 in 1,345,000`), rounded half up."""
    hundredths = (200 * tickets + winning) // (2 * winning)
    if hundredths < 100 * 100:
        return f"1 in {hundredths // 100}.{hundredths % 100:02d}"
    return f"1 in {(2 * tickets + winning) // (2 * winning):,}"


def check_prize_table(
    document: Document, table: PrizeTable[W], *, price: int, odds: Hundredths, payout: Hundredths, top_prize: int,
) -> None:
    """Check that a table meets what the game states, exactly; ConfigError names the number that does not fit.

    Expects the document to hold `tickets`, `odds`, `payout`, `top_prize` and `prizes` with their `ways`.
    """
    if price <= 0:
        raise document.error(("price",), "a price above nothing")
    for place, row in enumerate(table.rows):
        _check_row(document, ("prizes", place), row)
        if place and row.prize <= table.rows[place - 1].prize:
            raise document.error(("prizes", place, "prize"), "prizes that rise from row to row")
    winning = table.winning_tickets
    if not 0 < winning < table.tickets:
        raise document.error(("tickets",), f"more than the {winning:,} tickets that win")
    if Fraction(table.tickets, winning) != Fraction(odds, 100):
        raise document.error(("odds",), f"{table.tickets:,} tickets / {winning:,} that win, exactly")
    if Fraction(table.paid, table.tickets * price) != Fraction(payout, 100 * 100):
        sold = pounds(table.tickets * price)
        raise document.error(("payout",), f"{pounds(table.paid)} paid / {sold} sold, exactly, in percent")
    if table.rows[-1].prize != top_prize:
        raise document.error(("top_prize",), f"the last prize, {pounds(table.rows[-1].prize)}")


def check_ladder(document: Document, path: ConfigPath, amounts: Sequence[int], ladder: frozenset[int]) -> None:
    """Check that each amount of the list at this path is itself a prize of the table; ConfigError."""
    for place, amount in enumerate(amounts):
        if amount not in ladder:
            raise document.error((*path, place), "a prize of the table")


def _check_row(document: Document, path: ConfigPath, row: PrizeRow[W]) -> None:
    """Check that the ways of a row make up its prize and its tickets."""
    if row.prize <= 0:
        raise document.error((*path, "prize"), "a prize above nothing")
    for place, way in enumerate(row.ways):
        if way.tickets <= 0:
            raise document.error((*path, "ways", place, "tickets"), "at least one ticket")
        if way.total != row.prize:
            expected = f"amounts that add up to {pounds(row.prize)}, not {pounds(way.total)}"
            raise document.error((*path, "ways", place), expected)
    tickets = sum(way.tickets for way in row.ways)
    if tickets != row.tickets:
        raise document.error((*path, "tickets"), f"the {tickets:,} tickets of its ways")
