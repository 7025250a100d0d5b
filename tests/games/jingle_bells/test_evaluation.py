"""Lines against an independent evaluator, by classes of symbols and on 100,000 random windows; books on real rounds."""

import random
from collections import Counter
from itertools import product

import pytest

from engine.rules.contract import Order
from engine.rules.draws import StreamDraws
from engine.rules.slots.events import LineWon, ReelsStopped
from engine.rules.slots.pay_lines import PayLines
from games.jingle_bells.events import (
    FramesStood,
    FramesTurnedWild,
    JingleBellLanded,
    MultipliedLineWon,
    PrizeCollected,
    ScatterTurned,
    SymbolLanded,
)
from games.jingle_bells.symbols import GOLDEN_LEAF, PAYING, WILDS
from tests.games.jingle_bells.by_hand import PAYS, line_by_trying, only, shown, the_game

# High and low, two that pay alike, a Wild, and what does not pay: symbols outside behave as one of these.
CLASSES = ("polar_bear", "A", "K", "ten", "jingle_bell", "scatter")
LINES = (
    "222222", "333333", "111111", "444444", "123321", "432234", "234432", "321123", "121121", "434434",
    "212212", "343343", "112211", "443344", "223322", "332233", "123432", "432123", "232323", "323232",
)


def disagreements(symbols: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Lines on which the two differ; a line of Wilds alone cannot stand, as none lands on reel 1 (JB-2)."""
    lines = PayLines([(1,) * 6], the_game().numbers.paytable, WILDS)
    found = []
    first = [symbol for symbol in symbols if symbol not in WILDS]
    for line in product(first, *[symbols] * 5):
        hits = [tuple(hit)[1:] for hit in lines.wins(tuple((symbol,) for symbol in line))]
        expected = line_by_trying(line)
        if hits != ([expected] if expected else []):
            found.append(line)
    return found


def test_JB_1_JB_2_every_line_of_each_class_of_symbols_is_evaluated_as_by_trying() -> None:
    assert disagreements(CLASSES) == []


@pytest.mark.long
def test_JB_1_JB_2_every_line_of_all_symbols_is_evaluated_as_by_trying() -> None:
    assert disagreements((*PAYING, "jingle_bell", "scatter")) == []


def test_JB_7_a_golden_leaf_is_wild_like_a_bell() -> None:
    assert disagreements(("polar_bear", "A", GOLDEN_LEAF)) == []


def test_JB_1_100_000_random_windows_are_evaluated_as_by_trying() -> None:
    """Windows rich in Wilds and in few symbols, so that most of them win."""
    chance, lines = random.Random(6), the_game().numbers.lines
    by_hand = [[int(row) for row in line] for line in LINES]
    paying = ("polar_bear", "snowman", "A", "K", "ten", "scatter")
    plain = [tuple(chance.choices(paying, k=4)) for _ in range(40)]
    wild = [tuple(chance.choices((*paying, "jingle_bell", GOLDEN_LEAF), k=4)) for _ in range(40)]
    known: dict[tuple[str, ...], tuple[str, int, int] | None] = {}
    for _ in range(100_000):
        window = (chance.choice(plain), *chance.choices(wild, k=4), chance.choice(plain))
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


def test_ALL_6_what_lines_pay_is_what_stands() -> None:
    """Rounds in a row, each window evaluated anew from what the events show: frames, bells, multiplier."""
    order, carried, kinds = Order("jingle_bells", 200), "", Counter[str]()
    frames: set[tuple[int, int]] = set()
    for seed in range(4000):
        round_ = the_game().open(order, StreamDraws("JB", seed.to_bytes(12)), carried)
        events = shown(round_)
        (stopped,) = only(ReelsStopped, events)
        assert only(FramesStood, events) == ([FramesStood(tuple(sorted(frames)))] if frames else [])
        bells = {
            (reel, row) for reel, column in enumerate(stopped.window, start=1)
            for row, symbol in enumerate(column, start=1) if symbol == "jingle_bell"
        }
        assert [(bell.reel, bell.row, bell.on_frame) for bell in only(JingleBellLanded, events)] == [
            (*bell, bell in frames) for bell in sorted(bells)
        ]
        hits = len(bells & frames)
        wild = bells | frames if hits else bells
        frames = set() if hits else frames | bells
        expected = []
        for number, line in enumerate(LINES, start=1):
            cells = [(reel, int(row)) for reel, row in enumerate(line, start=1)]
            symbols = ["jingle_bell" if cell in wild else stopped.window[cell[0] - 1][cell[1] - 1] for cell in cells]
            if won := line_by_trying(symbols):
                expected.append((number, won[0], tuple(cells[: won[1]]), won[2] * 2 * max(1, hits)))
        assert [(each.line, each.symbol, each.cells, each.prize) for each in only(LineWon, events)] == expected
        assert all(each.pay * hits == each.prize for each in only(MultipliedLineWon, events))
        assert the_game().frames(round_.carried) == tuple(sorted(frames))
        carried = round_.carried
        kinds.update(type(event).__name__ for event in events)
    assert min(kinds["FramesTurnedWild"], kinds["MultipliedLineWon"], kinds["ChristmasSpinsTriggered"]) > 10
    assert kinds[FramesTurnedWild.__name__] > 300


def test_ALL_6_what_the_bonus_pays_is_what_stands() -> None:
    """Bought rounds: every symbol that locked is paid once, the value that it showed, and nothing else but lines."""
    order = Order("jingle_bells", 200, "christmas_spins")
    for seed in range(300):
        events = shown(the_game().open(order, StreamDraws("JB", seed.to_bytes(12))))
        locked = [event for event in events if isinstance(event, ScatterTurned | SymbolLanded)]
        stands = {(each.reel, each.row): each.value for each in locked}
        paid = only(PrizeCollected, events)
        assert [(each.reel, each.row) for each in paid] == sorted(stands)
        assert {(each.reel, each.row): each.prize for each in paid} == stands
        assert paid[-1].total == sum(stands.values()) + sum(line.prize for line in only(LineWon, events))
