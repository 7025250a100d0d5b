"""The exact figures, to all the digits that were published with the numbers, and the declared ones in game.yaml."""

import math
from decimal import Decimal

import pytest

from engine.rules.contract import Order
from engine.rules.draws import StreamDraws
from games.jingle_bells.bonus_walk import State
from games.jingle_bells.events import BoardFilled, ChristmasSpinsTriggered, FramesStood, FramesTurnedWild, StageFilled
from games.jingle_bells.maths import next_spin_by_frames, worth_with
from tests.games.jingle_bells.by_hand import exact, only, shown, the_game


def digits(value: Decimal, places: int) -> str:
    return f"{value:.{places}f}"


def test_JB_1_JB_18_payout_of_each_mode_without_the_cap() -> None:
    assert {mode: digits(rtp, 10) for mode, rtp in exact().uncapped.items()} == {
        "base": "0.9617015955", "christmas_spins": "0.9639235741",
    }


def test_JB_19_payout_of_each_mode_with_the_cap() -> None:
    """Another computation left wider bounds, between which these lie."""
    (low, high), (bought_low, bought_high) = exact().rtp["base"], exact().rtp["christmas_spins"]
    assert Decimal("0.9617003511") < low < high < Decimal("0.9617004803")
    assert high - low < Decimal("3e-10")
    assert bought_low == bought_high
    assert Decimal("0.9639207632") < bought_low < Decimal("0.9639208403")
    assert exact().total.taken == pytest.approx(0.0001777, abs=1e-7)


def test_what_the_parts_of_a_round_pay() -> None:
    base, bought = exact().worth["base"], exact().worth["christmas_spins"]
    assert [digits(part, 10) for part in (base.lines, base.plain_lines, base.golden_lines)] == [
        "0.5690896833", "0.1625971887", "0.4064924946",
    ]
    assert digits(bought.lines, 7) == "0.0825088"
    assert digits(exact().triggered_lines["base"], 7) == "0.3391938"


def test_how_often_things_happen() -> None:
    rates = exact().rates
    assert digits(rates.line_hit, 10) == "0.3198601059"
    assert digits(rates.any_win, 9) == "0.324242998"
    assert digits(rates.golden_leaf, 10) == "0.1046649950"
    assert digits(1 / rates.golden_leaf, 4) == "9.5543"
    assert (digits(rates.christmas_spins, 10), digits(1 / rates.christmas_spins, 3)) == ("0.0062745098", "159.375")
    assert digits(exact().bought_line_hit, 7) == "0.1845238"


def test_JB_6_how_often_each_multiplier_comes() -> None:
    one, two, three, four = exact().rates.multipliers
    assert (digits(one, 6), digits(two, 7), digits(three, 8), digits(four, 10)) == (
        "0.938175", "0.0597627", "0.00203321", "0.0000292452",
    )
    assert digits((two + three + four) * 100, 5) == "6.18252"


def test_JB_3_how_many_frames_stand() -> None:
    assert digits(exact().frames, 6) == "2.769566"
    assert [digits(share, 8) for share in exact().standing] == [
        "0.20764227", "0.15660171", "0.15573943", "0.13822965", "0.11412499", "0.08702791", "0.06084187", "0.03867604",
        "0.02213166", "0.01125964", "0.00501344", "0.00191379", "0.00060893", "0.00015503", "0.00002961", "0.00000377",
        "0.00000024",
    ]


def test_JB_4_what_the_next_spin_is_worth_with_given_frames() -> None:
    """One frame alone adds nothing: the bell that turns it wild covers it."""
    numbers = the_game().numbers
    assert [digits(worth_with(numbers, frames), 5) for frames in (0, 1, 0xFFFF)] == ["0.19849", "0.19849", "46.12973"]


def test_JB_4_what_a_spin_brings_by_how_many_frames_stand() -> None:
    """The declared ones; and weighed by how often so many stand they make the whole again."""
    spins, (low, high), rates = next_spin_by_frames(the_game().numbers, exact()), exact().rtp["base"], exact().rates
    assert [digits(each.pays, 5) for each in spins] == [
        "0.59110", "0.59110", "0.61570", "0.68434", "0.82616", "1.08320", "1.51357", "2.19466", "3.22660", "4.73569",
        "6.87813", "9.84366", "13.85962", "19.19494", "26.16449", "35.13352", "46.52234",
    ]
    assert [f"{each:f}" for each in the_game().numbers.declared.next_spin] == [digits(each.pays, 5) for each in spins]
    for each, share in zip(spins, exact().standing, strict=True):
        assert digits(each.share, 15) == digits(share, 15)
    wholes = [
        (sum(each.pays * each.share for each in spins), (low + high) / 2),
        (sum(each.golden_leaf * each.share for each in spins), rates.golden_leaf),
        (sum(each.line_hit * each.share for each in spins), rates.line_hit),
    ]
    assert all(digits(Decimal(found), 12) == digits(whole, 12) for found, whole in wholes)


def test_JB_4_hits_from_no_frame_and_from_all_of_them_by_the_strips() -> None:
    """From all frames each bell hits one: reel 2 shows none at 41 of 49 stops, reels 3 to 5 at 42 of 50."""
    none, *_, all_of_them = next_spin_by_frames(the_game().numbers, exact())
    assert digits(none.golden_leaf, 30) == digits(Decimal(), 30)
    assert digits(all_of_them.golden_leaf, 10) == digits(1 - Decimal("0.84") ** 3 * 41 / 49, 10)


