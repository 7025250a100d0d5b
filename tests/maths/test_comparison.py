"""Simulated rounds against exact figures: errors, bounds and verdicts by hand."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import sqrt

import pytest

from engine.qa.simulation.comparison import chi_square, compare, normal_score, pooled_chi_square
from engine.qa.simulation.tally import Sums, Tally
from engine.rules.exact import ANY_WIN, ExactMode
from engine.rules.exact_prizes import Prizes, bands_of

STAKE = 200
COIN = ExactMode(
    id="base", title="Coin", cost=Fraction(1), worth={"heads": Fraction(1)}, rates={ANY_WIN: Fraction(1, 2)},
    method="by hand", variance=Fraction(1), prizes=Prizes({0: 1, 2: 1}, Fraction(1), 2),
)


def tossed(heads: int, tails: int) -> Tally:
    """A coin that pays twice the stake with heads."""
    return Tally(Counter({400: heads, 0: tails}), {"heads": Sums(400 * heads, 160_000 * heads)}, Counter())


def test_a_coin_by_hand() -> None:
    """5,100 heads in 10,000 tosses: 1.02 for 1.00, with an error of 0.01; the rate 0.51, with an error of 0.005."""
    payout, heads, any_win = compare(tossed(5_100, 4_900), COIN, STAKE)
    assert (payout.name, payout.simulated, payout.exact) == ("payout", 1.02, 1.0)
    assert payout.error == pytest.approx(0.01)
    assert payout.z == pytest.approx(2.0)
    assert payout.bounds == pytest.approx((1.02 - 0.0257583, 1.02 + 0.0257583))
    assert payout.verdict == "too few rounds"
    assert heads.error == pytest.approx(2 * sqrt(0.51 * 0.49 / 9_999))
    assert (any_win.simulated, any_win.error, any_win.verdict) == (0.51, pytest.approx(0.005), "agrees")


def test_exact_variances_go_before_simulated_ones() -> None:
    """A rare large prize that did not come yet leaves too small a simulated error."""
    exact = replace(COIN, part_variances={"heads": Fraction(4)})
    assert compare(tossed(5_100, 4_900), exact, STAKE)[1].error == pytest.approx(0.02)


def test_what_is_far_off_differs() -> None:
    payout, _, any_win = compare(tossed(505_000, 495_000), COIN, STAKE)
    assert (payout.verdict, any_win.verdict) == ("differs", "differs")
    assert payout.z == pytest.approx(10)


def test_prizes_in_bands_are_compared_where_they_are_not_known_one_by_one() -> None:
    """5,100 of 10,000 tosses pay twice the stake, in the band over 1x to 2x: off by 0.01, with an error of 0.005."""
    chances = [Fraction(1, 2), Fraction(0), Fraction(1, 2), *[Fraction(0)] * 9]
    by_bands = replace(COIN, prizes=None, in_bands=bands_of(chances))
    _, _, _, small, wins, *larger = compare(tossed(5_100, 4_900), by_bands, STAKE)
    assert (small.name, small.simulated, small.exact, small.verdict) == ("prize over 0x to 1x", 0.0, 0.0, "agrees")
    assert (wins.name, wins.simulated, wins.exact) == ("prize over 1x to 2x", 0.51, 0.5)
    assert wins.z == pytest.approx(2.0)
    assert [each.simulated for each in larger] == [0.0] * 9
    assert larger[-1].name == "prize over 10,000x"


def test_what_never_varies_must_be_exact() -> None:
    always = ExactMode("buy", "", Fraction(1), {}, {ANY_WIN: Fraction(1)}, "by hand")
    assert compare(tossed(10, 0), always, STAKE)[1].verdict == "agrees"
    assert compare(tossed(10, 1), always, STAKE)[1].verdict == "differs"


def test_chi_square_of_prizes_by_hand() -> None:
    assert chi_square(tossed(60, 40), COIN, STAKE) == (4.0, 1)
    impossible = Tally(Counter({300: 1, 400: 50, 0: 50}))
    assert chi_square(impossible, COIN, STAKE) == (float("inf"), 1)


def test_cells_that_are_expected_too_rarely_count_together() -> None:
    assert pooled_chi_square([(8, 10.0), (9, 5.0), (3, 4.0), (1, 2.0)]) == (0.4 + 3.2 + 4 / 6, 2)


@pytest.mark.parametrize(("square", "freedom", "z"), [(3.841, 1, 1.645), (18.307, 10, 1.645), (124.342, 100, 1.645)])
def test_a_chi_square_as_a_normal_score(square: float, freedom: int, z: float) -> None:
    """The 95 % points of the tables."""
    assert normal_score(square, freedom) == pytest.approx(z, abs=0.04)
