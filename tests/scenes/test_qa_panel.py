"""The tester's panel: the outcomes of each game by name, what is forced next, and the play on the table."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from engine.rules.contract import Game
from scenes.lobby.scene import LobbyScene
from scenes.qa.panel import QaPanel
from scenes.rules.scene import RulesScene
from tests.scenes.driver import GAME, Stage, all_games, game, texts
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside

GAMES: dict[str, Game] = {each.entry.id: each.game for each in all_games() if each.game is not None}


def panel(stage: Stage, game_id: str) -> QaPanel:
    scene = QaPanel(stage.context, GAMES[game_id], stage.context.on_table)
    stage.open(LobbyScene(stage.context))
    stage.open(scene)
    stage.rest()
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAMES)
def test_it_names_the_outcomes_of_every_game_with_all_words_in_their_places(
    size: tuple[int, int], game_id: str
) -> None:
    stage = Stage(size=size)
    panel(stage, game_id)
    stage.draw()
    words = all_words(stage.picture())
    assert GAMES[game_id].title in words
    assert GAMES[game_id].named_outcomes()[0].name.capitalize() in words
    assert texts()("qa.by_chance") in words
    assert texts_outside(stage.picture()) == []
    if size[0] >= 1280:
        assert overlapping_texts(stage.picture()) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_outcome_can_be_chosen_by_keys_and_taken_back(game_id: str) -> None:
    stage = Stage()
    scene = panel(stage, game_id)
    for outcome in GAMES[game_id].named_outcomes():
        press(stage, pygame.K_RETURN)
        assert stage.context.forced[game_id] == outcome
        assert outcome.name in all_words(stage.picture())
        press(stage, pygame.K_DOWN)
    click(stage, scene.clear)
    assert game_id not in stage.context.forced


def over_the_lobby(size: tuple[int, int] = (1280, 720), *, qa: bool = True) -> Stage:
    """F10 is pressed in the lobby."""
    stage = Stage(size=size)
    stage.context.options = replace(stage.context.options, qa=qa)
    stage.open(LobbyScene(stage.context))
    press(stage, pygame.K_F10)
    stage.rest()
    return stage


@pytest.mark.parametrize("size", SIZES)
def test_over_the_lobby_one_of_all_games_is_chosen(size: tuple[int, int]) -> None:
    stage = over_the_lobby(size)
    scene = stage.top
    assert isinstance(scene, QaPanel)
    stage.open(scene)
    for game_id, chip in scene.chips.items():
        click(stage, chip)
        words = all_words(stage.picture())
        assert GAMES[game_id].named_outcomes()[0].name.capitalize() in words
        assert [each for each, shown in scene.chips.items() if shown.is_chosen] == [game_id]
        stage.rest()
        assert texts_outside(stage.picture()) == []
        if size[0] >= 1280:
            assert overlapping_texts(stage.picture()) == []


def test_over_the_lobby_every_game_can_be_forced_by_keys_and_shut_again_by_the_key_that_opened_it() -> None:
    stage = over_the_lobby()
    press(stage, pygame.K_UP, pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert len(stage.context.forced) == 1
    forced = next(iter(stage.context.forced))
    assert stage.context.forced[forced] == GAMES[forced].named_outcomes()[1]
    press(stage, pygame.K_F10)
    assert isinstance(stage.top, LobbyScene)
    press(stage, pygame.K_F10)
    assert isinstance(stage.top, QaPanel)
    stage.rest()
    assert stage.context.forced[forced].name in all_words(stage.picture())


def test_after_a_click_on_a_game_keys_go_on_in_the_list() -> None:
    stage = over_the_lobby()
    scene = stage.top
    assert isinstance(scene, QaPanel)
    click(stage, scene.chips[GAME])
    press(stage, pygame.K_DOWN, pygame.K_END, pygame.K_RETURN)
    assert stage.context.forced == {GAME: GAMES[GAME].named_outcomes()[-1]}


def test_without_the_option_the_key_does_nothing() -> None:
    assert isinstance(over_the_lobby(qa=False).top, LobbyScene)


def test_over_the_rules_of_a_game_it_is_about_that_game() -> None:
    stage = Stage()
    stage.context.options = replace(stage.context.options, qa=True)
    stage.open(RulesScene(stage.context, GAME))
    press(stage, pygame.K_F10)
    stage.rest()
    assert isinstance(stage.top, QaPanel)
    assert not stage.top.chips
    assert GAMES[GAME].title in all_words(stage.picture())


def test_the_play_on_the_table_is_shown_with_its_number_and_its_actions() -> None:
    stage = Stage()
    scene = stage.play()
    press(stage, pygame.K_3)
    stage.open(QaPanel(stage.context, game(), scene.play))
    stage.rest()
    words = all_words(stage.picture())
    assert scene.play.play_number in words
    assert "pick pudding 3" in words
    assert overlapping_texts(stage.picture()) == []


def test_a_forced_outcome_is_for_one_play() -> None:
    stage = Stage()
    panel(stage, GAME)
    press(stage, pygame.K_RETURN)
    stage.splash()
    assert texts()("status.next_forced") in all_words(stage.picture())
    press(stage, pygame.K_RETURN)
    assert stage.journal.rounds()[0].mark == "forced"
    assert GAME not in stage.context.forced
