"""Watched at any frame rate, skipped, slammed or resumed, a round stands in the same picture (ALL-2, ALL-6, C4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.rules.contract import Continue, Finish, Spin
from scenes.jingle_bells.scene import BellsScene
from tests.scenes.driver import Picture
from tests.scenes.jingle_bells.table import SCENARIOS, Table

NAMES = sorted(path.stem for path in SCENARIOS.glob("*.yaml") if path.stem != "by_draws")


def final_picture(name: str, watch: Callable[[Table, BellsScene], None]) -> Picture:
    table = Table()
    scene = table.round(name)
    watch(table, scene)
    table.rest()
    return table.picture()


def skipping(table: Table, scene: BellsScene) -> None:
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    table.frame(0.0)


def watching(fps: int) -> Callable[[Table, BellsScene], None]:
    return lambda table, scene: table.play_out(scene, fps)


def slamming(table: Table, scene: BellsScene) -> None:
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        while scene.conductor.is_moving:
            scene.press_spin()
            table.frame(1 / 30)
    table.frame(0.0)


@pytest.mark.parametrize("name", NAMES)
def test_C4_watched_and_skipped_end_in_the_same_picture(name: str) -> None:
    assert final_picture(name, watching(20)) == final_picture(name, skipping)


@pytest.mark.parametrize("name", ["stops", "three_bells_on_frames"])
@pytest.mark.parametrize("fps", [15, 60, 144])
def test_C4_at_any_frame_rate(name: str, fps: int) -> None:
    assert final_picture(name, watching(fps)) == final_picture(name, skipping)


@pytest.mark.parametrize("name", ["loser", "three_bells_on_frames", "stages_together"])
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


def test_ALL_2_in_the_midst_of_the_wave_nothing_is_lost() -> None:
    """The frames have begun to turn when the power goes: the round stands there whole, and is paid."""
    table = Table()
    scene = table.round("three_bells_on_frames")
    before = table.journal.balance
    scene.take(Spin())
    while len(scene.board.golden) != 2:
        table.frame(1 / 60)
    table.leave()
    scene = table.resumed()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.balance == before + 240
    assert set(scene.board.golden) == {(2, 2), (3, 2), (4, 4)}
    assert scene.board.multiplier == 3


def test_ALL_2_the_bonus_that_was_begun_is_paid() -> None:
    table = Table()
    scene = table.round("respins")
    while scene.play is not None and Continue() not in scene.play.actions:
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    before = table.journal.balance
    scene.press_spin()
    table.step(4.0, fps=20)  # the first spins are on their way
    table.leave()
    scene = table.resumed()
    assert scene.play is not None
    assert scene.play.is_settled
    assert table.journal.balance == before + 2_300


def test_ALL_4_a_replay_shows_the_same_and_moves_no_money() -> None:
    table = Table()
    table.play_out(table.round("three_bells_on_frames"))
    balance = table.journal.balance
    stored = table.journal.rounds("jingle_bells")[0]
    replayed = table.context.doors.replay(stored)
    assert isinstance(replayed, BellsScene)
    table.open(replayed)
    for _ in range(3000):
        table.frame(1 / 20)
        if replayed.leads_away:
            break
    assert replayed.board.won == 240
    assert table.journal.balance == balance
    assert table.journal.count("jingle_bells") == 1
