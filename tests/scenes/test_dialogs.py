"""Dialogs: messages, questions, the menu, and voiding a play that cannot go on."""

from __future__ import annotations

import pygame
import pytest

from engine.stage.scene import Push, Quit, Scene, Transition
from scenes.dialogs.confirmation import confirmation
from scenes.dialogs.menu import MenuScene
from scenes.dialogs.message import Choice, MessageDialog, message_dialog
from scenes.dialogs.void import void_dialog
from scenes.lobby.card import Card
from scenes.lobby.scene import LobbyScene
from scenes.my_games.scene import MyGamesScene
from scenes.rules.scene import RulesScene
from scenes.settings.scene import SettingsScene
from tests.scenes.driver import GAME, Stage, texts
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside

FAULTS = ("locked", "newer", "unwritable", "silent")
LONG = "Could not keep the settings: the disk is full (database or disk is full), /home/somebody/.local/share/Tinsel. "


def card_of(lobby: LobbyScene) -> Card:
    return next(card for card in lobby.cards if card.game_id == GAME)


def over_lobby(stage: Stage, dialog: Scene) -> LobbyScene:
    lobby = LobbyScene(stage.context)
    stage.open(lobby)
    stage.stack.follow(Push(dialog), lobby)
    stage.rest()
    return lobby


@pytest.mark.parametrize("size", SIZES)
def test_a_message_shows_its_text_and_goes_on(size: tuple[int, int]) -> None:
    stage = Stage(size=size)
    dialog = message_dialog(stage.context, "The disk is full.")
    lobby = over_lobby(stage, dialog)
    stage.draw()
    assert "The disk is full." in all_words(stage.picture())
    assert texts_outside(stage.picture()) == []
    click(stage, dialog.widgets.widgets[0])
    assert stage.top is lobby


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_message_goes_by_each_key(key: int) -> None:
    stage = Stage()
    lobby = over_lobby(stage, message_dialog(stage.context, "The disk is full."))
    press(stage, key)
    assert stage.top is lobby


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_a_plain_sentence_that_stays_on_its_plate(fault: str) -> None:
    stage = Stage()
    text = texts()(f"faults.{fault}", folder="/home/somebody/.local/share/Tinsel", reason=LONG)
    dialog = message_dialog(stage.context, text)
    over_lobby(stage, dialog)
    said = next(seen for seen in stage.picture() if seen.what == text)
    x, y, width, height = dialog.box
    assert y + 90 < said.box[1]
    assert said.box[1] + said.box[3] < dialog.widgets.widgets[0].box[1] + 4
    assert x + 20 < said.box[0]
    assert said.box[0] + said.box[2] < x + width - 20
    assert height <= 320 * 1.3 + 1


def test_a_question_does_only_what_was_chosen() -> None:
    done: list[str] = []

    def on_yes() -> Transition | None:
        done.append("yes")
        return None

    stage = Stage()
    ways = (((pygame.K_ESCAPE,), []), ((pygame.K_LEFT, pygame.K_RETURN), []), ((pygame.K_RETURN,), ["yes"]))
    for keys, expected in ways:
        done.clear()
        question = confirmation(stage.context, "Really?", "Be careful.", yes="YES", on_yes=on_yes, icon="icons/rules")
        lobby = over_lobby(stage, question)
        press(stage, *keys)
        assert (stage.top, done) == (lobby, expected), keys


def test_a_dialog_takes_every_intent_from_the_scene_below() -> None:
    stage = Stage()
    dialog = message_dialog(stage.context, "The disk is full.")
    lobby = over_lobby(stage, dialog)
    click(stage, lobby.cards[0])
    press(stage, pygame.K_1, pygame.K_h, pygame.K_i)
    assert stage.top is dialog


def test_a_dialog_comes_up_in_220_ms_and_with_reduced_motion_only_fades() -> None:
    for reduced, length, widest in ((False, 0.22, 0.99), (True, 0.15, 1.0)):
        stage = Stage(reduced_motion=reduced)
        dialog = MessageDialog(stage.context, "Title", "Text", [Choice("OK")])
        stage.open(dialog)
        stage.frame(length / 4)
        plate = next(seen for seen in stage.picture() if seen.what == "dialogs/question")
        assert plate.size[0] <= dialog.box[2] * widest + 0.01
        stage.frame(length * 0.76)
        assert not dialog.is_moving
        assert "Text" in all_words(stage.picture())


@pytest.mark.parametrize(("row", "kind"), [(1, RulesScene), (2, MyGamesScene), (3, SettingsScene), (4, LobbyScene)])
def test_the_menu_leads_everywhere_by_mouse_and_by_keyboard(row: int, kind: type) -> None:
    stage = Stage()
    menu = MenuScene(stage.context, GAME)
    stage.open(menu)
    stage.rest()
    assert overlapping_texts(stage.picture()) == []
    over_lobby(stage, menu)
    click(stage, menu.widgets.widgets[row])
    assert isinstance(stage.top, kind)
    over_lobby(stage, MenuScene(stage.context, GAME))
    press(stage, *[pygame.K_DOWN] * row, pygame.K_RETURN)
    assert isinstance(stage.top, kind)


def test_E4_the_program_is_left_in_two_actions() -> None:
    stage = Stage()
    stage.open(LobbyScene(stage.context))
    press(stage, pygame.K_ESCAPE)
    menu = stage.top
    assert isinstance(menu, MenuScene)
    click(stage, menu.widgets.widgets[-1])
    assert stage.stack.is_empty


def test_ALL_2_leaving_a_play_for_the_lobby_keeps_it_open() -> None:
    stage = Stage()
    stage.buy()
    lobby = LobbyScene(stage.context)
    stage.open(lobby)
    click(stage, card_of(lobby))
    press(stage, pygame.K_1, pygame.K_ESCAPE)
    menu = stage.top
    assert isinstance(menu, MenuScene)
    stage.rest()
    assert texts()("dialogs.menu.play_saved") in all_words(stage.picture())
    click(stage, menu.widgets.widgets[4])
    assert stage.top is lobby
    assert card_of(lobby).has_open_play
    stored = stage.journal.open_round(GAME)
    assert stored is not None
    assert stored.actions == ("pick pudding 1",)


def test_F3_a_play_that_cannot_go_on_is_voided_at_the_persons_wish() -> None:
    stage = Stage()
    stage.buy()
    dialog = void_dialog(stage.context, GAME, "Its book cannot be read.")
    over_lobby(stage, dialog)
    press(stage, pygame.K_ESCAPE)
    assert stage.journal.open_round(GAME) is not None
    over_lobby(stage, void_dialog(stage.context, GAME, "Its book cannot be read."))
    press(stage, pygame.K_RETURN)
    stage.rest()
    assert "£2.00 was given back" in all_words(stage.picture())
    assert stage.journal.open_round(GAME) is None
    assert stage.journal.balance == 500_000
    assert stage.journal.rounds()[0].void_reason == "Its book cannot be read."


def test_leaving_is_a_transition_of_its_own() -> None:
    stage = Stage()
    leave = MessageDialog(stage.context, "Title", "Text", [Choice("LEAVE", Quit)])
    over_lobby(stage, leave)
    press(stage, pygame.K_RETURN)
    assert stage.stack.is_empty
