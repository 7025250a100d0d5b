"""Brings recorded frames onto the window surface, redrawing only what changed."""

from __future__ import annotations

import pygame

from engine.stage.display_list import Draw, changed_draws, dirty_boxes, paint, redraw
from engine.stage.view import PixelBox, View


class Screen:
    """Brings recorded frames onto the window surface, redrawing only what changed."""

    def __init__(self) -> None:
        self._shown: list[Draw] = []
        self._whole = True

    def forget(self) -> None:
        """The window's pixels are lost (new size, uncovered): the next frame is drawn whole."""
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

    def stretch(self, target: pygame.Surface, before: View, now: View) -> None:
        """Draw the last frame, made for another view, as the new view would show it, with black around it."""
        frame = pygame.Surface((before.width, before.height)).convert()
        paint(frame, self._shown)
        times = now.k / before.k
        size = max(1, round(before.width * times)), max(1, round(before.height * times))
        target.fill((0, 0, 0))
        target.blit(
            pygame.transform.scale(frame, size),
            (round(now.left - before.left * times), round(now.top - before.top * times)),
        )
        self._whole = True
