"""Keys, clicks and market profiles on the machine of a slot (ALL-9)."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from engine.rules.contract import Finish, Spin
from engine.rules.money import pounds
from engine.stage.tools import Tools
from scenes.common.slots.controls import QUICK
from scenes.common.slots.pace import GB_SPACING
from scenes.dialogs.message import MessageDialog
from tests.scenes.driver import ASSETS, manifest
from tests.scenes.reading import words
from tests.scenes.slots.kept import kept_cells
from tests.scenes.slots.machines import AnyTable, Known, each_slot


def spins(slot: Known, table: AnyTable) -> int:
    return table.journal.count(slot.game)


@each_slot
@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_spins(slot: Known, key: int) -> None:
    table = slot.table()
    scene = table.machine()
    table.key(key)
    table.frame(1 / 60)
    assert spins(slot, table) == 1
    assert scene.board.spin is not None


@each_slot
def test_the_large_button_spins_and_then_stops_the_reels(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    table.click(1173, 553)
    table.step(0.5)
    assert scene.board.spin is not None
    assert "STOP" in words(table.picture())
    table.click(1173, 553)
    table.step(0.4)
    assert spins(slot, table) == 1
    assert scene.board.spin is None or scene.board.spin.is_slammed


@each_slot
def test_ALL_9_in_gb_nothing_shortens_a_spin(slot: Known) -> None:
    table = slot.table(market="gb")
    scene = table.machine()
    table.click(1173, 553)
    table.step(0.5)
    for _ in range(6):
        table.click(1173, 553)
        table.key(pygame.K_SPACE)
        table.click(500, 400)
        table.frame(1 / 60)
    assert scene.board.spin is not None
    assert not scene.board.spin.is_slammed
    assert not scene.controls.spin_button.is_enabled


@each_slot
def test_ALL_9_in_gb_spins_start_at_least_two_and_a_half_seconds_apart(slot: Known) -> None:
    table = slot.table(market="gb")
    scene = table.machine()
    starts: list[float] = []
    for _ in range(60 * 20):
        before = spins(slot, table)
        table.key(pygame.K_SPACE)
        table.frame(1 / 60)
        if spins(slot, table) > before:
            starts.append(table.clock.now)
        scene.conductor.skip()  # even if its pictures were over at once
    assert len(starts) > 3
    assert min(b - a for a, b in pairwise(starts)) >= GB_SPACING


@each_slot
def test_ALL_9_leaving_the_machine_does_not_shorten_the_wait(slot: Known) -> None:
    table = slot.table(market="gb")
    scene = table.round("loser")
    scene.take(Spin())
    scene.conductor.skip()
    table.frame(0.1)
    again = table.machine()
    again.press_spin()
    assert spins(slot, table) == 1
    table.step(GB_SPACING)
    again.press_spin()
    assert spins(slot, table) == 2


@each_slot
def test_ALL_9_in_gb_there_are_no_buys_and_no_stakes_above_five_pounds(slot: Known) -> None:
    table = slot.table(market="gb")
    scene = table.machine()
    assert scene.controls.buys.buttons == []
    assert not any(word.startswith("BUY") for word in words(table.picture()))
    assert max(scene.controls.hud.stakes) == 500


@each_slot
def test_the_stake_goes_through_all_stakes_and_not_during_a_round(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    hud = scene.controls.hud
    assert hud.stake == 100
    for _ in range(20):
        table.click(1122, 686)
        table.step(0.1)
    assert hud.stake == 5_000
    for _ in range(20):
        table.click(1076, 686)
        table.step(0.1)
    assert hud.stake == 20
    scene.press_spin()
    table.step(0.1)
    table.click(1122, 686)
    table.step(0.1)
    assert hud.stake == 20


@each_slot
def test_JB_18_MM_19_a_buy_asks_first_and_says_what_it_is_and_costs(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    mode, title, times = slot.buy
    for key, bought in ((pygame.K_ESCAPE, 0), (pygame.K_RETURN, 1)):
        table.click(*slot.button)
        table.step(0.4)
        assert isinstance(table.top, MessageDialog)
        assert spins(slot, table) == 0
        assert title in table.top.title
        assert pounds(100 * times) in table.top.text
        table.key(key)
        table.step(0.4)
        assert spins(slot, table) == bought
        assert table.sounds.heard.count("purchase") == bought
        assert table.top is scene
    assert scene.play is not None
    assert scene.play.order.mode == mode


@each_slot
def test_space_begins_the_bonus(slot: Known) -> None:
    table = slot.table()
    scene = table.round(slot.bonus)
    scene.take(Spin())
    table.settle(scene)
    table.key(pygame.K_SPACE)
    table.frame(1 / 60)
    assert scene.play is not None
    assert scene.play.actions == (Finish(),)


@each_slot
def test_a_resumed_round_leads_to_the_next_spin_on_the_same_machine(slot: Known) -> None:
    table = slot.table()
    scene = table.round(slot.bonus)
    scene.take(Spin())
    table.leave()
    scene = table.resumed()
    table.play_out(scene)
    assert scene.leads_away
    scene.press_spin()
    table.frame(0.01)
    assert table.top is scene
    scene.press_spin()
    assert spins(slot, table) == 2


@each_slot
def test_won_lines_show_again_while_somebody_is_there_and_then_stand_still(slot: Known) -> None:
    table = slot.table()
    scene = slot.lines(table)
    table.play_out(scene)
    table.rest()
    still = table.picture()
    table.context.is_ambient = lambda: True
    traced: list[tuple[int, ...]] = []
    for _ in range(70):
        table.frame(0.1)
        if scene.board.traced and (not traced or traced[-1] != scene.board.traced):
            traced.append(scene.board.traced)
    assert tuple(traced[:3]) == slot.traced
    table.context.is_ambient = lambda: False
    table.frame(0.1)
    again = tuple(seen for seen in table.picture() if seen.what != "effects/sparkle")
    assert again == tuple(seen for seen in still if seen.what != "effects/sparkle")


@each_slot
def test_ALL_9_quick_spin_shortens_a_spin_in_demo_and_is_not_there_in_gb(slot: Known) -> None:
    lengths: list[float] = []
    for quick in (False, True):
        table = slot.table()
        scene = table.round("loser")
        if quick:
            x, y, width, height = QUICK
            table.click(x + width / 2, y + height / 2)
            table.frame(0.05)
            assert table.context.quick_spin
        begun = table.clock.now
        scene.take(Spin())
        while scene.board.spin is not None or scene.conductor.is_moving:
            table.frame(1 / 60)
        lengths.append(table.clock.now - begun)
    assert lengths[1] < 0.7 * lengths[0]
    table = slot.table(market="gb")
    table.context.quick_spin = True
    scene = table.machine()
    assert not scene.controls.quick.is_visible
    assert not scene.controls.is_quick


@each_slot
def test_escape_opens_the_menu_also_in_the_midst_of_a_spin(slot: Known) -> None:
    table = slot.table()
    scene = table.machine()
    scene.press_spin()
    table.step(0.3)
    table.key(pygame.K_ESCAPE)
    table.step(0.3)
    assert table.top is not scene
    table.key(pygame.K_ESCAPE)
    table.step(0.3)
    assert table.top is scene


@each_slot
def test_a_steady_frame_makes_no_surface(slot: Known) -> None:
    table = slot.table()
    scene = slot.lines(table)
    table.play_out(scene)
    table.rest()
    table.draw()
    made = table.tools.surfaces_made
    first = table.draw().draws
    for _ in range(10):
        table.frame(1 / 60)
        assert table.draw().draws == first
    assert table.tools.surfaces_made == made


@each_slot
def test_the_second_spin_composes_no_symbol_again(slot: Known) -> None:
    """Symbols, sharp and blurred, are composed once."""
    table = slot.table()
    table.tools = Tools(ASSETS, manifest())  # in which no other test has left anything that could go
    table.tools.fit(table.view)
    for _ in range(2):
        scene = table.round("loser")
        before = kept_cells(table.tools)
        scene.take(Spin())
        while scene.conductor.is_moving:
            table.frame(1 / 60)
            table.draw()
    assert len(before) > 20
    assert kept_cells(table.tools) == before
