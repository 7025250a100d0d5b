"""The rules pages: all clauses and numbers, where they come from, and one action to them from everywhere."""

from __future__ import annotations

import re
from typing import get_args

import pygame
import pytest

from games.festive_lines_gold.numbers import LinesNumbers
from scenes.lobby.scene import LobbyScene
from scenes.my_games.scene import MyGamesScene
from scenes.rules.marks import KINDS
from scenes.rules.scene import OF_A_GAME, OF_ALL, RulesScene
from scenes.settings.scene import SettingsScene
from tests.scenes.driver import ASSETS, GAME, Stage, game, texts
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside

PAGES = [(GAME, page) for page in OF_A_GAME] + [(None, page) for page in OF_ALL]
OWN = ASSETS / "text" / f"en.{GAME}.yaml"


def page(stage: Stage, game_id: str | None = GAME, name: str | None = None) -> RulesScene:
    scene = RulesScene(stage.context, game_id)
    stage.open(scene)
    if name is not None:
        scene.show(name)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "name"), PAGES)
def test_every_page_draws_at_every_size_with_all_words_in_their_places(
    size: tuple[int, int], game_id: str | None, name: str
) -> None:
    stage = Stage(size=size)
    page(stage, game_id, name)
    stage.draw()
    assert texts_outside(stage.picture()) == []
    if size[0] >= 1280:
        assert overlapping_texts(stage.picture()) == []


def test_ALL_11_every_prize_stands_there_with_its_odds() -> None:
    stage = Stage()
    page(stage, name="prizes")
    words = [seen.what for seen in stage.picture() if seen.kind == "text"]
    assert len(game().figures.prizes) == 20
    for prize, odds in game().figures.prizes:
        assert prize in words
        assert odds in words
    assert game().figures.prizes[0] == ("£50,000.00", "1 in 1,345,000")


def test_ALL_11_overall_odds_payout_and_what_a_game_of_chance_is() -> None:
    stage = Stage()
    page(stage, name="prizes")
    words = all_words(stage.picture())
    assert "1 in 2.69" in words
    assert "70.00%" in words
    page(stage, name="chance")
    words = all_words(stage.picture())
    assert "game of chance" in words
    assert "No skill or judgement is needed" in words
    assert "The outcome is fixed when you buy a play" in words


def test_FL_1_to_FL_15_are_all_there_in_plain_words() -> None:
    stage = Stage()
    page(stage, name="play")
    words = all_words(stage.picture())
    for number in range(1, 16):
        assert re.search(rf"\bFL-{number}\b", words), number
    assert "A ticket costs £2.00. The top prize is £50,000." in words


def test_every_mark_is_the_provenance_that_the_game_states() -> None:
    own = texts().beside(GAME)
    provenance = game().numbers.provenance
    for name in ("price", "odds", "payout", "top_prize", "prizes"):
        assert own(f"marks.{name}") == provenance[name]
    marks = {own(key) for key in own.keys() if key.endswith(".mark")}  # noqa: SIM118  texts are no mapping
    assert marks <= set(KINDS)
    kinds = set(get_args(get_args(LinesNumbers.__annotations__["provenance"])[1]))
    assert set(KINDS) <= kinds


def test_no_number_of_the_game_stands_in_its_texts() -> None:
    lines = OWN.read_text(encoding="utf-8").splitlines()
    sentences = [line.split("text:", 1)[1] for line in lines if "text: " in line and not line.startswith("#")]
    assert sentences
    found = {number for sentence in sentences for number in re.findall(r"\d+", sentence.replace("4 CORNER BONUS", ""))}
    assert found == set()


def test_B7_the_page_states_version_and_digest_of_the_numbers() -> None:
    stage = Stage()
    page(stage, name="chance")
    words = all_words(stage.picture())
    assert game().digest in words
    assert f"version {game().version}" in words


def test_B8_the_page_says_what_a_malfunction_does() -> None:
    stage = Stage()
    page(stage, name="chance")
    assert "A malfunction voids all pays of a play." in all_words(stage.picture())


def test_B1_rules_are_one_action_away_from_every_page() -> None:
    for kind in (LobbyScene, MyGamesScene, SettingsScene):
        for key in (pygame.K_i, pygame.K_F1):
            stage = Stage()
            scene = kind(stage.context)
            stage.open(scene)
            press(stage, key)
            assert isinstance(stage.top, RulesScene)
            press(stage, pygame.K_ESCAPE)
            assert stage.top is scene


def test_the_rules_of_all_games_lead_to_those_of_each() -> None:
    stage = Stage()
    general = page(stage, None)
    tab = next(each for each in general.widgets.widgets if each.label == "Festive Lines Gold")
    click(stage, tab)
    assert isinstance(stage.top, RulesScene)
    assert stage.top.game is game()
    press(stage, pygame.K_ESCAPE)
    assert stage.top is general


def test_pages_turn_by_mouse_by_focus_and_by_page_keys() -> None:
    stage = Stage()
    scene = page(stage)
    click(stage, scene.tabs[2])
    assert scene.page == "chance"
    press(stage, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert scene.page == "controls"
    press(stage, pygame.K_HOME)
    assert scene.page == "play"
    press(stage, pygame.K_TAB, pygame.K_UP, pygame.K_RETURN)  # from the tab that was clicked
    assert scene.page == "prizes"


def test_close_back_and_escape_go_back() -> None:
    for way in ("close", "back", "escape"):
        stage = Stage()
        lobby = LobbyScene(stage.context)
        stage.open(lobby)
        press(stage, pygame.K_i)
        scene = stage.top
        assert isinstance(scene, RulesScene)
        if way == "escape":
            press(stage, pygame.K_ESCAPE)
        else:
            click(stage, scene.close if way == "close" else scene.back)
        assert stage.top is lobby


def test_a_steady_frame_makes_no_surface() -> None:
    stage = Stage()
    page(stage)
    stage.draw()
    made = stage.tools.surfaces_made
    assert stage.draw().draws == stage.draw().draws
    assert stage.tools.surfaces_made == made
