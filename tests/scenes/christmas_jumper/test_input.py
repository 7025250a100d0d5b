"""Keys, gamepad, reveal all, hints, reduced motion, steady frames."""

from __future__ import annotations

import math

import pygame
import pytest

from engine.journal.settings import Market
from engine.rules.contract import Continue, Pick
from engine.stage.widgets.widget import Widget
from scenes.christmas_jumper.board import Window
from scenes.christmas_jumper.layout import GO_ON, middle, motif_centre, present_middle
from scenes.christmas_jumper.scene import JumperScene
from tests.scenes.christmas_jumper.table import MOTIFS, PRESENTS, Table
from tests.scenes.christmas_jumper.tickets import BAUBLES, LOSER, THREE_LISTS
from tests.scenes.reading import words


def taken(table: Table) -> tuple[str, ...]:
    return table.journal.rounds()[0].actions


def test_a_motif_and_a_present_can_be_clicked() -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    table.click(*motif_centre("number", 6))
    table.click(*motif_centre("winning", 2))
    table.frame()
    assert taken(table) == ("pick number 6", "pick winning 2")
    table.skip_through(scene, MOTIFS)
    table.click(*middle(GO_ON))
    table.frame()
    scene.conductor.skip()
    table.frame()
    table.click(*present_middle(10))
    table.frame()
    assert taken(table)[-2:] == ("continue", "pick present 10")


def drawn_at(table: Table, centre: tuple[float, float]) -> list[float]:
    """The widths of patches and presents that are drawn around a place."""
    kinds = ("jumper/patch", "jumper/snowflake", "presents/box")
    return [
        seen.size[0] for seen in table.picture() if seen.what.startswith(kinds) and math.dist(seen.place, centre) < 8
    ]


@pytest.mark.parametrize("in_bonus", [False, True])
def test_what_lies_under_the_pointer_is_raised(*, in_bonus: bool) -> None:
    table = Table()
    if in_bonus:
        table.at_bonus(BAUBLES)
    else:
        table.table(BAUBLES)
    centres = [present_middle(4)] if in_bonus else [motif_centre("number", 7), motif_centre("winning", 2)]
    for centre in centres:
        resting = drawn_at(table, centre)
        pixel = (table.view.x(centre[0]), table.view.y(centre[1]))
        table.queue(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0))
        table.frame()
        assert max(drawn_at(table, centre)) > 1.05 * max(resting)
    table.queue(pygame.MOUSEMOTION, pos=(640, 20), rel=(0, 0), buttons=(0, 0, 0))
    table.frame()
    assert drawn_at(table, centres[-1]) == resting


def test_the_whole_play_can_be_played_by_keys() -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    for _ in range(400):
        if scene.end is not None:
            break
        table.key(pygame.K_TAB, pygame.K_RETURN)
        table.step(0.2, 10)
    assert scene.end is not None
    table.rest(15)
    table.key(pygame.K_RETURN)
    table.frame()
    assert table.journal.rounds()[0].state == "settled"


def test_digits_choose_your_numbers_and_then_presents() -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    table.key(pygame.K_9, pygame.K_1)
    table.frame()
    assert taken(table) == ("pick number 9", "pick number 1")
    table.skip_through(scene, MOTIFS)
    scene.take(Continue())
    scene.conductor.skip()
    table.key(pygame.K_4)
    table.frame()
    assert taken(table)[-1] == "pick present 4"


def test_ALL_10_a_tap_anywhere_or_the_gamepad_goes_on_to_the_bonus_game() -> None:
    for how in ("tap", "pad"):
        table = Table()
        scene = table.table(THREE_LISTS)
        table.skip_through(scene, MOTIFS)
        table.plug_in()
        if how == "tap":
            table.click(200, 300)
        else:
            table.button(pygame.CONTROLLER_BUTTON_A)
        table.frame()
        assert scene.board.window is Window.BONUS


def test_ALL_10_reveal_all_opens_in_reading_order_and_stops_between_the_windows() -> None:
    table = Table()
    scene = table.table(BAUBLES)
    scene.hud.reveal_all.act()
    while not scene.go_on.is_visible:
        table.frame(1 / 20)
    assert taken(table) == tuple(f"pick {pick.what} {pick.place}" for pick in MOTIFS)
    table.step(20, 10)
    assert scene.play.actions == (Continue(),)
    scene.take(Continue())
    table.step(20, 10)
    assert taken(table)[-1] == "continue"
    scene.hud.reveal_all.act()
    while scene.end is None:
        table.frame(1 / 20)
    assert taken(table)[18:] == tuple(f"pick present {place}" for place in range(1, 9))


