"""The end: message, both windows, FINISH, My Games (CJ-14, CJ-15)."""

from __future__ import annotations

import pygame

from engine.rules.contract import Continue
from engine.stage.canvas import Canvas
from scenes.christmas_jumper.scene import JumperScene
from scenes.christmas_jumper.stage import JumperStage
from scenes.splash.scene import SplashScene
from tests.scenes.christmas_jumper.reading import list_tag, motif
from tests.scenes.christmas_jumper.table import MOTIFS, PRESENTS, Table, game
from tests.scenes.christmas_jumper.tickets import BAUBLES, LOSER, MATCH, THREE_LISTS, Ticket
from tests.scenes.reading import words
from tests.scenes.seen import SeenCanvas


def played(ticket: Ticket) -> tuple[Table, JumperScene]:
    """A whole play, its message up."""
    table = Table()
    if "bonus" in ticket:
        scene = table.at_bonus(ticket)
        table.skip_through(scene, [pick for pick in PRESENTS if scene.board.picks_left])
    else:
        scene = table.table(ticket)
        table.skip_through(scene, MOTIFS)
    table.rest()
    assert scene.end is not None
    return table, scene


def press(table: Table, text: str) -> None:
    seen = next(each for each in table.picture() if each.what == text and each.place[1] > 300)
    table.click(*seen.place)
    table.step(0.5)


def test_CJ_14_the_message_shows_the_total_with_show_game_and_finish_to_its_right() -> None:
    table, _ = played(BAUBLES)
    picture = table.picture()
    assert {"You have won", "£6.00"} <= words(picture)
    show, finish = (next(seen for seen in picture if seen.what == text) for text in ("SHOW GAME", "FINISH"))
    assert show.place[1] == finish.place[1]
    assert show.place[0] < finish.place[0]


def test_CJ_14_show_game_returns_to_both_windows_and_back() -> None:
    table, _ = played(BAUBLES)
    press(table, "SHOW GAME")
    assert "FINISH" not in words(table.picture())
    assert list_tag(table.picture(), 2) == "gold £3"
    press(table, "SEE MAIN GAME")
    assert motif(table.picture(), "number", 2) == "gold 19"
    press(table, "SEE BONUS GAME")
    assert list_tag(table.picture(), 2) == "gold £3"
    press(table, "BACK TO MESSAGE")
    assert "FINISH" in words(table.picture())


def test_CJ_14_both_windows_can_be_looked_at_by_keys() -> None:
    table, scene = played(BAUBLES)
    table.key(pygame.K_LEFT, pygame.K_RETURN)
    table.frame()
    assert scene.end is not None
    assert not scene.end.is_shown
    table.key(pygame.K_RIGHT, pygame.K_RETURN)
    table.frame()
    assert motif(table.picture(), "number", 2) == "gold 19"
    table.key(pygame.K_LEFT, pygame.K_RETURN)
    table.frame()
    assert scene.end.is_shown


def test_CJ_14_without_a_bonus_game_there_is_one_window() -> None:
    table, _ = played(MATCH)
    press(table, "SHOW GAME")
    assert "SEE MAIN GAME" not in words(table.picture())
    assert motif(table.picture(), "number", 2) == "gold 19"


def test_CJ_14_finish_completes_the_play() -> None:
    table, _ = played(BAUBLES)
    assert table.journal.rounds()[0].state == "open"
    press(table, "FINISH")
    assert isinstance(table.top, SplashScene)
    stored = table.journal.rounds()[0]
    assert (stored.state, stored.prize, table.journal.balance) == ("settled", 600, 500_400)


def test_CJ_15_what_the_meter_counted_is_the_prize() -> None:
    for ticket, prize in ((LOSER, 0), (MATCH, 300), (THREE_LISTS, 1000), (BAUBLES, 600)):
        _, scene = played(ticket)
        assert scene.board.won == scene.board.shown_won == scene.board.prize == scene.play.prize == prize


def test_my_games_shows_the_finished_windows() -> None:
    table, _ = played(BAUBLES)
    press(table, "FINISH")
    pictures = JumperStage().finished_pictures(
        table.context, game(), table.context.desk.replay(table.journal.rounds()[0])
    )
    assert len(pictures) == 2
    main, bonus = (SeenCanvas(table.view, table.tools) for _ in range(2))
    for canvas, draw in zip((main, bonus), pictures, strict=True):
        assert isinstance(canvas, Canvas)
        draw(canvas)
    assert motif(tuple(main.seen), "number", 2) == "gold 19"
    assert list_tag(tuple(bonus.seen), 2) == "gold £3"


def test_my_games_shows_a_play_that_stands_between_the_windows() -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    table.skip_through(scene, MOTIFS)
    assert scene.play.actions == (Continue(),)
    stored = table.journal.rounds()[0]
    assert len(JumperStage().finished_pictures(table.context, game(), table.context.desk.replay(stored))) == 1
