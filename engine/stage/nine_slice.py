"""Stretches a baked frame or button to any size without touching its corners."""

from __future__ import annotations

import pygame

from engine.stage.manifest import Picture
from engine.stage.view import Box


def outer_box(entry: Picture, body: Box) -> Box:
    """The box that a picture fills, shadow included, when its body shall fill `body`."""
    unit = body_scale(entry, body[3])
    left, top, right, bottom = (margin * unit for margin in entry.inset)
    return body[0] - left, body[1] - top, body[2] + left + right, body[3] + top + bottom


def body_scale(entry: Picture, body_height: float) -> float:
    """Logical pixels per master pixel. A picture that stretches in width only is scaled to the height of its body."""
    if entry.stretch == "width":
        return body_height / (entry.size[1] - entry.inset[1] - entry.inset[3])
    return 1 / entry.scale


def stretched(master: pygame.Surface, entry: Picture, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The master at `size` pixels. `unit` scales its margins (window per master pixels), the rest is stretched."""
    margins = entry.nine or (0, 0, 0, 0)
    columns = _cuts(entry.size[0], size[0], margins[0], margins[2], unit)
    rows = _cuts(entry.size[1], size[1], margins[1], margins[3], unit)
    has_alpha = bool(master.get_flags() & pygame.SRCALPHA)
    target = pygame.Surface(size, pygame.SRCALPHA) if has_alpha else pygame.Surface(size).convert()
    for source_x, source_width, x, width in columns:
        for source_y, source_height, y, height in rows:
            if min(source_width, source_height, width, height) < 1:
                continue
            piece = master.subsurface((source_x, source_y, source_width, source_height))
            target.blit(pygame.transform.smoothscale(piece, (width, height)), (x, y))
    return target


def _cuts(source: int, size: int, before: int, after: int, unit: float) -> list[tuple[int, int, int, int]]:
    """Three stretches along one axis: (source start, source length, start, length)."""
    first, last = round(before * unit), round(after * unit)
    if first + last > size:
        first = size * first // max(1, first + last)
        last = size - first
    middle = size - first - last
    return [
        (0, before, 0, first),
        (before, source - before - after, first, middle),
        (source - after, after, size - last, last),
    ]
