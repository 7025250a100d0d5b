"""The loop draws the picture in which a motion ends, and then rests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import pygame
import pytest

from engine.stage.app import TICK_SECONDS, App
from engine.stage.canvas import Canvas
from engine.stage.display import Display
from engine.stage.intents import Intent
from engine.stage.manifest import load_manifest
from engine.stage.pacing import Pace, Pacer
from engine.stage.scene import Scene
from engine.stage.tools import Tools
from engine.stage.view import PixelBox, View

ASSETS = Path(__file__).resolve().parents[2] / "assets"


class Growing(Scene):
    """Grows for four rounds; `drawn` is what was seen of it."""

    def __init__(self) -> None:
        self.size = 0
        self.drawn: list[int] = []

    def advance(self, passed: float) -> None:
        del passed
        self.size = min(4, self.size + 1)

    @property
    def is_moving(self) -> bool:
        return self.size < 4

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 10 + self.size, 10), (9, 9, 9))
        self.drawn.append(self.size)


@dataclass
class Window:
    """A window that only counts."""

    surface: pygame.Surface
    view: View = field(default_factory=lambda: View.fit(320, 180))

    def present(self, boxes: list[PixelBox] | None) -> None:
        """Nothing is shown."""


class NoWait(Pacer):
    def wait(self, pace: Pace) -> float:
        del pace
        return 1 / 60


class NoWishes:
    typing = False

    def read(self) -> list[Intent]:
        return []


def app_with(scene: Scene, clock: Callable[[], float]) -> App:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 180))
    window = cast("Display", Window(pygame.Surface((320, 180))))
    app = App(window, Tools(ASSETS, load_manifest(ASSETS)), NoWishes(), pacer=NoWait(), clock=clock)
    app.begin(scene)
    return app


def test_the_picture_in_which_a_motion_ends_is_drawn_and_then_nothing_more() -> None:
    scene = Growing()
    app = app_with(scene, lambda: 0.5)
    for _ in range(12):
        app.round()
    assert scene.drawn == [0, 1, 2, 3, 4]


def test_memory_is_given_back_after_a_motion_not_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given_back: list[int] = []
    scene = Growing()
    now = iter(number * TICK_SECONDS for number in range(1000))
    app = app_with(scene, lambda: next(now))
    monkeypatch.setattr(app.tools, "rest", lambda: given_back.append(scene.size))
    for _ in range(12):
        app.round()
    assert given_back == [4]
    scene.size = 1
    for _ in range(6):
        app.round()
    assert given_back == [4, 4]
