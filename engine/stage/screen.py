"""Brings recorded frames onto the window surface, redrawing only what changed."""

from __future__ import annotations

import pygame

from engine.stage.display_list import Draw, changed_draws, dirty_boxes, paint, redraw
from engine.stage.view import PixelBox


class Screen:
    """Brings recorded frames onto the window surface, redrawing only what changed."""

    def __init__(self) -> None:
        self._shown: list[Draw] = []
        self._whole = True

    def forget(self) -> None:
        """The window's pixels are lost (new size, uncovered): the next frame is drawn whole."""
        self._shown = []
        self._whole = True

    def show(self, target: pygame.Surface, draws: list[Draw]) -> list[PixelBox] | None:
        """Draw a frame. Returns the boxes that changed, [] for none, None for the whole window."""
        width, height = target.get_size()
        changed = None if self._whole else changed_draws(self._shown, draws)
        self._shown = draws
        if changed is None:
            self._whole = False
            paint(target, draws)
            return None
        boxes = dirty_boxes(changed, width, height)
        if sum(box[2] * box[3] for box in boxes) * 2 > width * height:
            paint(target, draws)
            return None
        redraw(target, draws, boxes)
        return boxes
