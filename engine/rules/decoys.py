"""Decoys: the amounts that stand where nothing is won on a ticket, chosen so that no amount gives the result away."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from engine.rules.conversion import Pence, Positive
from engine.rules.draws import Draws, Weights
from engine.rules.money import pence_in, pounds
from engine.rules.yaml_loading import Document


class Decoy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An amount that may stand where nothing is won, and its weight."""

    amount: Pence
    weight: Positive


def decoy_weights(decoys: Sequence[Decoy]) -> Weights[int]:
    """Give decoys as a table to draw from, in pence; scripts write its amounts in pounds."""
    return Weights.of(((int(decoy.amount), decoy.weight) for decoy in decoys), read=pence_in)


def amounts_at(
    places: Sequence[int], won: Mapping[int, int], names: Sequence[str], decoys: Weights[int], draws: Draws,
) -> tuple[int, ...]:
    """Give the amounts at these places: what is won there, and elsewhere decoys, drawn by the names of their places."""
    if not won:
        return tuple(draws.each_weighted(names, decoys))
    won_at = sorted([(places.index(place), int(amount)) for place, amount in won.items()])
    others = list(names)
    for at, _ in reversed(won_at):
        del others[at]
    amounts = draws.each_weighted(others, decoys)
    for at, amount in won_at:
        amounts.insert(at, amount)
    return tuple(amounts)


def check_decoys(document: Document, name: str, decoys: Sequence[Decoy], won: Collection[int]) -> None:
    """Check that what can be won at a place can stand there unwon too, and nothing else; ConfigError.

    `name` is where the decoys stand in the document, `won` holds the amounts in pence that can be won there.
    """
    seen: set[int] = set()
    for place, decoy in enumerate(decoys):
        if decoy.amount not in won or decoy.amount in seen:
            raise document.error((name, place, "amount"), "each amount that can be won there, once")
        seen.add(decoy.amount)
    if missing := sorted(set(won) - seen):
        raise document.error((name,), f"{pounds(missing[0])} too, which can be won there")
