"""DEMO in every scene at every window size; forced and seeded plays say so (ALL-7)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import get_args

import pytest

from engine.rules.money import signed_pounds
from engine.stage.scene import Push, Scene
from scenes.common.status_strip import HEIGHT, StripMark
from tests.scenes.driver import GAME, Picture, Stage, texts
from tests.scenes.seen import Seen
from tests.scenes.tickets import CROSS

SIZES = [(1280, 720), (640, 360), (800, 600), (500, 900), (1920, 1080), (2560, 1080), (3840, 2160)]


def finished(stage: Stage) -> Scene:
    scene = stage.play(CROSS)
    for place in range(1, 7):
        scene.pick(place)
    scene.conductor.skip()
    stage.frame()
    stage.step(3, fps=10)
    return scene


def over_a_play(stage: Stage, scene: Scene) -> Scene:
    below = stage.play(CROSS)
    stage.stack.follow(Push(scene))
    stage.step(0.5)
    return below


SCENES: dict[str, Callable[[Stage], object]] = {
    "lobby": lambda stage: stage.open(stage.context.doors.lobby()),
    "splash": lambda stage: stage.splash(),
    "play": lambda stage: stage.play(CROSS),
    "end message": finished,
    "rules of a game": lambda stage: stage.open(stage.context.doors.rules(GAME)),
    "rules": lambda stage: stage.open(stage.context.doors.rules(None)),
    "my games": lambda stage: stage.open(stage.context.doors.my_games()),
    "settings": lambda stage: stage.open(stage.context.doors.settings()),
    "menu over a play": lambda stage: over_a_play(stage, stage.context.doors.menu(GAME)),
    "message over a play": lambda stage: over_a_play(stage, stage.context.doors.message("A fault.")),
}


def demo_in(picture: Picture) -> Seen:
    found = [seen for seen in picture if seen.kind == "text" and seen.what == "DEMO"]
    assert found, "DEMO is not there"
    return found[-1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_ALL_7_DEMO_stands_in_every_scene_inside_the_window(name: str, size: tuple[int, int]) -> None:
    stage = Stage(size=size)
    SCENES[name](stage)
    picture = stage.picture()
    demo = demo_in(picture)
    x, y, width, height = stage.view.box(demo.box)
    assert 0 <= x < x + width <= size[0]
    assert 0 <= y < y + height <= size[1]
    assert demo.look[-1] == 1.0  # not faded
    assert "Demo money only" in {seen.what for seen in picture}


@pytest.mark.parametrize("name", SCENES)
def test_ALL_7_nothing_covers_DEMO(name: str) -> None:
    """It can be told from the bare strip in the very pixels, also below a dimmed dialog."""
    stage = Stage()
    SCENES[name](stage)
    picture = stage.picture()
    place = max(place for place, seen in enumerate(picture) if seen.what == "DEMO")
    x, y = demo_in(picture).place
    for seen in picture[place + 1 :]:
        left, top, width, height = seen.box
        covers = left <= x <= left + width and top <= y <= top + height
        assert not covers or seen.kind == "dim", seen


@pytest.mark.parametrize(("ticket", "seed", "mark"), [
    (CROSS, None, "FORCED"), (CROSS, bytes(12), "FORCED"), (None, bytes(12), "SEEDED"), (None, None, ""),
])  # fmt: skip
def test_ALL_7_a_forced_or_seeded_play_says_so_from_its_first_frame_to_its_last(
    ticket: dict[str, object] | None, seed: bytes | None, mark: str
) -> None:
    stage = Stage()
    scene = stage.play(ticket, seed=seed)
    seen: list[set[str]] = []
    stage.each_frame.append(lambda: seen.append({"FORCED", "SEEDED"} & {each.what for each in stage.picture()}))
    stage.frame()
    for place in range(1, 7):
        scene.pick(place)
    stage.rest(fps=5)
    assert scene.end is not None
    assert all(marks == ({mark} if mark else set()) for marks in seen)
    scene = stage.resume()
    assert {"FORCED", "SEEDED"} & {each.what for each in stage.picture()} == ({mark} if mark else set())


def test_ALL_7_marked_plays_count_in_no_statistic() -> None:
    stage = Stage()
    for ticket, seed in ((CROSS, None), (None, bytes(12))):
        scene = stage.play(ticket, seed=seed)
        for place in range(1, 7):
            scene.pick(place)
        scene.conductor.skip()
        stage.frame()
        assert scene.end is not None
        scene.end.hurry()
        scene.end.finish.act()
        stage.frame()
    assert stage.journal.net_position() == 0
    assert stage.context.net_position() == 0
    assert "+£0.00" in {seen.what for seen in stage.picture()} or "£0.00" in {seen.what for seen in stage.picture()}


@pytest.mark.parametrize("mark", [mark for mark in get_args(StripMark) if mark])
def test_ALL_7_every_mark_of_the_strip_has_its_words(mark: StripMark) -> None:
    assert texts()(f"status.{mark}").isupper()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 360)])
@pytest.mark.parametrize("pence", [0, -157_900, 4_999_800, -90_205_000])
def test_ALL_9_time_and_net_position_stand_clear_of_each_other_whatever_the_amount(
    size: tuple[int, int], pence: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(size=size)
    monkeypatch.setattr(type(stage.context), "net_position", lambda _: pence)
    stage.splash()
    strip = [seen for seen in stage.picture() if seen.kind == "text" and seen.place[1] < HEIGHT]
    words = [texts()("status.time_played"), "00:12:34", texts()("status.net_position"), signed_pounds(pence)]
    boxes = [next(seen.box for seen in strip if seen.what == word) for word in words]
    for left, right in pairwise(boxes):
        assert left[0] + left[2] + 5 < right[0]
    assert boxes[-1][0] + boxes[-1][2] < 1280
