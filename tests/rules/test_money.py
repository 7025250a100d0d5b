"""Amounts: written, read, and never off by a penny."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules.money import parse_pounds, pence_in, pounds, short_pounds, signed_pounds


@pytest.mark.parametrize(
    ("pence", "long", "short", "signed"),
    [
        (0, "£0.00", "£0", "£0.00"),
        (5, "£0.05", "£0.05", "+£0.05"),
        (250, "£2.50", "£2.50", "+£2.50"),
        (123450, "£1,234.50", "£1,234.50", "+£1,234.50"),
        (5000000, "£50,000.00", "£50,000", "+£50,000.00"),
        (-200, "−£2.00", "−£2", "−£2.00"),
    ],
)
def test_amounts_are_written_in_pounds(pence: int, long: str, short: str, signed: str) -> None:
    assert (pounds(pence), short_pounds(pence), signed_pounds(pence)) == (long, short, signed)


@given(st.integers(min_value=0, max_value=99_999_999_999))
def test_every_amount_is_read_as_it_is_written(pence: int) -> None:
    assert parse_pounds(pounds(pence)) == parse_pounds(short_pounds(pence)) == pence


@pytest.mark.parametrize("text", ["", "£", "2.5", "2.005", "-2", "1,00", "two", "2 pounds", "1e3", "٢", "2.00£", ".50"])
def test_what_is_no_amount_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="is not an amount of money"):
        parse_pounds(text)


def test_amounts_of_files_are_pounds_whatever_their_type() -> None:
    amounts = (2, Decimal("2.5"), Decimal("2.00"), "£2.00", "2")
    assert [pence_in(amount) for amount in amounts] == [200, 250, 200, 200, 200]


@pytest.mark.parametrize("amount", [True, -1, Decimal("2.005"), Decimal("-0.01"), None, 2.0, [2]])
def test_no_other_type_and_no_part_of_a_penny_is_an_amount(amount: object) -> None:
    with pytest.raises(ValueError, match="is not an amount of money"):
        pence_in(amount)
