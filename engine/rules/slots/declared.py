"""Declared figures: what a game states about itself, with the digest of the numbers that it was computed from."""

import json
from collections.abc import Sequence
from decimal import Decimal

from engine.rules.hashes import sha256
from engine.rules.yaml_loading import Document


def digest_of_numbers(document: Document, names: Sequence[str]) -> str:
    """Give the SHA-256, in hex, of the values at these names of a document, however their numbers are written.

    Comments, order and the ways to write a number (`2`, `2.0`) do not matter.
    """
    numbers = {name: _plain(document.value.get(name)) for name in names}
    text = json.dumps(numbers, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode("ascii")).hexdigest()


def _plain(value: object) -> object:
    """Write every number as text, in one way."""
    match value:
        case dict():
            return {str(key): _plain(inner) for key, inner in value.items()}
        case list():
            return [_plain(inner) for inner in value]
        case bool() | None | str():
            return value
        case Decimal():
            return f"{value.normalize():f}"
        case _:
            return str(value)


def percent_text(rate: Decimal) -> str:
    """Write a rate in per cent to two places: 0.9600019251 is `96.00%`."""
    return f"{rate * 100:.2f}%"


def odds_of(rate: Decimal) -> str:
    """Write how often something happens: 0.3062499168 is `1 in 3.27`, 0.0045662 is `1 in 219`."""
    every = 1 / rate
    return f"1 in {every:.2f}" if every < 100 else f"1 in {every:,.0f}"  # noqa: PLR2004  from there decimals say nothing
