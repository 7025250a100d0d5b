"""The clauses of Mr. Monopoly about a base spin and the feature buys, with values worked out by hand."""

from fractions import Fraction
from math import prod

import pytest

from engine.rules.contract import Finish, IllegalAction, OrderRefused, Roll, Spin
from engine.rules.contract import Order as Bought
from engine.rules.draws import RecordingDraws, ScriptedDraws, StreamDraws
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from games.mr_monopoly.drawn_choices import DrawnChoices, DrawTables
from games.mr_monopoly.events import (
    AwardGiven,
    DiceRolled,
    FreeSpinsTriggered,
    HatThrown,
    HotelBuilt,
    HouseBuilt,
    HouseLanded,
    LaneAppeared,
    NudgeMade,
    RentWon,
    SectorReached,
)
from tests.games.mr_monopoly.by_hand import (
    DIAMOND,
    HOTEL,
    MR,
    ORDER,
    PLAIN,
    as_game,
    hand_round,
    only,
    rent_won,
    rows,
    shown,
    the_game,
)

ROLL = {"award": "multiplier_roll", "lane": [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 2, 3], "dice": [5, 6]}
WILDS = ["Q high_4 high_3 A K", "high_1 wild wild high_1 J", "A J ten Q high_2", "K ten high_2 J ten"]


def test_the_game_keeps_the_contract() -> None:
    game = as_game(the_game())
    assert (game.id, game.code, game.kind, game.title) == ("mr_monopoly", "MM", "slot", "Mr. Monopoly")
    assert (game.stakes[0], game.stakes[-1], len(game.stakes)) == (20, 5000, 13)
    assert [(mode.id, mode.cost_hundredths) for mode in game.modes] == [
        ("base", 100), ("mr_monopoly", 1200), ("free_spins", 5000),
    ]


def test_MM_1_lines_pay_three_to_five_of_a_kind_from_reel_1() -> None:
    events = shown(hand_round({"rows": WILDS}))
    assert only(LineWon, events) == [
        LineWon(1, "high_1", 4, ((1, 2), (2, 2), (3, 2), (4, 2)), 800, 800),
        LineWon(17, "Q", 3, ((1, 1), (2, 2), (3, 2)), 40, 840),
        LineWon(20, "A", 3, ((1, 3), (2, 2), (3, 2)), 60, 900),
    ]
    assert the_game().pays(100)["high_1"] == (200, 800, 4000)
    assert the_game().pays(20)["ten"] == (6, 20, 80)


def test_MM_1_twenty_lines_each_pay_one_win() -> None:
    """All rows the same symbol: 20 lines of five high_4, 12x each."""
    window = [["high_4"] * 5] * 4
    lines = only(LineWon, shown(hand_round({"rows": window})))
    assert [line.line for line in lines] == list(range(1, 21))
    assert lines[-1].total == 20 * 1200


@pytest.mark.parametrize(
    ("line", "won"),
    [
        ("wild wild wild ten J", ("ten", 4, 100)),  # four tens, although three Wilds could be three high_1 for 2x
        ("wild wild wild wild J", ("J", 5, 500)),
        ("wild wild wild wild wild", ("high_1", 5, 4000)),
        ("wild K wild wild K", ("K", 5, 600)),
        ("wild wild K Q Q", ("K", 3, 60)),
        ("K wild wild Q Q", ("K", 3, 60)),
        ("wild K Q wild wild", None),
        ("K K Q K K", None),
    ],
)
def test_MM_2_wild_makes_the_longest_combination(line: str, won: tuple[str, int, int] | None) -> None:
    """Line 2 runs through row 3; the other rows cannot win with it, as they are Houses where it could matter."""
    window = ["house house house house ten", "house house house house K", line, "house house house house ten"]
    lines = only(LineWon, shown(hand_round({"rows": window})))
    assert [(each.line, each.symbol, each.count, each.prize) for each in lines] == ([(2, *won)] if won else [])


