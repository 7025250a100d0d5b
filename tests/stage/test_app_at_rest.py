"""The loop at rest: how often it goes round, with a clock that is stepped, and what it does not miss."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pygame
import pytest

from engine.stage.app import AMBIENT_SECONDS, App
from engine.stage.canvas import Canvas
from engine.stage.display import Display
from engine.stage.intents import Command, Happening, Intent
from engine.stage.manifest import load_manifest
from engine.stage.pacing import Pacer
from engine.stage.scene import Quit, Scene, Transition
from engine.stage.tools import Tools
from engine.stage.view import View
from tests.stage.test_app_end_of_motion import ASSETS, Window


class Board(Scene):
    """Stands still; after `hint` seconds it moves for one, and what is done to it moves it for a fifth of one."""

    def __init__(self, hint: float = 1e9) -> None:
        self.time = 0.0
        self.hint = hint
        self.motion = 0.0
        self.drawn = 0
        self.steps: list[float] = []

    def handle(self, intent: Intent) -> Transition | None:
        self.motion = 0.2
        self.steps.clear()
        return Quit() if intent is Command.BACK else None

    def advance(self, passed: float) -> None:
        self.steps.append(passed)
        self.time += passed
        self.motion = max(0.0, self.motion - passed)
        if self.time >= self.hint:
            self.hint = 1e9
            self.motion = 1.0

    @property
    def is_moving(self) -> bool:
        return self.motion > 0

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 10 + self.drawn, 10), (9, 9, 9))
        self.drawn += 1


class Desk:
    """The app on a clock that only waits move; intents come at their time and end a wait for an event."""

    def __init__(self, scene: Scene) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((320, 180))
        self.now = 1000.0
        self.sleeps = self.dozes = 0
        self.typing = False
        self.coming: list[tuple[float, Intent]] = []
        window = cast("Display", Window(pygame.Surface((320, 180)), View.fit(320, 180)))
        pacer = Pacer(self.clock, self.sleep, self.doze)
        tools = Tools(Path(ASSETS), load_manifest(ASSETS))
        self.app = App(window, tools, self, pacer=pacer, clock=self.clock)
        self.app.begin(scene)

    def clock(self) -> float:
        self.now += 1e-6
        return self.now

    def sleep(self, length: float) -> None:
        self.sleeps += 1
        self.now += length

    def doze(self, longest: float) -> None:
        self.dozes += 1
        until = min([self.now + longest, *(max(self.now, time) for time, _ in self.coming)])
        self.now = until

    def read(self) -> list[Intent]:
        due = [intent for time, intent in self.coming if time <= self.now]
        self.coming = [(time, intent) for time, intent in self.coming if time > self.now]
        return due

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> int:
        """Go round for so many seconds; how many rounds these were."""
        end, rounds = self.now + seconds, 0
        while self.now < end and not until() and not self.app.begun_stack.is_empty:
            self.app.round()
            rounds += 1
        return rounds

    def at_rest(self) -> None:
        """Nobody has done anything for long."""
        self.run(AMBIENT_SECONDS + 3)
        self.sleeps = self.dozes = 0


def test_at_rest_the_loop_wakes_and_draws_once_a_second() -> None:
    scene = Board()
    desk = Desk(scene)
    desk.at_rest()
    drawn = scene.drawn
    assert desk.run(60) <= 61
    assert desk.sleeps == 0  # it waits for events, and does not look for them
    assert 58 <= scene.drawn - drawn <= 61


def test_without_the_focus_it_wakes_no_more_often_than_at_rest() -> None:
    desk = Desk(Board())
    desk.coming.append((desk.now + 1, Happening.FOCUS_LOST))
    desk.run(3)
    desk.sleeps = 0
    assert desk.run(60) <= 61
    assert desk.sleeps == 0


def test_in_use_but_still_it_wakes_twenty_times_a_second() -> None:
    desk = Desk(Board())
    desk.run(2)
    desk.sleeps = 0
    assert desk.run(10) <= 202
    assert desk.sleeps == 0


def test_a_wish_is_answered_when_it_comes_and_its_motion_begins_then() -> None:
    scene = Board()
    desk = Desk(scene)
    desk.at_rest()
    pressed = desk.now + 0.345
    desk.coming.append((pressed, Command.ACT))
    desk.run(1, until=lambda: scene.is_moving)
    assert desk.now - pressed < 0.001
    assert scene.steps == [pytest.approx(0.007)]  # of the wait before it nothing counts for its motion
    desk.run(0.1)
    assert scene.is_moving
    desk.run(0.2)
    assert not scene.is_moving


def test_no_time_is_lost_for_what_begins_by_itself() -> None:
    scene = Board(hint=40.0)
    desk = Desk(scene)
    began = desk.now
    desk.run(60, until=lambda: scene.is_moving)
    assert 40 <= desk.now - began <= 41.1


def test_what_is_being_made_beside_the_loop_is_looked_for() -> None:
    desk = Desk(Board())
    desk.at_rest()
    desk.app.tools.artwork.prepare = lambda: True  # type: ignore[method-assign]  # something never ends
    desk.run(1)
    desk.sleeps = 0
    assert desk.run(1) == desk.sleeps > 100


def test_a_sound_that_fades_is_looked_after() -> None:
    desk = Desk(Board())
    desk.at_rest()
    until = desk.now + 2
    desk.app.each_round = lambda _: desk.now < until
    desk.run(3)
    assert 130 < desk.sleeps < 300
    desk.sleeps = 0
    desk.run(5)
    assert desk.sleeps == 0


def test_the_end_is_the_end() -> None:
    desk = Desk(Board())
    desk.coming.append((desk.now + 0.5, Command.BACK))
    desk.run(2)
    assert desk.app.begun_stack.is_empty
