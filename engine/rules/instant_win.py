"""What every instant win says about itself: its mode, its figures, its outcomes by name, and what it does not sell."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from engine.rules.contract import Figures, Mode, NamedOutcome, Order, OrderRefused
from engine.rules.conversion import Hundredths
from engine.rules.money import pounds, short_pounds
from engine.rules.prize_table import PrizeTable, Way

W = TypeVar("W", bound=Way)

BASE: Final = Mode("base", "Play", 100)
NOT_PROVEN: Final = "not proven"  # the declared figures were computed from other numbers than those that are played


def refuse_other_orders(order: Order, game_id: str, price: int) -> None:
    """Refuse everything but a ticket of this game at its one price; OrderRefused says what is on sale."""
    if (order.game, order.stake, order.mode) != (game_id, price, BASE.id):
        wanted = f"{order.game} for {pounds(order.stake)} in mode {order.mode}"
        raise OrderRefused(f"{wanted} is not sold, only {game_id} for {pounds(price)} in mode {BASE.id}")


def refuse_carried(game_id: str, carried: str) -> None:
    """Refuse to start from anything: an instant win carries nothing from play to play."""
    if carried:
        raise OrderRefused(f"{game_id} carries nothing from play to play, found {carried!r}")


def printed_figures(table: PrizeTable[W], odds: Hundredths, payout: Hundredths, note: str = "") -> Figures:
    """Give what a card and a rules page state, from a table that was checked against these odds and this payout."""
    return Figures(
        odds=f"1 in {_decimal(odds)}",
        payout=f"{_decimal(payout)}%",
        top_prize=short_pounds(max(table.prizes)),
        note=note,
        prizes=table.printed(),
    )


def named_outcomes(table: PrizeTable[W], way_text: Callable[[W], str]) -> tuple[NamedOutcome, ...]:
    """Give no prize and each way to win each prize, by the first ticket that has it."""
    none = NamedOutcome("no prize", {"ticket": table.winning_tickets})
    wins = (
        NamedOutcome(f"{pounds(win.prize)}: {way_text(win.way)}", {"ticket": ticket})
        for ticket, win in table.first_tickets()
    )
    return (none, *wins)


def amounts_text(amounts: Sequence[int], one: str, several: str) -> str:
    """Write amounts behind their name: `lines £5.00 + £2.00`; nothing where there are none."""
    if not amounts:
        return ""
    return f"{one if len(amounts) == 1 else several} {' + '.join(pounds(amount) for amount in amounts)}"


def _decimal(hundredths: int) -> str:
    return f"{hundredths // 100}.{hundredths % 100:02d}"
