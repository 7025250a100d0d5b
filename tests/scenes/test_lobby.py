"""The lobby: cards, what they lead to, a game that failed to load, refill, keyboard and mouse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.rules.yaml_loading import ConfigError
from games import Loaded
from games.festive_lines_gold.game import load
from games.festive_lines_gold.numbers import GAME_FILE
from scenes.common.toast import HEIGHT as TOAST_HEIGHT
from scenes.dialogs.menu import MenuScene
from scenes.dialogs.message import MessageDialog
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.lobby.card import Card
from scenes.lobby.pictures import PICTURES
from scenes.lobby.scene import LobbyScene
from scenes.lobby.themes import THEMES
from scenes.my_games.scene import MyGamesScene
from scenes.rules.scene import RulesScene
from scenes.settings.scene import SettingsScene
from scenes.splash.scene import SplashScene
from tests.scenes.driver import GAME, Stage, all_games
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside


def lobby(stage: Stage, games: tuple[Loaded, ...] | None = None) -> LobbyScene:
    context = stage.context if games is None else replace(stage.context, games=games)
    scene = LobbyScene(context)
    stage.open(scene)
    return scene


def card_of(scene: LobbyScene, game_id: str = GAME) -> Card:
    return next(card for card in scene.cards if card.game_id == game_id)


def broken(tmp_path: Path, right: str, wrong: str) -> Loaded:
    """Festive Lines Gold with a fault in its game.yaml."""
    path = tmp_path / "game.yaml"
    path.write_text(GAME_FILE.read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        load(path)
    return Loaded(next(each.entry for each in all_games() if each.entry.id == GAME), None, caught.value)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_cards_at_every_size_with_all_words_in_their_places(size: tuple[int, int], count: int) -> None:
    stage = Stage(size=size)
    lobby(stage, all_games()[:count])
    stage.draw()
    assert texts_outside(stage.picture()) == []
    if size[0] >= 1280:
        assert overlapping_texts(stage.picture()) == []


def test_FL_1_the_card_states_price_odds_and_top_prize() -> None:
    stage = Stage()
    lobby(stage)
    assert {"£2.00", "1 in 2.69", "£50,000", "INSTANT WIN", "PLAY"} <= {seen.what for seen in stage.picture()}


def test_slots_state_stakes_and_return() -> None:
    stage = Stage()
    lobby(stage)
    shown = {seen.what for seen in stage.picture()}
    assert {"£0.20 – £50.00", "96.00%", "18,041×", "96.17%", "10,716×", "SLOT", "the stake"} <= shown


def test_each_card_has_its_art_and_its_logo_and_the_lobby_foresees_them() -> None:
    stage = Stage()
    scene = lobby(stage)
    assert [card.game_id for card in scene.cards] == [
        "jingle_bells", "mr_monopoly", "christmas_jumper", "festive_lines_gold",
    ]  # fmt: skip
    shown = {seen.what for seen in stage.picture()}
    for card in scene.cards:
        wanted = {f"cards/{card.game_id}", f"logos/{card.game_id}_stacked"}
        assert wanted <= shown
        assert wanted <= set(PICTURES)
        assert card.game_id in THEMES


def test_a_card_opens_its_game_by_mouse_keyboard_and_digit() -> None:
    stage = Stage()
    place = [loaded.entry.id for loaded in all_games()].index(GAME)
    for keys in ((), (*[pygame.K_TAB] * (place + 1), pygame.K_RETURN), (pygame.K_1 + place,)):
        scene = lobby(stage)
        if keys:
            press(stage, *keys)
        else:
            click(stage, card_of(scene))
        assert isinstance(stage.top, SplashScene), keys
        assert stage.journal.count() == 0


def test_ALL_2_a_card_resumes_the_open_play() -> None:
    stage = Stage()
    stage.buy()
    scene = lobby(stage)
    assert "RESUME" in all_words(stage.picture())
    click(stage, card_of(scene))
    assert isinstance(stage.top, FestiveLinesScene)


def test_F5_a_game_that_failed_to_load_is_a_disabled_card_with_its_reason(tmp_path: Path) -> None:
    stage = Stage()
    faulty = broken(tmp_path, "prize: 2\n", "prize: two\n")
    scene = lobby(stage, (all_games()[0], faulty))
    words = all_words(stage.picture())
    assert "NOT AVAILABLE" in words
    assert "game.yaml" in words.replace("\n", "")
    assert f"line {faulty.error.line if faulty.error else 0}" in words
    assert "prizes[0].prize" in words
    assert 'Found "two".' in words
    assert "Expected an amount in pounds" in words
    assert texts_outside(stage.picture()) == []
    click(stage, scene.cards[1])
    press(stage, pygame.K_2)
    assert stage.top is scene
    press(stage, pygame.K_TAB, pygame.K_TAB)
    assert not scene.cards[1].is_focused


def test_A7_refill_is_the_persons_own_act_and_never_goes_above_the_opening_balance() -> None:
    stage = Stage()
    scene = lobby(stage)
    assert not scene.refill.is_enabled
    stage.buy()
    scene = lobby(stage)
    click(stage, scene.refill)
    stage.rest()
    assert isinstance(stage.top, MessageDialog)
    assert "£2.00 of demo money fills the balance up to £5,000.00" in all_words(stage.picture())
    press(stage, pygame.K_ESCAPE)
    assert (stage.top, stage.journal.balance) == (scene, 499_800)
    click(stage, scene.refill)
    stage.rest()
    press(stage, pygame.K_RETURN)
    assert (stage.top, stage.journal.balance) == (scene, 500_000)
    stage.step(0.5)
    assert scene.toast.text in all_words(stage.picture())
    top, bottom = scene.toast.y - TOAST_HEIGHT / 2, scene.toast.y + TOAST_HEIGHT / 2
    assert all(card.play.box[1] + card.play.box[3] <= top for card in scene.cards)
    assert bottom <= scene.refill.box[1]
    assert not scene.refill.is_enabled
    assert stage.journal.verify() == []


@pytest.mark.parametrize(
    ("name", "kind"),
    [("My Games", MyGamesScene), ("SETTINGS", SettingsScene), ("RULES", RulesScene), ("Menu", MenuScene)],
)
def test_every_button_works_by_mouse_and_by_keyboard(name: str, kind: type) -> None:
    stage = Stage()
    scene = lobby(stage)
    widget = next(each for each in scene.widgets.widgets if each.label.lower() == name.lower())
    click(stage, widget)
    assert isinstance(stage.top, kind)
    scene = lobby(stage)
    widget = next(each for each in scene.widgets.widgets if each.label.lower() == name.lower())
    for _ in scene.widgets.widgets:
        press(stage, pygame.K_TAB)
        if widget.is_focused:
            break
    press(stage, pygame.K_RETURN)
    assert isinstance(stage.top, kind)


def test_the_round_button_turns_the_sound_off_and_keeps_that() -> None:
    stage = Stage()
    scene = lobby(stage)
    click(stage, scene.mute)
    assert stage.journal.settings.muted
    assert "icons/muted" in {seen.what for seen in stage.picture()}


def test_escape_opens_the_menu_and_closes_it() -> None:
    stage = Stage()
    scene = lobby(stage)
    press(stage, pygame.K_ESCAPE)
    assert isinstance(stage.top, MenuScene)
    press(stage, pygame.K_ESCAPE)
    assert stage.top is scene


def test_a_steady_frame_makes_no_surface() -> None:
    stage = Stage()
    lobby(stage)
    for _ in range(3):
        shown = stage.draw().draws
        stage.frame(1 / 60)
    made = stage.tools.surfaces_made
    assert stage.draw().draws == shown
    assert stage.tools.surfaces_made == made
    assert not stage.top.is_moving


def test_with_reduced_motion_cards_do_not_glide() -> None:
    stage = Stage(reduced_motion=True)
    scene = lobby(stage)
    press(stage, pygame.K_TAB)
    stage.frame(1 / 60)
    assert scene.cards[0].is_focused
    assert not stage.top.is_moving
