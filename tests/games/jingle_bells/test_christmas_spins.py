"""The clauses about the Christmas Spins, JB-9 to JB-17 and the win cap JB-19, with values worked out by hand."""

from collections.abc import Sequence

import pytest

from engine.rules.events import Event
from engine.rules.slots.events import LineWon, RoundEnded, RoundFinished
from engine.rules.slots.slot_round import SlotRound
from engine.rules.slots.win_cap import WinCapReached
from engine.rules.slots.windows import Cell
from games.jingle_bells.events import (
    BarAdvanced,
    BoardFilled,
    ChristmasSpinsEnded,
    ChristmasSpinsStarted,
    ChristmasSpinStarted,
    ChristmasSpinsTriggered,
    HoldAndRespinStarted,
    PrizeCollected,
    ScatterTurned,
    SpinsSetBack,
    StageFilled,
    SymbolLanded,
)
from games.jingle_bells.rules import BellsRules
from games.jingle_bells.symbols import BonusPrize
from games.jingle_bells.written_choices import WrittenChoices
from tests.games.jingle_bells.by_hand import ORDER, TRIGGER, bonus, only, rows, shown, the_game

GOLD = ("gold_bauble", 1)
RED = ("red_bauble", 1)
Spins = list[list[list[object]]]


def nothing(spins: int) -> Spins:
    return [[] for _ in range(spins)]


def landing(*cells: Cell, symbol: str = "red_bauble", prize: object = 1) -> list[list[object]]:
    return [[*cell, symbol, prize] for cell in cells]


def landing_on(spins: Sequence[int], last: int) -> Spins:
    """A red bauble in each of these spins, nothing in the others up to the last one."""
    return [landing((2, 1 + spins.index(spin))) if spin in spins else [] for spin in range(1, last + 1)]


def board(reels: range = range(1, 7), spins_rows: Sequence[int] = (1, 2, 3, 4)) -> list[Cell]:
    """All cells of the board but those of the two Scatters."""
    return [(reel, row) for reel in reels for row in spins_rows if (reel, row) not in TRIGGER]


def test_JB_9_each_scatter_turns_into_a_symbol_and_locks_on_its_cell() -> None:
    events = bonus(nothing(10), [("gold_bauble", 7), ("prize_present", "minor")])
    start = events.index(ChristmasSpinsStarted(10))
    assert events[start + 1 : start + 5] == [
        ScatterTurned(1, 1, "gold_bauble", "", 700), ScatterTurned(6, 4, "prize_present", "minor", 5000),
        BarAdvanced(1, 1, 1), ChristmasSpinStarted(1, 9),
    ]
    assert only(PrizeCollected, events) == [PrizeCollected(1, 1, 700, 700), PrizeCollected(6, 4, 5000, 5700)]


def test_JB_10_symbols_lock_for_the_whole_round_and_are_shown_by_reel_then_row() -> None:
    events = bonus([landing((4, 2), (2, 3)), landing((2, 1)), *nothing(8)])
    assert [(symbol.reel, symbol.row) for symbol in only(SymbolLanded, events)] == [(2, 3), (4, 2), (2, 1)]
    assert ChristmasSpinsEnded(10, 5, is_capped=False) in events
    assert [(prize.reel, prize.row) for prize in only(PrizeCollected, events)] == [
        (1, 1), (2, 1), (2, 3), (4, 2), (6, 4),
    ]


@pytest.mark.parametrize("times", [1, 2, 3, 5, 7, 10])
def test_JB_11_baubles_hold_cash_prizes(times: int) -> None:
    events = bonus([landing((3, 3), prize=times), landing((3, 4), symbol="gold_bauble", prize=times), *nothing(8)])
    assert [symbol.value for symbol in only(SymbolLanded, events)] == [times * 100] * 2
    assert events[-1] == RoundFinished(200 + 2 * times * 100)


@pytest.mark.parametrize(("name", "value"), [("mini", 2000), ("minor", 5000), ("major", 25_000), ("grand", 500_000)])
def test_JB_11_presents_hold_bonus_prizes_which_may_come_more_than_once(name: BonusPrize, value: int) -> None:
    events = bonus([landing((3, 3), (5, 1), symbol="prize_present", prize=name), *nothing(9)])
    assert only(SymbolLanded, events)[0] == SymbolLanded(3, 3, "prize_present", name, value, is_doubled=False)
    assert events[-1] == RoundFinished(200 + 2 * value)
    assert the_game().bonus_prizes(100)["grand"] == 500_000


