"""Mouse, keyboard and gamepad on the table: each wish counts once, at every window size (FL-7, FL-13)."""

from __future__ import annotations

import random

import pygame
import pytest

from engine.journal.settings import Market
from engine.rules.contract import Pick
from engine.stage.widgets.widget import Widget
from scenes.common.hud import round_box
from scenes.dialogs.menu import MenuScene
from scenes.festive_lines_gold.layout import middle, pudding_box, pudding_centre
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.scene import SplashScene
from tests.scenes.driver import GAME, Stage
from tests.scenes.tickets import CROSS, LOSER

SIZES = [
    (1280, 720), (640, 360), (800, 600), (1024, 768), (1366, 768), (1000, 1000), (500, 900), (1920, 1080),
    (2560, 1080), (1281, 719), (3840, 2160), (777, 433),
]  # fmt: skip
DIGITS = [pygame.K_1 + place for place in range(9)]


def places(scene: FestiveLinesScene) -> list[int]:
    """The puddings that were selected, in their order."""
    return [action.place for action, _ in scene.play.history if isinstance(action, Pick)]


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_each_pudding_selects_exactly_that_one_at_any_window_size(size: tuple[int, int]) -> None:
    for place in range(1, 10):
        stage = Stage(size=size)
        scene = stage.play(LOSER)
        stage.click(*pudding_centre(place))
        stage.frame()
        assert places(scene) == [place]


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (777, 433)])
def test_every_pixel_of_the_window_selects_at_most_the_pudding_that_is_there(size: tuple[int, int]) -> None:
    chance = random.Random(5)
    stage = Stage(size=size)
    stage.buy(LOSER)
    stored = stage.journal.rounds()[0]
    for _ in range(150):
        pixel = (chance.randrange(size[0]), chance.randrange(size[1] * 9 // 10))
        scene = stage.show(stage.context.desk.replay(stored))
        stage.click_pixel(pixel)
        stage.frame()
        point = stage.view.to_canvas(pixel)
        under = [place for place in range(1, 10) if point is not None and lies_in(point, pudding_box(place))]
        assert places(scene) == under


def lies_in(point: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    x, y, width, height = box
    return x <= point[0] < x + width and y <= point[1] < y + height


@pytest.mark.parametrize(("size", "pixel"), [
    ((1280, 960), (754, 60)), ((1280, 960), (754, 900)), ((2000, 720), (100, 300)), ((2000, 720), (1990, 300)),
])  # fmt: skip
def test_a_click_in_the_bars_beside_the_canvas_does_nothing(size: tuple[int, int], pixel: tuple[int, int]) -> None:
    stage = Stage(size=size)
    scene = stage.play(LOSER)
    before = stage.picture()
    stage.click_pixel(pixel)
    stage.frame()
    assert places(scene) == []
    assert stage.picture() == before


def test_thirty_clicks_in_one_frame_on_one_pudding_count_once() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    for _ in range(30):
        stage.click(*pudding_centre(4))
        stage.key(pygame.K_4)
    stage.frame()
    assert places(scene) == [4]
    assert stage.journal.rounds()[0].actions == ("pick pudding 4",)


@pytest.mark.parametrize("how", ["click", "digits"])
def test_FL_13_all_nine_in_one_frame_take_six(how: str) -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    if how == "click":
        for place in (9, 8, 7, 6, 5, 4, 3, 2, 1):
            stage.click(*pudding_centre(place))
    else:
        stage.key(*reversed(DIGITS))
    stage.frame()
    assert places(scene) == [9, 8, 7, 6, 5, 4]
    assert len(stage.journal.rounds()[0].actions) == 6


@pytest.mark.parametrize("late", [0.0, 0.05, 0.1, 0.15, 0.3, 0.6, 0.9, 1.2])
def test_a_click_during_an_animation_is_taken_never_lost_and_never_doubled(late: float) -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    for count, place in enumerate((3, 7, 1, 9, 5), 1):
        stage.click(*pudding_centre(place))
        stage.step(late)
        stage.frame()
        assert len(scene.play.history) == count
    stage.click(*pudding_centre(3))  # again, while it opens or has opened
    stage.frame()
    assert places(scene) == [3, 7, 1, 9, 5]


def test_a_press_that_slides_off_its_pudding_selects_nothing() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    start, end = (tuple(round(n) for n in pudding_centre(place)) for place in (1, 2))
    stage.queue(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    stage.queue(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
    stage.queue(pygame.MOUSEBUTTONUP, pos=end, button=1)
    stage.frame()
    assert places(scene) == []


def test_a_press_is_forgotten_when_the_window_loses_the_focus() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    at = tuple(round(n) for n in pudding_centre(1))
    stage.queue(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    stage.queue(pygame.WINDOWFOCUSLOST)
    stage.queue(pygame.MOUSEBUTTONUP, pos=at, button=1)
    stage.queue(pygame.WINDOWFOCUSGAINED)
    stage.frame()
    assert places(scene) == []


def test_other_buttons_and_the_wheel_select_nothing() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    at = tuple(round(n) for n in pudding_centre(1))
    for button in (2, 3, 4, 5):
        stage.queue(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        stage.queue(pygame.MOUSEBUTTONUP, pos=at, button=button)
    stage.queue(pygame.MOUSEWHEEL, y=1, precise_y=1.0)
    stage.frame()
    assert places(scene) == []


def test_a_digit_that_is_held_down_counts_once() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    for _ in range(40):
        stage.queue(pygame.KEYDOWN, key=pygame.K_6, unicode="6", mod=0)
        stage.frame(1 / 30)
    assert places(scene) == [6]


def test_arrows_move_over_the_nine_puddings_and_enter_selects() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    right, down, left = pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT
    stage.key(right, pygame.K_RETURN)  # the first key shows where the focus is
    stage.key(right, pygame.K_RETURN, down, pygame.K_RETURN, left, pygame.K_SPACE)
    stage.frame()
    assert places(scene) == [1, 2, 5, 4]


def test_the_gamepad_plays_a_whole_ticket() -> None:
    stage = Stage()
    stage.splash()
    stage.plug_in()
    a, right, down = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_DOWN
    stage.button(a)
    stage.frame()
    scene = stage.top
    assert isinstance(scene, FestiveLinesScene)
    stage.button(right, a, right, a, right, a, down, a, down, a)
    stage.frame()
    assert places(scene) == [1, 2, 3, 6, 9]
    stage.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, a)
    stage.frame()
    assert places(scene) == [1, 2, 3, 6, 9, 8]
    stage.rest()
    stage.button(a)
    stage.frame()
    assert isinstance(stage.top, SplashScene)
    assert stage.journal.rounds()[0].state == "settled"


def test_the_keyboard_alone_plays_a_whole_ticket() -> None:
    stage = Stage()
    stage.splash()
    stage.key(pygame.K_RETURN)
    stage.frame()
    scene = stage.top
    assert isinstance(scene, FestiveLinesScene)
    for _ in range(6):  # the arrows go on to the next closed pudding by themselves
        stage.key(pygame.K_TAB, pygame.K_RETURN)
        stage.step(0.3)
    assert len(places(scene)) == 6
    stage.rest()
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert stage.journal.rounds()[0].state == "settled"


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_p])
def test_the_menu_stops_the_time_and_the_play_goes_on_after_it(key: int) -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    scene.pick(1)
    stage.step(0.3)
    stage.key(key)
    stage.frame()
    assert isinstance(stage.top, MenuScene)
    stage.step(5, fps=15)
    stage.key(pygame.K_5)  # not for the table below
    stage.click(*pudding_centre(9))
    stage.frame()
    assert places(scene) == [1]
    stage.key(pygame.K_ESCAPE)
    stage.frame(0.05)
    assert stage.top is scene
    stage.click(*pudding_centre(9))
    stage.frame()
    assert places(scene) == [1, 9]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_round_buttons_open_menu_and_rules_and_mute_without_a_pick(place: int) -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    stage.click(*middle(round_box(place)))
    stage.frame()
    assert places(scene) == []
    assert (stage.top is scene) == (place == 2)
    assert stage.context.settings.muted == (place == 2)


def test_a_monkey_never_breaks_a_rule_of_money() -> None:
    chance = random.Random(11)
    stage = Stage()
    stage.splash()
    stage.plug_in()
    keys = [*DIGITS, *DIGITS, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_DOWN, pygame.K_ESCAPE]
    buttons = [pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_B]
    for _ in range(3000):
        match chance.randrange(8):
            case 0 | 1 | 2:
                stage.key(chance.choice(keys))
            case 3 | 4:
                stage.click(chance.uniform(640, 1240), chance.uniform(90, 620))
            case 5 | 6:
                stage.button(chance.choice(buttons))
            case _:
                stage.queue(chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)))
                stage.queue(pygame.WINDOWFOCUSGAINED)
        stage.frame(chance.choice((0.0, 0.016, 0.05, 0.3)))
        if stage.stack.is_empty or not isinstance(stage.top, FestiveLinesScene | SplashScene | MenuScene):
            stage.open(stage.context.doors.game(GAME))
    rounds = stage.journal.rounds(limit=10_000)
    assert len(rounds) > 3
    settled = [each for each in rounds if each.state == "settled"]
    assert len(rounds) - len(settled) <= 1
    assert stage.journal.balance == 500_000 - 200 * len(rounds) + sum(each.prize for each in settled)
    assert all(len(each.actions) == 7 for each in settled)
    assert stage.journal.verify() == []


def pointer(stage: Stage, kind: int, place: int, **fields: object) -> None:
    """Move, press or release the pointer on a pudding."""
    x, y = pudding_centre(place)
    stage.queue(kind, pos=(stage.view.x(x), stage.view.y(y)), **fields)
    stage.frame()


def widths(stage: Stage) -> dict[int, float]:
    """How wide the largest closed pudding is drawn at each place."""
    wide: dict[int, float] = {}
    for seen in stage.picture():
        if seen.what == "objects/pudding":
            place = next(number for number in range(1, 10) if lies_in(seen.place, pudding_box(number)))
            wide[place] = max(seen.size[0], wide.get(place, 0.0))
    return wide


def test_a_pudding_under_the_pointer_or_with_the_focus_is_raised_and_gives_way_when_it_is_pressed() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    resting = widths(stage)[1]
    pointer(stage, pygame.MOUSEMOTION, 5, rel=(0, 0), buttons=(0, 0, 0))
    raised = widths(stage)[5]
    assert raised > 1.05 * resting
    assert all(wide == resting for place, wide in widths(stage).items() if place != 5)
    pointer(stage, pygame.MOUSEBUTTONDOWN, 5, button=1)
    assert resting < widths(stage)[5] < raised
    pointer(stage, pygame.MOUSEBUTTONUP, 5, button=1)
    assert places(scene) == [5]
    stage.rest()
    assert set(widths(stage).values()) == {resting}
    stage.key(pygame.K_TAB)
    stage.frame()
    assert sum(wide == raised for wide in widths(stage).values()) == 1


@pytest.mark.parametrize("market", ["demo", "gb"])
def test_arrows_stay_within_the_puddings_and_only_down_leads_to_the_bar(market: Market) -> None:
    stage = Stage(market=market)
    scene = stage.play(LOSER)

    def after(start: Widget, key: int) -> Widget | None:
        scene.widgets.focus(start)
        stage.key(key)
        stage.frame()
        return scene.widgets.focused

    for row in (scene.spots[:3], scene.spots[3:6], scene.spots[6:]):
        assert after(row[0], pygame.K_LEFT) is row[0]
        assert after(row[0], pygame.K_RIGHT) is row[1]
        assert after(row[2], pygame.K_RIGHT) is row[2]
    assert all(after(spot, pygame.K_UP) is spot for spot in scene.spots[:3])
    below = scene.hud.reveal_all if market == "demo" else scene.hud.rules
    assert all(after(spot, pygame.K_DOWN) is below for spot in scene.spots[6:])
    assert after(scene.hud.rules, pygame.K_RIGHT) is below
    assert after(scene.hud.rules, pygame.K_UP) is scene.spots[6]
    if market == "demo":
        assert after(below, pygame.K_LEFT) is scene.hud.rules
        assert after(below, pygame.K_UP) is scene.spots[8]


def test_arrows_find_the_puddings_that_are_left() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    for place in (2, 3, 4, 5):
        scene.pick(place)
    first, last = scene.spots[0], scene.spots[5]
    for key, start, goal in (
        (pygame.K_RIGHT, first, last), (pygame.K_DOWN, first, scene.spots[6]), (pygame.K_LEFT, last, scene.spots[7]),
    ):  # fmt: skip
        scene.widgets.focus(start)
        stage.key(key)
        stage.frame()
        assert scene.widgets.focused is goal
