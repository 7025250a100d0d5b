"""Fonts stay open while something is written with them, and no longer."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.stage.allowance import Allowance
from engine.stage.letterer import Letterer
from engine.stage.text import MOST_CUTS, FontSet, Style

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
TITLE, NOTE = Style("LilitaOne-Regular", 40), Style("Rubik-Medium", 16)


@pytest.fixture
def fonts() -> FontSet:
    pygame.font.init()
    return FontSet(FONTS)


def test_a_font_that_is_asked_for_again_stays_open(fonts: FontSet) -> None:
    title = fonts.font(TITLE, 1.0)
    for _ in range(5):
        fonts.close_unused()
        assert fonts.font(TITLE, 1.0) is title
    assert len(fonts) == 1


def test_a_font_that_nobody_asks_for_is_closed_with_the_second_call(fonts: FontSet) -> None:
    fonts.font(TITLE, 1.0)
    fonts.font(NOTE, 1.0)
    fonts.close_unused()
    fonts.font(NOTE, 1.0)
    assert len(fonts) == 2
    fonts.close_unused()
    assert len(fonts) == 1


def test_a_window_that_changes_size_again_and_again_leaves_no_fonts_behind() -> None:
    pygame.font.init()
    letterer = Letterer(FONTS, Allowance())
    for step in range(40):
        letterer.line("PLAY", TITLE, 1 + step / 10)
        letterer.clear()
    assert len(letterer.fonts) <= 2


def test_at_rest_the_fonts_of_the_thread_are_closed_and_the_line_still_comes() -> None:
    pygame.font.init()
    spending = Allowance()
    spending.each = 0.001
    spending.renew()
    letterer = Letterer(FONTS, spending)
    assert letterer.line("PLAY AGAIN", TITLE, 1.0) is None  # too dear for this frame: the thread draws it
    letterer.rest()
    while letterer.prepare():
        letterer.rest()
    assert letterer.line("PLAY AGAIN", TITLE, 1.0) is not None
    letterer.rest()
    letterer.close()


def test_many_sizes_without_another_scene_are_bounded() -> None:
    pygame.font.init()
    letterer = Letterer(FONTS, Allowance())
    for pixels in range(10, 10 + 4 * MOST_CUTS):
        letterer.line("PLAY", Style("Rubik-Medium", pixels), 1.0)
        letterer.prepare()
    assert len(letterer.fonts) <= 2 * (MOST_CUTS + 1)
