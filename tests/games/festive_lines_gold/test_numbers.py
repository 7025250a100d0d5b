"""game.yaml: exact odds and payout, and every kind of fault named where it stands (B55)."""

from fractions import Fraction
from pathlib import Path

import pytest

from games.festive_lines_gold.game import load
from games.festive_lines_gold.numbers import GAME_FILE
from games.festive_lines_gold.ticket import SYMBOLS
from tests.games.festive_lines_gold.by_hand import the_game
from tests.games.game_files import assert_digest_is_of_the_file, assert_named, changed

TEXT = GAME_FILE.read_text(encoding="utf-8")


def test_FL_1_odds_and_payout_are_exact() -> None:
    table = the_game().numbers.prize_table()
    assert (table.tickets, table.winning_tickets, table.paid) == (6_725_000, 2_500_000, 941_500_000)
    assert Fraction(table.tickets, table.winning_tickets) == Fraction(269, 100)
    assert Fraction(table.paid, table.tickets * 200) == Fraction(7, 10)
    assert max(table.prizes) == 5_000_000


def test_FL_12_tickets_are_numbered_in_the_order_of_the_table() -> None:
    table = the_game().numbers.prize_table()
    firsts = table.first_tickets()
    assert [ticket for ticket, _ in firsts[:3]] == [0, 1_235_000, 1_699_000]
    for ticket, win in firsts:
        assert table.win_of(ticket) == win
        assert table.win_of(ticket + win.way.tickets - 1) == win
    assert table.win_of(2_499_999) is not None
    assert table.win_of(2_500_000) is None
    assert table.win_of(6_724_999) is None


def test_FL_3_nine_symbols_with_their_names() -> None:
    assert tuple(the_game().numbers.symbols) == SYMBOLS
    assert the_game().numbers.symbols["log"] == "Yule log"


def test_B7_the_digest_is_that_of_the_file(tmp_path: Path) -> None:
    assert_digest_is_of_the_file(load, GAME_FILE, tmp_path)


FAULTS = [
    ("price: 2.00", "price: 0", "price: found 0, expected a price above nothing"),
    ("price: 2.00", "price: £3", "payout: found 70.00, expected £9,415,000.00 paid / £20,175,000.00 sold"),
    ("price: 2.00", "price: many", 'price: found "many", expected an amount in pounds'),
    ("price: 2.00", "prise: 2.00", "prise: found 2.00, expected a known name (did you mean `price`?)"),
    ("odds: 2.69", "odds: 2.70", "odds: found 2.70, expected 6,725,000 tickets / 2,500,000 that win, exactly"),
    ("payout: 70.00", "payout: 70.01", "payout: found 70.01, expected £9,415,000.00 paid / £13,450,000.00 sold"),
    ("top_prize: 50000", "top_prize: 60000", "top_prize: found 60000, expected the last prize, £50,000.00"),
    ("tickets: 6725000", "tickets: 2500000", "tickets: found 2500000, expected more than the 2,500,000 tickets"),
    ("tickets: 6725000", "tickets: 0", "tickets: found 0, expected a whole number of at least 1"),
    ("code: FL", "code: JB", 'code: found "JB", expected one of FL'),
    ("version: 1", "version: 0", "version: found 0, expected a whole number of at least 1"),
    ("version: 1", "version: 1.0", "version: found 1.0, expected a whole number"),
    ("  - prize: 3\n", "  - prize: 2.995\n", "prizes[1].prize: found 2.995, expected an amount in pounds"),
    ("tickets: 464000\n", "tickets: 464001\n", "prizes[1].tickets: found 464001, expected the 464,000 tickets"),
    ("{lines: [2, 2], ", "{lines: [2, 3], ", "amounts that add up to £4.00, not £5.00"),
    ("tickets: 5}", "tickets: 0}", "prizes[19].ways[0].tickets: found 0, expected at least one ticket"),
    ("{lines: [12], ", "{lines: [7, 5], ", "prizes[7].ways[0].lines[0]: found 7, expected a prize of the table"),
    ("{lines: [12], ", "{lines: [5], corners: 7, ", "ways[0].corners: found 7, expected a prize of the table"),
    ("{lines: [12], ", "{lines: [2, 2, 2, 2, 2, 2], ", "that a grid with twelve blocking tiles can hold"),
    ("  turkey: turkey\n", "", "symbols: found a mapping of 8, expected a name for `turkey`"),
    ("  turkey: turkey", "  turky: turkey", 'symbols.turky: found "turkey", expected one of the nine symbols (did'),
    ("  turkey: turkey", "  turkey: 9", "symbols.turkey: found 9, expected text"),
    ("  log: Yule log", "  tree: Yule log", "symbols.tree: found the key again"),
    ("  price: text\n", "", "expected the provenance of `price`"),
    ("  price: text\n", "  price: tex\n", 'provenance.price: found "tex", expected one of'),
    ("  price: text\n", "  price: text\n  prices: text\n", 'provenance.prices: found "text", expected the name of'),
    ("{amount: 50000, weight: 2}", "{amount: 50000, weight: 0}", "line_decoys[19].weight: found 0"),
    ("{amount: 50000, weight: 2}", "{amount: 50000, weight: -2}", "line_decoys[19].weight: found -2"),
    ("  - {amount: 50000, weight: 2}\n", "", "line_decoys: found a list of 19, expected £50,000.00 too"),
    ("{amount: 50000, weight: 2}", "{amount: 40, weight: 2}", "line_decoys[19].amount: found 40, expected each"),
    ("{amount: 100, weight: 8}", "{amount: 200, weight: 8}", "corner_decoys[4].amount: found 200, expected each"),
    ("at_least: 0}", "at_least: 0.5}", "win_levels: found a list of 5, expected a first level from 0"),
    ("at_least: 1.01}", "at_least: 1}", "win_levels[1].at_least: found 1, expected more than the cost"),
    ("at_least: 50}", "at_least: 10}", "win_levels[3].at_least: found 10, expected more than the cost"),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_B55_a_fault_is_named_where_it_stands(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert_named(load, changed(GAME_FILE, tmp_path, old, new), words)


def test_B55_prizes_rise(tmp_path: Path) -> None:
    start, middle, end = TEXT.index("  - prize: 2\n"), TEXT.index("  - prize: 3\n"), TEXT.index("  - prize: 4\n")
    path = tmp_path / "game.yaml"
    path.write_text(TEXT[:start] + TEXT[middle:end] + TEXT[start:middle] + TEXT[end:], encoding="utf-8")
    assert_named(load, path, "prizes[1].prize: found 2, expected prizes that rise from row to row")