@pytest.mark.parametrize(
    ("spins", "last"),
    [
        ([], 10), ([1], 10), ([7], 10), ([8], 11), ([9], 12), ([10], 13), ([8, 9], 12), ([8, 11], 14),
        ([10, 13], 16), ([7, 8, 9, 10], 13),
    ],
)
def test_JB_12_how_many_spins_there_are_with_landings_on_given_spins(spins: list[int], last: int) -> None:
    events = bonus(landing_on(spins, last))
    assert [spin.spin for spin in only(ChristmasSpinStarted, events)] == list(range(1, last + 1))
    assert only(ChristmasSpinsEnded, events) == [ChristmasSpinsEnded(last, 2 + len(spins), is_capped=False)]


def test_JB_12_a_landing_sets_the_spins_back_only_when_fewer_than_three_remain() -> None:
    events = bonus(landing_on([7, 8], 11))
    shown_spins = [event for event in events if isinstance(event, ChristmasSpinStarted | SpinsSetBack)]
    assert shown_spins[6:] == [
        ChristmasSpinStarted(7, 3), ChristmasSpinStarted(8, 2), SpinsSetBack(3), ChristmasSpinStarted(9, 2),
        ChristmasSpinStarted(10, 1), ChristmasSpinStarted(11, 0),
    ]


def test_JB_12_the_picture_changes_when_the_number_first_reads_three_and_never_back() -> None:
    events = bonus(landing_on([8], 11))
    assert only(HoldAndRespinStarted, events) == [HoldAndRespinStarted(3)]
    assert events[events.index(HoldAndRespinStarted(3)) - 1] == ChristmasSpinStarted(7, 3)


def test_JB_12_JB_14_with_extend_the_picture_changes_when_the_number_first_reads_four() -> None:
    events = bonus(nothing(10), [GOLD, GOLD])
    assert events[events.index(HoldAndRespinStarted(4)) - 1] == ChristmasSpinStarted(6, 4)


def test_JB_12_JB_14_extend_may_come_when_the_number_already_reads_four() -> None:
    events = bonus([*nothing(5), landing((2, 1), (2, 2), symbol="gold_bauble"), *nothing(4)])
    assert events[events.index(HoldAndRespinStarted(4)) - 1] == StageFilled(1, "extend")
    assert not only(SpinsSetBack, events)
    assert ChristmasSpinsEnded(10, 4, is_capped=False) in events


def test_JB_13_two_gold_baubles_fill_a_stage_and_those_of_the_scatters_count() -> None:
    events = bonus([landing((2, 1), symbol="gold_bauble"), landing((2, 2)), *nothing(8)], [GOLD, RED])
    assert only(BarAdvanced, events) == [BarAdvanced(1, 1, 1), BarAdvanced(2, 1, 2)]
    assert only(StageFilled, events) == [StageFilled(1, "extend")]


def test_JB_13_several_stages_fill_in_one_spin_in_order() -> None:
    cells = [(2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2)]
    events = bonus([landing(*cells, symbol="gold_bauble"), *nothing(9)])
    first = events.index(BarAdvanced(2, 1, 1))
    assert events[first : first + 9] == [
        BarAdvanced(2, 1, 1), BarAdvanced(2, 2, 2), StageFilled(1, "extend"),
        BarAdvanced(2, 3, 3), BarAdvanced(2, 4, 4), StageFilled(2, "double"),
        BarAdvanced(3, 1, 5), BarAdvanced(3, 2, 6), StageFilled(3, "expand"),
    ]
    assert all(isinstance(event, SymbolLanded) for event in events[first - 6 : first])


def test_JB_13_from_the_seventh_gold_bauble_on_nothing_more_happens() -> None:
    cells = [(2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2)]
    spins = [landing(*cells, symbol="gold_bauble"), landing((3, 3), symbol="gold_bauble"), *nothing(8)]
    events = bonus(spins, [GOLD, RED])
    assert [bar.halves for bar in only(BarAdvanced, events)] == [1, 2, 3, 4, 5, 6]
    assert len(only(StageFilled, events)) == 3


