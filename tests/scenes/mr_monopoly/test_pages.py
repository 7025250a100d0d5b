"""Mr. Monopoly on its rules page, in My Games and in the lobby."""

from __future__ import annotations

import pytest

from engine.rules.money import pounds
from scenes.finished import finished_pictures
from scenes.lobby.scene import LobbyScene
from scenes.mr_monopoly.scene import MonopolyScene
from scenes.my_games.scene import MyGamesScene
from scenes.rules.scene import RulesScene
from tests.scenes.mr_monopoly.table import GAME, Table, game
from tests.scenes.pages import all_words, click
from tests.scenes.reading import words
from tests.scenes.seen import SeenCanvas


def page(table: Table, name: str) -> RulesScene:
    scene = RulesScene(table.context, GAME)
    table.open(scene)
    scene.show(name)
    return scene


def test_MM_1_the_paytable_stands_there_at_the_chosen_stake_and_every_line_is_drawn() -> None:
    table = Table()
    table.machine().controls.hud.stake = 200
    table.frame(0.01)
    page(table, "pays")
    picture = table.picture()
    shown = words(picture)
    assert "What a line pays at a stake of £2.00" in shown
    assert {"£80.00", "£16.00", "£4.00", "£0.60"} <= shown  # five, four, three gold coins; three tens
    assert {pounds(pay) for pays in game().pays(200).values() for pay in pays} <= shown


def test_MM_21_the_page_states_return_and_the_most_of_a_round() -> None:
    table = Table()
    page(table, "pays")
    assert {"96.00%", "96.01%"} <= words(table.picture())
    page(table, "returns")
    assert {"96.00%", "96.01%", "1 in 3.27"} <= words(table.picture())
    page(table, "awards")
    assert {"18,041×", "£18,041.00", "£1,000.00"} <= words(table.picture())  # Mayfair with its Hotel


def test_the_card_of_the_lobby_opens_the_machine() -> None:
    table = Table()
    scene = LobbyScene(table.context)
    table.open(scene)
    click(table, next(card for card in scene.cards if card.game_id == GAME))
    table.step(1.0)
    assert isinstance(table.top, MonopolyScene)
    assert table.journal.count() == 0


@pytest.mark.parametrize(("name", "pictures"), [("wilds", 1), ("roll", 1), ("nudge", 2), ("hat", 2), ("free_spins", 2)])
def test_ALL_6_my_games_shows_the_window_as_it_stopped_and_the_board_at_the_end(name: str, pictures: int) -> None:
    table = Table()
    table.play_out(table.round(name))
    stored = table.journal.rounds(GAME)[0]
    drawn = finished_pictures(table.context, stored)
    assert len(drawn) == pictures
    canvas = SeenCanvas(table.view, table.tools)
    drawn[-1](canvas)
    assert pounds(stored.prize) in {seen.what for seen in canvas.seen}


def test_my_games_lists_a_round_and_tells_it() -> None:
    table = Table()
    table.play_out(table.round("roll"))
    table.open(MyGamesScene(table.context))
    table.frame(0.1)
    shown = all_words(table.picture())
    assert "£84.30" in shown
    table.draw()
