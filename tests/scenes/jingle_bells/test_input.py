"""Keys, clicks and market profiles on the machine (ALL-9)."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from engine.rules.contract import Finish, Spin
from scenes.common.slots.controls import QUICK
from scenes.common.slots.pace import GB_SPACING
from scenes.dialogs.message import MessageDialog
from scenes.jingle_bells.layout import BUY_BUTTONS, middle
from scenes.jingle_bells.scene import BellsScene
from tests.scenes.jingle_bells.table import GAME, Table, with_symbols
from tests.scenes.reading import words
from tests.scenes.slots.kept import kept_cells

LINES = with_symbols((2, 2, "K"), (3, 2, "K"), (3, 3, "K"))
"""Line 1 has four K, line 15 three."""


def spins(table: Table) -> int:
    return table.journal.count(GAME)


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_spins(key: int) -> None:
    table = Table()
    scene = table.machine()
    table.key(key)
    table.frame(1 / 60)
    assert spins(table) == 1
    assert scene.board.spin is not None


def test_the_large_button_spins_and_then_stops_the_reels() -> None:
    table = Table()
    scene = table.machine()
    table.click(1173, 553)
    table.step(0.5)
    assert scene.board.spin is not None
    assert "STOP" in words(table.picture())
    table.click(1173, 553)
    table.step(0.4)
    assert spins(table) == 1
    assert scene.board.spin is None or scene.board.spin.is_slammed


def test_ALL_9_in_gb_nothing_shortens_a_spin() -> None:
    table = Table(market="gb")
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


def test_ALL_9_in_gb_spins_start_at_least_two_and_a_half_seconds_apart() -> None:
    table = Table(market="gb")
    scene = table.machine()
    starts: list[float] = []
    for _ in range(60 * 20):
        before = spins(table)
        table.key(pygame.K_SPACE)
        table.frame(1 / 60)
        if spins(table) > before:
            starts.append(table.clock.now)
        scene.conductor.skip()  # even if its pictures were over at once
    assert len(starts) > 3
    assert min(b - a for a, b in pairwise(starts)) >= GB_SPACING


def test_ALL_9_leaving_the_machine_does_not_shorten_the_wait() -> None:
    table = Table(market="gb")
    scene = table.machine()
    scene.press_spin()
    scene.conductor.skip()
    table.frame(0.1)
    again = table.machine()
    again.press_spin()
    assert spins(table) == 1
    table.step(GB_SPACING)
    again.press_spin()
    assert spins(table) == 2


def test_ALL_9_in_gb_there_are_no_buys_and_no_stakes_above_five_pounds() -> None:
    table = Table(market="gb")
    scene = table.machine()
    assert scene.controls.buys.buttons == []
    assert "BUY £65.00" not in words(table.picture())
    assert max(scene.controls.hud.stakes) == 500


def test_the_stake_goes_through_all_stakes_and_not_during_a_round() -> None:
    table = Table()
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


def asked(table: Table) -> MessageDialog:
    """Press the button of the buy, and read the question."""
    table.click(*middle(BUY_BUTTONS[0]))
    table.step(0.4)
    assert isinstance(table.top, MessageDialog)
    return table.top


def test_JB_18_a_buy_asks_first_and_says_what_it_is_and_costs() -> None:
    table = Table()
    scene = table.machine()
    question = asked(table)
    assert spins(table) == 0
    assert "Buy Christmas Spins?" in question.title
    assert "£65.00" in question.text
    table.key(pygame.K_ESCAPE)
    table.step(0.4)
    assert spins(table) == 0
    assert table.top is scene
    asked(table)
    table.key(pygame.K_RETURN)
    table.step(0.2)
    assert spins(table) == 1
    assert table.top is scene
    assert scene.play is not None
    assert scene.play.order.mode == "christmas_spins"


def test_space_starts_the_christmas_spins() -> None:
    table = Table()
    scene = table.round("nothing_lands")
    scene.take(Spin())
    table.settle(scene)
    table.key(pygame.K_SPACE)
    table.frame(1 / 60)
    assert scene.play is not None
    assert scene.play.actions == (Finish(),)


def test_a_resumed_round_leads_to_the_next_spin_on_the_same_machine() -> None:
    table = Table()
    scene = table.round("nothing_lands")
    scene.take(Spin())
    table.leave()
    scene = table.resumed()
    table.play_out(scene)
    assert scene.leads_away
    scene.press_spin()
    table.frame(0.01)
    assert isinstance(table.top, BellsScene)
    assert table.top is scene
    scene.press_spin()
    assert spins(table) == 2


def test_won_lines_show_again_while_somebody_is_there_and_then_stand_still() -> None:
    table = Table()
    scene = table.made(LINES)
    table.play_out(scene)
    table.rest()
    still = table.picture()
    table.context.is_ambient = lambda: True
    traced: list[tuple[int, ...]] = []
    for _ in range(70):
        table.frame(0.1)
        if scene.board.traced and (not traced or traced[-1] != scene.board.traced):
            traced.append(scene.board.traced)
    assert traced[:3] == [(1,), (15,), (1,)]
    table.context.is_ambient = lambda: False
    table.frame(0.1)
    again = tuple(seen for seen in table.picture() if seen.what != "effects/sparkle")
    assert again == tuple(seen for seen in still if seen.what != "effects/sparkle")


def test_ALL_9_quick_spin_shortens_a_spin_in_demo_and_is_not_there_in_gb() -> None:
    lengths: list[float] = []
    for quick in (False, True):
        table = Table()
        scene = table.round("loser")
        if quick:
            table.click(*middle(QUICK))
            table.frame(0.05)
            assert table.context.quick_spin
        begun = table.clock.now
        scene.take(Spin())
        while scene.board.spin is not None or scene.conductor.is_moving:
            table.frame(1 / 60)
        lengths.append(table.clock.now - begun)
    assert lengths[1] < 0.7 * lengths[0]
    table = Table(market="gb")
    table.context.quick_spin = True
    scene = table.machine()
    assert not scene.controls.quick.is_visible
    assert not scene.controls.is_quick


def test_escape_opens_the_menu_also_in_the_midst_of_a_spin() -> None:
    table = Table()
    scene = table.machine()
    scene.press_spin()
    table.step(0.3)
    table.key(pygame.K_ESCAPE)
    table.step(0.3)
    assert table.top is not scene
    table.key(pygame.K_ESCAPE)
    table.step(0.3)
    assert table.top is scene


def test_a_steady_frame_makes_no_surface() -> None:
    table = Table()
    scene = table.made(LINES)
    table.play_out(scene)
    table.rest()
    table.draw()
    made = table.tools.surfaces_made
    first = table.draw().draws
    for _ in range(10):
        table.frame(1 / 60)
        assert table.draw().draws == first
    assert table.tools.surfaces_made == made


def test_the_second_spin_composes_no_symbol_again() -> None:
    """Symbols, sharp and blurred, are composed once."""
    table = Table()
    for _ in range(2):
        scene = table.round("loser")
        before = kept_cells(table.tools)
        scene.take(Spin())
        while scene.conductor.is_moving:
            table.frame(1 / 60)
            table.draw()
    assert len(before) > 20
    assert kept_cells(table.tools) == before
