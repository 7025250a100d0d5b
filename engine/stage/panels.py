"""Frames and buttons stretched to their size, and kept; from the smallest copy until a dear one was read."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import pygame

from engine.stage import allowance
from engine.stage.artwork import Artwork
from engine.stage.looks import ALPHA_STEPS
from engine.stage.manifest import Picture
from engine.stage.nine_slice import stretched

LARGE = 400_000
"""Pixels: a larger frame is not made in a frame that cannot afford it."""
NEARLY, NEAR_STEP = 0.06, 2
"""A frame stands in for one whose sides differ by this share, and which is faded by so many steps more."""

Key: TypeAlias = tuple[str, str, tuple[int, int], int]
"""What a frame is kept by: its name, its size, and how opaque it is."""


class Panels:
    """The stretched pictures of `artwork`, kept among its scaled ones."""

    def __init__(self, artwork: Artwork) -> None:
        self._artwork = artwork
        self._last: dict[str, Key] = {}

    def panel(self, name: str, size: tuple[int, int], unit: float, alpha: float) -> pygame.Surface | None:
        """The frame at `size` pixels, its margins `unit` times as large as those of the master.

        A large one that is dear comes from a thread: until then the last one that was nearly as large, or none.
        """
        step = round(alpha * ALPHA_STEPS)
        key: Key = ("nine", name, size, step)
        artwork = self._artwork
        kept = artwork.scaled.find(key)
        if kept is not None:
            return kept
        level = self._level(name, unit)
        reading = artwork.reading_cost(name, level)
        cost = reading + size[0] * size[1] * allowance.SCALING_PIXEL
        if artwork.allowance.spend(cost) or (not reading and size[0] * size[1] < LARGE):
            return self._keep(key, self._made(name, size, unit, step, level))
        near = None if artwork.allowance.is_withholding else self._near(key)
        if near is not None or artwork.allowance.is_withholding or size[0] * size[1] >= LARGE:
            self._order(key, unit, level)
            return near
        artwork.order_copy(name, level)
        coarsest = artwork.coarsest(name)
        return artwork.scaled.get((*key, "rough"), lambda: self._made(name, size, unit, step, coarsest))

    def _keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        self._last[key[1]] = key
        return self._artwork.scaled.get(key, lambda: surface)

    def _near(self, key: Key) -> pygame.Surface | None:
        """The frame of this name that was made last, if it is nearly as large and as opaque."""
        last = self._last.get(key[1])
        if last is None or abs(last[3] - key[3]) > NEAR_STEP:
            return None
        is_near = all(abs(side - other) <= NEARLY * side for side, other in zip(key[2], last[2], strict=True))
        return self._artwork.scaled.peek(last) if is_near else None

    def _order(self, key: Key, unit: float, level: int) -> None:
        """Have the frame made by a thread, from a copy of its own."""
        _, name, size, step = key
        artwork = self._artwork
        kept = artwork.at_hand(name, level)
        if kept is None:
            artwork.order_copy(name, level)
            return
        make = partial(_stretched, kept.copy(), artwork.entry(name), size, unit, level=level, step=step)
        artwork.workshop.order(key, make, partial(self._keep, key))

    def made(self, name: str, size: tuple[int, int], unit: float, alpha: float) -> pygame.Surface:
        """The same made anew, whatever it costs: for what is only drawn into something that is kept."""
        return self._made(name, size, unit, round(alpha * ALPHA_STEPS), self._level(name, unit))

    def _level(self, name: str, unit: float) -> int:
        return self._artwork.level_at_hand(name, self._artwork.entry(name).level_to_stretch(unit))

    def _made(self, name: str, size: tuple[int, int], unit: float, step: int, level: int) -> pygame.Surface:
        source, entry = self._artwork.source(name, level), self._artwork.entry(name)
        return _stretched(source, entry, size, unit, level=level, step=step)


def _stretched(
    source: pygame.Surface, entry: Picture, size: tuple[int, int], unit: float, *, level: int, step: int
) -> pygame.Surface:
    surface = stretched(source, entry, size, unit, level=level)
    if step < ALPHA_STEPS:
        share = step * 255 // ALPHA_STEPS
        surface.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
