"""Reveal all opens what is closed in reading order, a press stops it; `gb` does not have it (ALL-9, ALL-10)."""

from __future__ import annotations

import pygame
import pytest

from engine.rules.contract import Pick
from scenes.common.hud import ODDS, REVEAL_ALL
from scenes.festive_lines_gold.layout import middle, pudding_centre
from scenes.festive_lines_gold.scene import FestiveLinesScene
from tests.scenes.driver import Stage
from tests.scenes.reading import inside
from tests.scenes.tickets import CROSS, LOSER

BUTTON = middle(REVEAL_ALL)


def places(scene: FestiveLinesScene) -> list[int]:
    return [action.place for action, _ in scene.play.history if isinstance(action, Pick)]


def words(stage: Stage) -> set[str]:
    return {seen.what for seen in stage.picture()}


def test_ALL_10_reveal_all_takes_the_first_six_in_reading_order() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    stage.click(*BUTTON)
    stage.rest()
    assert places(scene) == [1, 2, 3, 4, 5, 6]
    assert scene.end is not None
    assert stage.journal.rounds()[0].state == "open"  # FINISH stays the person's


def test_ALL_10_reveal_all_takes_only_what_is_closed_and_only_as_many_as_are_left() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    for place in (2, 9, 4):
        scene.pick(place)
    stage.click(*BUTTON)
    stage.rest()
    assert places(scene) == [2, 9, 4, 1, 3, 5]


def test_ALL_10_reveal_all_opens_one_after_the_other() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    times: dict[int, float] = {}
    stage.each_frame.append(lambda: times.setdefault(len(places(scene)), stage.clock()))
    stage.click(*BUTTON)
    stage.rest()
    gaps = [times[count + 1] - times[count] for count in range(1, 6)]
    assert all(gap > 0.3 for gap in gaps), gaps


@pytest.mark.parametrize("how", ["press on a pudding", "press beside", "enter", "stop", "pad"])
def test_ALL_10_a_press_stops_it_and_it_can_be_begun_again(how: str) -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    stage.plug_in()
    stage.click(*BUTTON)
    stage.step(0.8)
    assert "STOP" in words(stage)
    opened = len(places(scene))
    assert 0 < opened < 6
    match how:
        case "press on a pudding":
            stage.click(*pudding_centre(9))
        case "press beside":
            stage.click(200, 300)
        case "enter":
            stage.key(pygame.K_RETURN)
        case "pad":
            stage.button(pygame.CONTROLLER_BUTTON_A)
        case _:
            stage.click(*BUTTON)
    stage.frame()
    stage.step(5)
    assert len(places(scene)) - opened <= (1 if how == "press on a pudding" else 0)
    assert places(scene)[:opened] == list(range(1, opened + 1))
    assert "REVEAL ALL" in words(stage)
    stage.click(*BUTTON)
    stage.rest()
    assert len(places(scene)) == 6


def test_a_digit_during_reveal_all_is_taken_and_stops_it() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    stage.click(*BUTTON)
    stage.step(0.1)
    stage.key(pygame.K_9)
    stage.frame()
    opened = places(scene)
    assert opened[-1] == 9
    stage.step(4)
    assert places(scene) == opened


def test_ALL_1_reveal_all_pays_what_the_ticket_pays() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    stage.click(*BUTTON)
    stage.rest()
    assert scene.board.won == scene.play.prize == 1500


def test_ALL_9_gb_has_no_reveal_all() -> None:
    stage = Stage(market="gb")
    scene = stage.play(LOSER)
    assert "REVEAL ALL" not in words(stage)
    stage.click(*BUTTON)
    stage.key(*[pygame.K_TAB] * 9, pygame.K_RETURN)
    stage.step(5)
    assert places(scene) in ([], [9])  # the ninth Tab stands on the ninth pudding
    stage.key(*[pygame.K_TAB] * 20)
    stage.frame()
    assert "STOP" not in words(stage)


def test_ALL_9_in_gb_a_press_may_still_skip_the_lines_of_a_ticket() -> None:
    stage = Stage(market="gb")
    scene = stage.play(CROSS)
    stage.key(*[pygame.K_1 + place for place in range(6)])
    stage.frame()
    while not scene.conductor.finale_runs:
        stage.frame(1 / 60)
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert scene.end is not None
    assert scene.board.won == 1500


def test_reveal_all_rests_when_nothing_is_left_to_open() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    for place in range(1, 7):
        scene.pick(place)
    assert not scene.hud.reveal_all.is_enabled
    stage.click(*BUTTON)
    stage.frame()
    assert "STOP" not in words(stage)


def test_ALL_9_in_gb_the_odds_of_a_play_stand_where_reveal_all_would_be() -> None:
    stage = Stage(market="gb")
    scene = stage.play(CROSS)
    assert inside(stage.picture(), ODDS) == ["ODDS", "1 in 2.69"]
    others = {tuple(meter.box) for meter in (scene.hud.balance, scene.hud.price, scene.hud.won, scene.hud.picks)}
    assert all(box[0] + box[2] < ODDS[0] for box in others)


def test_a_table_of_one_profile_is_not_shown_in_another() -> None:
    demo, stage = Stage(market="demo"), Stage(market="gb")
    demo.play(CROSS).hud.reveal_all.is_visible = False
    stage.play(CROSS)
    for each in (demo, stage, demo, stage):  # the second time from what is kept
        each.pixels()
    x, y, width, height = (round(side) for side in ODDS)
    ends = [
        pygame.image.frombytes(each.pixels(), (1280, 720), "RGB").subsurface((x, y, width, height))
        for each in (demo, stage)
    ]
    bare, odds = (len({tuple(end.get_at((across, height // 2))) for across in range(width)}) for end in ends)
    assert 2 * bare < odds
