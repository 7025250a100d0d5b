"""The settings page: heard and seen at once, kept at once, and honest when they cannot be kept."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.journal.errors import JournalUnwritable
from engine.journal.journal import Journal
from engine.journal.settings import Settings
from scenes.dialogs.message import MessageDialog
from scenes.settings.scene import SettingsScene
from scenes.version import VERSION
from tests.scenes.driver import Stage, texts
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def page(stage: Stage) -> SettingsScene:
    scene = SettingsScene(stage.context)
    stage.open(scene)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("market", [None, "demo", "gb"])
def test_it_draws_at_every_size_with_all_words_in_their_places(size: tuple[int, int], market: str | None) -> None:
    stage = Stage(size=size, market=market)  # type: ignore[arg-type]  # the three values of the option
    page(stage)
    stage.draw()
    assert texts_outside(stage.picture()) == []
    if size[0] >= 1280:
        assert overlapping_texts(stage.picture()) == []


def test_everything_that_is_set_by_keyboard_outlives_the_program(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        stage = Stage(journal=journal)
        page(stage)
        press(stage, pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_LEFT)
        press(stage, pygame.K_DOWN, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
        press(stage, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    expected = Settings(
        music_volume=55, effects_volume=60, muted=True, fullscreen=True, reduced_motion=True, market="gb"
    )
    with Journal.open(tmp_path) as journal:
        assert journal.settings == expected
        assert journal.notices == ()


def test_everything_is_set_by_mouse_too() -> None:
    stage = Stage()
    scene = page(stage)
    for widget in (scene.silence, scene.fullscreen, scene.calm, scene.chips[1]):
        click(stage, widget)
    left, top, width, _ = scene.music.track
    stage.click(left + width * 0.25, top + 4)
    stage.frame()
    now = stage.journal.settings
    assert (now.muted, now.fullscreen, now.reduced_motion, now.market) == (True, True, True, "gb")
    assert 24 <= now.music_volume <= 26


def test_a_volume_is_heard_while_it_is_dragged_and_kept_when_it_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    scene = page(stage)
    heard: list[int] = []

    def set_volumes(*, effects: int, music: int) -> None:
        del effects
        heard.append(music)

    monkeypatch.setattr(stage.sounds, "set_volumes", set_volumes)
    left, top, width, _ = scene.music.track
    stage.queue(pygame.MOUSEBUTTONDOWN, pos=(round(left + width * 0.5), round(top + 5)), button=1)
    stage.frame()
    stage.queue(pygame.MOUSEMOTION, pos=(round(left + width * 0.9), round(top + 5)), rel=(9, 0), buttons=(1, 0, 0))
    stage.frame()
    assert heard
    assert heard[-1] == pytest.approx(90, abs=1)
    assert stage.journal.settings.music_volume == 50
    stage.queue(pygame.MOUSEBUTTONUP, pos=(round(left + width * 0.9), round(top + 5)), button=1)
    stage.frame()
    assert stage.journal.settings.music_volume == pytest.approx(90, abs=1)


def test_ALL_9_the_profile_says_which_controls_it_removes_and_why() -> None:
    stage = Stage()
    scene = page(stage)
    click(stage, scene.chips[1])
    words = all_words(stage.picture())
    removed = ("Feature buys", "Quick spin and slam stop", "Skip in the slots", "Reveal all")
    for name in (*removed, "Spins closer than 2.5 seconds", "Stakes above £5.00"):
        assert name in words
    assert len(texts().items_of("settings.markets.gb.names")) == len(texts().items_of("settings.markets.gb.reasons"))
    assert "icons/close" in {seen.what for seen in stage.picture()}


def test_ALL_9_what_the_command_line_sets_cannot_be_changed_here() -> None:
    stage = Stage(market="gb", reduced_motion=True)
    scene = page(stage)
    click(stage, scene.chips[0])
    click(stage, scene.calm)
    assert (stage.context.market, stage.journal.settings.market) == ("gb", "demo")
    assert not stage.journal.settings.reduced_motion
    assert texts()("settings.by_command_line") in all_words(stage.picture())


def test_a_setting_that_cannot_be_kept_is_said_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    scene = page(stage)

    def refuse(settings: Settings) -> None:
        del settings
        raise JournalUnwritable("keep the settings", "the disk is full", "The earlier ones stay.")

    monkeypatch.setattr(stage.journal, "save_settings", refuse)
    click(stage, scene.silence)
    assert isinstance(stage.top, MessageDialog)
    stage.rest()
    assert "the disk is full" in all_words(stage.picture())
    press(stage, pygame.K_RETURN)
    assert stage.top is scene
    assert scene.silence.is_on == stage.journal.settings.muted


def test_it_states_where_plays_are_kept_and_the_version() -> None:
    stage = Stage()
    page(stage)
    words = all_words(stage.picture())
    assert texts()("settings.nowhere") in words
    assert VERSION in words
    assert f'version = "{VERSION}"' in PROJECT.read_text(encoding="utf-8")


def test_B21_without_a_sound_device_the_page_says_so() -> None:
    stage = Stage()
    page(stage)
    assert not stage.sounds.is_heard
    assert texts()("settings.silent") in all_words(stage.picture())


def test_a_steady_frame_makes_no_surface() -> None:
    stage = Stage()
    page(stage)
    stage.draw()
    made = stage.tools.surfaces_made
    assert stage.draw().draws == stage.draw().draws
    assert stage.tools.surfaces_made == made