def test_MM_2_house_is_no_paying_symbol_and_nothing_substitutes_for_it() -> None:
    assert not only(LineWon, shown(hand_round({"rows": rows(PLAIN, [(1, 1), (2, 1), (3, 1), (4, 1)])})))
    window = ["house wild wild J K", "A high_1 Q K J", "K high_2 ten Q ten", "Q high_3 J A ten"]
    assert not only(LineWon, shown(hand_round({"rows": window})))


def test_MM_3_mr_monopoly_covers_reel_5() -> None:
    (stopped,) = only(ReelsStopped, shown(hand_round({"rows": rows(MR)})))
    assert stopped.window[4] == ("mr_monopoly",) * 4
    assert stopped.stops[4] is None


def test_MM_4_MM_5_rents_for_the_houses_of_each_reel() -> None:
    """1, 2, 3 and 4 Houses: 2x, 5x, 10x and 25x."""
    houses = [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2), (4, 3), (4, 4)]
    events = shown(hand_round({"rows": rows(MR, houses)}))
    assert only(HouseLanded, events)[:4] == [
        HouseLanded(1, 1, 1), HouseLanded(2, 1, 1), HouseLanded(2, 2, 2), HouseLanded(3, 2, 1),
    ]
    assert only(RentWon, events) == [
        rent_won(1, 1, 200, 1, 200, 200),
        rent_won(2, 2, 500, 1, 500, 700),
        rent_won(3, 3, 1000, 1, 1000, 1700),
        rent_won(4, 4, 2500, 1, 2500, 4200),
    ]


def test_MM_5_the_property_cards() -> None:
    assert the_game().rents(100) == (
        (200, 400, 600, 800, 5000), (300, 500, 750, 1000, 10000), (400, 600, 1000, 1500, 35000),
        (500, 750, 1750, 2500, 100_000),
    )
    assert [card.name for card in the_game().numbers.properties] == [
        "Trafalgar Square", "Piccadilly", "Bond Street", "Mayfair",
    ]


def test_MM_5_houses_without_mr_monopoly_pay_nothing() -> None:
    assert hand_round({"rows": rows(PLAIN, [(1, 1), (4, 4)])}).prize == 0


def test_MM_6_reel_5_nudges_down_to_mr_monopoly() -> None:
    events = shown(hand_round({"rows": rows(DIAMOND, [(2, 3)]), "nudge": True}))
    assert events[2:] == [
        NudgeMade(5, 4), rent_won(2, 1, 300, 1, 300, 300), RoundEnded(300), RoundFinished(300),
    ]


def test_MM_6_no_nudge_is_drawn_without_a_house_or_after_a_trigger() -> None:
    game = the_game()
    outcomes = {outcome.name: outcome.answers for outcome in game.named_outcomes()}
    for name in ("no prize", "Free Spins"):
        draws = ScriptedDraws({**outcomes[name], "nudge": [True]}, StreamDraws("MM", bytes(12)))
        game.open(ORDER, draws)
        with pytest.raises(ValueError, match="draw 'nudge': the round never makes this draw"):
            draws.require_all_used()


def test_MM_7_the_hat_adds_houses_before_any_award() -> None:
    made = {"rows": rows(MR), "hat": [[4, 2], [2, 1], [4, 4]], "award": "property_upgrade", "upgrade": [[2, 4], [4, 1]]}
    events = shown(hand_round(made))
    assert events[1:] == [
        HatThrown(((2, 1), (4, 2), (4, 4))),
        HouseLanded(2, 1, 1), HouseLanded(4, 2, 1), HouseLanded(4, 4, 2),
        AwardGiven("property_upgrade"), HouseBuilt(2, 4, 2), HouseBuilt(4, 1, 3),
        rent_won(2, 2, 500, 1, 500, 500), rent_won(4, 3, 1750, 1, 1750, 2250),
        RoundEnded(2250), RoundFinished(2250),
    ]


