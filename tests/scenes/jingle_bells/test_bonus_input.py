"""Keys, clicks, market profiles, sounds and speed in the Christmas Spins (ALL-7 to ALL-10)."""

from __future__ import annotations

import pygame
import pytest

from engine.journal.settings import Market
from engine.rules.contract import Continue, Order, Spin
from engine.rules.money import pounds
from scenes.jingle_bells.bonus_layout import SKIP, middle
from scenes.jingle_bells.scene import BONUS_MUSIC
from tests.scenes.jingle_bells import bonus_reading as reading
from tests.scenes.jingle_bells.bonus_reading import begun, bonus, go_to
from tests.scenes.jingle_bells.table import GAME, Table
from tests.scenes.reading import words
from tests.scenes.slots.bar import win


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_starts_the_bonus(key: int) -> None:
    table = Table()
    scene = table.round("respins")
    scene.take(Spin())
    table.settle(scene)
    table.key(key)
    table.frame(1 / 60)
    assert scene.play is not None
    assert scene.conductor.is_moving
    assert [action for action, _ in scene.play.history] == [Spin(), Continue()]


@pytest.mark.parametrize(("market", "starts"), [("demo", True), ("gb", False)])
def test_ALL_10_after_a_while_the_bonus_starts_by_itself_in_demo_and_waits_in_gb(market: Market, starts: bool) -> None:  # noqa: FBT001  a case of the test
    table = Table(market=market)
    scene = table.round("respins")
    scene.take(Spin())
    table.settle(scene)
    table.step(13.0, fps=10)
    assert scene.play is not None
    assert (len(scene.play.history) > 1) is starts


def test_ALL_10_once_begun_it_runs_to_its_end_without_a_tap_in_gb_too() -> None:
    table = Table(market="gb")
    scene = begun(table, "respins")
    table.settle(scene, 15)
    assert scene.play is not None
    assert scene.play.is_settled
    assert win(table.picture()) == "£23.00"


def test_ALL_9_a_press_stops_the_cells_and_another_skips_what_follows() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    go_to(table, scene, lambda board: board.bar.stages == 1)
    table.step(0.3)
    assert scene.board.spin is not None
    assert "STOP" in words(table.picture())
    table.key(pygame.K_SPACE)
    table.frame(1 / 60)
    assert scene.board.spin is not None
    assert scene.board.spin.is_slammed
    table.step(0.5)
    assert bonus(scene).spins_left in {8, 9}


def test_ALL_9_in_gb_nothing_hurries_the_bonus() -> None:
    table = Table(market="gb")
    scene = begun(table, "three_stages")
    while scene.board.spin is None:
        table.frame(1 / 30)
    spin = scene.board.spin
    for _ in range(5):
        table.key(pygame.K_SPACE)
        table.click(640, 360)
        table.click(*middle(SKIP))
        table.frame(1 / 60)
    assert scene.board.spin is spin
    assert not spin.is_slammed
    assert "SKIP BONUS" not in words(table.picture())


def test_ALL_9_in_demo_the_rest_of_the_bonus_can_be_skipped_up_to_its_count() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    table.step(3.0)
    assert "SKIP BONUS" in words(table.picture())
    table.click(*middle(SKIP))
    table.frame(1 / 60)
    picture = table.picture()
    assert len(reading.symbols(picture)) == 8
    assert bonus(scene).is_over
    assert bonus(scene).counted == 0
    assert scene.conductor.is_moving
    table.step(0.1)
    assert "SKIP BONUS" not in words(table.picture())


def test_ALL_9_the_skip_reaches_the_count_of_a_capped_bonus_too() -> None:
    table = Table()
    scene = begun(table, "win_cap")
    table.step(3.0)
    table.click(*middle(SKIP))
    table.frame(1 / 60)
    assert bonus(scene).is_over
    assert bonus(scene).counted == 0
    table.settle(scene)
    assert win(table.picture()) == "£10,716.00"


def test_the_skip_can_be_reached_by_the_keyboard() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    table.step(3.0)
    for _ in range(12):
        table.key(pygame.K_TAB)
        table.frame(1 / 60)
        if scene.controls.widgets.focused is not None and scene.controls.widgets.focused.label == "SKIP BONUS":
            break
    table.key(pygame.K_RETURN)
    table.frame(1 / 60)
    assert bonus(scene).is_over


def test_JB_18_a_bought_bonus_costs_sixty_five_stakes_and_shows_its_stake() -> None:
    table = Table()
    before = table.journal.balance
    scene = begun(table, "win_cap")
    assert scene.play is not None
    assert scene.play.order == Order(GAME, 100, "christmas_spins")
    assert table.journal.balance == before - 6_500
    table.step(3.0)
    assert pounds(100) in words(table.picture())


def test_ALL_7_demo_and_forced_stand_in_every_frame_of_the_bonus() -> None:
    table = Table()
    scene = begun(table, "three_stages")
    while scene.conductor.is_moving:
        table.frame(1 / 4)
        assert {"DEMO", "FORCED"} <= words(table.picture())


def test_ALL_8_nothing_is_celebrated_up_to_the_cost_of_a_buy() -> None:
    """A bought bonus that pays 5.00 for 65.00 is stated, not celebrated."""
    table = Table()
    play = table.bought("frames_per_stake", 3)
    scene = table.shown(play)
    scene.take(Spin())
    scene.conductor.skip()
    scene.take(Continue())
    table.settle(scene, 20)
    assert win(table.picture()) == "£5.00"
    assert not {"win_nice", "win_big", "win_huge", "win_jackpot", "coin_shower", "grand_prize"} & {*table.sounds.heard}


def test_the_bonus_has_its_own_music_and_gives_way_to_that_of_the_base_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    played: list[str] = []
    monkeypatch.setattr(table.sounds, "music", played.append)
    scene = begun(table, "respins")
    table.settle(scene, 20)
    assert played == ["music_jingle", BONUS_MUSIC, "music_jingle"]


def test_while_the_cells_spin_the_win_meter_says_when_it_is_paid() -> None:
    table = Table()
    scene = begun(table, "respins")
    go_to(table, scene, lambda board: bool(board.locked))
    assert win(table.picture()) == "Paid when the round ends"


def test_with_reduced_motion_nothing_flies_and_nothing_shakes() -> None:
    table = Table(reduced_motion=True)
    scene = begun(table, "three_stages")
    while scene.conductor.is_moving:
        table.frame(1 / 15)
        assert len(scene.motion.sprites) == 0
        assert not scene.motion.particles.is_alive
        assert scene.board.shake == 0


def test_a_board_that_stands_makes_no_surface() -> None:
    table = Table()
    scene = begun(table, "full_board_of_36")
    go_to(table, scene, lambda board: board.is_over)
    table.draw()
    made = table.tools.surfaces_made
    first = table.draw().draws
    for _ in range(5):
        assert table.draw().draws == first
    assert table.tools.surfaces_made == made
