"""What the rules pages of a slot state at a stake, as printed: rows of numbers by the keys of their words."""

from collections.abc import Iterable
from decimal import Decimal
from typing import TypeAlias

from engine.rules.contract import Mode
from engine.rules.money import pounds
from engine.rules.slots.declared import percent_text
from engine.rules.slots.orders import multiple_text

Stated: TypeAlias = dict[str, tuple[str, ...]]


def times_and_amount(hundredths: int, stake: int) -> tuple[str, str]:
    """Write a multiple of the stake, and what it is at a stake in pence."""
    return multiple_text(hundredths), pounds(hundredths * stake // 100)


def mean_text(mean: Decimal) -> str:
    """Write an average multiple of the stake to two places: 62.5725235047 is `62.57x`."""
    return f"{mean:,.2f}x"


def worth_text(worth: Decimal) -> str:
    """Write an average multiple of the stake to three figures or so: 0.5911 is `0.59`, 46.52234 is `46.5`."""
    return f"{worth:.1f}" if worth >= 10 else f"{worth:.2f}"  # noqa: PLR2004  from there two decimals say nothing


def returns_and_prices(modes: Iterable[Mode], rates: object, stake: int) -> Stated:
    """Give for each mode `rtp_<mode>`, its return, and `cost_<mode>`, its price: what `rates` declares by their ids."""
    rows: Stated = {}
    for mode in modes:
        rows[f"rtp_{mode.id}"] = (percent_text(getattr(rates, mode.id)),)
        rows[f"cost_{mode.id}"] = times_and_amount(mode.cost_hundredths, stake)
    return rows
