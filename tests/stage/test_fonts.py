"""Fonts stay open while something is written with them, and no longer."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.stage.allowance import Allowance
from engine.stage.letterer import Letterer
from engine.stage.text import FINER, LEAST, MOST_CUTS, FontSet, Style, drawing_scale, pad_of, rendered_line

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


NEARLY_NOTHING = 40
SMALL_LINE = "A ticket costs £2.00. Demo money only"


@pytest.mark.parametrize("family", ["Rubik-Medium", "Rubik-Bold", "LilitaOne-Regular"])
@pytest.mark.parametrize("k", [0.5, 0.55, 0.7])
def test_small_letters_stand_as_far_apart_as_large_ones(fonts: FontSet, family: str, k: float) -> None:
    style = Style(family, 13)
    assert fonts.width(SMALL_LINE, style, k) == pytest.approx(fonts.width(SMALL_LINE, style, 4), rel=0.03)


@pytest.mark.parametrize("style", [Style("Rubik-Medium", 13), Style("Rubik-Bold", 13.5, tracking=1)])
@pytest.mark.parametrize("size", ["smallest", "small"])
def test_words_of_small_letters_keep_a_gap_between_them(fonts: FontSet, style: Style, size: str) -> None:
    k = {"smallest": 0.3, "small": 0.5}[size]
    line = rendered_line(fonts, "Demo money", style, k)
    width, height = line.get_size()
    pad = pad_of(style, k)
    strongest = [max(line.get_at((x, y)).a for y in range(height)) for x in range(pad + 1, width - pad - 1)]
    assert min(strongest) < NEARLY_NOTHING
    assert line.get_width() == pytest.approx(fonts.width("Demo money", style, k) * k + 2 * pad_of(style, k), abs=1.5)


def test_a_line_is_made_smaller_only_where_its_letters_are_small() -> None:
    assert drawing_scale(NOTE, 1.0) == (1.0, 1)
    assert drawing_scale(NOTE, 0.5) == (0.5 * FINER, FINER)
    assert drawing_scale(NOTE, 0.1) == (LEAST / NOTE.size * FINER, FINER)


def test_letters_that_a_font_has_drawn_are_cheap_until_it_is_closed(fonts: FontSet) -> None:
    fonts.font(NOTE, 1.0)
    assert fonts.new_letters("00:00:19", NOTE, 1.0) == 4
    fonts.has_drawn("00:00:18", NOTE, 1.0)
    assert fonts.new_letters("00:00:19", NOTE, 1.0) == 1
    fonts.close_all()
    assert fonts.new_letters("00:00:19", NOTE, 1.0) == 4


def test_a_figure_of_known_digits_changes_at_once_however_much_a_frame_has_spent() -> None:
    pygame.font.init()
    spending = Allowance()
    letterer = Letterer(FONTS, spending)
    for time in ("01:23:45", "06:07:08", "09:00:00"):
        assert letterer.line(time, NOTE, 1.0) is not None
    spending.each = 0.001
    spending.renew()
    assert letterer.line("01:23:46", NOTE, 1.0) is not None
    assert letterer.line("A line of other letters", NOTE, 1.0) is None
    letterer.close()
