"""Watched at any frame rate, skipped, slammed or resumed, a round stands in the same picture (ALL-2, ALL-6, C4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.rules.contract import Finish, Roll
from scenes.mr_monopoly.scene import MonopolyScene
from tests.scenes.driver import Picture
from tests.scenes.mr_monopoly.table import SCENARIOS, Table

NAMES = sorted(path.stem for path in SCENARIOS.glob("*.yaml") if path.stem not in {"by_draws", "the_most"})
LONG = ["both_hands", "free_spins"]


def final_picture(name: str, watch: Callable[[Table, MonopolyScene], None]) -> Picture:
    table = Table()
    scene = table.round(name)
    watch(table, scene)
    table.rest()
    return table.picture()


def skipping(table: Table, scene: MonopolyScene) -> None:
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    table.frame(0.0)


def watching(fps: int) -> Callable[[Table, MonopolyScene], None]:
    return lambda table, scene: table.play_out(scene, fps)


def slamming(table: Table, scene: MonopolyScene) -> None:
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        while scene.conductor.is_moving:
            scene.press_spin()
            table.frame(1 / 30)
    table.frame(0.0)


@pytest.mark.parametrize("name", NAMES)
def test_C4_watched_and_skipped_end_in_the_same_picture(name: str) -> None:
    assert final_picture(name, watching(20)) == final_picture(name, skipping)


@pytest.mark.parametrize("name", ["roll", "nudge", "hat"])
@pytest.mark.parametrize("fps", [15, 60, 144])
def test_C4_at_any_frame_rate(name: str, fps: int) -> None:
    assert final_picture(name, watching(fps)) == final_picture(name, skipping)


@pytest.mark.parametrize("name", ["loser", "wilds", "roll", "upgrade", "free_spins"])
def test_C4_slammed_and_hurried_it_ends_in_the_same_picture(name: str) -> None:
    assert final_picture(name, slamming) == final_picture(name, skipping)


@pytest.mark.parametrize("name", NAMES)
def test_C4_with_reduced_motion_too(name: str) -> None:
    table = Table(reduced_motion=True)
    scene = table.round(name)
    table.play_out(scene, 20)
    table.rest()
    assert table.picture() == final_picture(name, skipping)


@pytest.mark.parametrize("name", NAMES)
def test_ALL_2_resumed_after_every_action_it_ends_in_the_same_picture(name: str) -> None:
    whole = final_picture(name, skipping)
    table = Table()
    scene = table.round(name)
    taken = 0
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        table.step(0.7, fps=20)  # in the midst of what is shown
        taken += 1
        table.leave()
        scene = table.resumed()
        assert scene.play is not None
        assert len(scene.play.history) >= taken
        assert not scene.conductor.is_moving
    table.rest()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.picture() == whole


@pytest.mark.parametrize("name", LONG)
def test_ALL_2_between_dice_and_payment_nothing_is_lost(name: str) -> None:
    table = Table()
    scene = table.round(name)
    while scene.play is not None and Roll() not in scene.play.actions:
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    before = table.journal.balance
    scene.press_spin()
    table.step(1.3)  # the dice still tumble
    table.leave()
    scene = table.resumed()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.balance == before + scene.play.prize


def test_ALL_4_a_replay_shows_the_same_and_moves_no_money() -> None:
    table = Table()
    table.play_out(table.round("roll"))
    balance = table.journal.balance
    stored = table.journal.rounds("mr_monopoly")[0]
    replayed = table.context.doors.replay(stored)
    assert isinstance(replayed, MonopolyScene)
    table.open(replayed)
    for _ in range(3000):
        table.frame(1 / 20)
        if replayed.leads_away:
            break
    assert replayed.board.won == 8_430
    assert table.journal.balance == balance
    assert table.journal.count("mr_monopoly") == 1
