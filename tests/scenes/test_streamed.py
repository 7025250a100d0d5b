"""A screen whose pictures stream ends as the one for which everything is made at once."""

from __future__ import annotations

import pytest

from engine.stage.canvas import Canvas
from tests.scenes.driver import Stage
from tests.scenes.screens import SCREENS
from tests.stage.streaming import Studio, at_once, is_alike

SIZE = (640, 360)
SOME = ("lobby", "my games", "festive", "jumper", "monopoly", "bells", "rules of all")


def drawn(stage: Stage, canvas: Canvas) -> None:
    for scene in stage.stack.visible():
        scene.draw(canvas)


@pytest.mark.parametrize("name", [name for name in SCREENS if name.startswith(SOME)])
def test_a_streamed_screen_ends_as_it_should(name: str) -> None:
    stage = SCREENS[name]()
    studio = Studio(*SIZE)
    shown, frames = studio.whole(lambda canvas: drawn(stage, canvas))
    assert frames > 0
    assert is_alike(shown, at_once(lambda canvas: drawn(stage, canvas), *SIZE))
