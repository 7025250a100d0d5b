"""Prizes of base rounds in bands: a toy slot by trying everything, and the real one."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from types import SimpleNamespace
from typing import cast

import pytest

from commands.provable_game import provable_game
from engine.qa.simulation.comparison import normal_score, pooled_chi_square
from engine.rules.contract import Order
from engine.rules.draws import StreamDraws
from engine.rules.exact import ExactMode, decimal_text
from engine.rules.exact_prizes import BAND_EDGES, Band, Prizes
from engine.rules.slots.pay_lines import PayLines
from games.jingle_bells.band_maths import bands_by_frames, golden_parts, in_bands, triggering_parts
from games.jingle_bells.bell_reels import bell_reels
from games.jingle_bells.cap_maths import BonusTotal
from games.jingle_bells.joint_maths import GoldenPart
from games.jingle_bells.maths import next_spin_by_frames
from games.jingle_bells.shown_reels import ShownReels
from games.jingle_bells.standing_maths import numbers_standing
from games.jingle_bells.symbols import SCATTER, WILDS
from games.jingle_bells.tagged_maths import Slots
from tests.games.jingle_bells.by_hand import PAYS, exact, line_by_trying, the_game

np = pytest.importorskip("numpy", reason="needs requirements-maths.txt")

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


def by_numbers(part: GoldenPart, rows: int) -> dict[tuple[tuple[int, ...], int], list[float]]:
    """What was counted of a part, at most each edge, by the frames on reels 2 to 5 and by hits."""
    counted, slots = part.counted(np), Slots(rows)
    found: dict[tuple[tuple[int, ...], int], list[float]] = {}
    for at in product(range(slots.number), repeat=4):
        frames, hits = zip(*map(slots.named, at), strict=True)
        before = found.get((frames, sum(hits)), [0.0] * len(part.edges))
        found[frames, sum(hits)] = [one + more for one, more in zip(before, counted[at].tolist(), strict=True)]
    return found


@pytest.mark.parametrize("bonus", [(), (0.125, 0.25, 0.25, 0.5, 0.75, 0.75, 0.875)], ids=["alone", "with bonus"])
@pytest.mark.parametrize("first", FIRST)
def test_JB_4_to_JB_8_all_windows_of_a_toy_with_all_frames_are_counted(
    first: tuple[str, str], bonus: tuple[float, ...],
) -> None:
    """Chances of a few binary places: so that each sum is exact."""
    edges, cap = (0, 1, 2, 3, 4, 6, 20), 7
    by_trying: dict[tuple[tuple[int, ...], int], list[float]] = defaultdict(lambda: [0.0] * len(edges))
    for (of_first, _, frames, hits, paid), times in tried().items():
        for place, edge in enumerate(edges if of_first == first and hits else ()):
            left = edge - Fraction(paid * hits, 100)
            chance = 1.0 if edge >= cap else 0.0 if left < 0 else bonus[int(left)] if bonus else 1.0
            by_trying[numbers_of(frames), hits][place] += times * chance
    found = by_numbers(GoldenPart(TOY, (BELLS,) * 4, first, LAST, edges, cap, bonus), 2)
    assert {key: counts for key, counts in found.items() if any(counts)} == by_trying
    assert len({tuple(counts) for counts in by_trying.values()}) > 20


def test_more_windows_than_a_float_counts_exactly_are_refused() -> None:
    part = GoldenPart(TOY, (BELLS * 200,) * 4, FIRST[0], LAST * 400, (0, 1), 12)
    with pytest.raises(OverflowError, match="more windows"):
        part.counted(np)


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
        total = BonusTotal(BONUS, CAP, Fraction(6))
        parts = [*golden_parts(TOY, REELS, CAP), *triggering_parts(TOY, REELS, total)]
        assert [bool(part.bonus) for part in parts] == [False] * 3 + [True]
        by_frames = bands_by_frames(TOY, REELS, total, [(part, part.counted(np)) for part in parts])
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


KNOWN = {  # by how many frames stand before the spin; computed before in whole numbers alone, in another way
    "": "0.675757001662 0.225902539507 0.040145366316 0.027967975686 0.013371043599 0.009995427271 0.003716713301 "
        "0.002259738152 0.000755221453 0.000126079278 0.000002512131 0.000000381644",
    "0 frames": "0.715467466987 0.235408319680 0.032093746408 0.009788522848 0.001003139851 0.001369521817 "
                "0.002133665769 0.001902582679 0.000705055425 0.000125084795 0.000002512099 0.000000381644",
    "5 frames": "0.630586389407 0.216538340109 0.054839397472 0.058786774793 0.024536863546 0.009197857353 "
                "0.002596572794 0.002066756265 0.000722832477 0.000125322010 0.000002512131 0.000000381644",
    "16 frames": "0.400777637647 0.086326659688 0.004906832745 0.000761561903 0.000133843603 0.000623835085 "
                 "0.109840433758 0.249780298342 0.133753092619 0.013087661591 0.000007761375 0.000000381644",
}


@cache
def computed() -> ExactMode:
    """All bands, computed once for all tests."""
    return provable_game("jingle_bells").figures().modes["base"]


def test_JB_4_bands_of_all_rounds_and_from_some_numbers_of_frames() -> None:
    """One frame alone changes nothing, since the bell that turns it wild covers it."""
    found = {"": computed().in_bands, **computed().state_bands}
    for name, digits in KNOWN.items():
        assert [decimal_text(band.chance, 12) for band in found[name]] == digits.split()
    for one, none in zip(found["1 frame"], found["0 frames"], strict=True):
        assert abs(one.chance - none.chance) < 1e-15


def test_JB_3_bands_of_all_numbers_of_frames_make_those_of_all_rounds() -> None:
    """And nothing is as likely as it is without any counting of windows."""
    base, by_frames = computed().in_bands, computed().state_bands.values()
    assert len(by_frames) == 17
    for place, band in enumerate(base):
        mixed = sum(
            Fraction(share) * each[place].chance for share, each in zip(exact().standing, by_frames, strict=True)
        )
        assert abs(mixed - band.chance) < 1e-25
    for bands in (base, *by_frames):
        assert abs(sum(band.chance for band in bands) - 1) < 1e-25
    assert abs(base[0].chance - (1 - Fraction(exact().rates.any_win))) < 1e-15


def test_no_line_wins_as_often_as_it_does_by_the_bands() -> None:
    """A round pays nothing when no line wins and nothing triggers; lines that lose rarely do both."""
    spins = next_spin_by_frames(the_game().numbers, exact())
    for each, bands in zip(spins, computed().state_bands.values(), strict=True):
        loses = 1 - Fraction(each.line_hit)
        assert loses * (1 - Fraction(exact().rates.christmas_spins) * 2) < bands[0].chance < loses


@pytest.mark.parametrize("triggers", [True, pytest.param(False, marks=pytest.mark.long)])
def test_mean_and_square_of_lines_with_golden_leaf_are_those_of_their_pairs(*, triggers: bool) -> None:
    """Counted window by window, and found by pairs of lines (square_maths.py) without any window."""
    with localcontext(Context(prec=40)):
        sums = golden_moments(ShownReels(the_game().numbers), triggers=triggers)
    rounds = exact().rounds["base"]
    known = rounds.golden_triggering if triggers else rounds.golden_others
    assert [float(each) for each in sums] == pytest.approx([float(each) for each in known[:3]], rel=1e-12)


def golden_moments(reels: ShownReels, *, triggers: bool) -> list[Decimal]:
    """How likely spins with Golden Leaf trigger, or do not, and what lines pay in them: mean and mean square.

    Tenths of the stake are taken for the stake, and a power of what is paid for the chance of a bonus of the rest.
    """
    lines = the_game().numbers.lines
    tenths = PayLines(lines.lines, {name: [10 * pay for pay in pays] for name, pays in lines.paytable.items()}, WILDS)
    most, standing = 4 * 20 * 50 * 10, numbers_standing(bell_reels(reels.columns))
    bells, sums = tuple(tuple(columns) for columns in reels.columns[1:-1]), [Decimal()] * 3
    for first, power in product(reels.first, range(3)):
        last = tuple(column for column in reels.last if (SCATTER in first and SCATTER in column) == triggers)
        powers = tuple(float((most - left) ** power) for left in range(most + 1))
        if last:
            counted = by_numbers(GoldenPart(tenths, bells, first, last, (most,), most + 1, powers), 4)
            for (frames, _), (moment,) in counted.items():
                chance = standing[frames] / prod(comb(4, number) for number in frames)
                sums[power] += chance * Decimal(moment) / 10**power
    of = sum(standing.values()) * prod(len(columns) for columns in reels.columns)
    return [each / of for each in sums]


def prizes_from(carried: str, seeds: range, *, is_carried_on: bool) -> dict[int, Counter[int]]:
    """Play rounds by the rules: how often each prize came, in pence at a stake of a pound, by the frames before it."""
    order, found = Order("jingle_bells", 100), defaultdict[int, Counter[int]](Counter)
    for seed in seeds:
        round_ = the_game().open(order, StreamDraws("JB", seed.to_bytes(12)), carried)
        found[len(the_game().frames(carried))][round_.prize] += 1
        carried = round_.carried if is_carried_on else carried
    return found


def how_far_off(prizes: Counter[int], exactly: Sequence[Band]) -> float:
    """How far prizes are from the chances of their bands: chi-square as a normal score."""
    seen = Prizes(prizes, Fraction(1, 100), prizes.total()).bands(Fraction(1))
    return normal_score(*pooled_chi_square([
        (int(band.chance * prizes.total()), float(known.chance) * prizes.total())
        for band, known in zip(seen, exactly, strict=True)
    ]))


def test_prizes_of_played_rounds_from_all_frames_fit_the_bands() -> None:
    """From all 16 frames, again and again."""
    (prizes,) = prizes_from("ffff", range(4000), is_carried_on=False).values()
    assert how_far_off(prizes, computed().state_bands["16 frames"]) < 4


def test_prizes_of_played_rounds_one_after_the_other_fit_the_bands() -> None:
    found = prizes_from("", range(10_000), is_carried_on=True)
    assert how_far_off(sum(found.values(), Counter()), computed().in_bands) < 4


@pytest.mark.long
def test_prizes_of_played_rounds_fit_the_bands_from_each_number_of_frames() -> None:
    found = prizes_from("", range(1_000_000), is_carried_on=True)
    bands = list(computed().state_bands.values())
    assert len(found) > 13
    for number, prizes in found.items():
        if prizes.total() > 200:
            assert how_far_off(prizes, bands[number]) < 4
