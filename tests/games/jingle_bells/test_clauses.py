"""The clauses of Jingle Bells about a spin and the feature buy, with values worked out by hand."""

import pytest

from engine.rules.contract import Continue, Finish, IllegalAction, OrderRefused, Spin
from engine.rules.contract import Order as Bought
from engine.rules.draws import ScriptedDraws, StreamDraws
from engine.rules.events import Event
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.windows import Cell
from games.jingle_bells.events import (
    ChristmasSpinsStarted,
    ChristmasSpinsTriggered,
    FrameLeft,
    FramesStood,
    FramesTurnedWild,
    JingleBellLanded,
    MultipliedLineWon,
    MultiplierRaised,
    PrizeCollected,
)
from games.jingle_bells.frames import carried_text, cells_of, frames_on, read_carried
from tests.games.jingle_bells.by_hand import BUY, ORDER, TRIGGER, as_game, hand_round, only, rows, shown, the_game

NOTHING: list[object] = [[]] * 10


def spun(bells: list[Cell], frames: list[Cell]) -> tuple[list[Event], tuple[Cell, ...]]:
    """Spin the quiet window with bells; give what is shown after the stop, and the frames that stand then."""
    round_ = hand_round({"rows": rows(bells), "frames": frames})
    events = shown(round_)
    (stopped,) = only(ReelsStopped, events)
    return events[events.index(stopped) + 1 : -2], the_game().frames(round_.carried)


def test_the_game_keeps_the_contract() -> None:
    game = as_game(the_game())
    assert (game.id, game.code, game.kind, game.title) == ("jingle_bells", "JB", "slot", "Jingle Bells")
    assert (game.stakes[0], game.stakes[-1], len(game.stakes)) == (20, 5000, 13)
    assert [(mode.id, mode.cost_hundredths) for mode in game.modes] == [("base", 100), ("christmas_spins", 6500)]
    assert (game.figures.payout, game.figures.odds, game.figures.top_prize) == ("96.17%", "1 in 3.08", "10,716x")


def test_JB_1_lines_pay_three_to_six_of_a_kind_from_reel_1() -> None:
    """Row 2 holds six A: 5x; lines 5 and 17 begin Q, A and pay nothing."""
    window = ["Q polar_bear K J Q J", "A A A A A A", "K snowman Q J K Q", "J penguin K Q J K"]
    round_ = hand_round({"rows": window})
    cells = ((1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2))
    assert only(LineWon, shown(round_)) == [LineWon(1, "A", 6, cells, 500, 500)]
    assert round_.prize == 500
    assert the_game().pays(100)["polar_bear"] == (100, 250, 1000, 5000)
    assert the_game().pays(20)["ten"] == (4, 8, 20, 50)


def test_JB_1_twenty_lines_each_pay_one_win() -> None:
    lines = only(LineWon, shown(hand_round({"rows": [["polar_bear"] * 6] * 4})))
    assert [line.line for line in lines] == list(range(1, 21))
    assert lines[-1].total == 20 * 5000


def test_JB_1_a_spin_goes_stops_bells_golden_leaf_or_frames_lines_then_the_bonus() -> None:
    """The bells on (2, 2) and (3, 2) make line 1 four K."""
    made = {"rows": rows([(2, 2), (3, 2)], TRIGGER), "scatters": [["red_bauble", 1]] * 2, "christmas_spins": NOTHING}
    round_ = hand_round(made)
    kinds = [type(event) for event in round_.take(Spin())]
    assert kinds[:5] == [ReelsStopped, JingleBellLanded, JingleBellLanded, FrameLeft, FrameLeft]
    assert kinds[-1] is ChristmasSpinsTriggered
    assert set(kinds[5:-1]) == {LineWon}
    assert round_.actions == (Continue(),)