def test_JB_9_to_JB_17_the_christmas_spins_by_themselves() -> None:
    bonus = exact().bonus
    assert (digits(bonus.mean, 10), digits(bonus.deviation, 5)) == ("62.5725235047", "138.36399")
    assert digits(bonus.spins, 6) == "18.585597"
    assert [digits(stage, 10) for stage in bonus.stages] == ["0.7202675694", "0.3255029829", "0.0834513576"]
    assert (digits(bonus.full, 10), digits(1 / bonus.full, 0)) == ("0.0000556098", "17982")
    assert [digits(part, 5) for part in (bonus.locked, bonus.other, bonus.gold)] == ["11.80711", "7.37810", "2.42901"]
    assert [digits(exact().bonus_prizes[name], places) for name, places in (
        ("mini", 6), ("minor", 6), ("major", 7), ("grand", 9),
    )] == ["0.515307", "0.139272", "0.0147095", "0.000449065"]
    assert [digits(bonus.prize_counts[name], places) for name, places in (
        ("mini", 6), ("minor", 6), ("major", 7), ("grand", 9),
    )] == ["0.732703", "0.150364", "0.0148226", "0.000449170"]


@pytest.mark.parametrize(
    ("state", "landed", "gold", "after"),
    [
        (State(2, 10, 0), 0, 0, State(2, 9, 0)),
        (State(2, 4, 0), 1, 0, State(3, 3, 0)),
        (State(2, 3, 0), 1, 0, State(3, 3, 0)),
        (State(2, 3, 1), 1, 1, State(3, 4, 2)),
        (State(2, 1, 2), 2, 0, State(4, 4, 2)),
        (State(8, 5, 5), 3, 3, State(11, 4, 6)),
    ],
)
def test_JB_12_JB_14_states_follow_as_in_the_rules(state: State, landed: int, gold: int, after: State) -> None:
    assert state.after(landed, gold) == after


def test_the_declared_figures_are_the_exact_ones_and_proven() -> None:
    declared, found = the_game().numbers.declared, exact()
    assert the_game().is_proven
    for mode, rtp in (("base", declared.rtp.base), ("christmas_spins", declared.rtp.christmas_spins)):
        assert {digits(bound, -int(rtp.as_tuple().exponent)) for bound in found.rtp[mode]} == {f"{rtp:f}"}
    assert f"{declared.line_hit:f}" == digits(found.rates.line_hit, 10)
    assert f"{declared.any_win:f}" == digits(found.rates.any_win, 10)
    assert f"{declared.golden_leaf:f}" == digits(found.rates.golden_leaf, 10)
    assert f"{declared.christmas_spins:f}" == digits(found.rates.christmas_spins, 10)
    assert f"{declared.christmas_spins_mean:f}" == digits(found.bonus.mean, 10)


def z_score(count: int, number: int, chance: Decimal) -> float:
    """How many standard errors a count of independent trials lies from what is expected."""
    expected = float(chance)
    return (count / number - expected) / math.sqrt(expected * (1 - expected) / number)


def test_rates_of_played_bonus_rounds_agree_with_the_exact_ones() -> None:
    """Within four standard errors, which a right rate leaves once in 16,000 tries; the seeds are fixed."""
    order, number, bonus = Order("jingle_bells", 100, "christmas_spins"), 3000, exact().bonus
    stages, totals, full = [0, 0, 0], [], 0
    for seed in range(number):
        round_ = the_game().open(order, StreamDraws("JB", seed.to_bytes(12)))
        events = shown(round_)
        for stage in only(StageFilled, events):
            stages[stage.stage - 1] += 1
        full += len(only(BoardFilled, events))
        totals.append(round_.prize / 100)
    for count, chance in zip(stages, bonus.stages, strict=True):
        assert abs(z_score(count, number, chance)) < 4
    assert full <= 3
    mean = float(exact().worth["christmas_spins"].total)
    assert abs(sum(totals) / number - mean) < 4 * float(bonus.deviation) / number**0.5


def test_rates_of_played_base_rounds_agree_with_the_exact_ones() -> None:
    """One long run at one stake; its spins depend on each other through the frames, so errors come from blocks."""
    order, carried, blocks, size = Order("jingle_bells", 100), "", 40, 500
    counts: dict[str, list[float]] = {"any": [], "golden": [], "frames": []}
    bonuses = 0
    for block in range(blocks):
        wins = turned = frames = 0
        for place in range(size):
            round_ = the_game().open(order, StreamDraws("JB", (block * size + place).to_bytes(12)), carried)
            carried = round_.carried
            wins += round_.prize > 0
            events = round_.segments[0].events
            turned += any(isinstance(event, FramesTurnedWild) for event in events)
            bonuses += any(isinstance(event, ChristmasSpinsTriggered) for event in events)
            frames += sum(len(stood.cells) for stood in only(FramesStood, round_.opening))
        for name, count in (("any", wins), ("golden", turned), ("frames", frames)):
            counts[name].append(count / size)
    expected = {"any": exact().rates.any_win, "golden": exact().rates.golden_leaf, "frames": exact().frames}
    for name, found in counts.items():
        mean = sum(found) / blocks
        error = (sum((each - mean) ** 2 for each in found) / (blocks - 1) / blocks) ** 0.5
        assert abs(mean - float(expected[name])) < 4 * error
    assert abs(z_score(bonuses, blocks * size, exact().rates.christmas_spins)) < 4
