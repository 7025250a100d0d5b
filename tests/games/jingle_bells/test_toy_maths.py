"""The maths of frames and lines against a toy slot that is played from every state."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import product

import pytest

from engine.rules.slots.pay_lines import PayLines
from games.jingle_bells.frame_maths import FrameCycle, line_pay
from games.jingle_bells.hit_maths import losing_chance
from games.jingle_bells.plain_maths import plain_lines
from games.jingle_bells.square_maths import golden_square
from games.jingle_bells.symbols import WILDS
from tests.games.jingle_bells.by_hand import line_by_trying

# A slot so small that every state and every stop can be tried: five stops a reel with one bell on reels 2 to 5.
TOY_REEL = ("A", "K", "A", "A", "scatter")
TOY_PAYS = {"A": (100, 200, 300, 500), "K": (50, 60, 70, 90)}
TOY_LINES = PayLines([(1, 1, 1, 1, 1, 1), (2, 1, 2, 1, 2, 1)], TOY_PAYS, WILDS)


def toy_columns() -> list[list[tuple[str, str]]]:
    """Two rows a reel; on reels 2 to 5 there is a bell for the Scatter, which shows in either row at one stop."""
    plain = [(TOY_REEL[stop], TOY_REEL[(stop + 1) % 5]) for stop in range(5)]
    bell = {"scatter": "jingle_bell"}
    return [plain, *[[(bell.get(one, one), bell.get(two, two)) for one, two in plain]] * 4, plain]


Frames = frozenset[tuple[int, int]]


def bells_of(columns: Sequence[Sequence[str]]) -> Frames:
    """The cells of bells, as (reel, row) from 0."""
    cells = product(range(len(columns)), (0, 1))
    return frozenset((reel, row) for reel, row in cells if columns[reel][row] == "jingle_bell")


def toy_shares(reels: Sequence[Sequence[Sequence[str]]]) -> dict[Frames, float]:
    """The long-run share of each set of frames, by taking every step from every set again and again."""
    landed = Counter(bells_of(columns) for columns in product(*reels))
    shares: dict[Frames, float] = {frozenset(): 1.0}
    for _ in range(200):
        later: dict[Frames, float] = defaultdict(float)
        for (frames, share), (bells, stops) in product(shares.items(), landed.items()):
            later[frozenset() if bells & frames else frames | bells] += share * stops / landed.total()
        shares = later
    return shares


def test_JB_3_to_JB_7_a_toy_slot_by_playing_it_from_every_state() -> None:
    """All 64 sets of frames on reels 2 to 4 and all 625 stops of reels 1 to 4, each line by trying; reel 5 ends all."""
    columns = toy_columns()
    columns[4] = [("scatter", "scatter")] * 5
    cycle = FrameCycle(TOY_LINES, columns)
    paid = hits = turns = squares = 0.0
    plain: dict[int, float] = defaultdict(float)
    for (frames, share), stopped in product(toy_shares(columns[:4]).items(), product(*columns[:4])):
        window = [list(column) for column in stopped]
        multiplier = len(bells_of(stopped) & frames)
        for reel, row in frames if multiplier else ():
            window[reel][row] = "golden_leaf"
        won = [line_by_trying([column[row - 1] for column, row in zip(window, line)]) for line in TOY_LINES.lines]  # noqa: B905  a line is longer
        pays = [TOY_LINES.paytable[each[0]][each[1] - 3] for each in won if each]
        if multiplier:
            squares += share / 625 * (multiplier * sum(pays) / 100) ** 2
        else:
            plain[sum(pays)] += share / 625
        paid += share / 625 * max(1, multiplier) * sum(pays) / 100
        hits += share / 625 * bool(pays)
        turns += share / 625 * bool(multiplier)
    assert float(sum(line_pay(TOY_LINES, cycle.runs, columns[0], columns[5]))) == pytest.approx(paid, abs=1e-9)
    assert float(1 - losing_chance(TOY_LINES, cycle, columns[0]) / 5) == pytest.approx(hits, abs=1e-9)
    assert float(1 - cycle.hits[0]) == pytest.approx(turns, abs=1e-9)
    assert golden_square(TOY_LINES, cycle, columns[0], columns[5]) == pytest.approx(squares, rel=1e-9)
    by_trigger = plain_lines(TOY_LINES, cycle, columns)
    assert len(plain) > 3
    for pays_together, chance in plain.items():
        found = sum(float(each.get(pays_together, 0)) for each in by_trigger.values())
        assert found == pytest.approx(chance, abs=1e-9)
