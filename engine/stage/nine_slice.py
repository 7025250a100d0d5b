"""Stretches a baked frame or button to any size without touching its corners."""

from __future__ import annotations

import pygame

from engine.stage.manifest import Picture
from engine.stage.view import Box


def outer_box(entry: Picture, body: Box) -> Box:
    """The box that a picture fills, shadow included, when its body shall fill `body`."""
    across, down = body_scale(entry, body)
    left, top, right, bottom = entry.inset
    width, height = body[2] + (left + right) * across, body[3] + (top + bottom) * down
    return body[0] - left * across, body[1] - top * down, width, height


def body_scale(entry: Picture, body: Box) -> tuple[float, float]:
    """Logical pixels per master pixel, across and down, outside of the stretched middle."""
    left, top, right, bottom = entry.inset
    down = body[3] / (entry.size[1] - top - bottom)
    if entry.nine is None:
        return body[2] / (entry.size[0] - left - right), down
    if entry.nine[1] == 0 and entry.nine[3] == 0:
        return down, down
    return 1 / entry.scale, 1 / entry.scale


def stretched(
    source: pygame.Surface, entry: Picture, size: tuple[int, int], unit: float, *, level: int = 1
) -> pygame.Surface:
    """A copy of the master at `size` pixels: margins scaled by `unit` (window by master pixels), the rest stretched."""
    if entry.nine is None:
        return pygame.transform.smoothscale(source, size)
    margins = entry.nine
    left, top, right, bottom = (round(margin / level) for margin in margins)
    columns = _cuts(source.get_width(), size[0], left, right, unit * level)
    rows = _cuts(source.get_height(), size[1], top, bottom, unit * level)
    has_alpha = bool(source.get_flags() & pygame.SRCALPHA)
    target = pygame.Surface(size, pygame.SRCALPHA) if has_alpha else pygame.Surface(size).convert()
    for source_x, source_width, x, width in columns:
        for source_y, source_height, y, height in rows:
            if min(source_width, source_height, width, height) < 1:
                continue
            piece = source.subsurface((source_x, source_y, source_width, source_height))
            if (source_width, source_height) != (width, height):
                piece = pygame.transform.smoothscale(piece, (width, height))
            target.blit(piece, (x, y))
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
