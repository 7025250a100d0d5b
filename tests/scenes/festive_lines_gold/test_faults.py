"""A journal that refuses in the middle of a play: it is said, nothing is lost, and it works again later (ALL-2)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.journal.journal import Journal
from engine.rules.contract import Pick, UnreadableBook
from scenes.common.hud import REVEAL_ALL
from scenes.dialogs.message import MessageDialog
from scenes.festive_lines_gold.layout import middle, pudding_centre
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.scene import SplashScene
from tests.journal.faulty import Fault, failing
from tests.scenes.driver import GAME, Stage, game
from tests.scenes.tickets import CROSS


class Disk:
    """Fails every statement from `fill` to `empty`."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def fill(self) -> None:
        self.fault.at, self.fault.lasts, self.fault.counted = 1, True, 0

    def empty(self) -> None:
        self.fault.at, self.fault.lasts = -1, False


@pytest.fixture
def disk() -> Iterator[Disk]:
    """A disk that holds the profile and can be full."""
    with failing(Fault(-1)) as fault:
        yield Disk(fault)


def places(scene: FestiveLinesScene) -> list[int]:
    return [action.place for action, _ in scene.play.history if isinstance(action, Pick)]


def go_on(stage: Stage) -> None:
    """Read the message and close it."""
    assert isinstance(stage.top, MessageDialog)
    assert stage.top.text
    stage.step(0.5)
    stage.key(pygame.K_RETURN)
    stage.frame(0.05)


def test_ALL_2_a_pick_that_cannot_be_kept_is_said_not_shown_and_possible_again(tmp_path: Path, disk: Disk) -> None:
    with Journal.open(tmp_path) as journal:
        stage = Stage(journal=journal)
        scene = stage.play(CROSS)
        scene.pick(1)
        stage.rest()
        before = stage.picture()
        disk.fill()
        for _ in range(3):
            stage.click(*pudding_centre(5))
            stage.frame(0.05)
            disk.empty()  # the message itself reads balance and net position
            go_on(stage)
            assert stage.top is scene
            disk.fill()
        disk.empty()
        stage.queue(pygame.WINDOWLEAVE)
        stage.frame()
        assert stage.picture() == before
        assert places(scene) == [1]
        stage.click(*pudding_centre(5))
        stage.rest()
        for place in (2, 3, 4, 6):
            scene.pick(place)
        stage.rest()
        stage.key(pygame.K_RETURN)
        stage.frame()
        assert isinstance(stage.top, SplashScene)
        assert journal.balance == 501_300
        assert journal.rounds()[0].actions[:2] == ("pick pudding 1", "pick pudding 5")
        assert journal.verify() == []


def test_ALL_2_reveal_all_stops_at_a_pick_that_cannot_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.journal.errors import JournalUnwritable

    stage = Stage()
    scene = stage.play(CROSS)
    stage.click(*middle(REVEAL_ALL))
    stage.step(1.0)
    opened = places(scene)

    def refuse(*_: object) -> None:
        raise JournalUnwritable("keep the action", "the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(stage.journal, "record_action", refuse)
        while not isinstance(stage.top, MessageDialog):
            stage.frame(1 / 30)
        assert "the disk is full" in stage.top.text
        go_on(stage)
        stage.step(3)
        assert stage.top is scene
        assert places(scene) == opened
    stage.click(*middle(REVEAL_ALL))
    stage.rest()
    assert len(places(scene)) == 6


def test_ALL_2_a_pick_reported_as_failed_but_kept_never_blocks_the_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal holds pudding 5 although it said that it failed; the person then selects another one."""
    from engine.journal.errors import JournalUnwritable

    with Journal.open(tmp_path) as journal:
        stage = Stage(journal=journal)
        scene = stage.play(CROSS)
        record = journal.record_action

        def keep_and_fail(*values: object) -> None:
            record(*values)  # type: ignore[arg-type]  passed on
            raise JournalUnwritable("keep the action", "input/output error")

        with monkeypatch.context() as patched:
            patched.setattr(journal, "record_action", keep_and_fail)
            stage.click(*pudding_centre(5))
            stage.frame(0.05)
            go_on(stage)
        for place in (2, 3, 4, 6, 7, 8, 9):
            if isinstance(stage.top, MessageDialog):
                go_on(stage)
            stage.click(*pudding_centre(place))
            stage.frame(0.05)
        if isinstance(stage.top, MessageDialog):
            go_on(stage)
        scene = stage.top
        assert isinstance(scene, FestiveLinesScene)
        assert len(places(scene)) == 6
        assert journal.rounds()[0].actions == tuple(f"pick pudding {place}" for place in places(scene))
        assert places(scene)[0] == 5


def test_ALL_2_a_full_disk_at_finish_keeps_the_prize_for_later(tmp_path: Path, disk: Disk) -> None:
    with Journal.open(tmp_path) as journal:
        stage = Stage(journal=journal)
        scene = stage.play(CROSS)
        for place in range(1, 7):
            scene.pick(place)
        stage.rest()
        disk.fill()
        stage.key(pygame.K_RETURN)
        stage.frame()
        disk.empty()
        assert isinstance(stage.top, MessageDialog)
        assert journal.balance == 499_800
    with Journal.open(tmp_path) as journal:  # the program is left and started again
        stage = Stage(journal=journal)
        assert journal.open_round(GAME) is not None
        again = stage.resume()
        stage.rest()
        assert again.end is not None
        stage.key(pygame.K_RETURN)
        stage.frame()
        assert journal.balance == 501_300


def test_F3_a_play_that_cannot_be_rebuilt_is_offered_as_void(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    stage.play(CROSS)
    unreadable = UnreadableBook("the stored ticket cannot be read: reveals")

    def refuse(*_: object) -> None:
        raise unreadable

    monkeypatch.setattr(type(game()), "restore", refuse)
    dialog = stage.open(stage.context.doors.game(GAME))
    assert isinstance(dialog, MessageDialog)
    assert "the stored ticket cannot be read" in dialog.text
    stage.step(0.5)
    words = {seen.what for seen in stage.picture()}
    assert {"VOID THE PLAY", "NOT NOW"} <= words
    assert stage.journal.balance == 499_800
    stage.key(pygame.K_RETURN)  # the first choice
    stage.frame()
    assert isinstance(stage.top, MessageDialog)
    assert "£2.00 was given back" in stage.top.text
    assert stage.journal.balance == 500_000
    assert stage.journal.rounds()[0].state == "voided"
