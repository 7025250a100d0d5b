"""What stands on the screen is what is paid, and it is paid once, with the last event (ALL-2, ALL-3, ALL-6)."""

from __future__ import annotations

import pytest

from engine.journal.records import StoredRound
from engine.rules.contract import Finish, Order, Spin
from engine.rules.money import pounds
from tests.scenes.jingle_bells import reading
from tests.scenes.jingle_bells.table import GAME, QUIET, Table, game, planned, with_symbols
from tests.scenes.reading import words

WORTH = {  # worked out by hand in the scenarios, in pence
    "loser": 0, "frames_in_a_row": 0, "three_bells_on_frames": 240, "four_bells_on_frames": 2_800,
    "nothing_lands": 2_200, "respins": 2_300, "stages_together": 1_400,
    "full_board": 2_400, "three_stages": 15_800, "win_cap": 1_071_600,
}  # fmt: skip


def stored(table: Table) -> StoredRound:
    return table.journal.rounds(GAME)[0]


def finished(table: Table, name: str) -> None:
    """Play a scenario's first round, each picture at once."""
    scene = table.round(name)
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    table.frame(0.0)


@pytest.mark.parametrize("name", WORTH)
def test_ALL_6_the_win_meter_ends_on_what_is_paid(name: str) -> None:
    table = Table()
    before = table.journal.balance
    finished(table, name)
    picture = table.picture()
    assert reading.win(picture) == (pounds(WORTH[name]) if WORTH[name] else "No prize this time")
    assert reading.balance(picture) == before - stored(table).cost + WORTH[name]
    assert (stored(table).state, stored(table).prize) == ("settled", WORTH[name])


def test_ALL_3_the_round_settles_with_its_last_event_and_not_before() -> None:
    table = Table()
    scene = table.round("three_bells_on_frames")
    before = table.journal.balance
    scene.take(Spin())
    assert scene.play is not None
    while scene.conductor.is_moving:
        assert table.journal.balance == before
        assert Finish() in scene.play.actions
        table.frame(1 / 20)
    table.frame(0.0)
    assert table.journal.balance == before + 240
    assert scene.play.is_settled


def test_ALL_2_a_spin_is_debited_once_when_it_is_bought() -> None:
    table = Table()
    scene = table.machine()
    before = table.journal.balance
    scene.press_spin()
    assert table.journal.balance == before - 100
    assert reading.balance(table.picture()) == before - 100
    table.step(0.5)
    assert table.journal.balance == before - 100


def test_JB_6_nothing_is_counted_in_before_the_multiplier_has_struck() -> None:
    table = Table()
    scene = table.round("three_bells_on_frames")
    scene.take(Spin())
    counted: list[int] = []
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        if scene.board.banner == 80:  # what the line pays before x3
            assert scene.board.shown_won == 0
        counted.append(scene.board.shown_won)
    assert counted == sorted(counted)
    assert counted[-1] == 240


def test_ALL_8_a_prize_of_no_more_than_the_stake_is_stated_and_not_celebrated() -> None:
    """K K K K on line 1 pays 0.80 for 1.00."""
    table = Table()
    scene = table.made(with_symbols((2, 2, "K"), (3, 2, "K")))
    table.play_out(scene)
    assert reading.win(table.picture()) == "£0.80"
    assert not {"win_nice", "win_big", "win_huge", "win_jackpot", "coin_shower", "lines_won"} & {*table.sounds.heard}


def test_ALL_8_above_the_cost_the_level_is_celebrated() -> None:
    """Six Polar Bears on line 1 pay 50x, and three to five on others: 56x at least is a huge win."""
    bears = [(reel, 2, "polar_bear") for reel in range(1, 7)]
    table = Table()
    scene = table.made(with_symbols(*bears))
    scene.take(Spin())
    seen: set[str] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 10)
        seen |= words(table.picture())
    assert "HUGE WIN" in seen
    assert "win_huge" in table.sounds.heard


def test_ALL_8_a_round_without_a_prize_says_so_and_no_amount() -> None:
    table = Table()
    table.play_out(table.made(QUIET))
    shown = words(table.picture())
    assert "No prize this time" in shown
    assert "no_prize" in table.sounds.heard


def test_ALL_4_the_play_number_stands_there_when_the_round_is_over() -> None:
    table = Table()
    scene = table.round("three_bells_on_frames")
    assert scene.play is not None
    assert scene.play.play_number not in words(table.picture())
    table.play_out(scene)
    assert scene.play.play_number in words(table.picture())


def test_JB_18_a_buy_states_its_price_before_and_costs_it() -> None:
    table = Table()
    scene = table.machine()
    for stake in game().stakes:
        scene.controls.hud.stake = stake
        table.frame(0.01)
        assert [button.label for button in scene.controls.buys.buttons] == [f"BUY {pounds(65 * stake)}"]
        assert f"BUY {pounds(65 * stake)}" in words(table.picture())
    scene.controls.hud.stake = 60
    before = table.journal.balance
    scene.buy("christmas_spins")
    assert table.journal.balance == before - 3_900
    assert stored(table).mode == "christmas_spins"


def test_JB_18_a_buy_that_the_balance_is_not_enough_for_is_not_offered() -> None:
    table = Table()
    scene = table.machine()
    scene.controls.hud.stake = 5_000  # 65 x 50.00 = 3,250.00
    table.frame(0.01)
    assert scene.controls.buys.buttons[0].is_enabled
    scene.buy("christmas_spins")
    table.frame(0.01)
    assert not scene.controls.buys.buttons[0].is_enabled


def test_a_spin_that_the_balance_is_not_enough_for_is_not_sold() -> None:
    table = Table()
    scene = table.machine()
    while table.journal.balance >= 5_000:
        order, script = planned("loser", 1)
        play = table.context.desk.buy(Order(order.game, 5_000, "base"), script=script)
        play.take(Spin())
        play.take(Finish())
    scene.controls.hud.stake = 5_000
    table.frame(0.01)
    assert not scene.controls.spin_button.is_enabled
    assert scene.controls.refill.is_visible
    count = table.journal.count(GAME)
    table.click(1173, 553)
    table.frame(0.01)
    scene.press_spin()
    assert table.journal.count(GAME) == count
    assert table.context.texts("slots.too_low") in words(table.picture())
