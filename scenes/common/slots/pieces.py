"""Pieces put together from others and then kept, whose parts may come one by one: no frame has to make them all."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from engine.stage.canvas import Canvas
from engine.stage.display_list import moved, paint
from engine.stage.lettering import PREMULTIPLIED
from engine.stage.tools import Tools
from engine.stage.view import Box, PixelBox, View

Draw = Callable[[Canvas], None]


class _Parts(Canvas):
    """Records the parts of a piece. They may come later or be rough at first, as those of a frame may."""

    def __init__(self, view: View, tools: Tools) -> None:
        super().__init__(view, tools, is_baking=True)  # it begins no new frame
        self._is_baking = False


def draw_piece(
    canvas: Canvas, key: Hashable, size: tuple[float, float], draw: Draw, *, centre: tuple[float, float]
) -> None:
    """As `Canvas.composed`, but put together once all of it is there; until then what there is is drawn by itself."""
    view = canvas.view
    width, height = view.length(size[0]), view.length(size[1])
    x, y = view.x(centre[0]), view.y(centre[1])
    place = (x - width // 2, y - height // 2, width, height)
    if not _is_drawn(canvas, ("piece", key, width, height), place, draw, (x, y)):
        canvas.composed(key, size, draw, centre=centre)


def draw_area(canvas: Canvas, key: Hashable, box: Box, draw: Draw) -> None:
    """As `Canvas.baked`, for a small area: kept among the pictures, so that it takes no room from the layers."""
    place = canvas.view.box(box)
    if not _is_drawn(canvas, ("area", key, place), place, draw, (canvas.view.left, canvas.view.top)):
        canvas.baked(key, box, draw)


def _is_drawn(canvas: Canvas, key: Hashable, place: PixelBox, draw: Draw, origin: tuple[int, int]) -> bool:
    """Draw what there is. False where everything has to be there at once, and is not."""
    allowance, kept = canvas.tools.artwork.allowance, canvas.tools.artwork.scaled
    whole = kept.find(key)
    if whole is None:
        if not allowance.is_limited:
            return False
        inner = _Parts(replace(canvas.view, left=origin[0], top=origin[1]), canvas.tools)
        owed, allowance.owes = allowance.owes, False
        draw(inner)
        is_there, allowance.owes = not allowance.owes, allowance.owes or owed
        if not is_there:
            canvas.draws.extend(inner.draws)
            return True
        whole = pygame.Surface(place[2:], pygame.SRCALPHA)
        paint(whole, [moved(each, -place[0], -place[1]) for each in inner.draws])
        kept.put(key, whole)
    canvas.blit(whole, place[0], place[1], PREMULTIPLIED)
    return True
