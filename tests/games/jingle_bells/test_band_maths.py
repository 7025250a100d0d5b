"""Prizes of base rounds in bands: a toy slot by trying everything, and what is declared of the real one."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from engine.qa.simulation.comparison import normal_score, pooled_chi_square
from engine.rules.config_errors import ConfigError
from engine.rules.contract import Order
from engine.rules.draws import StreamDraws
from engine.rules.exact_prizes import BAND_EDGES, Prizes
from engine.rules.slots.pay_lines import PayLines
from games.jingle_bells.band_maths import bands_by_frames, golden_parts, in_bands
from games.jingle_bells.bell_reels import bell_reels
from games.jingle_bells.cap_maths import BonusTotal
from games.jingle_bells.declared_bands import FILE, declared_bands
from games.jingle_bells.joint_maths import GoldenPart, Standing
from games.jingle_bells.maths import next_spin_by_frames, prize_bands
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.standing_maths import numbers_standing
from games.jingle_bells.symbols import WILDS
from tests.games.jingle_bells.by_hand import PAYS, exact, line_by_trying, the_game

Columns = tuple[tuple[str, str], ...]

# Two rows; three stops on reels 2 to 5, with a bell in each row at one; Scatters on reels 1 and 6. On rows 1 and 2 of
# reels 5 and 6 lines meet that start together, so that it only matters how many of them still run.
BELLS: Columns = (("A", "jingle_bell"), ("jingle_bell", "ten"), ("ten", "A"))
FIRST: Columns = (("A", "ten"), ("ten", "ten"), ("scatter", "A"))
LAST: Columns = (("A", "A"), ("ten", "scatter"))
LINES = ((1, 1, 1, 1, 1, 1), (1, 2, 1, 1, 1, 1), (1, 2, 2, 1, 1, 1), (2, 2, 1, 2, 2, 1), (2, 1, 2, 2, 2, 2))
TOY = PayLines(LINES, {symbol: PAYS[symbol] for symbol in ("A", "ten")}, WILDS)
REELS = cast("ShownReels", SimpleNamespace(columns=[FIRST, BELLS, BELLS, BELLS, BELLS, LAST], first=FIRST, last=LAST))
BONUS = {2: Fraction(1, 2), 9: Fraction(1, 4)}  # the rest reaches the cap
CAP = 12

Frames = tuple[tuple[int, ...], ...]  # the rows with a frame, for each of reels 2 to 5
SETS: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (0, 1))


def hits_in(columns: Sequence[tuple[str, str]], frames: Frames) -> int:
    return sum(
        column[row] == "jingle_bell" for column, rows in zip(columns, frames, strict=True) for row in rows
    )


@cache
def pay(symbols: tuple[str, ...]) -> int:
    won = line_by_trying(symbols)
    return won[2] if won else 0


@cache
def tried() -> Counter[tuple[tuple[str, str], tuple[str, str], Frames, int, int]]:
    """All windows with all sets of frames: by reels 1 and 6, frames, hits, and what lines pay without multiplier."""
    found: Counter[tuple[tuple[str, str], tuple[str, str], Frames, int, int]] = Counter()
    for columns, frames in product(product(BELLS, repeat=4), product(SETS, repeat=4)):
        hits = hits_in(columns, frames)
        shown = [
            tuple("golden_leaf" if hits and row in rows else column[row] for row in (0, 1))
            for column, rows in zip(columns, frames, strict=True)
        ]
        for first, last in product(FIRST, LAST):
            window = (first, *shown, last)
            paid = sum(pay(tuple(window[reel][row - 1] for reel, row in enumerate(line))) for line in LINES)
            found[first, last, frames, hits, paid] += 1
    return found


def numbers_of(frames: Frames) -> tuple[int, ...]:
    return tuple(len(rows) for rows in frames)


@pytest.mark.parametrize("first", FIRST)
def test_JB_4_to_JB_7_all_windows_of_a_toy_with_all_frames_are_counted(first: tuple[str, str]) -> None:
    by_trying: dict[Standing, Counter[int]] = defaultdict(Counter)
    for (of_first, _, frames, hits, paid), times in tried().items():
        if of_first == first and hits:
            by_trying[Standing(numbers_of(frames), hits)][paid] += times
    counted = GoldenPart(TOY, (BELLS,) * 4, first, LAST).counted()
    found = {
        standing: {amount: times for amount, times in zip(counted.up_to, windows, strict=True) if times}
        for standing, windows in counted.windows.items()
    }
    assert len(counted.up_to) > 5
    assert {standing: each for standing, each in found.items() if each} == by_trying


def test_windows_are_counted_together_up_to_amounts_and_with_some_numbers_of_frames_alone() -> None:
    part = GoldenPart(TOY, (BELLS,) * 4, FIRST[0], LAST)
    single, together = part.counted(), GoldenPart(TOY, part.bells, part.first, LAST, (0, 60, 99, 5000)).counted()
    some = GoldenPart(TOY, part.bells, part.first, LAST, (0, 60, 99, 5000), (1, 2)).counted()
    for standing, windows in together.windows.items():
        paid = Counter(dict(zip(single.up_to, single.windows[standing], strict=True)))
        sums = [sum(times for amount, times in paid.items() if amount <= up_to) for up_to in together.up_to]
        assert [sum(windows[: place + 1]) for place in range(4)] == sums
        assert some.windows.get(standing, [0] * 4) == (windows if 0 not in standing.frames else [0] * 4)


def shares() -> dict[Frames, float]:
    """The long-run share of each set of frames, by taking every step from every set again and again."""
    bells = [tuple(tuple(row for row in (0, 1) if column[row] == "jingle_bell") for column in columns)
             for columns in product(BELLS, repeat=4)]
    steps: dict[Frames, Counter[Frames]] = {}
    for frames, landed in product(product(SETS, repeat=4), bells):
        is_hit = any(set(one) & set(other) for one, other in zip(frames, landed, strict=True))
        after = tuple(tuple(sorted({*one, *other})) for one, other in zip(frames, landed, strict=True))
        steps.setdefault(frames, Counter())[((), (), (), ()) if is_hit else after] += 1
    found: dict[Frames, float] = {((), (), (), ()): 1.0}
    for _ in range(100):
        later: dict[Frames, float] = defaultdict(float)
        for frames, share in found.items():
            for after, times in steps[frames].items():
                later[after] += share * times / len(bells)
        found = later
    return found


@cache
def at_most_edges(hits: int, paid: int, *, triggers: bool) -> list[float]:
    """How likely a round pays at most each edge of a band (JB-6, JB-8, JB-19)."""
    lines, bonus = Fraction(max(1, hits) * paid, 100), {0: 1.0}
    if triggers:
        bonus = {**{total: float(chance) for total, chance in BONUS.items()}, CAP: 0.25}
    return [
        sum(chance for total, chance in bonus.items() if min(lines + total, Fraction(CAP)) <= edge)
        for edge in BAND_EDGES
    ]


def test_JB_3_to_JB_8_bands_of_a_toy_slot_by_playing_it_from_every_state() -> None:
    long_run, at_most = shares(), [0.0] * len(BAND_EDGES)
    from_number: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(BAND_EDGES))
    for (first, last, frames, hits, paid), times in tried().items():
        weight = long_run.get(frames, 0.0) * times / (3 * 81 * 2)
        from_these = from_number[sum(numbers_of(frames))]
        edges = at_most_edges(hits, paid, triggers="scatter" in first and "scatter" in last)
        for place, chance in enumerate(edges):
            from_these[place] += weight * chance
            at_most[place] += weight * chance
    with localcontext(Context(prec=40)):
        counted = [(part, part.counted()) for part in golden_parts(TOY, REELS)]
        assert len(counted) == 4
        by_frames = bands_by_frames(TOY, REELS, BonusTotal(BONUS, CAP, Fraction(6)), counted)
        base = in_bands(by_frames).base
    assert len(by_frames) == 9
    for number, each in enumerate(by_frames):
        share = sum(part for frames, part in long_run.items() if sum(numbers_of(frames)) == number)
        assert float(each.share) == pytest.approx(share, abs=1e-12)
        for place, up_to in enumerate(from_number[number]):
            assert float(sum(each.bands[: place + 1])) == pytest.approx(up_to / share, abs=1e-9)
    for place, up_to in enumerate(at_most):
        assert float(sum(base[: place + 1])) == pytest.approx(up_to, abs=1e-12)
    assert len({round(float(chance), 6) for chance in base}) > 6


def test_JB_3_declared_bands_of_all_numbers_of_frames_make_those_of_all_rounds() -> None:
    declared = declared_bands()
    assert declared.numbers == the_game().numbers_digest
    for place, chance in enumerate(declared.base):
        mixed = sum(share * each[place] for share, each in zip(exact().standing, declared.by_frames, strict=True))
        assert abs(mixed - chance) < Decimal("2e-12")
    for chances in (declared.base, *declared.by_frames):
        assert abs(sum(chances) - 1) < Decimal("7e-12")
    assert abs(declared.base[0] - (1 - exact().rates.any_win)) < Decimal("1e-12")


def test_JB_4_declared_bands_from_no_frame_one_and_all_of_them_computed_anew() -> None:
    """One frame alone changes nothing, since the bell that turns it wild covers it. All 16: one set of frames."""
    numbers, declared = the_game().numbers, declared_bands()
    parts = (
        GoldenPart(part.pay_lines, part.bells, part.first, part.last, part.up_to, (0, 4))
        for part in golden_parts(numbers.lines, ShownReels(numbers))
    )
    found = prize_bands(numbers, exact(), [(part, part.counted()) for part in parts])
    for number in (0, 16):
        assert [f"{chance:.12f}" for chance in found.by_frames[number]] == [
            f"{chance:.12f}" for chance in declared.by_frames[number]
        ]
    assert declared.by_frames[1] == declared.by_frames[0]


def test_no_line_wins_as_often_as_it_does_by_the_declared_bands() -> None:
    """A round pays nothing when no line wins and nothing triggers; lines that lose rarely do both."""
    spins = next_spin_by_frames(the_game().numbers, exact())
    for each, chances in zip(spins, declared_bands().by_frames, strict=True):
        loses = 1 - each.line_hit
        assert loses * (1 - exact().rates.christmas_spins * 2) < chances[0] < loses


@pytest.mark.long
def test_mean_and_square_of_lines_that_trigger_with_golden_leaf_are_those_of_their_pairs() -> None:
    """Counted amount by amount, and found by pairs of lines (square_maths.py) without any window."""
    numbers = the_game().numbers
    reels = ShownReels(numbers)
    parts = [part for part in golden_parts(numbers.lines, reels) if not part.up_to]
    assert len(parts) == 4
    with localcontext(Context(prec=40)):
        sums = golden_moments(parts, reels)
    known = exact().rounds["base"].golden_triggering
    assert [float(each) for each in sums] == pytest.approx([float(each) for each in known[:3]], rel=1e-12)


def golden_moments(parts: Sequence[GoldenPart], reels: ShownReels) -> list[Decimal]:
    """The chance of these parts, and what lines pay in them: mean and mean square, times the chance."""
    standing = numbers_standing(bell_reels(reels.columns))
    of = sum(standing.values()) * prod(len(columns) for columns in reels.columns)
    sums = [Decimal()] * 3
    for part in parts:
        counted = part.counted()
        for (frames, hits), windows in counted.windows.items():
            chance = standing[frames] / of / prod(comb(4, number) for number in frames)
            for power in range(3):
                moment = sum(
                    (amount * hits) ** power * times for amount, times in zip(counted.up_to, windows, strict=True)
                )
                sums[power] += chance * moment / 100**power
    return sums


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [("base: [0.675757001662, ", "base: [", "base: found a list of 11, expected a chance for each of 12 bands"),
     ("  - [0.400777637647, ", "  - [", "by_frames[16]: found a list of 11, expected a chance for each of 12 bands"),
     ("by_frames:\n", "by_frames:\n  - [0.5]\n", "by_frames: found a list of 18, expected a list for each of 0 to 16")],
)
def test_what_is_wrong_with_declared_bands_is_said(old: str, new: str, told: str, tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed = tmp_path / "bands.yaml"
    changed.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ConfigError) as error:
        declared_bands(changed)
    assert told in str(error.value)


def prizes_from(carried: str, seeds: range, *, is_carried_on: bool) -> dict[int, Counter[int]]:
    """Play rounds by the rules: how often each prize came, in pence at a stake of a pound, by the frames before it."""
    order, found = Order("jingle_bells", 100), defaultdict[int, Counter[int]](Counter)
    for seed in seeds:
        round_ = the_game().open(order, StreamDraws("JB", seed.to_bytes(12)), carried)
        found[len(the_game().frames(carried))][round_.prize] += 1
        carried = round_.carried if is_carried_on else carried
    return found


def how_far_off(prizes: Counter[int], chances: Sequence[Decimal]) -> float:
    """How far prizes are from the declared chances of their bands: chi-square as a normal score."""
    seen = Prizes(prizes, Fraction(1, 100), prizes.total()).bands(Fraction(1))
    return normal_score(*pooled_chi_square([
        (int(band.chance * prizes.total()), float(chance) * prizes.total())
        for band, chance in zip(seen, chances, strict=True)
    ]))


def test_prizes_of_played_rounds_from_all_frames_fit_the_declared_bands() -> None:
    """From all 16 frames, again and again."""
    (prizes,) = prizes_from("ffff", range(4000), is_carried_on=False).values()
    assert how_far_off(prizes, declared_bands().by_frames[16]) < 4


@pytest.mark.long
def test_prizes_of_played_rounds_fit_the_declared_bands_from_each_number_of_frames() -> None:
    found = prizes_from("", range(1_000_000), is_carried_on=True)
    assert len(found) > 13
    for number, prizes in found.items():
        if prizes.total() > 200:
            assert how_far_off(prizes, declared_bands().by_frames[number]) < 4
