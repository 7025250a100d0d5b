"""game.yaml: every kind of fault named where it stands (B55), stakes in whole pence, figures that are not proven."""

from pathlib import Path

import pytest

from games.mr_monopoly.game import load
from games.mr_monopoly.numbers import GAME_FILE
from games.mr_monopoly.symbols import SYMBOLS
from tests.games.game_files import assert_named, changed
from tests.games.mr_monopoly.by_hand import the_game


def test_the_numbers_are_the_published_ones() -> None:
    numbers = the_game().numbers
    assert tuple(numbers.symbols) == SYMBOLS
    assert [len(strip) for strip in numbers.strips] == [52, 51, 50, 51, 43]
    assert [strip.symbols.count("house") for strip in numbers.strips] == [6, 5, 4, 3, 0]
    assert len(numbers.pay_lines) == 20
    assert (numbers.nudge.chance, numbers.nudge.of) == (22_423, 1_000_000)


def test_figures_of_card_and_rules_page() -> None:
    figures = the_game().figures
    assert (figures.odds, figures.payout, figures.top_prize, figures.note) == ("1 in 3.27", "96.00%", "18,041x", "")


@pytest.mark.parametrize(
    ("old", "new"),
    [("nudge: {chance: 22423,", "nudge: {chance: 22424,"), ("high_1: [2, 8, 40]", "high_1: [2, 8, 41]"),
     ("hat_houses: {1: 520,", "hat_houses: {1: 521,"), ("title: Free Spins, cost: 50", "title: Free Spins, cost: 51"),
     ("numbers: ", "numbers: 0")],
)
def test_changed_numbers_play_but_their_figures_are_not_proven(old: str, new: str, tmp_path: Path) -> None:
    game = load(changed(GAME_FILE, tmp_path, old, new))
    assert (game.is_proven, game.figures.note) == (False, "not proven")


@pytest.mark.parametrize(
    ("old", "new"),
    [("high_1: [2, 8, 40]", "high_1: [2.0, 8, 40.00]"), ("title: Mr. Monopoly\n", "title: Mr.\n"), ("0.20, ", "")],
)
def test_what_changes_no_figure_leaves_them_proven(old: str, new: str, tmp_path: Path) -> None:
    game = load(changed(GAME_FILE, tmp_path, old, new))
    assert (game.is_proven, game.figures.note) == (True, "")


FAULTS = [
    ("stakes: [0.20, 0.40", "stakes: [0.20, 0.25", "stakes[1]: found 0.25, expected a stake that makes whole pence of"),
    ("stakes: [0.20, 0.40", "stakes: [0.40, 0.20", "stakes[1]: found 0.20, expected stakes that rise"),
    ("stakes: [0.20, 0.40", "stakes: [0.001, 0.40", "stakes[0]: found 0.001, expected an amount in pounds"),
    ("20.00, 50.00]", "20.00, 20000]", "stakes[12]: found 20000, expected stakes that rise, up to £10,485.75"),
    ("code: MM", "code: FL", 'code: found "FL", expected one of MM'),
    ("version: 1", "version: 32", "version: found 32, expected a whole number of at most 31"),
    ("  mr_monopoly: {title: Mr. Monopoly, cost: 12}\n", "", "a value for `mr_monopoly`"),
    ("  wild: Wild\n", "", "symbols: found a mapping of 12, expected an entry for `wild`"),
    ("  wild: Wild\n", "  wlid: Wild\n", 'symbols.wlid: found "Wild", expected one of'),
    ("  ten: [0.3, 1, 4]\n", "", "paytable: found a mapping of 8, expected an entry for `ten`"),
    ("high_1: [2, 8, 40]", "high_1: [2, 8]", "paytable.high_1: found a list of 2, expected 3 pays, of 3 to 5 of a k"),
    ("high_1: [2, 8, 40]", "high_1: [2, 8, 8]", "paytable.high_1[2]: found 8, expected more than fewer of a kind pay"),
    ("high_1: [2, 8, 40]", "high_1: [0, 8, 40]", "paytable.high_1[0]: found 0, expected more than fewer"),
    ("high_1: [2, 8, 40]", "high_1: [2, 8, 40.005]", "expected a number that is not negative, with at most two"),
    ("[2, 4, 6, 8, 50]", "[2, 4, 6, 8]", "properties[0].rents: found a list of 4, expected 5 rents"),
    ("[2, 4, 6, 8, 50]", "[2, 4, 4, 8, 50]", "properties[0].rents: found a list of 5, expected rents that rise"),
    ("  - {name: Mayfair, rents: [5, 7.5, 17.5, 25, 1000]}\n", "", "properties: found a list of 3, expected a proper"),
    ("  - high_1 high_4 high_2 J ten", "  - high_1 high_4 high_2 J tem", "expected symbols of this reel, not `tem`"),
    ("  - high_1 high_4 high_2 J ten", "  - high_1 diamond high_2 J ten", "reel_strips[0]: "),
    ("  - high_2 K high_3 Q J high_3 A ten", "  - house K high_3 Q J high_3 A ten", "not `house`"),
    ("J diamond K", "J K K", "reel_strips[4]: "),
    ("J diamond K", "diamond diamond K", "expected at most one `diamond` in view"),
    ("  - 2 2 2 2 2\n", "  - 2 2 2 2\n", 'pay_lines[0]: found "2 2 2 2", expected a row from 1 to 4 for each of 5'),
    ("  - 2 2 2 2 2\n", "  - 2 2 5 2 2\n", "expected a row from 1 to 4"),
    ("  - 3 3 3 3 3\n", "  - 2 2 2 2 2\n", 'pay_lines[1]: found "2 2 2 2 2", expected a line other than line 1'),
    ("nudge: {chance: 22423, of: 1000000}", "nudge: {chance: 5, of: 5}", "nudge.chance: found 5, expected less than 5"),
    ("hat: {chance: 2500", "hat: {chance: 0", "hat.chance: found 0, expected a whole number of at least 1"),
    ("hat_houses: {1: 520", "hat_houses: {17: 520", "hat_houses[17]: found 520, expected one of 1, 2, 3"),
    ("9: 2, 10: 2, 12: 1}", "9: 2, 11: 2, 12: 1}", "lane_sector[11]: found 2, expected one of 2, 3, 4, 5, 6, 7, 8"),
    ("house_for_rent_houses: {1: 600, 2: 300, 3: 100}", "house_for_rent_houses: {}", "expected at least one weight"),
    ("reel_4: 140,", "reel_4: 10000,", "free_spins.house_per_empty_cell.reel_4: found 10000, expected less than `of`"),
    ("always_with_no_house: true", "always_with_no_house: false", "always_with_no_house: found false"),
    ("neither: 7596}", "nither: 7596}", "did you mean `neither`?"),
    ("  nudge: invented\n", "", "provenance: found a mapping of 19, expected the provenance of `nudge`"),
    ("at_least: 50}", "at_least: 5}", "win_levels[3].at_least: found 5, expected more than the cost"),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_B55_a_fault_is_named_where_it_stands(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert_named(load, changed(GAME_FILE, tmp_path, old, new), words)
