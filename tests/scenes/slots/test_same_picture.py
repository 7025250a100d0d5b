"""Watched at any frame rate, skipped, slammed or resumed, a round stands in the same picture (ALL-2, ALL-6, C4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.rules.contract import Finish
from tests.scenes.driver import Picture
from tests.scenes.slots.machines import AnyScene, AnyTable, Known, each_scenario, each_slot, finished


def final_picture(slot: Known, name: str, watch: Callable[[AnyTable, AnyScene], None]) -> Picture:
    table = slot.table()
    scene = table.round(name)
    watch(table, scene)
    table.rest()
    return table.picture()


def watching(fps: int) -> Callable[[AnyTable, AnyScene], None]:
    return lambda table, scene: table.play_out(scene, fps)


def slamming(table: AnyTable, scene: AnyScene) -> None:
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        while scene.conductor.is_moving:
            scene.press_spin()
            table.frame(1 / 30)
    table.frame(0.0)


@each_scenario(lambda slot: slot.names)
def test_C4_watched_and_skipped_end_in_the_same_picture(slot: Known, name: str) -> None:
    assert final_picture(slot, name, watching(20)) == final_picture(slot, name, finished)


@each_scenario(lambda slot: slot.several[1:4])
@pytest.mark.parametrize("fps", [15, 60, 144])
def test_C4_at_any_frame_rate(slot: Known, name: str, fps: int) -> None:
    assert final_picture(slot, name, watching(fps)) == final_picture(slot, name, finished)


@each_scenario(lambda slot: slot.several)
def test_C4_slammed_and_hurried_it_ends_in_the_same_picture(slot: Known, name: str) -> None:
    assert final_picture(slot, name, slamming) == final_picture(slot, name, finished)


@each_scenario(lambda slot: slot.names)
def test_C4_with_reduced_motion_too(slot: Known, name: str) -> None:
    table = slot.table(reduced_motion=True)
    scene = table.round(name)
    table.play_out(scene, 20)
    table.rest()
    assert table.picture() == final_picture(slot, name, finished)


@each_scenario(lambda slot: slot.names)
def test_ALL_2_resumed_after_every_action_it_ends_in_the_same_picture(slot: Known, name: str) -> None:
    whole = final_picture(slot, name, finished)
    table = slot.table()
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


@each_slot
def test_ALL_4_a_replay_shows_the_same_and_moves_no_money(slot: Known) -> None:
    table = slot.table()
    table.play_out(table.round(slot.bonus))
    balance = table.journal.balance
    stored = table.journal.rounds(slot.game)[0]
    replayed = table.context.doors.replay(stored)
    assert isinstance(replayed, slot.scene)
    table.open(replayed)
    for _ in range(3000):
        table.frame(1 / 20)
        if replayed.leads_away:
            break
    assert replayed.board.won == slot.worth[slot.bonus]
    assert table.journal.balance == balance
    assert table.journal.count(slot.game) == 1