def test_MM_7_never_more_houses_than_free_cells() -> None:
    """Fourteen Houses stand, and a hat of four Houses leaves the last two cells with one each."""
    free = ((1, 2), (3, 4))
    draws = ScriptedDraws({"hat": True, "hat houses": 4}, StreamDraws("MM", bytes(12)))
    assert DrawnChoices(DrawTables(the_game().numbers), "base", draws).hat(free) == free


def test_MM_8_lines_are_paid_on_the_window_as_it_stopped() -> None:
    """The nudge covers the K on reel 5 and the hat the J on reel 4, and five J stay paid: 5x, then 2x + 5x of rent."""
    window = ["house K A Q ten", "J J J J J", "A Q K ten high_2", "K A Q high_1 high_4"]
    events = shown(hand_round({"rows": window, "nudge": True, "hat": [[4, 2]]}))
    assert [type(event) for event in events[:5]] == [ReelsStopped, HouseLanded, LineWon, NudgeMade, HatThrown]
    assert only(LineWon, events) == [LineWon(1, "J", 5, ((1, 2), (2, 2), (3, 2), (4, 2), (5, 2)), 500, 500)]
    assert [rent.total for rent in only(RentWon, events)] == [700, 1200]


def test_MM_9_one_award_or_none() -> None:
    plain = rows(MR, [(1, 1)])
    assert not only(AwardGiven, shown(hand_round({"rows": plain, "award": "neither"})))
    assert only(AwardGiven, shown(hand_round({"rows": plain, **ROLL}))) == [AwardGiven("multiplier_roll")]
    upgraded = shown(hand_round({"rows": plain, "award": "property_upgrade"}))
    assert (only(AwardGiven, upgraded), only(LaneAppeared, upgraded)) == ([AwardGiven("property_upgrade")], [])


def test_MM_10_one_house_on_each_reel_with_houses_and_a_hotel_for_four() -> None:
    """4, 3, 0 and 1 Houses become a Hotel, 4, 0 and 2: 50x, 10x and 7.5x."""
    houses = [*((1, row) for row in (1, 2, 3, 4)), (2, 1), (2, 2), (2, 4), (4, 3)]
    events = shown(hand_round({"rows": rows(MR, houses), "award": "property_upgrade"}))
    built = [event for event in events if isinstance(event, HotelBuilt | HouseBuilt)]
    assert built == [HotelBuilt(1), HouseBuilt(2, 3, 4), HouseBuilt(4, 1, 2)]
    assert only(RentWon, events) == [
        rent_won(1, HOTEL, 5000, 1, 5000, 5000),
        rent_won(2, 4, 1000, 1, 1000, 6000),
        rent_won(4, 2, 750, 1, 750, 6750),
    ]


def test_MM_11_the_tap_rolls_the_dice_and_the_sum_is_the_sector() -> None:
    round_ = hand_round({"rows": rows(MR, [(1, 1), (4, 1)]), **ROLL})
    assert round_.take(Spin())[-2:] == (
        AwardGiven("multiplier_roll"), LaneAppeared((2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 2, 3)),
    )
    assert round_.actions == (Roll(),)
    assert round_.take(Roll()) == (
        DiceRolled(5, 6, 11), SectorReached(11, 2),
        rent_won(1, 1, 200, 2, 400, 400), rent_won(4, 1, 500, 2, 1000, 1400), RoundEnded(1400),
    )


def test_MM_11_lines_are_not_multiplied() -> None:
    four = ("ten ten ten house", "house J Q A", "K Q J K", "A high_1 K Q")
    window = [f"{row} mr_monopoly" for row in four]
    round_ = hand_round({"rows": window, "award": "multiplier_roll", "lane": [2] * 6 + [12] + [2] * 5, "dice": [3, 4]})
    assert round_.prize == 30 + (200 + 500) * 12


def test_MM_12_rent_is_paid_once_after_hat_upgrade_and_roll() -> None:
    events = shown(hand_round({"rows": rows(MR, [(1, 1)]), "hat": [[1, 2]], **ROLL}))
    kinds = [type(event) for event in events]
    assert kinds.index(RentWon) > max(kinds.index(HatThrown), kinds.index(SectorReached))
    assert only(RentWon, events) == [rent_won(1, 2, 400, 2, 800, 800)]


