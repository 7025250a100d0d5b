"""Amounts of money: whole pence inside, pounds in what a person reads and writes."""

import re
from decimal import Decimal
from typing import Final

PENCE_IN_A_POUND: Final = 100
MINUS: Final = "−"  # U+2212: as wide as the plus sign, so that columns of net positions line up

_WRITTEN_POUNDS: Final = re.compile(r"£?(?P<pounds>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?:\.(?P<pence>[0-9]{2}))?")


def pounds(pence: int) -> str:
    """Write an amount with its pence: 123450 is `£1,234.50`; a negative one carries a true minus sign."""
    whole, rest = divmod(abs(pence), PENCE_IN_A_POUND)
    return f"{MINUS if pence < 0 else ''}£{whole:,}.{rest:02d}"


def short_pounds(pence: int) -> str:
    """Write an amount as briefly as it goes: 200 is `£2`, 250 is `£2.50`."""
    return pounds(pence).removesuffix(".00")


def signed_pounds(pence: int) -> str:
    """Write a difference with its sign: `+£9.60`, `−£2.00`; nothing gained and nothing lost is `£0.00`."""
    return f"+{pounds(pence)}" if pence > 0 else pounds(pence)


def parse_pounds(text: str) -> int:
    """Read `2`, `2.00`, `£2.00` or `£1,234.50` as whole pence; ValueError names what is no amount."""
    written = _WRITTEN_POUNDS.fullmatch(text.strip())
    if written is None:
        raise ValueError(f"{text!r} is not an amount of money: expected pounds such as 2, 2.00 or £1,234.50")
    return int(written["pounds"].replace(",", "")) * PENCE_IN_A_POUND + int(written["pence"] or 0)


def pence_in(amount: object) -> int:
    """Read an amount of a configuration or a script, which is always in pounds, as whole pence.

    Takes a whole number, an exact decimal or text; ValueError for anything else, a negative amount or part of a penny.
    """
    match amount:
        case bool():
            pass
        case str():
            return parse_pounds(amount)
        case int() | Decimal() if amount >= 0:
            pence = amount * PENCE_IN_A_POUND
            if pence == int(pence):
                return int(pence)
    raise ValueError(f"{amount} is not an amount of money: expected pounds, at most to the penny, such as 2 or 2.50")