@pytest.mark.parametrize(("gold_on", "last"), [(8, 12), (10, 14)])
def test_JB_14_extend_sets_back_to_four_from_the_step_that_fills_it(gold_on: int, last: int) -> None:
    """Two Gold Baubles land in spin 8 with 2 left, or in spin 10 with none left: 4 again."""
    events = bonus([*nothing(gold_on - 1), landing((2, 1), (2, 2), symbol="gold_bauble"), *nothing(last - gold_on)])
    assert only(SpinsSetBack, events) == [SpinsSetBack(4)]
    assert ChristmasSpinsEnded(last, 4, is_capped=False) in events


@pytest.mark.parametrize(("landed_on", "last", "set_back"), [(6, 10, False), (7, 11, True), (9, 13, True)])
def test_JB_14_with_extend_a_landing_sets_fewer_than_four_back_to_four(
    landed_on: int, last: int, *, set_back: bool,
) -> None:
    """In spin 6 four are left, and stay; in spin 7 three, which become four."""
    events = bonus([*nothing(landed_on - 1), landing((2, 1)), *nothing(last - landed_on)], [GOLD, GOLD])
    assert only(SpinsSetBack, events) == ([SpinsSetBack(4)] if set_back else [])
    assert ChristmasSpinsEnded(last, 3, is_capped=False) in events


def test_JB_15_what_lands_after_double_is_doubled_and_what_lands_with_it_is_not() -> None:
    """3x beside the Gold Baubles that complete it stays; 3x, a Mini and a Gold Bauble of 2x become 6x, 40x and 4x."""
    first = [*landing((2, 1), (2, 2), symbol="gold_bauble", prize=5), *landing((3, 1), prize=3)]
    second = [
        *landing((3, 2), prize=3), *landing((4, 1), symbol="prize_present", prize="mini"),
        *landing((4, 2), symbol="gold_bauble", prize=2),
    ]
    events = bonus([first, second, *nothing(8)], [GOLD, GOLD])
    assert [(each.value, each.is_doubled) for each in only(SymbolLanded, events)] == [
        (500, False), (500, False), (300, False), (600, True), (4000, True), (400, True),
    ]
    assert events[-1] == RoundFinished(200 + 1300 + 5000)


def test_JB_16_expand_opens_rows_0_and_5_from_the_next_spin_on() -> None:
    six = landing((2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), symbol="gold_bauble")
    events = bonus([six, landing((1, 0), (6, 5)), *nothing(8)])
    late = only(SymbolLanded, events)[6:]
    assert [(each.reel, each.row, each.value) for each in late] == [(1, 0, 200), (6, 5, 200)]
    collected = only(PrizeCollected, events)
    assert [(prize.reel, prize.row) for prize in collected][:2] == [(1, 0), (1, 1)]
    assert collected[-1] == PrizeCollected(6, 5, 200, 200 + 600 + 400)


def test_JB_17_a_full_board_ends_the_round_at_once() -> None:
    events = bonus([landing(*board())])
    assert events[-28:-26] == [BoardFilled(24), ChristmasSpinsEnded(1, 24, is_capped=False)]
    assert events[-1] == RoundFinished(2400)


def test_JB_17_the_last_free_cell() -> None:
    """23 cells are locked by spin 1; the last one is, by spin 10, and the spins that it set back do not come."""
    cells = board()
    events = bonus([landing(*cells[:-1]), *nothing(8), landing(cells[-1])])
    full = events.index(BoardFilled(24))
    assert events[full - 1] == SpinsSetBack(3)
    assert events[full + 1] == ChristmasSpinsEnded(10, 24, is_capped=False)


def test_JB_16_JB_17_the_24th_cell_with_the_sixth_gold_bauble_goes_on_with_36() -> None:
    """All effects of the step come first (ALL-5): Expand opens twelve cells, which the next spin fills."""
    cells = board()
    first = [*landing(*cells[:6], symbol="gold_bauble"), *landing(*cells[6:])]
    new = [(reel, row) for reel in range(1, 7) for row in (0, 5)]
    events = bonus([first, landing(*new)])
    assert only(BoardFilled, events) == [BoardFilled(36)]
    assert ChristmasSpinsEnded(2, 36, is_capped=False) in events
    assert events[-1] == RoundFinished(2400 + 12 * 200)


