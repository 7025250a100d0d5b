"""A whole scene as a small picture: drawn once at its full size, scaled down, kept as long as it is in use."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.stage.canvas import Canvas
from engine.stage.surfaces import painted
from engine.stage.text import Colour
from engine.stage.view import HEIGHT, WIDTH, Box, View

TOP, BOTTOM = 26.0, 650.0
"""The part of the scene that is shown: without the strip above and the bar below."""
DARK: Colour = (28, 10, 2)
GOLD: Colour = (255, 226, 150)
EMPTY: Colour = (20, 10, 34)


def draw_thumbnail(canvas: Canvas, key: Hashable, draw: Callable[[Canvas], None], box: Box) -> None:
    """Draw the scene that `draw` paints into a box, in a golden frame; the frame is empty until all of it is there."""
    x, y, width, height = box
    _, _, wide, high = canvas.view.box(box)
    kept, layers = ("thumbnail", key, wide, high), canvas.tools.layers
    canvas.fill((x - 3, y - 3, width + 6, height + 6), DARK)
    canvas.fill((x - 2, y - 2, width + 4, height + 4), GOLD)
    surface = layers.find(kept)
    if surface is None:
        made = _scaled_scene(canvas, draw, (wide, high))
        surface = None if made is None else layers.get(kept, lambda: made)
    if surface is None:
        canvas.fill(box, EMPTY)
    else:
        canvas.surface(surface, (x, y), 0)


def _scaled_scene(canvas: Canvas, draw: Callable[[Canvas], None], size: tuple[int, int]) -> pygame.Surface | None:
    """The scene made small; None while parts of it are still to come."""
    k, tools = canvas.view.k, canvas.tools
    width, height = round(WIDTH * k), round(HEIGHT * k)
    inner = Canvas(View(width, height, k, 0, 0), tools, is_baking=True, is_patient=True)
    with tools.artwork.allowance.aside(), tools.artwork.allowance.watched() as watched:
        draw(inner)
    if watched.owes:
        return None
    whole = painted((width, height), inner.draws, opaque=True)
    part = whole.subsurface(pygame.Rect(0, round(TOP * k), width, round((BOTTOM - TOP) * k)))
    return pygame.transform.smoothscale(part, size)
