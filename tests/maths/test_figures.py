"""The exact figures of all games: the published digits, the declared ones, and what happens when numbers change."""

from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from commands.provable_game import provable_package
from engine.qa.simulation.comparison import Compared, chi_square, compare, normal_score
from engine.qa.simulation.playing import play_block
from engine.qa.simulation.tally import Tally, merged
from engine.rules.exact import ANY_WIN, Declared, decimal_text, root
from engine.rules.exact_prizes import Prizes
from tests.maths.games import GAMES, MODES, campaign, exact, provable


def test_FL_1_and_CJ_1_payout_and_odds_are_exactly_those_of_the_text() -> None:
    festive, jumper = exact("festive_lines_gold").modes["base"], exact("christmas_jumper").modes["base"]
    assert (festive.rtp, jumper.rtp) == (Fraction(70, 100), Fraction(70, 100))
    assert (1 / festive.rates[ANY_WIN], 1 / jumper.rates[ANY_WIN]) == (Fraction(269, 100), Fraction(262, 100))
    assert (1 / festive.others["top prize"], 1 / jumper.others["top prize"]) == (1_345_000, 1_310_000)


def test_FL_10_corners_and_lines_from_the_tickets_by_hand() -> None:
    """All ways of game.yaml that win the corners, added up on paper: 99,145 tickets; four lines: 7,533."""
    corners = (
        51_000 + 18_720 + 11_520 + 3_000 + 2_440 + 1_220 + 4_488 + 2_992 + 1_040 + 520 + 520 + 260 + 418 + 418 + 285
        + 130 + 108 + 33 + 20 + 13
    )
    mode = exact("festive_lines_gold").modes["base"]
    assert mode.rates["corner bonus won"] == Fraction(corners, 6_725_000)
    assert mode.rates["4 lines won"] == Fraction(7_200 + 247 + 86, 6_725_000)
    assert sum(mode.rates[f"{number} won"] for number in ("no line", "1 line", "2 lines", "3 lines", "4 lines")) == 1


def test_CJ_12_CJ_16_the_bonus_game_opens_with_its_lists_and_by_its_chance() -> None:
    mode = exact("christmas_jumper").modes["base"]
    lists = sum(mode.rates[f"{number} won"] for number in ("1 list", "2 lists", "3 lists"))
    without = mode.rates["bonus game without list"]
    assert without == (1 - lists) * Fraction(14, 100)
    assert mode.rates["bonus game unlocked"] == lists + without
    assert mode.rates["4 baubles"] == mode.rates["3 lists won"] * Fraction(15, 100)
    baubles = ("no bauble", "1 bauble", "2 baubles", "3 baubles", "4 baubles")
    assert sum(mode.rates[name] for name in baubles) == mode.rates["bonus game unlocked"]


@pytest.mark.parametrize("game", ["festive_lines_gold", "christmas_jumper"])
def test_mean_variance_and_bands_of_a_ticket_from_its_table_alone(game: str) -> None:
    table = provable(game).game.numbers.prize_table()  # type: ignore[attr-defined]  # an instant win has a table
    mode = exact(game).modes["base"]
    squares = sum(Fraction(row.prize, 200) ** 2 * row.tickets for row in table.rows) / table.tickets
    assert mode.variance == squares - Fraction(49, 100)
    assert mode.deviation is not None
    assert abs(mode.deviation**2 - mode.variance) < Fraction(1, 10**12)
    assert sum(band.chance for band in mode.bands) == 1
    assert mode.bands[0].chance == 1 - Fraction(2_500_000, table.tickets)
    assert mode.bands[-1].chance == Fraction(5, table.tickets)


@pytest.mark.parametrize(
    ("game", "mode", "payout"),
    [("mr_monopoly", "base", "96.00019251"), ("mr_monopoly", "mr_monopoly", "95.99868300"),
     ("mr_monopoly", "free_spins", "96.00857400"), ("jingle_bells", "base", "96.170048"),
     ("jingle_bells", "christmas_spins", "96.39208403")],
)
def test_JB_1_MM_1_payouts_of_the_slots(game: str, mode: str, payout: str) -> None:
    assert decimal_text(exact(game).modes[mode].rtp * 100, len(payout) - 3) == payout


@pytest.mark.parametrize(
    ("game", "mode", "deviation"),
    [("mr_monopoly", "base", "11.23510"), ("mr_monopoly", "mr_monopoly", "14.72457"),
     ("mr_monopoly", "free_spins", "151.27418"), ("jingle_bells", "base", "12.3019"),
     ("jingle_bells", "christmas_spins", "138.3459")],
)
def test_how_far_rounds_of_the_slots_scatter(game: str, mode: str, deviation: str) -> None:
    found = exact(game).modes[mode].deviation
    assert found is not None
    assert decimal_text(found, len(deviation.partition(".")[2])) == deviation


