"""Frames and buttons stretched to their size, and kept; from the smallest copy until a dear one was read."""

from __future__ import annotations

import pygame

from engine.stage import allowance
from engine.stage.artwork import ALPHA_STEPS, Artwork
from engine.stage.nine_slice import stretched


class Panels:
    """The stretched pictures of `artwork`, kept among its scaled ones."""

    def __init__(self, artwork: Artwork) -> None:
        self._artwork = artwork

    def panel(self, name: str, size: tuple[int, int], unit: float, alpha: float) -> pygame.Surface:
        """The frame at `size` pixels, its margins `unit` times as large as those of the master."""
        step = round(alpha * ALPHA_STEPS)
        key = ("nine", name, size, step)
        artwork = self._artwork
        kept = artwork.scaled.find(key)
        if kept is not None:
            return kept
        level = self._level(name, unit)
        reading = artwork.reading_cost(name, level)
        cost = reading + size[0] * size[1] * allowance.SCALING_PIXEL
        if artwork.allowance.spend(cost) or not reading:
            return artwork.scaled.get(key, lambda: self._made(name, size, unit, step, level))
        artwork.order_copy(name, level)
        coarsest = artwork.coarsest(name)
        return artwork.scaled.get((*key, "rough"), lambda: self._made(name, size, unit, step, coarsest))

    def made(self, name: str, size: tuple[int, int], unit: float, alpha: float) -> pygame.Surface:
        """The same made anew, whatever it costs: for what is only drawn into something that is kept."""
        return self._made(name, size, unit, round(alpha * ALPHA_STEPS), self._level(name, unit))

    def _level(self, name: str, unit: float) -> int:
        return self._artwork.level_at_hand(name, self._artwork.entry(name).level_to_stretch(unit))

    def _made(self, name: str, size: tuple[int, int], unit: float, step: int, level: int) -> pygame.Surface:
        surface = stretched(self._artwork.source(name, level), self._artwork.entry(name), size, unit, level=level)
        if step < ALPHA_STEPS:
            share = step * 255 // ALPHA_STEPS
            surface.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
        return surface
