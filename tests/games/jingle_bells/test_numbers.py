"""game.yaml: every kind of fault named where it stands (B55), stakes in whole pence, figures that are not proven."""

from pathlib import Path

import pytest

from games.jingle_bells.game import load
from games.jingle_bells.numbers import GAME_FILE
from games.jingle_bells.symbols import SYMBOLS
from tests.games.game_files import assert_named, changed
from tests.games.jingle_bells.by_hand import the_game


def test_the_numbers_are_the_published_ones() -> None:
    numbers = the_game().numbers
    assert tuple(numbers.symbols) == (*SYMBOLS, "golden_leaf", "red_bauble", "gold_bauble", "prize_present")
    assert [len(strip) for strip in numbers.strips] == [50, 49, 50, 50, 50, 51]
    assert [strip.symbols.count("jingle_bell") for strip in numbers.strips] == [0, 2, 2, 2, 2, 0]
    assert [strip.symbols.count("scatter") for strip in numbers.strips] == [1, 0, 0, 0, 0, 1]
    assert len(numbers.pay_lines) == 20
    assert numbers.bonus_prizes.by_name() == {"mini": 20, "minor": 50, "major": 250, "grand": 5000}
    weights = numbers.christmas_spins.prize_present.by_name()
    assert weights == {"mini": 81_562, "minor": 16_738, "major": 1650, "grand": 50}


def test_figures_of_card_and_rules_page() -> None:
    figures = the_game().figures
    assert (figures.odds, figures.payout, figures.top_prize, figures.note) == ("1 in 3.08", "96.17%", "10,716x", "")


@pytest.mark.parametrize(
    ("old", "new"),
    [("mini: 81562", "mini: 81563"), ("polar_bear: [1, 2.5", "polar_bear: [1, 2.6"),
     ("win_cap: 10716", "win_cap: 10717"),
     ("{mini: 20, minor", "{mini: 21, minor"), ("Spins, cost: 65", "Spins, cost: 66"), ("numbers: ", "numbers: 0"),
     ("  - 2 2 2 2 2 2\n", "")],
)
def test_changed_numbers_play_but_their_figures_are_not_proven(old: str, new: str, tmp_path: Path) -> None:
    game = load(changed(GAME_FILE, tmp_path, old, new))
    assert (game.is_proven, game.figures.note) == (False, "not proven")


@pytest.mark.parametrize(
    ("old", "new"),
    [("polar_bear: [1, 2.5, 10", "polar_bear: [1.0, 2.50, 10"), ("title: Jingle Bells\n", "title: Bells\n"),
     ("0.20, ", "")],
)
def test_what_changes_no_figure_leaves_them_proven(old: str, new: str, tmp_path: Path) -> None:
    game = load(changed(GAME_FILE, tmp_path, old, new))
    assert (game.is_proven, game.figures.note) == (True, "")


FAULTS = [
    ("stakes: [0.20, 0.40", "stakes: [0.20, 0.25", "stakes[1]: found 0.25, expected a stake that makes whole pence of"),
    ("stakes: [0.20, 0.40", "stakes: [0.40, 0.20", "stakes[1]: found 0.20, expected stakes that rise"),
    ("code: JB", "code: MM", 'code: found "MM", expected one of JB'),
    ("  christmas_spins: {title: Christmas Spins, cost: 65}\n", "", "a value for `christmas_spins`"),
    ("  golden_leaf: Golden Leaf Jingle Bell\n", "", "symbols: found a mapping of 15, expected an entry for `golden_l"),
    ("  scatter: Scatter\n", "  skatter: Scatter\n", "did you mean `scatter`?"),
    ("  ten: [0.2, 0.4, 1, 2.5]\n", "", "paytable: found a mapping of 9, expected an entry for `ten`"),
    ("[1, 2.5, 10, 50]", "[1, 2.5, 10]", "paytable.polar_bear: found a list of 3, expected 4 pays, of 3 to 6 of a ki"),
    ("[1, 2.5, 10, 50]", "[1, 2.5, 10, 10]", "paytable.polar_bear[3]: found 10, expected more than fewer of a kind pa"),
    ("  - A reindeer K J", "  - A jingle_bell K J", "not `jingle_bell`"),
    ("  - J polar_bear jingle_bell", "  - scatter polar_bear jingle_bell", "not `scatter`"),
    ("J polar_bear jingle_bell reindeer", "J jingle_bell jingle_bell reindeer", "at most one `jingle_bell` in view"),
    ("ten Q scatter spinning_top", "ten Q A spinning_top", "reel_strips[0]: "),
    ("ten Q scatter spinning_top", "ten scatter scatter spinning_top", "expected at most one `scatter` in view"),
    ("  - 2 2 2 2 2 2\n", "  - 2 2 2 2 2\n", 'pay_lines[0]: found "2 2 2 2 2", expected a row from 1 to 4 for each of'),
    ("  - 3 3 3 3 3 3\n", "  - 2 2 2 2 2 2\n", "expected a line other than line 1"),
    ("minor: 50, major: 250,", "minor: 20, major: 250,", "bonus_prizes.minor: found 20, expected more than mini"),
    ("major: 250, grand", "major: 2.5, grand", "bonus_prizes.major: found 2.5, expected a whole number"),
    ("{1: 420,", "{4: 420,", "red_bauble_value[4]: found 420, expected one of 1, 2, 3, 5, 7, 10 as name"),
    ("{1: 300, 2: 290, 3: 200, 5: 120, 7: 55, 10: 35}", "{}", "expected at least one weight"),
    ("blank: 9677}", "blank: 0}", "free_cell_per_spin.blank: found 0, expected a whole number of at least 1"),
    ("blank: 9677}", "blnak: 9677}", "did you mean `blank`?"),
    ("grand: 50}", "grnd: 50}", "did you mean `grand`?"),
    ("35.13352, 46.52234]", "35.13352]", "declared.next_spin: found a list of 16, expected a figure for each of 0 to"),
    ("win_cap: 10716", "win_cap: 0", "win_cap: found 0, expected a whole number of at least 1"),
    ("  win_cap: known\n", "", "expected the provenance of `win_cap`"),
    ("at_least: 50}", "at_least: 5}", "win_levels[3].at_least: found 5, expected more than the cost"),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_B55_a_fault_is_named_where_it_stands(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert_named(load, changed(GAME_FILE, tmp_path, old, new), words)
