"""What all lines pay together, against every window of a toy slot, one after another."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

from engine.rules.slots.line_totals import Seen, line_totals, unmarked
from engine.rules.slots.line_worth import line_worth
from tests.rules.slots.toy_slot import REELS, paid_by_trying, toy_lines


def test_the_totals_of_all_240_windows() -> None:
    found = line_totals(toy_lines(), [unmarked(reel) for reel in REELS])
    tried = Counter(sum(paid_by_trying(window)) for window in product(*REELS))
    assert len(tried) > 5
    assert {seen.hundredths: times for seen, times in found.items()} == dict(tried)
    worth = Fraction(sum(seen.hundredths * times for seen, times in found.items()), 100 * found.total())
    assert worth == line_worth(toy_lines(), REELS)


def test_marks_and_weights_by_every_window() -> None:
    """The stones in view mark a column; the first column of each reel is three times as likely."""
    marked = [Counter({(column, column.count("stone")): 1 for column in reel}) for reel in REELS]
    for shown, reel in zip(marked, REELS, strict=True):
        shown[reel[0], reel[0].count("stone")] += 2
    tried: Counter[Seen] = Counter()
    for window in product(*REELS):
        weight = prod(3 if column == reel[0] else 1 for column, reel in zip(window, REELS, strict=True))
        tried[Seen(tuple(column.count("stone") for column in window), sum(paid_by_trying(window)))] += weight
    assert line_totals(toy_lines(), marked) == tried


def test_three_reels_alone() -> None:
    """No reel stands behind the first three."""
    lines = type(toy_lines())([(1, 1, 1), (2, 2, 2)], {"star": [200], "bell": [100]}, ("wild",))
    reels = REELS[:3]
    by_rows = {"star": 200, "bell": 100}
    tried: Counter[int] = Counter()
    for window in product(*reels):
        paid = 0
        for row in (0, 1):
            shown = {column[row] for column in window}
            paid += next((pay for symbol, pay in by_rows.items() if shown <= {symbol, "wild"}), 0)
        tried[paid] += 1
    found = line_totals(lines, [unmarked(reel) for reel in reels])
    assert {seen.hundredths: times for seen, times in found.items()} == dict(tried)
