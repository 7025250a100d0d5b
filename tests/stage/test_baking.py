"""Layers that are baked over several frames."""

from __future__ import annotations

import pygame

from engine.stage.baking import MOST_STRIPS
from engine.stage.canvas import FULL, Canvas
from engine.stage.text import Style
from tests.stage.streaming import Studio, at_once, is_alike, pixels

TITLE = Style("LilitaOne-Regular", 60, (255, 255, 255), (20, 0, 30), 8, tracking=1, shadow=4)


def paint_dark(canvas: Canvas) -> None:
    canvas.backdrop("backdrops/hearth")
    for place in range(5):
        canvas.image("objects/pudding", centre=(200 + 200 * place, 400), width=160)
    canvas.text("THE END", (640, 120), TITLE, anchor="centre")
    canvas.nine("ui/panel_green", (100, 500, 300, 150))
    canvas.amount("£5.00", (640, 600), 60)
    canvas.dim(0.4)
    canvas.image("effects/rays", centre=(640, 360), width=900, alpha=0.75, add=True)


def draw_dark(canvas: Canvas) -> None:
    canvas.baked("dark", FULL, paint_dark, opaque=True, gradually=True)


def test_a_layer_that_comes_gradually_ends_as_one_that_is_baked_at_once() -> None:
    shown, frames = Studio().whole(draw_dark)
    assert 5 < frames < 40
    assert is_alike(shown, at_once(lambda canvas: canvas.baked("dark", FULL, paint_dark, opaque=True)))


def test_meanwhile_what_it_will_show_is_drawn_as_it_is() -> None:
    studio = Studio()
    for _ in range(4):
        canvas = studio.frame(draw_dark)
        assert len(canvas.draws) > 1
        studio.deliver()
    studio.whole(draw_dark)
    assert len(studio.frame(draw_dark).draws) == 1


def test_a_layer_that_is_prepared_is_not_drawn_and_is_there_when_it_is_wanted() -> None:
    studio = Studio()

    def prepare(canvas: Canvas) -> None:
        canvas.fill((0, 0, 10, 10), (9, 9, 9))
        canvas.prepared("dark", FULL, paint_dark)

    studio.whole(prepare)
    assert len(studio.frame(prepare).draws) == 1
    made = studio.tools.surfaces_made
    assert len(studio.frame(lambda canvas: canvas.baked("dark", FULL, paint_dark, opaque=True)).draws) == 1
    assert studio.tools.surfaces_made == made


def test_one_that_is_wanted_before_it_is_ready_is_finished_at_once() -> None:
    studio = Studio()
    for _ in range(12):
        studio.frame(lambda canvas: canvas.prepared("dark", FULL, paint_dark) and None)
        studio.deliver()
    shown = studio.frame(lambda canvas: canvas.baked("dark", FULL, paint_dark, opaque=True))
    assert is_alike(pixels(shown), at_once(lambda canvas: canvas.baked("dark", FULL, paint_dark, opaque=True)))


def test_one_that_nobody_asks_for_any_more_is_dropped() -> None:
    studio = Studio()
    studio.frame(lambda canvas: canvas.prepared("dark", FULL, paint_dark) and None)
    studio.frame(lambda _: None)
    studio.frame(lambda _: None)
    studio.frame(lambda canvas: canvas.prepared("other", FULL, paint_dark) and None)
    assert len(studio.tools.bakes) == 1


def test_a_large_window_has_no_more_strips_than_told() -> None:
    studio = Studio(3840, 2160)
    painted: list[pygame.Rect] = []

    def paint(canvas: Canvas) -> None:
        canvas.fill((0, 0, 1280, 720), (1, 2, 3))

    for _ in range(MOST_STRIPS + 4):
        canvas = studio.frame(lambda canvas: canvas.baked("plain", FULL, paint, opaque=True, gradually=True))
        painted.append(pygame.Rect(canvas.draws[-1][1]))
    assert not studio.owes


def test_a_layer_of_more_pictures_than_are_made_at_a_time_comes_all_the_same() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.backdrop("backdrops/jumper_bonus")
        for place in range(1, 11):
            canvas.image(f"presents/box{place:02d}", centre=(100 * place, 300), width=90)
            canvas.image(f"presents/lid{place:02d}", centre=(100 * place, 500), width=90)
            canvas.image(f"effects/coin{place:02d}", centre=(100 * place, 600), width=90)

    studio = Studio()
    assert studio.whole(lambda canvas: canvas.baked("much", FULL, paint, opaque=True, gradually=True))[1] < 40
