"""What stands on the screen is what is paid, and it is paid once, with the last event (ALL-2, ALL-3, ALL-6, MM-*)."""

from __future__ import annotations

import pytest

from engine.journal.records import StoredRound
from engine.rules.contract import Finish, Order, Spin
from engine.rules.money import pounds
from tests.scenes.mr_monopoly import reading
from tests.scenes.mr_monopoly.table import GAME, Table, game, planned
from tests.scenes.reading import words

WORTH = {  # worked out by hand in the scenarios, in pence
    "loser": 0, "wilds": 900, "rents": 2_400, "nudge": 600, "hat": 1_050, "upgrade": 6_750, "roll": 8_430,
    "free_spins": 1_500, "both_hands": 23_000, "full_grid": 150_000, "buy_mr_monopoly": 400, "buy_free_spins": 600,
}  # fmt: skip
RENT = {
    "rents": 2_400, "nudge": 600, "hat": 1_050, "upgrade": 6_750, "roll": 8_400, "free_spins": 1_500,
    "both_hands": 23_000, "full_grid": 150_000, "buy_mr_monopoly": 400, "buy_free_spins": 600,
}  # fmt: skip


def stored(table: Table) -> StoredRound:
    return table.journal.rounds(GAME)[0]


@pytest.mark.parametrize("name", WORTH)
def test_ALL_6_the_win_meter_ends_on_what_is_paid(name: str) -> None:
    table = Table()
    before = table.journal.balance
    scene = table.round(name)
    assert scene.play is not None
    cost = scene.play.cost
    table.play_out(scene)
    picture = table.picture()
    assert reading.win(picture) == (pounds(WORTH[name]) if WORTH[name] else "No prize this time")
    assert reading.balance(picture) == before - cost + WORTH[name]
    assert (stored(table).state, stored(table).prize) == ("settled", WORTH[name])


@pytest.mark.parametrize("name", RENT)
def test_MM_12_the_card_of_the_total_ends_on_the_rents(name: str) -> None:
    table = Table()
    table.play_out(table.round(name))
    assert reading.total_rent(table.picture()) == RENT[name]


def test_ALL_3_the_round_settles_with_its_last_event_and_not_before() -> None:
    table = Table()
    scene = table.round("rents")
    before = table.journal.balance
    scene.take(Spin())
    assert scene.play is not None
    while scene.conductor.is_moving:
        assert table.journal.balance == before
        assert Finish() in scene.play.actions
        table.frame(1 / 20)
    table.frame(0.0)
    assert table.journal.balance == before + WORTH["rents"]
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


def test_ALL_8_nothing_is_celebrated_up_to_the_cost_of_a_buy() -> None:
    """4.00 from a buy of 12.00 is stated, not celebrated, though it is four times the stake."""
    table = Table()
    scene = table.round("buy_mr_monopoly")
    table.play_out(scene)
    assert not {"win_nice", "win_big", "win_huge", "win_jackpot", "coin_shower", "lines_won"} & {*table.sounds.heard}


def test_ALL_8_above_the_cost_the_level_is_celebrated() -> None:
    table = Table()
    scene = table.round("upgrade")  # 67.50 for 1.00
    scene.take(Spin())
    seen: set[str] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 10)
        seen |= words(table.picture())
    assert "HUGE WIN" in seen
    assert "win_huge" in table.sounds.heard


def test_ALL_8_a_round_without_a_prize_says_so_and_no_amount() -> None:
    table = Table()
    table.play_out(table.round("loser"))
    shown = words(table.picture())
    assert "No prize this time" in shown
    assert "no_prize" in table.sounds.heard


def test_ALL_4_the_play_number_stands_there_when_the_round_is_over() -> None:
    table = Table()
    scene = table.round("wilds")
    assert scene.play is not None
    assert scene.play.play_number not in words(table.picture())
    table.play_out(scene)
    assert scene.play.play_number in words(table.picture())


def test_MM_5_the_cards_state_the_rents_at_the_present_stake() -> None:
    table = Table()
    scene = table.machine()
    assert reading.card_amounts(table.picture(), 4) == [500, 750, 1_750, 2_500, 100_000]
    scene.controls.hud.stake = 20
    picture = table.picture()
    assert reading.stake(picture) == 20
    assert reading.card_amounts(picture, 1) == [40, 80, 120, 160, 1_000]
    assert reading.card_amounts(picture, 2) == [60, 100, 150, 200, 2_000]
    assert reading.card_amounts(picture, 3) == [80, 120, 200, 300, 7_000]


@pytest.mark.parametrize(("mode", "times"), [("mr_monopoly", 12), ("free_spins", 50)])
def test_MM_19_MM_20_a_buy_states_its_price_before_and_costs_it(mode: str, times: int) -> None:
    table = Table()
    scene = table.machine()
    for stake in game().stakes:
        scene.controls.hud.stake = stake
        table.frame(0.01)
        assert f"BUY {pounds(stake * times)}" in [button.label for button in scene.controls.buys.buttons]
    scene.controls.hud.stake = 200
    before = table.journal.balance
    scene.buy(mode)
    assert table.journal.balance == before - 200 * times
    assert stored(table).mode == mode


def test_a_spin_that_the_balance_is_not_enough_for_is_not_sold() -> None:
    table = Table()
    scene = table.machine()
    while table.journal.balance >= 5_000:
        order, script = planned("loser")
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