def test_JB_3_what_the_next_spin_is_worth_from_all_frames() -> None:
    """Its lines pay 46.12973, the Christmas Spins 0.39261."""
    named = provable("jingle_bells")
    assert named.worth_from is not None
    assert decimal_text(named.worth_from(named.game, "ffff"), 5) == "46.52235"


@pytest.mark.parametrize("game", GAMES)
def test_B6_declared_figures_are_exact_and_computed_from_the_numbers_that_are_played(game: str) -> None:
    report = exact(game)
    assert report.is_proven
    assert [each.name for each in report.declared if not each.holds] == []
    assert provable(game).game.figures.note == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_round_make_up_its_payout(game: str) -> None:
    for mode in exact(game).modes.values():
        assert sum(mode.worth.values()) / mode.cost == mode.rtp
        assert all(0 <= rate <= 1 for rate in mode.rates.values())


CHANGES = {
    "festive_lines_gold": ("tickets: 51000}", "tickets: 50999}", "tickets: 67320}", "tickets: 67321}"),
    "christmas_jumper": ("{chance: 14, of: 100}", "{chance: 15, of: 100}", "", ""),
    "mr_monopoly": ("neither: 7596", "neither: 7597", "", ""),
    "jingle_bells": ("mini: 81562", "mini: 81563", "", ""),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_other_numbers_plays_but_is_not_proven(game: str, tmp_path: Path) -> None:
    """Where two numbers change, the prize table still adds up, so that only the digest tells."""
    old, new, other_old, other_new = CHANGES[game]
    text = provable(game).yaml.read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed = tmp_path / "game.yaml"
    changed.write_text(text.replace(old, new).replace(other_old, other_new), encoding="utf-8")
    played = provable_package(f"games.{game}", str(changed))
    assert played.game.figures.note == "not proven"


def test_a_declared_figure_holds_when_it_is_the_exact_one_to_its_places() -> None:
    third = Fraction(1, 3)
    assert Declared("", Decimal("0.333"), third).holds
    assert Declared("", Decimal("0.33333"), third).holds
    assert not Declared("", Decimal("0.334"), third).holds
    assert not Declared("", Decimal("0.3330"), third).holds
    assert Declared("", Decimal(18), Fraction(18)).holds


def test_closed_forms() -> None:
    """Two coins that pay 0 or 4 each: mean 4, variance 8; bands and roots by hand."""
    coins = Prizes({0: 1, 8: 2, 16: 1}, Fraction(1, 2), 4)
    assert (coins.moment(1), coins.variance, coins.third) == (4, 8, 0)
    assert (coins.top, coins.at_least(4), coins.at_least(5)) == (8, Fraction(3, 4), Fraction(1, 4))
    found = coins.bands(Fraction(1))
    assert {band.name: band.chance for band in found if band.chance} == {
        "nothing": Fraction(1, 4), "over 2x to 5x": Fraction(1, 2), "over 5x to 10x": Fraction(1, 4),
    }
    assert abs(root(Fraction(8)) - Fraction("2.828427124746190")) < Fraction(1, 10**14)
    assert (decimal_text(Fraction(2, 3), 4), decimal_text(Fraction(12345), 0)) == ("0.6667", "12,345")
    assert (decimal_text(Fraction(-1, 8), 2), decimal_text(Fraction(1, 2), 0)) == ("-0.13", "1")


def simulated(game: str, mode: str, rounds: int, seed: int) -> tuple[Tally, tuple[Compared, ...]]:
    of = campaign(game, mode, seed)
    tally = merged(play_block(block) for block in of.blocks(rounds))
    return tally, compare(tally, exact(game).modes[mode], of.stake)


def prizes_fit(tally: Tally, game: str, mode: str) -> bool:
    """Whether chance explains how often each prize came, where they are known one by one.

    Bands of Jingle Bells are held against played rounds in tests/games/jingle_bells/test_band_maths.py.
    """
    found = chi_square(tally, exact(game).modes[mode], campaign(game, mode).stake)
    return found is None or normal_score(*found) < 5


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_B6_a_short_simulation_agrees_with_the_exact_figures(game: str, mode: str) -> None:
    tally, figures = simulated(game, mode, 5000 if mode == "base" else 1500, 7)
    assert {each.name: each.z for each in figures if each.verdict == "differs"} == {}
    assert prizes_fit(tally, game, mode)
    assert {"payout", "any win"} <= {each.name for each in figures}
    certain = {"Mr. Monopoly lands", "Diamond in view", "Free Spins"}  # of a bought round, so that they need no rate
    assert set(tally.happened) <= set(exact(game).modes[mode].rates) | certain


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_B6_a_long_simulation_agrees_with_the_exact_figures(game: str, mode: str) -> None:
    tally, figures = simulated(game, mode, 1_000_000 if mode == "base" else 100_000, 20)
    assert {each.name: each.z for each in figures if abs(each.z) > 5} == {}
    assert prizes_fit(tally, game, mode)