def test_MM_13_a_diamond_in_view_decides_first_and_may_leave_the_nudge() -> None:
    quiet = shown(hand_round({"rows": rows(DIAMOND, [(1, 1)])}))
    assert not only(FreeSpinsTriggered, quiet)
    assert only(NudgeMade, shown(hand_round({"rows": rows(DIAMOND, [(1, 1)]), "nudge": True})))


def test_MM_19_the_buy_lands_mr_monopoly_with_a_house() -> None:
    game, order = the_game(), Bought("mr_monopoly", 100, "mr_monopoly")
    assert game.cost(order) == 1200
    for seed in range(300):
        events = shown(game.open(order, StreamDraws("MM", seed.to_bytes(12))))
        (stopped,) = only(ReelsStopped, events)
        assert stopped.window[4] == MR
        assert any("house" in column for column in stopped.window)
        assert only(RentWon, events)


def test_MM_19_every_bought_window_with_a_house_is_equally_likely() -> None:
    """Of all 52 x 51 x 50 x 51 stops, those without a House on any reel are left out."""
    bare = [len(strip.stops_without("house")) for strip in the_game().numbers.strips[:4]]
    windows = 52 * 51 * 50 * 51 - prod(bare)
    order = Bought("mr_monopoly", 100, "mr_monopoly")
    firsts = set()
    for seed in range(100):
        recording = RecordingDraws(StreamDraws("MM", seed.to_bytes(12)))
        the_game().open(order, recording)
        first, *stops = recording.drawn[:5]
        firsts.add(first.answer)
        assert [drawn.name for drawn in stops] == [f"reel {reel} stop" for reel in (1, 2, 3, 4)]
        assert first.probability * prod(drawn.probability for drawn in stops) == Fraction(1, windows)
    assert firsts == {1, 2, 3, 4}


def test_MM_20_the_buy_lands_a_diamond_that_triggers() -> None:
    game, order = the_game(), Bought("mr_monopoly", 100, "free_spins")
    assert game.cost(order) == 5000
    for seed in range(100):
        events = shown(game.open(order, StreamDraws("MM", seed.to_bytes(12))))
        (stopped,), (triggered,) = only(ReelsStopped, events), only(FreeSpinsTriggered, events)
        assert stopped.window[4][triggered.cell[1] - 1] == "diamond"


def test_what_is_not_sold_is_refused() -> None:
    for order, words in (
        (Bought("mr_monopoly", 30), r"stake £0\.30 is not sold, only £0\.20"),
        (Bought("mr_monopoly", 100, "both"), "mode 'both' is not sold, only base, mr_monopoly, free_spins"),
        (Bought("jingle", 100), "jingle is not sold here"),
    ):
        with pytest.raises(OrderRefused, match=words):
            the_game().open(order, StreamDraws("MM", bytes(12)))
    with pytest.raises(OrderRefused, match="carries nothing"):
        the_game().open(ORDER, StreamDraws("MM", bytes(12)), carried="a5")


def test_ALL_1_only_the_action_whose_turn_it_is_is_legal() -> None:
    round_ = hand_round({"rows": rows(PLAIN)})
    for action in (Roll(), Finish()):
        with pytest.raises(IllegalAction, match="possible: `spin`"):
            round_.take(action)
    assert round_.take(Spin())[-1] == RoundEnded(0)
    assert round_.take(Finish()) == (RoundFinished(0),)
    with pytest.raises(IllegalAction, match="the round is over"):
        round_.take(Spin())


def test_ALL_8_celebration_comes_only_above_the_cost() -> None:
    levels = [the_game().win_level(won, 1200) for won in (0, 1200, 1212, 12_000, 60_000, 600_000)]
    assert levels == ["quiet", "quiet", "nice", "big", "huge", "jackpot"]