@pytest.mark.parametrize(
    ("line", "won"),
    [
        ("A jingle_bell jingle_bell A K K", ("A", 4, 80)),
        ("A jingle_bell jingle_bell jingle_bell jingle_bell A", ("A", 6, 500)),
        ("polar_bear jingle_bell jingle_bell jingle_bell jingle_bell K", ("polar_bear", 5, 1000)),
        ("ten jingle_bell ten K jingle_bell ten", ("ten", 3, 20)),
        ("scatter jingle_bell jingle_bell jingle_bell jingle_bell A", None),
        ("A K jingle_bell jingle_bell jingle_bell A", None),
    ],
)
def test_JB_2_bells_substitute_for_paying_symbols_and_not_for_scatters(
    line: str, won: tuple[str, int, int] | None,
) -> None:
    """Line 2 runs through row 3; the other rows hold nothing that could win with it."""
    window = ["snowman penguin K K K Q", "reindeer penguin Q Q Q J", line, "spinning_top penguin J J J Q"]
    lines = [each for each in only(LineWon, shown(hand_round({"rows": window}))) if each.line == 2]
    assert [(each.symbol, each.count, each.prize) for each in lines] == ([won] if won else [])


def test_JB_3_a_bell_leaves_a_frame_where_it_landed() -> None:
    events, frames = spun([(2, 1), (4, 3)], [(3, 4)])
    assert events[:4] == [
        JingleBellLanded(2, 1, on_frame=False), JingleBellLanded(4, 3, on_frame=False),
        FrameLeft(2, 1), FrameLeft(4, 3),
    ]
    assert frames == ((2, 1), (3, 4), (4, 3))


def test_JB_3_what_stands_is_shown_before_the_spin() -> None:
    assert hand_round({"rows": rows()}, carried="8001").opening == (FramesStood(((2, 1), (5, 4))),)
    assert hand_round({"rows": rows()}).opening == ()


def test_JB_3_a_spin_without_a_bell_and_the_bonus_leave_the_frames() -> None:
    assert hand_round({"rows": rows()}, carried="0410").carried == "0410"
    made = {"rows": rows([(5, 1)], TRIGGER), "scatters": [["red_bauble", 1]] * 2, "christmas_spins": NOTHING}
    assert the_game().frames(hand_round(made, carried="0001").carried) == ((2, 1), (5, 1))


def test_JB_3_sixteen_cells_can_have_a_frame() -> None:
    cells = tuple((reel, row) for reel in (2, 3, 4, 5) for row in (1, 2, 3, 4))
    assert cells_of(0xFFFF) == cells
    assert (frames_on(cells), carried_text(0xFFFF), carried_text(0), read_carried("")) == (0xFFFF, "ffff", "", 0)
    for place, cell in enumerate(cells):
        assert frames_on([cell]) == read_carried(carried_text(1 << place)) == 1 << place


@pytest.mark.parametrize("carried", ["1", "00a", "00A5", "12345", "xyzw", "0x12"])
def test_JB_3_what_is_no_set_of_frames_is_refused(carried: str) -> None:
    with pytest.raises(OrderRefused, match="is no set of frames, expected four hex digits or nothing"):
        the_game().open(ORDER, StreamDraws("JB", bytes(12)), carried)


def test_JB_4_a_bell_on_a_frame_turns_all_frames_wild_for_this_spin() -> None:
    """Frames on (2, 2), (3, 2), (4, 2) and under the bell on (5, 4): line 1 is K, three Wilds and Q: four K."""
    events, frames = spun([(5, 4)], [(2, 2), (3, 2), (4, 2), (5, 4)])
    assert events[:2] == [JingleBellLanded(5, 4, on_frame=True), FramesTurnedWild(((2, 2), (3, 2), (4, 2), (5, 4)))]
    (first, *_) = only(LineWon, events)
    assert (first.line, first.symbol, first.count, first.prize) == (1, "K", 4, 80)
    assert frames == ()


def test_JB_5_bells_leave_no_frame_in_a_spin_in_which_the_frames_turn_wild() -> None:
    """The bell on (2, 1) lands first, where no frame stands, and counts as an ordinary Wild."""
    events, frames = spun([(2, 1), (3, 1)], [(3, 1)])
    assert events[:3] == [
        JingleBellLanded(2, 1, on_frame=False), JingleBellLanded(3, 1, on_frame=True), FramesTurnedWild(((3, 1),)),
    ]
    assert not only(FrameLeft, events)
    assert not only(MultiplierRaised, events)
    assert frames == ()
    assert only(LineWon, events)