def test_ALL_9_the_gb_profile_has_no_reveal_all() -> None:
    table = Table(market="gb")
    scene = table.table(LOSER)
    assert not scene.hud.reveal_all.is_visible
    assert "REVEAL ALL" not in words(table.picture())


@pytest.mark.parametrize("in_bonus", [False, True])
def test_what_can_be_selected_hints_at_itself_when_nobody_does_anything(*, in_bonus: bool) -> None:
    table = Table()
    scene = table.at_bonus(THREE_LISTS) if in_bonus else table.table(THREE_LISTS)
    before = table.picture()
    table.step(5.5, 20)
    assert not scene.conductor.hints
    moved = False
    for _ in range(60):
        table.frame(1 / 20)
        moved = moved or scene.conductor.hints
    assert moved
    while scene.conductor.is_moving:
        table.frame(1 / 20)
    assert table.picture() == before


def test_reduced_motion_throws_nothing_and_ends_in_the_same_board() -> None:
    boards = []
    for reduced in (False, True):
        table = Table(reduced_motion=reduced)
        scene = table.table(BAUBLES)
        for action in [*MOTIFS, Continue(), *PRESENTS]:
            if action in scene.play.actions:
                scene.take(action)
                table.settle(scene)
                assert not reduced or len(scene.motion.particles) == 0
        table.rest(20)
        boards.append(scene.board)
    assert boards[0] == boards[1]


@pytest.mark.parametrize("where", ["main", "ceremony", "bonus"])
def test_a_steady_frame_makes_no_surface(where: str) -> None:
    table = Table()
    scene = table.at_bonus(BAUBLES) if where == "bonus" else table.table(BAUBLES)
    if where == "bonus":
        table.skip_through(scene, PRESENTS[:3])
    else:
        table.skip_through(scene, MOTIFS if where == "ceremony" else [Pick("winning", 4), Pick("number", 1)])
    table.rest()
    table.draw()
    made = table.tools.surfaces_made
    for _ in range(3):
        table.frame(1 / 60)
        table.draw()
    assert table.tools.surfaces_made == made


def after(table: Table, scene: JumperScene, start: Widget, key: int) -> Widget | None:
    """Where the focus is after an arrow."""
    scene.widgets.focus(start)
    table.key(key)
    table.frame()
    return scene.widgets.focused


@pytest.mark.parametrize("market", ["demo", "gb"])
def test_arrows_stay_among_the_motifs_and_only_down_leads_to_the_bar(market: Market) -> None:
    table = Table(market=market)
    scene = table.table(LOSER)
    table.frame()
    winning, yours = scene.spots[:5], scene.spots[5:17]
    buttons = {scene.hud.reveal_all, scene.hud.rules}
    for spot in winning:
        assert after(table, scene, spot, pygame.K_LEFT) is spot
        assert after(table, scene, spot, pygame.K_RIGHT) in {yours[0], yours[4], yours[8]}
    for row in (yours[:4], yours[4:8], yours[8:]):
        assert after(table, scene, row[3], pygame.K_RIGHT) is row[3]
        assert after(table, scene, row[0], pygame.K_LEFT) in winning
    assert all(after(table, scene, spot, pygame.K_DOWN) in buttons for spot in (winning[4], *yours[8:]))
    assert all(after(table, scene, spot, pygame.K_UP) is spot for spot in (winning[0], *yours[:4]))


@pytest.mark.parametrize("market", ["demo", "gb"])
def test_arrows_go_along_the_presents_and_only_down_leads_to_the_bar(market: Market) -> None:
    table = Table(market=market)
    scene = table.at_bonus(BAUBLES)
    presents = scene.spots[17:]
    for place, spot in enumerate(presents):
        assert after(table, scene, spot, pygame.K_LEFT) is presents[max(place - 1, 0)]
        assert after(table, scene, spot, pygame.K_RIGHT) is presents[min(place + 1, 9)]
        assert after(table, scene, spot, pygame.K_UP) is spot
        below = after(table, scene, spot, pygame.K_DOWN)
        assert below is not None
        assert below not in scene.spots
