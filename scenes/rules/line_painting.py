"""A pay line as it lies on the reels: its cells lit on the window, and the line drawn through them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from engine.stage.canvas import Canvas
from engine.stage.text import Colour
from engine.stage.view import Box

ON: Colour = (255, 200, 56)
DOT: Colour = (255, 240, 190)
OFF: Colour = (66, 50, 116)
LINE: Colour = (150, 16, 44)
GAP = 0.16
"""Between two cells, as a part of their pitch."""
FINE = 4
"""Drawn so many times as large, and scaled down, so that its edges are smooth."""


def paint_line(canvas: Canvas, line: Sequence[int], rows: int, box: Box) -> None:
    """Paint the window of a line into a box."""
    _, _, width, height = canvas.view.box(box)
    canvas.surface(line_picture(line, rows, (width, height)), box[:2])


def line_picture(line: Sequence[int], rows: int, size: tuple[int, int]) -> pygame.Surface:
    """Draw the window of a line, so many pixels wide and high; `line` holds a row for each reel, from 1 at the top."""
    surface = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    across, down = surface.get_width() / (len(line) - GAP), surface.get_height() / (rows - GAP)
    middles: list[pygame.Vector2] = []
    for reel, lit in enumerate(line):
        for row in range(1, rows + 1):
            place = (round(reel * across), round((row - 1) * down))
            cell = pygame.Rect(place, (round(across * (1 - GAP)), round(down * (1 - GAP))))
            pygame.draw.rect(surface, ON if row == lit else OFF, cell, border_radius=round(across * 0.16))
            if row == lit:
                middles.append(pygame.Vector2(cell.center))
    thick = across * 0.17
    for start, end in pairwise(middles):
        side = pygame.Vector2(start.y - end.y, end.x - start.x).normalize() * thick / 2
        pygame.draw.polygon(surface, LINE, (start + side, end + side, end - side, start - side))
    for middle in middles:
        pygame.draw.circle(surface, LINE, middle, thick)
        pygame.draw.circle(surface, DOT, middle, thick * 0.5)
    return pygame.transform.smoothscale(surface.premul_alpha(), size)
