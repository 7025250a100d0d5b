"""game.yaml: exact odds and payout, and every kind of fault named where it stands (B55)."""

from fractions import Fraction
from pathlib import Path

import pytest

from games.christmas_jumper.game import load
from games.christmas_jumper.numbers import GAME_FILE
from tests.games.christmas_jumper.by_hand import the_game
from tests.games.game_files import assert_digest_is_of_the_file, assert_named, changed

TEXT = GAME_FILE.read_text(encoding="utf-8")


def test_CJ_1_odds_and_payout_are_exact() -> None:
    table = the_game().numbers.prize_table()
    assert (table.tickets, table.winning_tickets, table.paid) == (6_550_000, 2_500_000, 917_000_000)
    assert Fraction(table.tickets, table.winning_tickets) == Fraction(262, 100)
    assert Fraction(table.paid, table.tickets * 200) == Fraction(7, 10)
    assert max(table.prizes) == 5_000_000


def test_CJ_15_tickets_are_numbered_in_the_order_of_the_table() -> None:
    table = the_game().numbers.prize_table()
    firsts = table.first_tickets()
    assert [ticket for ticket, _ in firsts[:3]] == [0, 1_052_060, 1_283_000]
    for ticket, win in firsts:
        assert table.win_of(ticket) == win
        assert table.win_of(ticket + win.way.tickets - 1) == win
    assert table.win_of(2_499_999) is not None
    assert table.win_of(2_500_000) is None
    assert table.win_of(6_549_999) is None


def test_CJ_10_at_least_twelve_symbols_with_their_names() -> None:
    symbols = the_game().numbers.symbols
    assert len(symbols) >= 12
    assert not {"tree", "bauble"} & set(symbols)
    assert symbols["candycane"] == "candy cane"


def test_CJ_16_fourteen_in_a_hundred_tickets_without_a_list_unlock_the_bonus_game() -> None:
    table = the_game().numbers.bonus_game()
    assert (table.weight_of("unlocked"), table.total) == (14, 100)


def test_B7_the_digest_is_that_of_the_file(tmp_path: Path) -> None:
    assert_digest_is_of_the_file(load, GAME_FILE, tmp_path)


FAULTS = [
    ("price: 2.00", "price: 0", "price: found 0, expected a price above nothing"),
    ("price: 2.00", "price: £3", "payout: found 70.00, expected £9,170,000.00 paid / £19,650,000.00 sold"),
    ("price: 2.00", "prise: 2.00", "prise: found 2.00, expected a known name (did you mean `price`?)"),
    ("odds: 2.62", "odds: 2.63", "odds: found 2.63, expected 6,550,000 tickets / 2,500,000 that win, exactly"),
    ("payout: 70.00", "payout: 70.01", "payout: found 70.01, expected £9,170,000.00 paid / £13,100,000.00 sold"),
    ("top_prize: 50000", "top_prize: 60000", "top_prize: found 60000, expected the last prize, £50,000.00"),
    ("tickets: 6550000", "tickets: 2500000", "tickets: found 2500000, expected more than the 2,500,000 tickets"),
    ("code: CJ", "code: FL", 'code: found "FL", expected one of CJ'),
    ("tickets: 452000\n", "tickets: 452001\n", "prizes[1].tickets: found 452001, expected the 452,000 tickets"),
    ("{matches: [2, 2], ", "{matches: [2, 3], ", "amounts that add up to £4.00, not £5.00"),
    ("{lists: [2, 2], ", "{lists: [2, 3], ", "amounts that add up to £4.00, not £5.00"),
    ("tickets: 5}", "tickets: 0}", "prizes[19].ways[0].tickets: found 0, expected at least one ticket"),
    ("{matches: [12], ", "{matches: [7, 5], ", "prizes[7].ways[0].matches[0]: found 7, expected a prize of the table"),
    ("{lists: [12], ", "{lists: [5, 7], ", "prizes[7].ways[4].lists[1]: found 7, expected a prize of the table"),
    ("{matches: [12], ", "{matches: [2, 2, 2, 2, 2, 2], ", "ways[0]: found a mapping of 2, expected at most 5 matches"),
    ("{matches: [12], ", "{lists: [2, 2, 4, 4], ", "ways[0]: found a mapping of 2, expected at most 5 matches and 3"),
    ("  robin: robin", "  tree: robin", 'symbols.tree: found "robin", expected a name of small letters other than'),
    ("  robin: robin", "  bauble: robin", 'symbols.bauble: found "robin", expected a name of small letters other'),
    ("  robin: robin", "  red breast: robin", 'symbols.red breast: found "robin", expected a name of small letters'),
    ("  robin: robin", "  robin: 9", "symbols.robin: found 9, expected text"),
    ("  robin: robin", "  star: robin", "symbols.star: found the key again"),
    (TEXT[TEXT.index("  robin: robin") : TEXT.index("  snowglobe:")], "",
     "symbols: found a mapping of 5, expected at least 10 symbols for lists and presents"),
    ("  price: text\n", "", "expected the provenance of `price`"),
    ("  price: text\n", "  price: tex\n", 'provenance.price: found "tex", expected one of'),
    ("  price: text\n", "  price: text\n  prices: text\n", 'provenance.prices: found "text", expected the name of'),
    ("{amount: 50000, weight: 2}", "{amount: 50000, weight: 0}", "number_decoys[19].weight: found 0"),
    ("  - {amount: 50000, weight: 2}\n", "", "number_decoys: found a list of 19, expected £50,000.00 too"),
    ("{amount: 50000, weight: 2}", "{amount: 40, weight: 2}", "number_decoys[19].amount: found 40, expected each"),
    ("{amount: 500, weight: 3}\n\n", "{amount: 1000, weight: 3}\n\n", "list_decoys[16].amount: found 1000, expected"),
    ("{chance: 14, of: 100}", "{chance: 100, of: 100}", "bonus_game_unlocked.chance: found 100, expected less than"),
    ("{chance: 14, of: 100}", "{chance: 0, of: 100}", "bonus_game_unlocked.chance: found 0, expected a whole number"),
    ("  0: [60, 40]", "  0: [60, 40, 1]", "baubles[0]: found a list of 3, expected weights of 0 to at most 1 baubles"),
    ("  3: [10, 20, 30, 25, 15]", "  3: [1, 1, 1, 1, 1, 1]", "baubles[3]: found a list of 6, expected weights of 0 to"),
    ("  3: [10, 20, 30, 25, 15]", "  3: []", "baubles[3]: found a list of 0, expected weights of 0 to at most 4"),
    ("  3: [10, 20, 30, 25, 15]", "  4: [10]", "baubles[4]: found a list of 1, expected lists won, from 0 to 3"),
    ("  3: [10, 20, 30, 25, 15]", "", "baubles: found a mapping of 3, expected weights for 3 lists won"),
    ("  0: [60, 40]", "  0: [60, 0]", "baubles[0][1]: found 0, expected a whole number of at least 1"),
    ("at_least: 1.01}", "at_least: 1}", "win_levels[1].at_least: found 1, expected more than the cost"),
]


@pytest.mark.parametrize(("old", "new", "words"), FAULTS)
def test_B55_a_fault_is_named_where_it_stands(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert_named(load, changed(GAME_FILE, tmp_path, old, new), words)
