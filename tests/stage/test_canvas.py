"""The canvas with the real assets: sizes, texts, caches, rough and fine pictures."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.stage.canvas import Canvas
from engine.stage.manifest import MissingAssetError, load_manifest
from engine.stage.screen import Screen
from engine.stage.text import Style, cleaned
from engine.stage.tools import Tools
from engine.stage.view import View

ASSETS = Path(__file__).resolve().parents[2] / "assets"
STYLE = Style("Rubik-Medium", 16)


@pytest.fixture
def tools() -> Tools:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    return Tools(ASSETS, load_manifest(ASSETS))


def fitted(tools: Tools, width: int, height: int) -> View:
    view = View.fit(width, height)
    tools.fit(view)
    return view


def draw_some(canvas: Canvas) -> None:
    canvas.backdrop("backdrops/hearth")
    canvas.image("symbols/bells", centre=(200, 200), width=56)
    canvas.nine("ui/panel_green", (400, 300, 300, 200))
    canvas.nine("ui/button_green", (400, 520, 220, 50))
    canvas.text("Choose six puddings", (640, 100), STYLE, anchor="centre")
    canvas.amount("£1,234.50", (640, 200), 60)
    canvas.baked("corner", (0, 0, 100, 100), lambda inner: inner.image("symbols/holly", centre=(50, 50), width=40))
    canvas.dim(0.5, (0, 600, 1280, 120))


def test_a_steady_frame_makes_no_surface_and_draws_nothing(tools: Tools) -> None:
    view, screen, target = fitted(tools, 1280, 720), Screen(), pygame.Surface((1280, 720))
    shown: list[list[tuple[int, int, int, int]] | None] = []
    for _ in range(3):
        canvas = Canvas(view, tools)
        before = tools.surfaces_made
        draw_some(canvas)
        made = tools.surfaces_made - before
        shown.append(screen.show(target, canvas.draws))
    assert shown == [None, [], []]
    assert made == 0


def test_pictures_have_their_size_at_every_scale(tools: Tools) -> None:
    for width, height, side in ((1280, 720, 56), (1920, 1080, 84), (3840, 2160, 168), (640, 360, 28)):
        canvas = Canvas(fitted(tools, width, height), tools)
        canvas.image("symbols/bells", centre=(200, 200), width=56)
        assert canvas.draws[0][1][2:] == (side, side)


def test_a_resize_shows_rough_pictures_at_once_and_fine_ones_soon(tools: Tools) -> None:
    first = Canvas(fitted(tools, 1280, 720), tools)
    draw_some(first)
    tools.artwork.begin_resize()
    view = fitted(tools, 1920, 1080)
    rough = Canvas(view, tools)
    draw_some(rough)
    assert tools.artwork.is_rough
    while tools.artwork.refine(1):
        pass
    fine = Canvas(view, tools)
    draw_some(fine)
    assert not tools.artwork.is_rough
    assert [draw[1] for draw in fine.draws] == [draw[1] for draw in rough.draws]
    direct = pygame.transform.smoothscale(tools.artwork.master("symbols/bells"), (84, 84))
    shown = next(draw[0] for draw in fine.draws if draw[1][2:] == (84, 84))
    assert shown is not None
    assert shown.get_buffer().raw == direct.get_buffer().raw


def test_caches_are_bounded(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    for number in range(3000):
        canvas.text(f"number {number} of many", (10, 10), STYLE)
    assert tools.lines.bytes <= tools.lines.limit
    assert len(tools.lines) < 3000


def test_wrapped_text_stays_in_its_width(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    height = canvas.text("one two three four five six seven eight nine ten eleven", (100, 100), STYLE, width=120)
    assert height >= 3 * 16 * 1.4
    assert all(draw[1][2] <= 124 for draw in canvas.draws)


def test_a_text_that_is_too_wide_gets_smaller_letters(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    canvas.text("£50,000", (100, 100), Style("LilitaOne-Regular", 40), fit=60)
    assert canvas.draws[0][1][2] <= 62


def test_strange_text_is_drawn_without_what_no_font_has(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    for text in ("A\0B", "\ud83c", "x" * 10_000, "e\u0301", "", "שלום", "🎄"):
        canvas.text(text, (0, 10), STYLE)
    assert cleaned("A\0B\ud83c") == "AB"


def test_a_missing_picture_is_named(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    with pytest.raises(MissingAssetError, match="symbols/unicorn"):
        canvas.image("symbols/unicorn")


def test_what_is_clipped_is_cut(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    with canvas.clip((0, 0, 210, 210)):
        canvas.image("symbols/bells", centre=(200, 200), width=56)
        canvas.image("symbols/bells", centre=(600, 600), width=56)
    assert [draw[1] for draw in canvas.draws] == [(172, 172, 38, 38)]
