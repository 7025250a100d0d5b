"""The canvas with the real assets: sizes, texts, caches, rough and fine pictures."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pygame
import pytest

from engine.stage.canvas import FULL, Canvas
from engine.stage.display_list import Draw, paint
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
    canvas.baked("room", FULL, lambda inner: inner.backdrop("backdrops/hearth"), opaque=True)
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


def test_a_small_picture_is_made_of_a_smaller_copy(tools: Tools) -> None:
    view = fitted(tools, 1280, 720)
    canvas = Canvas(view, tools)
    canvas.image("symbols/bells", centre=(200, 200), width=56)
    assert tools.artwork.sources.peek(("symbols/bells", 1)) is None
    kept = tools.artwork.sources.peek(("symbols/bells", 4))  # 64 pixels would be too few for a sharp one of 56
    assert kept is not None
    assert kept.get_size() == (128, 128)
    canvas.image("symbols/bells", centre=(200, 200), width=500)
    kept = tools.artwork.sources.peek(("symbols/bells", 1))
    assert kept is not None
    assert kept.get_size() == (512, 512)


def test_a_picture_as_large_as_a_copy_is_that_copy(tools: Tools) -> None:
    assert tools.artwork.picture("symbols/bells", 256, 256) is tools.artwork.sources.peek(("symbols/bells", 2))


def test_a_frame_is_stretched_from_a_copy_and_its_corners_are_those_of_the_copy(tools: Tools) -> None:
    canvas = Canvas(fitted(tools, 1280, 720), tools)
    canvas.nine("ui/panel_green", (400, 300, 300, 200))
    drawn, copy = canvas.draws[0][0], tools.artwork.sources.peek(("ui/panel_green", 3))
    assert drawn is not None
    assert copy is not None
    corner = (0, 0, 12, 12)
    assert pygame.image.tobytes(drawn.subsurface(corner), "RGBA") == pygame.image.tobytes(
        copy.subsurface(corner), "RGBA"
    )


def test_what_is_foreseen_is_decoded_beside_the_loop_and_kept(tools: Tools) -> None:
    view = fitted(tools, 1280, 720)
    names = ["symbols/bells", "symbols/holly", "ui/panel_green"]
    tools.artwork.foresee(names, view.k)
    while tools.artwork.prepare():
        pass
    made = tools.artwork.sources.made
    canvas = Canvas(view, tools)
    canvas.image("symbols/bells", centre=(200, 200), width=56)
    canvas.image("symbols/holly", centre=(200, 200), width=56)
    canvas.nine("ui/panel_green", (400, 300, 300, 200))
    assert tools.artwork.sources.made == made
    tools.artwork.close()


def test_a_stretched_frame_lies_where_the_new_one_will(tools: Tools) -> None:
    screen, before = Screen(), fitted(tools, 1280, 720)
    canvas = Canvas(before, tools)
    canvas.fill(FULL, (10, 20, 30))
    canvas.fill((600, 300, 80, 120), (200, 100, 50))
    screen.show(pygame.Surface((1280, 720)), canvas.draws)
    now, target = View.fit(1000, 800), pygame.Surface((1000, 800))
    screen.stretch(target, before, now)
    assert target.get_at((now.x(640), now.y(360)))[:3] == (200, 100, 50)
    assert target.get_at((now.x(590), now.y(360)))[:3] == (10, 20, 30)
    assert target.get_at((500, now.top - 5))[:3] == (0, 0, 0)


def test_caches_are_bounded(tools: Tools) -> None:
    view = fitted(tools, 1280, 720)
    for frame in range(60):
        canvas = Canvas(view, tools)
        for number in range(50):
            canvas.text(f"number {number} of frame {frame}", (10, 10), STYLE)
    assert tools.lines.bytes <= tools.lines.limit
    assert len(tools.lines) < 3000


def test_what_a_frame_needs_stays_even_beyond_the_limit_and_goes_when_it_is_not_needed(tools: Tools) -> None:
    view = fitted(tools, 1280, 720)
    tools.artwork.scaled.limit = 100_000
    for _ in range(3):
        canvas = Canvas(view, tools)
        for side in range(100, 120):  # 20 pictures of 40 kilobytes and more
            canvas.image("symbols/bells", centre=(200, 200), width=side)
    assert tools.artwork.scaled.made == 20
    assert tools.artwork.scaled.bytes > 800_000
    assert tools.artwork.scaled.is_tight
    Canvas(view, tools).image("symbols/bells", centre=(200, 200), width=100)
    Canvas(view, tools).image("symbols/bells", centre=(200, 200), width=100)
    assert tools.artwork.scaled.bytes <= 100_000


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


def test_a_large_frame_that_grows_is_read_once(tools: Tools) -> None:
    view = fitted(tools, 1920, 1080)
    for step in range(1, 6):
        Canvas(view, tools).nine("dialogs/win", (400, 300, 500 + step, 300 + step))
    assert tools.artwork.sources.made == 1


def test_an_amount_that_counts_is_drawn_digit_by_digit_and_put_together_once_it_stands(tools: Tools) -> None:
    view = fitted(tools, 1280, 720)
    frames: list[list[Draw]] = []
    Canvas(view, tools).amount("£0123456789.", (640, 360), 74)
    tools.artwork.allowance.each = 5.0
    for text in ("£17.20", "£18.40", "£18.40", "£18.40"):
        canvas = Canvas(view, tools)
        canvas.amount(text, (640, 360), 74)
        frames.append(canvas.draws)
    tools.artwork.allowance.each = inf
    assert [len(draws) for draws in frames] == [6, 6, 1, 1]
    pictures = []
    for draws in frames[1:3]:
        target = pygame.Surface((1280, 720))
        paint(target, draws)
        pictures.append(target.get_buffer().raw)
    assert max(abs(one - other) for one, other in zip(*pictures, strict=True)) <= 2
