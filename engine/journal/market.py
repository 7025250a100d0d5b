"""What a market profile does not sell (ALL-9)."""

from engine.journal.settings import Market
from engine.rules.contract import Game, Order, OrderRefused
from engine.rules.money import pounds

GB_HIGHEST_STAKE = 500


def refuse_for_market(market: Market, game: Game, order: Order) -> None:
    """Refuse feature buys and stakes above £5.00 in `gb`; OrderRefused says what the profile allows."""
    if market != "gb":
        return
    base = game.modes[0].id
    if order.mode != base:
        raise OrderRefused(f"mode {order.mode!r}: the gb profile has no feature buys, only {base!r} (ALL-9)")
    if order.stake > GB_HIGHEST_STAKE:
        allowed = pounds(GB_HIGHEST_STAKE)
        raise OrderRefused(f"stake {pounds(order.stake)}: the gb profile allows stakes of at most {allowed} (ALL-9)")
