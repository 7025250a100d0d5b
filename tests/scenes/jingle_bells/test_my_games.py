"""Jingle Bells in My Games and in the lobby."""

from __future__ import annotations

import pytest

from engine.rules.contract import Finish
from engine.rules.money import pounds
from scenes.finished import finished_pictures
from scenes.jingle_bells.scene import BellsScene
from scenes.lobby.scene import LobbyScene
from scenes.my_games.scene import MyGamesScene
from tests.scenes.jingle_bells import reading
from tests.scenes.jingle_bells.table import GAME, Table
from tests.scenes.pages import all_words, click
from tests.scenes.seen import SeenCanvas


def finished(table: Table, name: str) -> None:
    """Play a scenario's first round, each picture at once."""
    scene = table.round(name)
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        scene.conductor.skip()
    table.frame(0.0)


def test_the_card_of_the_lobby_opens_the_machine() -> None:
    table = Table()
    scene = LobbyScene(table.context)
    table.open(scene)
    click(table, next(card for card in scene.cards if card.game_id == GAME))
    table.step(1.0)
    assert isinstance(table.top, BellsScene)
    assert table.journal.count() == 0


@pytest.mark.parametrize(("name", "pictures"), [("loser", 1), ("three_bells_on_frames", 2), ("nothing_lands", 2)])
def test_ALL_6_my_games_shows_each_window_that_was_looked_at(name: str, pictures: int) -> None:
    """Frames that turned wild: as the reels stopped, and with the lines; a bonus: the reels, and the whole board."""
    table = Table()
    finished(table, name)
    stored = table.journal.rounds(GAME)[0]
    drawn = finished_pictures(table.context, stored)
    assert len(drawn) == pictures
    canvas = SeenCanvas(table.view, table.tools)
    drawn[-1](canvas)
    assert (pounds(stored.prize) if stored.prize else "No prize this time") in {seen.what for seen in canvas.seen}


def test_JB_4_my_games_shows_the_frames_before_they_turned() -> None:
    table = Table()
    finished(table, "three_bells_on_frames")
    first, last = finished_pictures(table.context, table.journal.rounds(GAME)[0])
    for draw, frames in ((first, {(2, 2), (3, 2), (4, 4)}), (last, set())):
        canvas = SeenCanvas(table.view, table.tools)
        draw(canvas)
        assert reading.frames(tuple(canvas.seen)) == frames


def test_my_games_lists_a_round_and_tells_it() -> None:
    table = Table()
    finished(table, "three_bells_on_frames")
    table.open(MyGamesScene(table.context))
    table.frame(0.1)
    assert "£2.40" in all_words(table.picture())
    table.draw()
