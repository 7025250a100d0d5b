"""A scene comes when its picture is whole; meanwhile the window, time and wishes wait."""

from __future__ import annotations

from typing import cast

import pygame

from engine.stage.app import App
from engine.stage.arrival import LONGEST
from engine.stage.canvas import FULL, Canvas
from engine.stage.display import Display
from engine.stage.intents import Command, Digit, Intent
from engine.stage.scene import Push, Scene, Transition
from tests.stage.streaming import Studio, at_once
from tests.stage.test_app_end_of_motion import NoWait, Window

STEP = 1 / 60


class Room(Scene):
    """A room that is dear to draw; counts the time and what it is asked for."""

    def __init__(self, backdrop: str) -> None:
        self.backdrop = backdrop
        self.passed = 0.0
        self.heard: list[Intent] = []

    def handle(self, intent: Intent) -> Transition | None:
        self.heard.append(intent)
        return None

    def advance(self, passed: float) -> None:
        self.passed += passed

    def draw(self, canvas: Canvas) -> None:
        canvas.baked(self.backdrop, FULL, lambda inner: inner.backdrop(self.backdrop), opaque=True)
        canvas.image("jumper/tree", centre=(640, 360), width=290)


class House:
    """The app on a window that counts, with threads that work when told."""

    def __init__(self) -> None:
        self.studio = Studio()
        self.wishes: list[Intent] = []
        self.now = 0.0
        self.surface = pygame.Surface((1280, 720)).convert()
        window = cast("Display", Window(self.surface, self.studio.view))
        self.app = App(window, self.studio.tools, self, pacer=NoWait(), clock=lambda: self.now)
        self.typing = False
        self.first = Room("backdrops/hearth")
        self.app.begin(self.first)
        self.app.round()

    def read(self) -> list[Intent]:
        said, self.wishes = self.wishes, []
        return said

    def go_round(self, *wishes: Intent) -> bytes:
        """One round, and then what the window shows."""
        self.wishes = list(wishes)
        self.app.round()
        return self.shown

    @property
    def shown(self) -> bytes:
        return pygame.image.tobytes(self.surface, "RGB")

    def push(self) -> Room:
        room = Room("backdrops/jumper")
        self.app.begun_stack.follow(Push(room))
        return room


def test_the_window_shows_what_it_showed_until_the_picture_is_whole() -> None:
    house = House()
    before = house.shown
    room = house.push()
    pictures = []
    for _ in range(60):
        pictures.append(house.go_round())
        if not house.app.is_arriving:
            break
        house.studio.bench.work()
    assert len(pictures) > 4
    assert set(pictures[:-1]) == {before}
    assert pictures[-1] == at_once(room.draw)


def test_no_time_passes_for_it_and_wishes_wait_for_it_in_their_order() -> None:
    house = House()
    room = house.push()
    house.go_round()
    house.go_round(Digit(1), Command.ACT)
    house.go_round(Digit(2))
    assert room.heard == []
    assert room.passed <= STEP, "the step in which it came may count"
    while house.app.is_arriving:
        house.studio.bench.work()
        house.go_round()
    assert room.passed <= STEP
    house.go_round(Digit(3))
    assert room.heard == [Digit(1), Command.ACT, Digit(2), Digit(3)]
    assert house.first.heard == []
    assert room.passed > STEP


def test_the_program_can_be_left_meanwhile() -> None:
    house = House()
    house.push()
    house.go_round()
    assert house.app.is_arriving
    house.go_round(Command.QUIT)
    assert house.app.begun_stack.is_empty


def test_another_room_of_the_same_scene_comes_as_a_scene_does() -> None:
    house = House()
    before = house.shown
    house.first.backdrop = "backdrops/jumper"
    assert house.go_round(Digit(9)) == before
    assert house.app.is_arriving
    while house.app.is_arriving:
        house.studio.bench.work()
        house.go_round()
    assert house.shown == at_once(house.first.draw)


def test_after_a_while_it_is_made_at_once_whatever_that_costs() -> None:
    house = House()
    room = house.push()
    house.go_round()
    house.now += LONGEST + 0.1
    assert house.go_round() == at_once(room.draw)
    assert not house.app.is_arriving


def test_after_a_scene_that_gives_way_the_next_one_is_made_at_once() -> None:
    house = House()
    house.first.gives_way_at_once = True
    room = house.push()
    assert house.go_round() == at_once(room.draw)
    assert not house.studio.bench.orders
