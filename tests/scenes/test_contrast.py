"""Every text of every screen can be read: it stands out from what is around it by at least 4.5 to 1."""

from __future__ import annotations

import pytest

from engine.stage.canvas import FULL, Canvas
from engine.stage.scene import Scene
from engine.stage.text import WHITE, Style
from tests.scenes.contrast import luminance, measured, ratio
from tests.scenes.driver import Stage
from tests.scenes.screens import SCREENS

LEAST = 4.5


class GreyWords(Scene):
    """Grey words on a white ground."""

    def __init__(self, grey: int) -> None:
        self.style = Style("Rubik-Bold", 24, (grey, grey, grey))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(FULL, WHITE)
        canvas.text("Hello there", (640, 360), self.style, anchor="centre")


@pytest.mark.parametrize("name", SCREENS)
def test_every_text_stands_out(name: str) -> None:
    texts = measured(SCREENS[name]())
    assert texts, "nothing is written there"
    assert [(words.text, round(contrast, 2)) for contrast, words in texts if contrast < LEAST] == []


def test_the_measure_is_that_of_wcag() -> None:
    """Black on white has 21 to 1, and #777777 on white just misses 4.5."""
    white = luminance((255, 255, 255))
    assert ratio(white, luminance((0, 0, 0))) == pytest.approx(21)
    assert ratio(white, luminance((0x77, 0x77, 0x77))) == pytest.approx(4.48, abs=0.005)
    assert ratio(luminance((0x76, 0x76, 0x76)), white) == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize(("grey", "is_seen"), [(0x70, True), (0x80, False)])
def test_words_that_are_too_pale_are_found(grey: int, is_seen: bool) -> None:  # noqa: FBT001  a row of the table
    stage = Stage()
    stage.open(GreyWords(grey))
    ((contrast, words),) = measured(stage)
    assert words.text == "Hello there"
    assert (contrast >= LEAST) is is_seen
