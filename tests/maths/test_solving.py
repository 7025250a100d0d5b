"""Solving for a weight: by hand on toy payouts, in the text of a game.yaml, and of real games."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from engine.qa.solving import NotSolvable, Payout, Weight, solve
from engine.rules.yaml_loading import load_document
from games.mr_monopoly.numbers_checks import load_numbers
from tests.maths.games import provable

TOY = """\
# a toy
award: {roll: 1404, upgrade: 1000, neither: 7596}   # roll: 1404
hats: {1: 520, 2: 300}
prizes:
  - prize: 2
    tickets: 30
"""


def of_toy(formula: Callable[[int, int], Fraction]) -> Payout:
    def payout(path: Path) -> Fraction:
        award = load_document(path).value["award"]
        return formula(award["roll"], award["neither"])

    return payout


def test_a_linear_payout_is_met_at_once() -> None:
    """A ten-thousandth for each: 0.2 is 2,000."""
    solved = solve(Weight(TOY, "award.roll"), of_toy(lambda roll, _: Fraction(roll, 10_000)), Decimal(20))
    assert (solved.value, solved.payout, solved.before) == (2_000, Fraction(1, 5), Fraction(1404, 10_000))
    assert solved.computed <= 5


def test_a_share_is_met_by_the_nearest_whole_number() -> None:
    """The payout roll / (roll + 8,596) = 1/3 at 4,298."""
    solved = solve(Weight(TOY, "award.roll"), of_toy(lambda roll, _: Fraction(roll, roll + 8_596)), Decimal("33.3333"))
    assert solved.value == 4_298


def test_a_falling_payout_and_one_that_is_met_already() -> None:
    falling = of_toy(lambda roll, _: Fraction(1, roll))
    assert solve(Weight(TOY, "award.roll"), falling, Decimal(1)).value == 100
    assert solve(Weight(TOY, "award.roll"), of_toy(lambda roll, _: Fraction(roll, 1404)), Decimal(100)).value == 1404


def test_what_the_other_weight_gives() -> None:
    weight = Weight(TOY, "award.roll", "award.neither")
    solved = solve(weight, of_toy(lambda roll, neither: Fraction(roll, roll + neither)), Decimal(50))
    assert (solved.value, weight.against_value_at(solved.value)) == (4_500, 4_500)
    assert "{roll: 4500, upgrade: 1000, neither: 4500}   # roll: 1404" in weight.moved_to(4_500)


def test_a_target_out_of_reach_is_refused_with_what_can_be_reached() -> None:
    with pytest.raises(NotSolvable, match=r"from 1 to 8,999 meets the target.*0\.0111 %.*99\.9889 %"):
        solve(
            Weight(TOY, "award.roll", "award.neither"),
            of_toy(lambda roll, neither: Fraction(roll, roll + neither)), Decimal(101),
        )


@pytest.mark.parametrize(
    ("path", "told"),
    [("award.rolls", "no whole number"), ("award", "no whole number"), ("prizes[7].tickets", "no whole number"),
     ("a b", "no path"), ("award.", "no path")],
)
def test_a_path_that_names_no_number_is_refused(path: str, told: str) -> None:
    with pytest.raises(NotSolvable, match=told):
        Weight(TOY, path)


def test_only_the_number_changes_in_the_text() -> None:
    assert Weight(TOY, "hats.2").moved_to(7) == TOY.replace("2: 300", "2: 7")
    assert Weight(TOY, "prizes[0].tickets").moved_to(31) == TOY.replace("tickets: 30", "tickets: 31")


@pytest.mark.long
def test_the_published_number_of_mr_monopoly_is_found_again() -> None:
    """The award's weights as they are, found from a roll of 1,300."""
    named = provable("mr_monopoly")
    text = Weight(named.yaml.read_text(encoding="utf-8"), "award.multiplier_roll", "award.neither").moved_to(1_300)
    weight = Weight(text, "award.multiplier_roll", "award.neither")
    solved = solve(weight, lambda path: named.payout(path, "mr_monopoly"), Decimal("95.9986830"))
    assert solved.value == 1_404


def test_the_payout_of_a_prize_table_is_linear_in_its_tickets() -> None:
    """Taking 1,000 tickets of £3 from the table takes £3,000 of £13,450,000."""
    named = provable("festive_lines_gold")
    weight = Weight(named.yaml.read_text(encoding="utf-8"), "prizes[1].ways[0].tickets")
    target = Decimal(7_000) / 100 - Decimal(300_000) / Decimal(13_450_000)
    assert solve(weight, lambda path: named.payout(path, "base"), target).value == 463_000


def test_numbers_that_do_not_load_are_refused() -> None:
    """The Diamond cannot trigger more often than always."""
    weight = Weight(provable("mr_monopoly").yaml.read_text(encoding="utf-8"), "diamond_triggers.chance")
    with pytest.raises(NotSolvable, match=r"the game does not load.*diamond_triggers"):
        solve(weight, lambda path: Fraction(load_numbers(path)[0].diamond_triggers.chance, 10**7), Decimal(300))
