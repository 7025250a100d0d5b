"""The exact figures, to all the digits that were published with the numbers, and the declared ones in game.yaml."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from engine.rules.exact_prizes import Prizes
from engine.rules.slots.line_worth import line_worth
from engine.rules.slots.pay_lines import PayLines
from games.mr_monopoly.prize_maths import mode_prizes
from tests.games.mr_monopoly.by_hand import exact, line_by_trying, the_game


def digits(value: Fraction | Decimal, places: int) -> str:
    if isinstance(value, Fraction):
        value = Decimal(value.numerator) / Decimal(value.denominator)
    return f"{value:.{places}f}"


def test_MM_1_MM_19_MM_20_payout_of_each_mode() -> None:
    assert {mode: digits(rtp, 10) for mode, rtp in exact().rtp.items()} == {
        "base": "0.9600019251", "mr_monopoly": "0.9599868300", "free_spins": "0.9600857400",
    }


def test_what_the_parts_of_a_round_pay() -> None:
    worth = exact().worth
    base = worth["base"]
    assert [digits(part, 10) for part in (base.lines, base.rents_landed, base.rents_nudged, base.free_spins)] == [
        "0.4210029997", "0.1529099178", "0.1686884946", "0.2174005130",
    ]
    assert digits(base.rents_landed + base.rents_nudged, 10) == "0.3215984125"
    bought = worth["mr_monopoly"]
    assert (digits(bought.lines, 7), digits(bought.rents_landed, 7)) == ("0.2875148", "11.2323272")
    assert digits(bought.total, 7) == "11.5198420"
    assert (digits(worth["free_spins"].lines, 7), digits(worth["free_spins"].total, 7)) == ("0.3935747", "48.0042870")


def test_how_often_things_happen() -> None:
    rates = exact().rates
    assert digits(rates.line_hit, 10) == "0.2810784314"
    assert digits(rates.any_win, 10) == "0.3062499168"
    assert digits(rates.nudge, 10) == "0.0150181251"
    assert digits(rates.house, 10) == "0.6854130068"
    assert digits(1 / rates.mr_monopoly_lands, 2) == "54.75"
    assert digits(1 / rates.rents, 4) == "34.5142"
    assert (digits(1 / rates.diamond, 2), 1 / rates.free_spins) == ("10.95", 219)
    hits = {mode: digits(hit, 10) for mode, hit in exact().line_hit.items()}
    assert hits == {"base": "0.2810784314", "mr_monopoly": "0.2376888117", "free_spins": "0.2810784314"}


def test_MM_13_to_MM_18_the_free_spins_by_themselves() -> None:
    bonus = exact().bonus
    assert (digits(bonus.mean, 10), digits(bonus.deviation, 5)) == ("47.6107123370", "151.27007")
    assert {hand: digits(mean, 6) for hand, mean in bonus.by_hand.items()} == {
        "multiplier_roll": "46.946368", "property_upgrade": "31.575896", "both": "126.935101",
    }
    assert digits(bonus.spins, 6) == "9.399681"
    assert digits(bonus.houses_for_rent, 6) == "0.660031"
    assert digits(bonus.houses, 6) == "3.836248"
    assert (digits(bonus.grid_full, 10), digits(1 / bonus.grid_full, 1)) == ("0.0006799553", "1470.7")
    assert abs(sum(bonus.totals.values()) - 1) < Decimal("1e-25")


@pytest.mark.parametrize(
    ("multiple", "chance"),
    [(50, "0.241671"), (100, "0.0876693"), (250, "0.0145345"), (500, "0.00488116"), (1000, "0.00370683"),
     (2000, "0.000735797"), (5000, "0.000192567"), (10_000, "0.0000266433"), (18_000, "0.000000540564")],
)
def test_how_likely_the_free_spins_pay_at_least(multiple: int, chance: str) -> None:
    assert digits(exact().bonus.at_least(multiple), len(chance) - 2) == chance


def test_MM_21_the_most_that_a_round_can_pay() -> None:
    """1,500x of rent times 12, and 41x of lines on the published window."""
    assert exact().most == 1_804_100
    rows = [" ".join(row) for row in zip(*exact().most_window, strict=True)]
    assert rows == [
        "high_3 Q wild high_3 high_3", "high_1 wild high_1 wild J", "high_4 high_2 high_3 high_4 diamond",
        "high_2 high_4 high_4 K K",
    ]


@cache
def prizes() -> dict[str, Prizes]:
    return mode_prizes(the_game().numbers, exact().bonus)


@pytest.mark.parametrize(("mode", "cost"), [("base", 1), ("mr_monopoly", 12), ("free_spins", 50)])
def test_the_prizes_of_a_mode_have_its_mean_and_add_up_to_one(mode: str, cost: int) -> None:
    """The means are computed line by line and part by part, in another way."""
    assert 0 <= 1 - prizes()[mode].moment(0) < Fraction(1, 10**40)
    assert digits(prizes()[mode].moment(1) / cost, 10) == digits(exact().rtp[mode], 10)


def test_how_often_a_round_pays_nothing_or_the_most() -> None:
    """The window of 41x shows at 2 stops each of two reels and 1 of the others; the Free Spins then pay 18,000x."""
    base = prizes()["base"]
    assert digits(base.at_least(Fraction(1, 100)), 10) == digits(exact().rates.any_win, 10)
    assert [each.at_least(Fraction(1, 100)) == each.moment(0) for each in prizes().values()] == [False, True, True]
    assert (base.top, prizes()["free_spins"].top) == (18_041, 18_041)
    bought = prizes()["free_spins"].at_least(18_041)
    assert base.at_least(18_041) / bought == pytest.approx(1 / 219, rel=1e-9)
    windows = bought / Fraction(exact().bonus.totals[1_800_000]) * 52 * 51 * 50 * 51 * 4
    assert windows == pytest.approx(round(windows), rel=1e-9)
    assert prizes()["mr_monopoly"].top == Fraction("1369.2")


def test_the_declared_figures_are_the_exact_ones_and_proven() -> None:
    declared, found = the_game().numbers.declared, exact()
    assert the_game().is_proven
    assert (f"{declared.rtp.base:f}", f"{declared.rtp.mr_monopoly:f}", f"{declared.rtp.free_spins:f}") == tuple(
        digits(found.rtp[mode], 10) for mode in ("base", "mr_monopoly", "free_spins")
    )
    assert f"{declared.line_hit:f}" == digits(found.rates.line_hit, 10)
    assert f"{declared.any_win:f}" == digits(found.rates.any_win, 10)
    assert f"{declared.free_spins_mean:f}" == digits(found.bonus.mean, 10)
    assert declared.most * 100 == found.most


def test_the_worth_of_a_line_is_what_trying_all_its_columns_gives() -> None:
    """Line 1 alone over every combination of symbols, weighted by how often each stands in row 2."""
    numbers = the_game().numbers
    reels = [strip.columns for strip in numbers.strips]
    shown = [Counter("house" if column[1] == "diamond" else column[1] for column in reel) for reel in reels]
    total = 0
    for symbols in product(*(list(reel) for reel in shown)):
        won = line_by_trying(symbols)
        if won:
            ways = won[2]
            for symbol, reel in zip(symbols, shown, strict=True):
                ways *= reel[symbol]
            total += ways
    stops = 52 * 51 * 50 * 51 * 43
    assert line_worth(PayLines([(2, 2, 2, 2, 2)], numbers.paytable, ("wild",)), reels) == Fraction(total, 100 * stops)
