"""What stands on the screen is what is paid, and it is paid once, with the last event (ALL-2, ALL-3, ALL-6)."""

from __future__ import annotations

import pygame

from engine.journal.ledger import OPENING_BALANCE
from engine.journal.records import StoredRound
from engine.rules.contract import Finish, Spin
from engine.rules.money import pounds
from scenes.common.slots.controls import REFILL
from scenes.finished import finished_pictures
from tests.scenes.reading import words
from tests.scenes.seen import SeenCanvas
from tests.scenes.slots import bar
from tests.scenes.slots.machines import AnyTable, Known, each_scenario, each_slot, finished, spend


def stored(table: AnyTable, slot: Known) -> StoredRound:
    return table.journal.rounds(slot.game)[0]


@each_scenario(lambda slot: slot.worth)
def test_ALL_6_the_win_meter_ends_on_what_is_paid(slot: Known, name: str) -> None:
    table = slot.table()
    before = table.journal.balance
    finished(table, table.round(name))
    picture = table.picture()
    assert bar.win(picture) == (pounds(slot.worth[name]) if slot.worth[name] else "No prize this time")
    assert bar.balance(picture) == before - stored(table, slot).cost + slot.worth[name]
    assert (stored(table, slot).state, stored(table, slot).prize) == ("settled", slot.worth[name])


@each_slot
def test_ALL_3_the_round_settles_with_its_last_event_and_not_before(slot: Known) -> None:
    table = slot.table()
    scene = table.round(slot.win)
    before = table.journal.balance
    scene.take(Spin())
    assert scene.play is not None
    while scene.conductor.is_moving:
        assert table.journal.balance == before
        assert Finish() in scene.play.actions
        table.frame(1 / 20)
    table.frame(0.0)
    assert table.journal.balance == before + slot.worth[slot.win]
    assert scene.play.is_settled


@each_slot
def test_ALL_2_a_spin_is_debited_once_when_it_is_bought(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    before = table.journal.balance
    scene.press_spin()
    assert table.journal.balance == before - 100
    assert bar.balance(table.picture()) == before - 100
    table.step(0.5)
    assert table.journal.balance == before - 100


@each_slot
def test_ALL_8_above_the_cost_the_level_is_celebrated(slot: Known) -> None:
    table = slot.table()
    scene = slot.huge(table)
    scene.take(Spin())
    seen: set[str] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 10)
        seen |= words(table.picture())
    assert "HUGE WIN" in seen
    assert "win_huge" in table.sounds.heard


@each_slot
def test_ALL_8_a_round_without_a_prize_says_so_and_no_amount(slot: Known) -> None:
    table = slot.table()
    table.play_out(table.round("loser"))
    shown = words(table.picture())
    assert "No prize this time" in shown
    assert "no_prize" in table.sounds.heard


@each_slot
def test_ALL_4_the_play_number_stands_there_when_the_round_is_over(slot: Known) -> None:
    table = slot.table()
    scene = table.round(slot.win)
    assert scene.play is not None
    assert scene.play.play_number not in words(table.picture())
    table.play_out(scene)
    assert scene.play.play_number in words(table.picture())


@each_slot
def test_a_spin_that_the_balance_is_not_enough_for_is_not_sold(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    spend(table, slot, 5_000)
    scene.controls.hud.stake = 5_000
    table.frame(0.01)
    assert not scene.controls.spin_button.is_enabled
    assert scene.controls.refill.is_visible
    count = table.journal.count(slot.game)
    table.click(1173, 553)
    table.frame(0.01)
    scene.press_spin()
    assert table.journal.count(slot.game) == count
    assert table.context.texts("slots.too_low") in words(table.picture())


@each_slot
def test_a_balance_that_is_too_low_is_refilled_on_the_spot(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    spend(table, slot, 5_000)
    scene.controls.hud.stake = 5_000
    table.frame(0.01)
    x, y, width, height = REFILL
    table.click(x + width / 2, y + height / 2)
    table.step(0.4)
    assert table.context.texts("lobby.refill_title") in words(table.picture())
    table.key(pygame.K_RETURN)
    table.step(0.4)
    assert table.top is scene
    assert bar.balance(table.picture()) == OPENING_BALANCE
    assert not scene.controls.refill.is_visible
    scene.press_spin()
    assert table.journal.balance == OPENING_BALANCE - 5_000


@each_slot
def test_ALL_6_the_window_in_my_games_states_the_prices_at_its_stake(slot: Known) -> None:
    table = slot.table()
    finished(table, table.round(slot.bonus))
    canvas = SeenCanvas(table.view, table.tools)
    finished_pictures(table.context, stored(table, slot))[0](canvas)
    price = stored(table, slot).stake * slot.buy[2]
    assert f"BUY {pounds(price)}" in words(tuple(canvas.seen))
