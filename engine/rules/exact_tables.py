"""The exact figures of an instant win, from the whole numbers of its prize table."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Final, Protocol, TypeVar

from engine.rules.exact import ANY_WIN, Declared, ExactMode, ExactReport
from engine.rules.exact_prizes import Prizes
from engine.rules.instant_win import BASE
from engine.rules.prize_table import PrizeTable, Way

W = TypeVar("W", bound=Way)


class TableStates(Protocol):
    """What an instant win states about itself besides its odds and its payout."""

    @property
    def any_win(self) -> Decimal:
        """How often a ticket wins."""

    @property
    def deviation(self) -> Decimal:
        """The standard deviation of a prize, in prices of a ticket."""

METHOD: Final = "exact fractions, from the whole numbers of the prize table: tickets that win by tickets there are"


def mode_of_table(
    table: PrizeTable[W],
    price: int,
    *,
    parts: Callable[[W], Mapping[str, int]],
    happens: Callable[[W | None], Iterable[tuple[str, Fraction]]],
) -> ExactMode:
    """Compute the figures of a ticket.

    Args:
        table: the prize table.
        price: of a ticket, in pence.
        parts: what the parts of a way pay, in pence.
        happens: what happens on a ticket of a way (None: a losing one), and how likely.
    """
    worth: dict[str, Fraction] = defaultdict(Fraction)
    squares: dict[str, Fraction] = defaultdict(Fraction)
    rates: dict[str, Fraction] = defaultdict(Fraction)
    tickets_by_prize: dict[int, int] = defaultdict(int)
    losing = table.tickets - table.winning_tickets
    ways: list[tuple[W | None, int, int]] = [(way, way.tickets, row.prize) for row in table.rows for way in row.ways]
    for way, tickets, prize in [*ways, (None, losing, 0)]:
        share = Fraction(tickets, table.tickets)
        tickets_by_prize[prize] += tickets
        for name, paid in parts(way).items() if way else ():
            worth[name] += share * paid / price
            squares[name] += share * Fraction(paid, price) ** 2
        for name, chance in happens(way):
            rates[name] += share * chance
    prizes = Prizes(dict(tickets_by_prize), Fraction(1, price), table.tickets)
    return ExactMode(
        id=BASE.id,
        title=BASE.title,
        cost=Fraction(1),
        worth=dict(worth),
        rates={ANY_WIN: Fraction(table.winning_tickets, table.tickets), **rates},
        method=METHOD,
        others={"top prize": prizes.at_least(prizes.top)},
        variance=prizes.variance,
        part_variances={name: square - worth[name] ** 2 for name, square in squares.items()},
        prizes=prizes,
    )


def report_of_table(
    mode: ExactMode, *, odds: int, payout: int, stated: TableStates, rate: tuple[str, Decimal], is_proven: bool,
) -> ExactReport:
    """Put what an instant win states beside what is exact.

    Args:
        mode: its exact figures.
        odds: its printed odds, one in so many, in hundredths.
        payout: its printed payout, in hundredths of a per cent.
        stated: what else it states.
        rate: the name of a rate of its own, and what it states about it.
        is_proven: whether all that was computed from the numbers that are played.
    """
    name, value = rate
    declared = (
        Declared("odds, 1 in", Decimal(odds).scaleb(-2), 1 / mode.rates[ANY_WIN]),
        Declared("payout, %", Decimal(payout).scaleb(-2), mode.rtp * 100),
        Declared(ANY_WIN, stated.any_win, mode.rates[ANY_WIN]),
        Declared(name, value, mode.rates[name]),
        Declared("standard deviation", stated.deviation, mode.deviation or Fraction()),
    )
    return ExactReport({mode.id: mode}, declared, is_proven)
