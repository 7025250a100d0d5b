"""Lines against an independent evaluator, by classes of symbols and on 100,000 random windows; books on real rounds."""

import random
from collections import Counter
from itertools import product

import pytest

from engine.rules.draws import StreamDraws
from engine.rules.slots.events import LineWon, ReelsStopped
from engine.rules.slots.pay_lines import PayLines
from games.mr_monopoly.events import RentWon
from games.mr_monopoly.symbols import PAYING
from tests.games.mr_monopoly.by_hand import ORDER, PAYS, line_by_trying, only, shown, the_game

# High and low, two that pay alike, the Wild, and what does not pay: symbols outside behave as one of these.
CLASSES = ("high_1", "A", "K", "ten", "wild", "house")
ROWS_OF_LINES = (
    "22222", "33333", "11111", "44444", "12321", "43234", "23432", "32123", "12121", "43434",
    "21212", "34343", "11211", "44344", "22322", "33233", "12221", "43334", "23332", "32223",
)


def one_line() -> PayLines:
    return PayLines([(1, 1, 1, 1, 1)], the_game().numbers.paytable, ("wild",))


def disagreements(symbols: tuple[str, ...]) -> list[tuple[str, ...]]:
    lines = one_line()
    found = []
    for line in product(symbols, repeat=5):
        hits = [tuple(hit)[1:] for hit in lines.wins(tuple((symbol,) for symbol in line))]
        expected = line_by_trying(line)
        if hits != ([expected] if expected else []):
            found.append(line)
    return found


def test_MM_2_every_line_of_each_class_of_symbols_is_evaluated_as_by_trying() -> None:
    assert disagreements(CLASSES) == []


@pytest.mark.long
def test_MM_2_every_line_of_all_symbols_is_evaluated_as_by_trying() -> None:
    assert disagreements((*PAYING, "wild", "house", "diamond")) == []


def test_MM_1_100_000_random_windows_are_evaluated_as_by_trying() -> None:
    """Windows rich in Wilds and in few symbols, so that most of them win."""
    chance, lines = random.Random(5), the_game().numbers.lines
    by_hand = [[int(row) for row in line] for line in ROWS_OF_LINES]
    columns = [tuple(chance.choices(("high_1", "high_4", "A", "K", "ten", "wild", "house"), k=4)) for _ in range(60)]
    known: dict[tuple[str, ...], tuple[str, int, int] | None] = {}
    for _ in range(100_000):
        window = tuple(chance.choices(columns, k=5))
        expected = []
        for number, line in enumerate(by_hand, start=1):
            symbols = tuple([column[row - 1] for column, row in zip(window, line, strict=True)])
            if symbols not in known:
                known[symbols] = line_by_trying(symbols)
            if won := known[symbols]:
                expected.append((number, *won))
        assert [tuple(hit) for hit in lines.wins(window)] == expected


def test_the_paytable_is_the_one_that_the_evaluator_knows() -> None:
    assert {symbol: tuple(map(int, pays)) for symbol, pays in the_game().numbers.paytable.items()} == PAYS


@pytest.mark.parametrize("mode", ["base", "mr_monopoly", "free_spins"])
def test_ALL_6_what_is_paid_is_what_stands(mode: str) -> None:
    """Drawn rounds, read back from their events alone: each line and the sum of all wins."""
    kinds: Counter[str] = Counter()
    for seed in range(400):
        round_ = the_game().open(type(ORDER)("mr_monopoly", 200, mode), StreamDraws("MM", seed.to_bytes(12)))
        events = shown(round_)
        (stopped,) = only(ReelsStopped, events)
        lines = only(LineWon, events)
        for line in lines:
            symbols = [stopped.window[reel - 1][row - 1] for reel, row in line.cells]
            assert set(symbols) <= {line.symbol, "wild"}
            assert line.prize == PAYS[line.symbol][line.count - 3] * 2
        rents = only(RentWon, events)
        assert round_.prize == sum(win.prize for win in lines) + sum(win.prize for win in rents)
        kinds.update(type(event).__name__ for event in events)
    assert kinds["LineWon"] > 50
