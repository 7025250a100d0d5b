"""What a frame shows, as plain values: its draws, which pixels changed since the last frame, and their redrawing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.stage.view import PixelBox

Draw = tuple[pygame.Surface | None, PixelBox, PixelBox | None, int, tuple[int, int, int] | None]
"""surface (None: a fill), where in the window, which part of the surface (None: all), blend flags, colour of a fill."""

TILE = 32
"""Changed places are gathered in square tiles of so many pixels: bounded work, however many things move."""


def changed_draws(old: Sequence[Draw], new: Sequence[Draw]) -> set[Draw] | None:
    """The draws that only one of two lists has. None: the order changed, so everything has to be drawn again."""
    old_set, new_set = set(old), set(new)
    if len(old) - len(old_set) != len(new) - len(new_set):
        return None
    changed = old_set ^ new_set
    if not changed:
        return changed if list(old) == list(new) else None
    if [draw for draw in old if draw in new_set] != [draw for draw in new if draw in old_set]:
        return None
    return changed


def dirty_boxes(changed: set[Draw], width: int, height: int) -> list[PixelBox]:
    """Few boxes that cover all changed draws inside a window of `width` by `height` pixels."""
    columns, rows = -(-width // TILE), -(-height // TILE)
    marks = [0] * rows
    for draw in changed:
        x, y, w, h = draw[1]
        first, last = max(0, x // TILE), min(columns - 1, (x + w - 1) // TILE)
        if last < first:
            continue
        bits = (1 << (last + 1)) - (1 << first)
        for row in range(max(0, y // TILE), min(rows - 1, (y + h - 1) // TILE) + 1):
            marks[row] |= bits
    return _boxes_of(marks, columns, width, height)


def _boxes_of(marks: list[int], columns: int, width: int, height: int) -> list[PixelBox]:
    """Turn marked tiles into boxes: rows with the same marks are joined, then cut into runs of columns."""
    boxes: list[PixelBox] = []
    row = 0
    while row < len(marks):
        bits, start = marks[row], row
        while row < len(marks) and marks[row] == bits:
            row += 1
        top, bottom = start * TILE, min(row * TILE, height)
        column = 0
        while bits >> column and column < columns:
            if not bits >> column & 1:
                column += 1
                continue
            first = column
            while bits >> column & 1:
                column += 1
            left, right = first * TILE, min(column * TILE, width)
            boxes.append((left, top, right - left, bottom - top))
    return boxes


def redraw(target: pygame.Surface, draws: Sequence[Draw], box: PixelBox) -> None:
    """Draw everything of `draws` that touches `box`, beginning with the last thing that covers it all."""
    boxes = [draw[1] for draw in draws]
    area = pygame.Rect(box)
    hits = area.collidelistall(boxes)
    target.set_clip(area)
    for index in hits[_first_visible(draws, hits, area) :]:
        surface, place, part, flags, colour = draws[index]
        if surface is None:
            if colour is not None:
                target.fill(colour, place, flags)
        else:
            target.blit(surface, (place[0], place[1]), part, flags)
    target.set_clip(None)


def _first_visible(draws: Sequence[Draw], hits: list[int], area: pygame.Rect) -> int:
    """Where in `hits` to begin: nothing below a picture without holes that covers the area can be seen."""
    for position in range(len(hits) - 1, -1, -1):
        surface, place, _, flags, _ = draws[hits[position]]
        covers = flags == 0 and (surface is None or not surface.get_flags() & pygame.SRCALPHA)
        if covers and pygame.Rect(place).contains(area):
            return position
    return 0


def paint(target: pygame.Surface, draws: Sequence[Draw]) -> None:
    """Draw a whole list into a surface."""
    redraw(target, draws, (0, 0, target.get_width(), target.get_height()))


def moved(draw: Draw, dx: int, dy: int) -> Draw:
    """The same draw at another place."""
    surface, (x, y, width, height), part, flags, colour = draw
    return surface, (x + dx, y + dy, width, height), part, flags, colour
