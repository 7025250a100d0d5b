"""Brings recorded frames onto the window surface, redrawing only what changed."""

from __future__ import annotations

import pygame

from engine.stage.display_list import MANY, Draw, changed_draws, dirty_boxes, paint, places_of, redraw
from engine.stage.surfaces import new_layer
from engine.stage.view import PixelBox, View

UNASKED = 6
"""Frames drawn whole without a search for what changed, after two in which MANY places over MOST of it did."""
MOST, MOST_OF_LARGE = 0.5, 0.85
LARGE = 4_000_000
"""A share of the window that is drawn in boxes; in one of so many pixels each pixel counts for more than any search."""


class Screen:
    """Brings recorded frames onto the window surface, redrawing only what changed."""

    def __init__(self) -> None:
        self._shown: list[Draw] = []
        self._places: dict[Draw, int] | None = None
        self._whole = True
        self._full = self._unasked = 0

    def forget(self) -> None:
        """The window's pixels are lost (new size, uncovered): the next frame is drawn whole."""
        self._whole = True

    def show(self, target: pygame.Surface, draws: list[Draw]) -> list[PixelBox] | None:
        """Draw a frame. Returns the boxes that changed, [] for none, None for the whole window."""
        boxes = self._changed(draws, *target.get_size())
        self._whole = False
        if boxes is None:
            paint(target, draws)
        else:
            redraw(target, draws, boxes)
        return boxes

    def _changed(self, draws: list[Draw], width: int, height: int) -> list[PixelBox] | None:
        """The boxes in which this frame differs from the last one. None: the order, or more than MOST of it."""
        old, self._shown = self._shown, draws
        before, self._places = self._places, None
        if self._whole:
            return None
        if self._unasked and len(draws) >= MANY:
            self._unasked -= 1
            return None
        self._places = places_of(draws)
        changed = changed_draws(old, draws, before, self._places)
        if changed is None:
            return None
        boxes = dirty_boxes(changed, width, height)
        is_large = width * height > LARGE
        if sum(box[2] * box[3] for box in boxes) <= width * height * (MOST_OF_LARGE if is_large else MOST):
            self._full = 0
            return boxes
        self._full += 1
        if self._full > 1 and len(changed) >= MANY and not is_large:
            self._unasked = UNASKED
        return None

    def stretch(self, target: pygame.Surface, before: View, now: View) -> None:
        """Draw the last frame, made for another view, as the new view would show it, with black around it."""
        frame = new_layer((0, 0, before.width, before.height))
        paint(frame, self._shown)
        times = now.k / before.k
        place = pygame.Rect(
            round(now.left - before.left * times),
            round(now.top - before.top * times),
            max(1, round(before.width * times)),
            max(1, round(before.height * times)),
        )
        if target.get_rect().contains(place):
            if place.size != target.get_size():
                target.fill((0, 0, 0))
            pygame.transform.scale(frame, place.size, target.subsurface(place))
        else:  # the bars of a frame with others are cut
            target.blit(pygame.transform.scale(frame, place.size), place)
        self._whole = True