def capped_at(times: int, made: dict[str, object]) -> list[Event]:
    """A round of the same rules with a lower win cap."""
    numbers = the_game().numbers
    choices = WrittenChoices({"rows": rows((), TRIGGER), **made}, "base", numbers)
    round_ = BellsRules(numbers.lines, times).play(ORDER, choices, 0)
    choices.require_all_used(is_capped=round_.prize == times * 100)
    assert isinstance(round_, SlotRound)
    restored = the_game().restore(ORDER, round_.book)
    assert restored.book == round_.book
    return shown(round_)


def test_JB_19_at_the_cap_the_bonus_ends_and_the_reduction_is_stated() -> None:
    """1x + 1x, then 10x + 3x in one spin: 15x, of which a cap of 12x takes 3x; all four symbols stay."""
    spin = [*landing((2, 1), prize=10), *landing((2, 2), prize=3)]
    events = capped_at(12, {"scatters": [RED, RED], "christmas_spins": [[], spin]})
    assert events[-8:] == [
        ChristmasSpinsEnded(2, 4, is_capped=True),
        PrizeCollected(1, 1, 100, 100), PrizeCollected(2, 1, 1000, 1100), PrizeCollected(2, 2, 300, 1400),
        PrizeCollected(6, 4, 100, 1500), WinCapReached(1200, 300), RoundEnded(1200), RoundFinished(1200),
    ]


def test_JB_19_exactly_at_the_cap_nothing_is_taken_and_it_ends_all_the_same() -> None:
    events = capped_at(12, {"scatters": [RED, RED], "christmas_spins": [landing((2, 1), prize=10)]})
    assert only(WinCapReached, events) == [WinCapReached(1200, 0)]
    assert ChristmasSpinsEnded(1, 3, is_capped=True) in events


def test_JB_19_below_the_cap_the_bonus_goes_on() -> None:
    events = capped_at(13, {"scatters": [RED, RED], "christmas_spins": [landing((2, 1), prize=10), *nothing(9)]})
    assert not only(WinCapReached, events)
    assert events[-1] == RoundFinished(1200)


def test_JB_19_the_scatters_alone_may_reach_it() -> None:
    events = capped_at(20, {"scatters": [("prize_present", "minor"), RED]})
    assert ChristmasSpinsEnded(0, 2, is_capped=True) in events
    assert only(WinCapReached, events) == [WinCapReached(2000, 3100)]


def test_JB_19_line_wins_count_towards_the_cap() -> None:
    """Six A on line 1 pay 5x: with 1x and 1x and a cap of 7x the bonus ends before its first spin."""
    window = ["scatter K Q J Q J", "A A A A A A", "K snowman Q J K Q", "J penguin K Q J scatter"]
    events = capped_at(7, {"rows": window, "scatters": [RED, RED]})
    assert ChristmasSpinsEnded(0, 2, is_capped=True) in events
    assert only(WinCapReached, events) == [WinCapReached(700, 0)]


def test_JB_19_line_wins_that_reach_it_alone_end_the_round() -> None:
    window = ["scatter K Q J Q J", "A A A A A A", "K snowman Q J K Q", "J penguin K Q J scatter"]
    events = capped_at(4, {"rows": window})
    assert [type(event) for event in events[1:]] == [LineWon, WinCapReached, RoundEnded, RoundFinished]
    assert not only(ChristmasSpinsTriggered, events)
    assert events[-1] == RoundFinished(400)


def test_JB_19_the_cap_of_the_game_is_10_716_times_the_stake() -> None:
    """2 and 20x of four Gold Baubles, then doubled a Grand, a Major and two Minors: 10,722x."""
    first = landing((2, 1), (2, 2), symbol="gold_bauble", prize=10)
    late = [
        landing(cell, symbol="prize_present", prize=prize)[0]
        for cell, prize in (((3, 1), "grand"), ((3, 2), "major"), ((3, 3), "minor"), ((3, 4), "minor"))
    ]
    events = bonus([first, late], [GOLD, GOLD])
    assert 2 + 20 + 10_000 + 500 + 100 + 100 == 10_722
    assert ChristmasSpinsEnded(2, 8, is_capped=True) in events
    assert only(WinCapReached, events) == [WinCapReached(1_071_600, 600)]
    assert events[-1] == RoundFinished(1_071_600)
