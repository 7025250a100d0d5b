"""What a frame shows, as plain values: its draws, which pixels changed since the last frame, and their redrawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from engine.stage.view import PixelBox

Draw = tuple[pygame.Surface | None, PixelBox, PixelBox | None, int, tuple[int, int, int] | None]
"""surface (None: a fill), where in the window, which part of the surface (None: all), blend flags, colour of a fill."""

TILE = 32
"""Changed places are gathered in square tiles of so many pixels: bounded work, however many things move."""

MOST_BOXES = 24
LARGEST_TILE = 128
"""With more than MOST_BOXES the tiles are taken twice as large, up to this: each box costs a search of all draws."""


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
    places = {draw[1] for draw in changed}
    tile = TILE
    while True:
        boxes = _boxes_of(_marked(places, tile, width, height), tile, width, height)
        if len(boxes) <= MOST_BOXES or tile >= LARGEST_TILE:
            return boxes
        tile *= 2


def _marked(places: Iterable[PixelBox], tile: int, width: int, height: int) -> list[int]:
    """The tiles that the places touch: for each row of tiles a number whose bits are its columns."""
    last_column, last_row = -(-width // tile) - 1, -(-height // tile) - 1
    marks = [0] * (last_row + 1)
    for x, y, w, h in places:
        first, last = max(0, x // tile), min(last_column, (x + w - 1) // tile)
        if last < first:
            continue
        bits = (2 << last) - (1 << first)
        top, bottom = y // tile, (y + h - 1) // tile
        for row in range(max(0, top), min(last_row, bottom) + 1):
            marks[row] |= bits
    return marks


def _boxes_of(marks: list[int], tile: int, width: int, height: int) -> list[PixelBox]:
    """Turn marked tiles into boxes: rows with the same marks are joined, then cut into runs of columns."""
    boxes: list[PixelBox] = []
    columns = -(-width // tile)
    row = 0
    while row < len(marks):
        bits, start = marks[row], row
        while row < len(marks) and marks[row] == bits:
            row += 1
        top, bottom = start * tile, min(row * tile, height)
        column = 0
        while bits >> column and column < columns:
            if not bits >> column & 1:
                column += 1
                continue
            first = column
            while bits >> column & 1:
                column += 1
            left, right = first * tile, min(column * tile, width)
            boxes.append((left, top, right - left, bottom - top))
    return boxes


def redraw(target: pygame.Surface, draws: Sequence[Draw], boxes: Iterable[PixelBox]) -> None:
    """Draw everything of `draws` that touches a box, for each one beginning with the last thing that covers it all."""
    places = [draw[1] for draw in draws]
    covers = [_covers(draw) for draw in draws]
    for box in boxes:
        area = pygame.Rect(box)
        hits = area.collidelistall(places)
        target.set_clip(area)
        for index in hits[_first_visible(places, covers, hits, area) :]:
            surface, place, part, flags, colour = draws[index]
            if surface is not None:
                target.blit(surface, place, part, flags)
            elif colour is not None:
                target.fill(colour, place, flags)
    target.set_clip(None)


def _covers(draw: Draw) -> bool:
    """Whether nothing below can be seen through it."""
    surface, flags = draw[0], draw[3]
    return flags == 0 and (surface is None or not surface.get_flags() & pygame.SRCALPHA)


def _first_visible(places: list[PixelBox], covers: list[bool], hits: list[int], area: pygame.Rect) -> int:
    """Where in `hits` to begin: nothing below a picture without holes that covers the area can be seen."""
    for position in range(len(hits) - 1, -1, -1):
        index = hits[position]
        if covers[index] and pygame.Rect(places[index]).contains(area):
            return position
    return 0


def paint(target: pygame.Surface, draws: Sequence[Draw]) -> None:
    """Draw a whole list into a surface."""
    redraw(target, draws, [(0, 0, target.get_width(), target.get_height())])


def moved(draw: Draw, dx: int, dy: int) -> Draw:
    """The same draw at another place."""
    surface, (x, y, width, height), part, flags, colour = draw
    return surface, (x + dx, y + dy, width, height), part, flags, colour
