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
MANY = 120
"""With so many changed places the tiles are the largest from the start."""


def places_of(draws: Sequence[Draw]) -> dict[Draw, int]:
    """Where in a list each draw stands. Made once a frame: to make it is to hash every draw."""
    return dict(zip(draws, range(len(draws)), strict=True))


def changed_draws(
    old: Sequence[Draw],
    new: Sequence[Draw],
    old_places: dict[Draw, int] | None = None,
    new_places: dict[Draw, int] | None = None,
) -> set[Draw] | None:
    """The draws that only one of two lists has. None: the order changed, so everything has to be drawn again.

    `old_places` and `new_places` are what `places_of` says of the lists, where it has been asked already.
    """
    before = places_of(old) if old_places is None else old_places
    now = places_of(new) if new_places is None else new_places
    twice = len(old) - len(before)
    if twice != len(new) - len(now):
        return None
    if twice:
        if [draw for draw in old if draw in now] != [draw for draw in new if draw in before]:
            return None
    else:
        kept = [place for place in map(now.get, old) if place is not None]
        if kept != sorted(kept):
            return None
    changed = set(before)
    changed.symmetric_difference_update(now)
    return changed


def dirty_boxes(changed: set[Draw], width: int, height: int) -> list[PixelBox]:
    """Few boxes that cover all changed draws inside a window of `width` by `height` pixels."""
    places = {draw[1] for draw in changed}
    tile = TILE if len(places) < MANY else LARGEST_TILE
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
        first, last = x // tile, (x + w - 1) // tile
        top, bottom = y // tile, (y + h - 1) // tile
        # Plain comparisons in place of min and max: this runs hundreds of times in a frame full of coins.
        if first < 0:  # noqa: PLR1730  as said
            first = 0
        if last > last_column:  # noqa: PLR1730  as said
            last = last_column
        if last < first:
            continue
        bits = (2 << last) - (1 << first)
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
    for box in boxes:
        area = pygame.Rect(box)
        target.set_clip(area)
        _draw(target, _visible([draws[index] for index in area.collidelistall(places)], area))
    target.set_clip(None)


def _draw(target: pygame.Surface, draws: Iterable[Draw]) -> None:
    """Draw one after the other; whole pictures that follow each other in one way go in one call."""
    run: list[tuple[pygame.Surface, tuple[int, int]]] = []
    way = 0
    for surface, place, part, flags, colour in draws:
        if surface is not None and part is None:
            if flags != way and run:
                target.fblits(run, way)
                run = []
            way = flags
            run.append((surface, (place[0], place[1])))
            continue
        if run:
            target.fblits(run, way)
            run = []
        if surface is not None:
            target.blit(surface, place, part, flags)
        elif colour is not None:
            target.fill(colour, place, flags)
    if run:
        target.fblits(run, way)


def _visible(draws: list[Draw], area: pygame.Rect) -> list[Draw]:
    """Nothing below a picture without holes that covers the area can be seen."""
    for index in range(len(draws) - 1, -1, -1):
        surface, place, _, flags, _ = draws[index]
        covers = flags == 0 and (surface is None or not surface.get_flags() & pygame.SRCALPHA)
        if covers and pygame.Rect(place).contains(area):
            return draws[index:]
    return draws


def paint(target: pygame.Surface, draws: Sequence[Draw]) -> None:
    """Draw a whole list into a surface."""
    _draw(target, _visible(list(draws), target.get_rect()))


def moved(draw: Draw, dx: int, dy: int) -> Draw:
    """The same draw at another place."""
    surface, (x, y, width, height), part, flags, colour = draw
    return surface, (x + dx, y + dy, width, height), part, flags, colour
