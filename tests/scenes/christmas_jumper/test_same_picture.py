"""Watched at any frame rate, skipped, resumed or replayed, a play stands in the same picture (ALL-2, ALL-6, C4)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.rules.contract import Action, Continue
from scenes.christmas_jumper.scene import JumperScene
from tests.scenes.christmas_jumper.table import MOTIFS, PRESENTS, Table
from tests.scenes.christmas_jumper.tickets import BAUBLES, LOSER, LOST_BONUS, SIXTH, THREE_LISTS, TWICE
from tests.scenes.driver import Picture

TICKETS = {
    "loser": LOSER, "twice": TWICE, "lost bonus": LOST_BONUS, "three lists": THREE_LISTS, "baubles": BAUBLES,
    "sixth": SIXTH,
}  # fmt: skip
any_ticket = pytest.mark.parametrize("name", TICKETS)
ORDER: list[Action] = [*random.Random("order").sample(MOTIFS, 17), Continue(), *PRESENTS]


def final_picture(name: str, watch: Callable[[Table, JumperScene, Action], None]) -> Picture:
    """The picture at rest after a whole play that was watched in some way."""
    table = Table()
    scene = table.table(TICKETS[name])
    for action in ORDER:
        if action in scene.play.actions:
            scene.take(action)
            watch(table, scene, action)
    table.rest(15)
    assert scene.end is not None
    return table.picture()


def skipping(table: Table, scene: JumperScene, _: Action) -> None:
    scene.conductor.skip()
    table.frame()


def watching(fps: int, pause: float) -> Callable[[Table, JumperScene, Action], None]:
    """Select at this pace; what has to be awaited is awaited."""

    def watch(table: Table, scene: JumperScene, _: Action) -> None:
        table.step(pause, fps)
        while scene.conductor.waits or (scene.board.picks_left == 0 and scene.conductor.is_moving):
            table.frame(1 / fps)

    return watch


@any_ticket
@pytest.mark.parametrize("fps", [15, 60])
def test_C4_watched_at_any_frame_rate_it_ends_in_the_skipped_picture(name: str, fps: int) -> None:
    assert final_picture(name, watching(fps, 0.3)) == final_picture(name, skipping)


@any_ticket
def test_C4_all_selected_at_once_it_ends_in_the_same_picture(name: str) -> None:
    assert final_picture(name, watching(30, 0.0)) == final_picture(name, skipping)


@any_ticket
def test_ALL_2_resumed_after_each_action_it_shows_the_same_picture(name: str) -> None:
    table = Table()
    scene = table.table(TICKETS[name])
    for action in [None, *ORDER]:
        if action is not None and action not in scene.play.actions:
            continue
        if action is not None:
            scene.take(action)
        table.rest(15)
        watched = table.picture()
        again = table.resumed()
        table.rest(15)
        assert again is not scene
        assert table.picture() == watched
        scene = again


@any_ticket
def test_ALL_2_left_in_the_middle_of_any_animation_it_resumes_into_the_picture_at_rest(name: str) -> None:
    table, other = Table(), Table()
    scene, watched = table.table(TICKETS[name]), other.table(TICKETS[name])
    for action in ORDER:
        if action not in scene.play.actions:
            continue
        scene.take(action)
        table.step(0.4, 20)
        scene = table.resumed()
        table.rest(15)
        watched.take(action)
        other.rest(15)
        assert table.picture() == other.picture()


def test_a_replay_goes_through_both_windows_by_itself_and_ends_in_the_same_picture() -> None:
    table = Table()
    scene = table.table(BAUBLES)
    for action in ORDER:
        if action in scene.play.actions:
            scene.take(action)
            skipping(table, scene, action)
    table.rest(15)
    board = scene.board
    replay = table.context.open_replay(table.journal.rounds()[0])
    assert isinstance(replay, JumperScene)
    table.open(replay)
    for _ in range(2000):
        table.frame(1 / 20)
        if replay.end is not None:
            break
    assert replay.board == board
