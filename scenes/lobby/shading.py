"""Gradients, rounded corners and grey pictures, made at the pixels of the window for what is composed once."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.stage.canvas import Canvas
from engine.stage.text import Colour
from engine.stage.view import Box

Stop = tuple[float, Colour, float]
"""Where (0 at the top, 1 at the bottom), which colour, and how much of what is below it covers."""

FINE = 4


def gradient(canvas: Canvas, box: Box, stops: Sequence[Stop]) -> None:
    """Lay a vertical gradient over a box."""
    _, _, width, height = canvas.view.box(box)

    def make() -> pygame.Surface:
        strip = pygame.image.frombytes(_column(height, stops), (1, height), "RGBA").convert_alpha()
        return pygame.transform.scale(strip, (width, height))

    # Kept, since what it is part of may be put together again and again, until all its pictures are there.
    canvas.surface(canvas.tools.artwork.scaled.get(("gradient", tuple(stops), width, height), make), box[:2])


def _column(height: int, stops: Sequence[Stop]) -> bytes:
    """Premultiplied pixels, red, green, blue and alpha, from the first stop at the top to the last one."""
    pixels = bytearray()
    after = 0
    for row in range(height):
        place = row / max(1, height - 1)
        while stops[after][0] < place and after < len(stops) - 1:
            after += 1
        (start, (red, green, blue), cover), (end, last, covering) = stops[max(0, after - 1)], stops[after]
        share = 0.0 if end == start else (place - start) / (end - start)
        alpha = cover + (covering - cover) * share
        pixels += bytes(
            (
                round((red + (last[0] - red) * share) * alpha),
                round((green + (last[1] - green) * share) * alpha),
                round((blue + (last[2] - blue) * share) * alpha),
                round(alpha * 255),
            )
        )
    return bytes(pixels)


def round_corners(canvas: Canvas, box: Box, radius: float) -> None:
    """Cut everything that was drawn so far, inside a composed picture, to a box with rounded corners.

    The box has to be as large as all of it: what lies outside of it stays.
    """
    _, _, width, height = canvas.view.box(box)
    fine = round(radius * canvas.view.k * FINE)
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    corner = pygame.Surface((fine, fine), pygame.SRCALPHA)
    pygame.draw.circle(corner, (255, 255, 255, 255), (fine, fine), fine)
    side = max(1, round(radius * canvas.view.k))
    small = pygame.transform.smoothscale(corner.premul_alpha(), (side, side))
    for x, y, flip_x, flip_y in ((0, 0, False, False), (1, 0, True, False), (0, 1, False, True), (1, 1, True, True)):
        place = (x * (width - side), y * (height - side), side, side)
        mask.fill((0, 0, 0, 0), place)
        mask.blit(pygame.transform.flip(small, flip_x, flip_y), place[:2])
    canvas.surface(mask, box[:2], pygame.BLEND_RGBA_MULT)


def grey_picture(canvas: Canvas, name: str, box: Box) -> None:
    """A picture without its colours, filling a box."""
    _, _, width, height = canvas.view.box(box)
    canvas.surface(pygame.transform.grayscale(canvas.tools.artwork.picture(name, width, height)), box[:2])
