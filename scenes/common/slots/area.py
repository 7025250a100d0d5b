"""Small areas of the window that seldom change, each kept as one picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.stage.canvas import Canvas
from engine.stage.display_list import moved, paint
from engine.stage.lettering import PREMULTIPLIED
from engine.stage.view import Box


def draw_area(canvas: Canvas, key: Hashable, box: Box, draw: Callable[[Canvas], None]) -> None:
    """As `Canvas.baked`, for a small area: it is kept among the pictures, so that it takes no room from the layers.

    Its parts may come one by one: until all are there, what there is is drawn by itself.
    """
    view, allowance, kept = canvas.view, canvas.tools.artwork.allowance, canvas.tools.artwork.scaled
    x, y, width, height = view.box(box)
    full_key = ("area", key, (x, y, width, height))
    whole = kept.find(full_key)
    if whole is None:
        if not allowance.is_limited:
            canvas.baked(key, box, draw)
            return
        inner = Canvas(view, canvas.tools, is_baking=True, is_patient=True)
        with allowance.watched() as watched:
            draw(inner)
        if watched.owes:
            canvas.draws.extend(inner.draws)
            return
        whole = pygame.Surface((width, height), pygame.SRCALPHA)
        paint(whole, [moved(each, -x, -y) for each in inner.draws])
        kept.put(full_key, whole)
    canvas.blit(whole, x, y, PREMULTIPLIED)
