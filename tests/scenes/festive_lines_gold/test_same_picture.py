"""Watched at any frame rate, skipped or resumed, a play stands in the same picture (ALL-2, ALL-6, C4)."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.journal.journal import Journal
from engine.rules.contract import Finish, Pick
from engine.stage.display_list import paint
from engine.stage.screen import Screen
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.scene import SplashScene
from tests.scenes.driver import GAME, Picture, Stage
from tests.scenes.tickets import CORNERS, CROSS, FIVE_LINES, LOSER, line

ORDER = (5, 1, 9, 3, 2, 8)
TICKETS = {"loser": LOSER, "cross": CROSS, "corners": CORNERS, "five lines": FIVE_LINES, "top prize": line(50_000)}
any_ticket = pytest.mark.parametrize("name", TICKETS)


def final_picture(ticket: dict[str, object], watch: Callable[[Stage, FestiveLinesScene], None]) -> Picture:
    """The picture at rest after a whole play that was watched in some way."""
    stage = Stage()
    scene = stage.play(ticket)
    watch(stage, scene)
    stage.rest()
    assert scene.end is not None
    return stage.picture()


def skipping(stage: Stage, scene: FestiveLinesScene) -> None:
    for place in ORDER:
        scene.pick(place)
        scene.conductor.skip()
    stage.frame()


def watching(fps: int, pause: float) -> Callable[[Stage, FestiveLinesScene], None]:
    def watch(stage: Stage, scene: FestiveLinesScene) -> None:
        for place in ORDER:
            scene.pick(place)
            stage.step(pause, fps)
        stage.rest(fps)

    return watch


@any_ticket
@pytest.mark.parametrize("fps", [15, 30, 60, 144])
def test_C4_watched_at_any_frame_rate_it_ends_in_the_skipped_picture(name: str, fps: int) -> None:
    skipped = final_picture(TICKETS[name], skipping)
    assert final_picture(TICKETS[name], watching(fps, 0.4)) == skipped


@any_ticket
def test_C4_six_picks_in_one_frame_end_in_the_same_picture(name: str) -> None:
    assert final_picture(TICKETS[name], watching(60, 0.0)) == final_picture(TICKETS[name], skipping)


@any_ticket
def test_C4_with_frames_of_chance_lengths_it_ends_in_the_same_picture(name: str) -> None:
    chance = random.Random(name)

    def stutter(stage: Stage, scene: FestiveLinesScene) -> None:
        for place in ORDER:
            scene.pick(place)
            for _ in range(chance.randrange(12)):
                stage.frame(chance.choice((0.0, 0.001, 0.007, 0.0167, 0.05)))

    assert final_picture(TICKETS[name], stutter) == final_picture(TICKETS[name], skipping)


@pytest.mark.parametrize("frames", range(0, 300, 12))
def test_a_press_during_the_lines_skips_to_the_same_picture(frames: int) -> None:
    def press(stage: Stage, scene: FestiveLinesScene) -> None:
        for place in ORDER:
            scene.pick(place)
        while not scene.conductor.finale_runs:
            stage.frame(1 / 60)
        for _ in range(frames):
            stage.frame(1 / 60)
        if scene.end is None:
            stage.key(pygame.K_SPACE)
            stage.frame(1 / 60)
            assert scene.end is not None

    assert final_picture(CROSS, press) == final_picture(CROSS, skipping)


@any_ticket
def test_ALL_2_resumed_after_each_action_it_shows_the_same_picture(name: str) -> None:
    stage = Stage()
    scene = stage.play(TICKETS[name])
    for picks in range(7):
        if picks:
            scene.pick(ORDER[picks - 1])
        stage.rest()
        watched, now = stage.picture(), scene
        again = stage.resume()
        if picks < 6:  # at once: the end message alone comes up by itself
            assert stage.picture() == watched
        stage.rest()
        assert again is not now
        assert again.play.history == scene.play.history
        assert stage.picture() == watched
        scene = again  # and the play goes on from here


@any_ticket
def test_ALL_2_stopped_in_the_middle_of_each_animation_it_resumes_into_the_picture_at_rest(name: str) -> None:
    for picks in range(1, 7):
        stage = Stage()
        scene = stage.play(TICKETS[name])
        for place in ORDER[:picks]:
            scene.pick(place)
        stage.step(0.25)
        stage.resume()
        stage.rest()
        resumed = stage.picture()
        other = Stage()
        watched = other.play(TICKETS[name])
        for place in ORDER[:picks]:
            watched.pick(place)
        other.rest()
        assert resumed == other.picture()


def test_ALL_2_bought_then_killed_then_resumed_from_the_disk(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        stage = Stage(journal=journal)
        first = stage.play(CROSS)
        fresh = stage.picture()
        number = first.play.play_number
    for picks in range(1, 7):
        with Journal.open(tmp_path) as journal:
            stage = Stage(journal=journal)
            scene = stage.resume()
            assert scene.play.play_number == number
            assert len(scene.play.history) == picks - 1
            if picks == 1:
                assert stage.picture() == fresh
            scene.pick(ORDER[picks - 1])
            stage.step(0.1)
    with Journal.open(tmp_path) as journal:
        stage = Stage(journal=journal)
        stage.resume()
        stage.rest()
        assert stage.picture() == final_picture(CROSS, skipping)
        stage.key(pygame.K_RETURN)
        stage.frame()
        assert isinstance(stage.top, SplashScene)
        assert (journal.count(), journal.balance) == (1, 501_300)
        assert journal.open_round(GAME) is None


def test_ALL_2_killed_between_finish_and_credit_it_is_settled_at_the_door() -> None:
    stage = Stage()
    play = stage.buy(CROSS)
    for place in ORDER:
        play.take(Pick("pudding", place))
    stage.journal.record_action(play.round_id or 0, 7, "finish")  # and then the power went
    scene = stage.open(stage.context.doors.game(GAME))
    assert isinstance(scene, SplashScene)
    assert stage.journal.balance == 501_300
    assert Finish() not in play.history


def test_a_replay_ends_in_the_board_of_the_play_and_moves_no_money() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    for place in ORDER:
        scene.pick(place)
    stage.rest()
    board = scene.board
    stage.key(pygame.K_RETURN)
    stage.frame()
    stored, balance = stage.journal.rounds()[0], stage.journal.balance
    replay = stage.context.doors.replay(stored)
    assert isinstance(replay, FestiveLinesScene)
    stage.open(replay)
    while replay.end is None:
        stage.frame(1 / 30)
    assert replay.board == board
    assert "FORCED, SHOWN AGAIN" in {seen.what for seen in stage.picture()}
    assert (stage.journal.balance, stage.journal.count()) == (balance, 1)


@pytest.mark.parametrize("size", [(1280, 720), (900, 700)])
def test_what_is_drawn_piece_by_piece_is_what_would_be_drawn_whole(size: tuple[int, int]) -> None:
    """Dirty rectangles and kept layers never leave anything on the window that is not there any more."""
    stage = Stage(size=size)
    scene = stage.play(CROSS)
    window, whole, screen = pygame.Surface(size), pygame.Surface(size), Screen()
    for number in range(80):
        if number % 5 == 0 and number < 30:
            scene.pick(ORDER[number // 5])
        stage.step(0.2, fps=15)
        screen.show(window, stage.draw().draws)
        if number % 8 == 7:
            stage.tools.layers.clear()
            stage.tools.lines.clear()
            paint(whole, stage.draw().draws)
            assert digest(window) == digest(whole), f"at {number / 5} s"
    assert scene.end is not None


def digest(surface: pygame.Surface) -> str:
    return hashlib.sha256(pygame.image.tobytes(surface, "RGB")).hexdigest()
