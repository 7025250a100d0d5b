"""Strips, windows and pay lines, their exact worth and their most, against full enumeration of a toy slot."""

from fractions import Fraction
from itertools import product

import pytest

from engine.rules.slots.line_worth import count_hits, line_worth
from engine.rules.slots.most_of_lines import most_of_lines
from engine.rules.slots.pay_lines import LineHit, PayLines, check_paytable, read_lines
from engine.rules.slots.windows import Strip, cells_with, read_strip
from engine.rules.yaml_loading import ConfigError, read_document
from tests.rules.slots.toy_slot import REELS, STRIPS, paid_by_trying, toy_lines

WINDOWS = list(product(*REELS))


def test_a_strip_is_a_ring() -> None:
    strip = STRIPS[1]
    assert strip.columns == (("star", "wild"), ("wild", "stone"), ("stone", "bell"), ("bell", "star"))
    assert (strip.stops_with("star"), strip.stops_without("star")) == ((0, 3), (1, 2))
    assert (strip.stop_of(("bell", "star")), strip.stop_of(("star", "bell"))) == (3, None)
    assert len(strip) == 4


def test_ALL_10_cells_with_a_symbol_come_by_reel_then_row() -> None:
    window = (("stone", "stone"), ("star", "stone"), ("stone", "star"))
    assert cells_with(window, "stone") == ((1, 1), (1, 2), (2, 2), (3, 1))


def test_lines_pay_the_longest_run_then_the_better_one() -> None:
    lines = toy_lines()
    window = (("star", "bell"), ("wild", "wild"), ("wild", "bell"), ("bell", "wild"))
    assert list(lines.wins(window)) == [
        LineHit(1, "star", 3, 200), LineHit(2, "bell", 4, 500), LineHit(3, "star", 4, 1000),
    ]
    assert lines.cells(3, 3) == ((1, 1), (2, 2), (3, 1))
    wilds = (("wild", "stone"),) * 4
    assert list(lines.wins(wilds)) == [LineHit(1, "star", 4, 1000)]


def test_every_window_of_the_toy_slot_pays_as_by_trying() -> None:
    lines = toy_lines()
    for window in WINDOWS:
        paid = {hit.line: hit.hundredths for hit in lines.wins(window)}
        assert [paid.get(line, 0) for line in (1, 2, 3)] == paid_by_trying(window)


def test_the_exact_worth_is_the_mean_over_all_windows() -> None:
    total = sum(sum(paid_by_trying(window)) for window in WINDOWS)
    assert line_worth(toy_lines(), REELS) == Fraction(total, 100 * len(WINDOWS))


def test_a_run_of_wilds_alone_is_counted_where_reel_1_has_wilds() -> None:
    reels = [[("wild",), ("star",), ("stone",)]] * 4
    lines = PayLines([(1, 1, 1, 1)], {"star": (200, 1000), "bell": (300, 900)}, ("wild",))
    total = sum(hit.hundredths for window in product(*reels) for hit in lines.wins(window))
    assert line_worth(lines, reels) == Fraction(total, 100 * 81)
    assert [hit.symbol for hit in lines.wins((("wild",),) * 3 + (("stone",),))] == ["bell"]


def test_losing_stops_of_three_reels_are_counted_by_what_they_show() -> None:
    counts = count_hits(toy_lines(), REELS, "stone")
    losing = [window for window in product(*REELS[:3]) if not any(paid_by_trying((*window, ("stone", "stone"))))]
    assert (counts.stops, counts.losing) == (3 * 4 * 4, len(losing))
    without = [window for window in losing if not any("stone" in column for column in window)]
    assert counts.losing_by_kind[False, False, False] == len(without)


def test_the_most_is_that_of_all_windows() -> None:
    most, window = most_of_lines(toy_lines(), REELS)
    assert most == max(sum(paid_by_trying(each)) for each in WINDOWS)
    assert sum(paid_by_trying(window)) == most


def test_the_most_of_reels_that_never_win_is_nothing() -> None:
    stones = [Strip.of(("stone", "stone"), 2).columns] * 4
    assert most_of_lines(toy_lines(), stones)[0] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [("lines: [1 2, 1 3]", 'lines[1]: found "1 3", expected a row from 1 to 2 for each of 2 reels'),
     ("lines: [1 2, 2 1, 1 2]", 'lines[2]: found "1 2", expected a line other than line 1'),
     ("lines: [1 2 1]", "expected a row from 1 to 2 for each of 2 reels")],
)
def test_a_line_that_is_none_is_refused(text: str, words: str) -> None:
    document = read_document(text.encode(), "toy.yaml")
    with pytest.raises(ConfigError) as caught:
        read_lines(document, ("lines",), document.value["lines"], 2, 2)
    assert words in str(caught.value)
    assert read_lines(document, ("lines",), ["1 2", "2 2"], 2, 2) == ((1, 2), (2, 2))


def test_a_strip_with_a_foreign_symbol_or_too_few_is_refused() -> None:
    document = read_document(b"strip: star bel star", "toy.yaml")
    with pytest.raises(ConfigError, match=r"not `bel` \(did you mean `bell`\?\)"):
        read_strip(document, ("strip",), "star bel star", ("star", "bell"), 2)
    with pytest.raises(ConfigError, match="at least 4 symbols"):
        read_strip(document, ("strip",), "star bell star", ("star", "bell"), 4)


def test_pays_rise_with_their_count() -> None:
    document = read_document(b"pays: {star: [1, 2]}", "toy.yaml")
    check_paytable(document, ("pays",), {"star": (100, 200)}, 4)
    for pays, words in (((100,), "2 pays"), ((200, 200), "more than fewer"), ((0, 200), "more than fewer")):
        with pytest.raises(ConfigError, match=words):
            check_paytable(document, ("pays",), {"star": pays}, 4)
