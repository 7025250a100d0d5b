"""A whole scene as a small picture: drawn once at its full size, scaled down, kept as long as it is in use."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.stage.canvas import FULL, Canvas
from engine.stage.display_list import paint
from engine.stage.text import Colour
from engine.stage.view import HEIGHT, WIDTH, Box, View

TOP, BOTTOM = 26.0, 650.0
"""The part of the scene that is shown: without the strip above and the bar below."""
DARK: Colour = (28, 10, 2)
GOLD: Colour = (255, 226, 150)


def draw_thumbnail(canvas: Canvas, key: Hashable, draw: Callable[[Canvas], None], box: Box) -> None:
    """Draw the scene that `draw` paints into a box, in a golden frame."""
    x, y, width, height = box
    _, _, wide, high = canvas.view.box(box)
    kept = ("thumbnail", key, wide, high)
    surface = canvas.tools.layers.get(kept, lambda: _scaled_scene(canvas, draw, (wide, high)))
    canvas.fill((x - 3, y - 3, width + 6, height + 6), DARK)
    canvas.fill((x - 2, y - 2, width + 4, height + 4), GOLD)
    canvas.surface(surface, (x, y), 0)


def _scaled_scene(canvas: Canvas, draw: Callable[[Canvas], None], size: tuple[int, int]) -> pygame.Surface:
    k = canvas.view.k
    width, height = round(WIDTH * k), round(HEIGHT * k)
    inner = Canvas(View(width, height, k, 0, 0), canvas.tools)
    inner.fill(FULL, (0, 0, 0))
    draw(inner)
    whole = pygame.Surface((width, height)).convert()
    paint(whole, inner.draws)
    part = whole.subsurface(pygame.Rect(0, round(TOP * k), width, round((BOTTOM - TOP) * k)))
    return pygame.transform.smoothscale(part, size)
