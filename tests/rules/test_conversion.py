"""From documents to structures: exact types, and errors that say what to do."""

from typing import Annotated, Literal

import msgspec
import pytest

from engine.rules.config_errors import ConfigError
from engine.rules.conversion import Hundredths, Pence, convert
from engine.rules.yaml_loading import read_document


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    amount: Pence
    weight: Annotated[int, msgspec.Meta(ge=1)]
    mood: Literal["quiet", "loud"] = "quiet"


class Toy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: Pence
    odds: Hundredths
    parts: dict[str, Part]
    listed: tuple[Part, ...] = ()


GOOD = "price: 2.00\nodds: 2.69\nparts:\n  first: {amount: 2, weight: 3}\n  second: {amount: 2.50, weight: 1}\n"


def converted(text: str) -> Toy:
    return convert(read_document(text.encode(), "toy.yaml"), Toy)


def test_amounts_become_pence_and_decimals_hundredths() -> None:
    toy = converted(GOOD + "listed: [{amount: '£1,000.00', weight: 1, mood: loud}]\n")
    assert (toy.price, toy.odds, toy.parts["second"].amount, toy.listed[0].amount) == (200, 269, 250, 100_000)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("2.69", "many", 'toy.yaml:2: odds: found "many", expected a number that is not negative, with at most two'),
        ("2.69", "2.695", "toy.yaml:2: odds: found 2.695, expected a number that is not negative, with at most two"),
        ("2.69", "true", "toy.yaml:2: odds: found true"),
        ("2.00", "2.005", "toy.yaml:1: price: found 2.005, expected an amount in pounds"),
        ("2.00", "-2", "toy.yaml:1: price: found -2, expected an amount in pounds"),
        ("2.00", "", "toy.yaml:1: price: found nothing, expected an amount in pounds"),
        ("weight: 1}", "weight: 0}", "toy.yaml:5: parts.second.weight: found 0, expected a whole number of at least 1"),
        ("weight: 1}", "weight: 1.5}", "toy.yaml:5: parts.second.weight: found 1.5, expected a whole number"),
        ("weight: 1}", "weight: yes}", 'toy.yaml:5: parts.second.weight: found "yes", expected a whole number'),
        ("weight: 1}", "weight: true}", "toy.yaml:5: parts.second.weight: found true, expected a whole number"),
        ("weight: 1}", "weight: 1, mood: loudd}", 'found "loudd", expected one of loud, quiet (did you mean `loud`?)'),
        ("weight: 1}", "wieght: 1}", "5: parts.second.wieght: found 1, expected a known name (did you mean `weight`?)"),
        ("weight: 1}", "}", "toy.yaml:5: parts.second: found a mapping of 1, expected a value for `weight`"),
        ("parts:", "listed: 5\nparts:", "toy.yaml:3: listed: found 5, expected a list"),
        ("  first:", "  3:", "toy.yaml:3: parts: found a mapping of 2, expected text as name"),
        ("price:", "pirce:", "toy.yaml:1: pirce: found 2.00, expected a known name (did you mean `price`?)"),
    ],
)
def test_a_wrong_value_is_named_with_what_was_expected(old: str, new: str, error: str) -> None:
    with pytest.raises(ConfigError) as caught:
        converted(GOOD.replace(old, new, 1))
    assert error in str(caught.value)