def test_JB_6_each_further_bell_on_a_frame_raises_the_multiplier() -> None:
    """Three bells on frames, one elsewhere: x3. Of the window nothing else is wild.

    Line 1 is K, bell, bell, K, Q: four K, 0.8x, times 3.
    """
    events, frames = spun([(2, 2), (3, 2), (4, 4), (5, 1)], [(2, 2), (3, 2), (4, 4)])
    assert events[:7] == [
        JingleBellLanded(2, 2, on_frame=True), JingleBellLanded(3, 2, on_frame=True),
        JingleBellLanded(4, 4, on_frame=True),
        JingleBellLanded(5, 1, on_frame=False), FramesTurnedWild(((2, 2), (3, 2), (4, 4))),
        MultiplierRaised(3, 2, 2), MultiplierRaised(4, 4, 3),
    ]
    (first, *_) = only(MultipliedLineWon, events)
    cells = ((1, 2), (2, 2), (3, 2), (4, 2))
    assert first == MultipliedLineWon(1, "K", 4, cells, 240, 240, 80, 3)
    assert {line.multiplier for line in only(MultipliedLineWon, events)} == {3}
    assert frames == ()


@pytest.mark.parametrize(("hits", "multiplier"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_JB_6_the_multiplier_is_the_number_of_bells_on_frames(hits: int, multiplier: int) -> None:
    """Row 2 framed on all four reels: line 1 is K, four Wilds, J: five K, 2x, times the multiplier."""
    framed = [(2, 2), (3, 2), (4, 2), (5, 2)]
    events, _ = spun(framed[:hits], framed)
    (first, *_) = only(LineWon, events)
    assert (first.line, first.symbol, first.count, first.prize) == (1, "K", 5, 200 * multiplier)
    assert isinstance(first, MultipliedLineWon) == (multiplier > 1)


def test_JB_6_the_multiplier_does_not_cover_the_bonus() -> None:
    """x2 on the lines alone; the Christmas Spins pay 1x and 10x."""
    made = {
        "rows": rows([(2, 2), (3, 2)], TRIGGER), "frames": [[2, 2], [3, 2]],
        "scatters": [["red_bauble", 1], ["red_bauble", 10]], "christmas_spins": NOTHING,
    }
    events = shown(hand_round(made))
    lines = only(MultipliedLineWon, events)
    assert lines
    assert [prize.prize for prize in only(PrizeCollected, events)] == [100, 1000]
    assert events[-1] == RoundFinished(sum(line.pay * 2 for line in lines) + 1100)


def test_JB_7_lines_see_bells_and_golden_leaf_alike() -> None:
    """A bell on (2, 1) without a frame, and the frame on (3, 1), wild through the bell on (5, 3): line 3 is four A."""
    events, _ = spun([(2, 1), (5, 3)], [(3, 1), (5, 3)])
    third = [line for line in only(LineWon, events) if line.line == 3]
    assert [(line.symbol, line.count, line.prize) for line in third] == [("A", 4, 80)]


def test_JB_8_two_scatters_trigger_ten_spins_and_the_lines_are_paid_as_well() -> None:
    window = ["scatter K Q J Q J", "A A A K J Q", "K snowman Q J K Q", "J penguin K Q J scatter"]
    round_ = hand_round({"rows": window, "scatters": [["red_bauble", 2]] * 2, "christmas_spins": NOTHING})
    spin = round_.take(Spin())
    assert spin[1:] == (
        LineWon(1, "A", 3, ((1, 2), (2, 2), (3, 2)), 40, 40), ChristmasSpinsTriggered(((1, 1), (6, 4))),
    )
    assert round_.take(Continue())[0] == ChristmasSpinsStarted(10)
    assert round_.prize == 40 + 400


@pytest.mark.parametrize("scatters", [[(1, 1)], [(6, 2)], []])
def test_JB_8_one_scatter_triggers_nothing(scatters: list[Cell]) -> None:
    round_ = hand_round({"rows": rows((), scatters)})
    assert not only(ChristmasSpinsTriggered, shown(round_))


def test_JB_18_the_buy_lands_two_scatters_and_no_bell_and_leaves_the_frames() -> None:
    game = the_game()
    assert game.cost(BUY) == 6500
    wins = 0
    for seed in range(150):
        round_ = game.open(BUY, StreamDraws("JB", seed.to_bytes(12)), "8421")
        events = shown(round_)
        (stopped,), (triggered,) = only(ReelsStopped, events), only(ChristmasSpinsTriggered, events)
        assert [stopped.window[reel - 1][row - 1] for reel, row in triggered.cells] == ["scatter", "scatter"]
        assert not any("jingle_bell" in column for column in stopped.window)
        assert not only(FramesTurnedWild, events)
        assert round_.carried == "8421"
        wins += len(only(LineWon, events))
    assert wins  # line wins count


def test_what_is_not_sold_is_refused() -> None:
    for order, words in (
        (Bought("jingle_bells", 30), r"stake £0\.30 is not sold, only £0\.20"),
        (Bought("jingle_bells", 100, "bells"), "mode 'bells' is not sold, only base, christmas_spins"),
        (Bought("bells", 100), "bells is not sold here"),
    ):
        with pytest.raises(OrderRefused, match=words):
            the_game().open(order, StreamDraws("JB", bytes(12)))


def test_ALL_1_only_the_action_whose_turn_it_is_is_legal() -> None:
    round_ = hand_round({"rows": rows()})
    for action in (Continue(), Finish()):
        with pytest.raises(IllegalAction, match="possible: `spin`"):
            round_.take(action)
    assert round_.take(Spin())[-1] == RoundEnded(0)
    assert round_.take(Finish()) == (RoundFinished(0),)


def test_ALL_8_celebration_comes_only_above_the_cost() -> None:
    levels = [the_game().win_level(won, 6500) for won in (0, 6500, 6600, 65_000, 325_000, 3_250_000)]
    assert levels == ["quiet", "quiet", "nice", "big", "huge", "jackpot"]


@pytest.mark.parametrize("place", range(17))
def test_outcomes_by_name_can_be_forced(place: int) -> None:
    outcome = the_game().named_outcomes()[place]
    for seed in range(5):
        draws = ScriptedDraws(outcome.answers, StreamDraws("JB", seed.to_bytes(12)))
        the_game().open(ORDER, draws, outcome.carried or "")
        draws.require_all_used()


def test_what_outcomes_by_name_lead_to() -> None:
    prizes = {}
    for outcome in the_game().named_outcomes():
        draws = ScriptedDraws(outcome.answers, StreamDraws("JB", bytes(12)))
        round_ = the_game().open(ORDER, draws, outcome.carried or "")
        prizes[outcome.name] = (round_.prize, round_.carried, [type(event).__name__ for event in shown(round_)])
    assert prizes["no prize"][:2] == (0, "")
    assert len(cells_of(int(prizes["four Jingle Bells"][1], 16))) == 4
    for name, raised in (("Golden Leaf", 0), ("Golden Leaf x2", 1), ("Golden Leaf x3", 2), ("Golden Leaf x4", 3)):
        assert (prizes[name][1], prizes[name][2].count("MultiplierRaised")) == ("", raised)
        assert prizes[name][2].count("FramesTurnedWild") == 1
    assert prizes["Christmas Spins: nothing lands"][2].count("ChristmasSpinStarted") == 10
    assert prizes["Christmas Spins: Extend, Double and Expand"][2].count("StageFilled") == 3
    assert prizes["Christmas Spins: Grand"][0] >= 500_000
    assert prizes["Christmas Spins: doubled Grand"][0] >= 1_000_000
    assert prizes["six Polar Bears on a line"][0] >= 5_000  # 50 times the stake of 1.00 on that line alone (JB-1)
    assert prizes["Christmas Spins: win cap"][0] == 1_071_600  # JB-19
    assert prizes["Christmas Spins: win cap"][2].count("WinCapReached") == 1
    assert prizes["Christmas Spins: full board of 24"][2].count("SymbolLanded") == 22
    assert prizes["Christmas Spins: full board of 36"][2].count("SymbolLanded") == 34
