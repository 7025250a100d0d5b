"""Surfaces as the window wants them: quick to draw onto it, and made without a copy."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.stage.display_list import Draw, paint
from engine.stage.view import PixelBox


def painted(size: tuple[int, int], draws: Sequence[Draw], *, opaque: bool) -> pygame.Surface:
    """A surface that shows a list of draws; premultiplied where it has holes."""
    surface = new_layer((0, 0, *size)) if opaque else pygame.Surface(size, pygame.SRCALPHA)
    paint(surface, draws)
    return surface


def new_layer(place: PixelBox) -> pygame.Surface:
    """A surface without holes for a box of the window; `convert` would make a second one."""
    like = pygame.display.get_surface()
    return pygame.Surface(place[2:]) if like is None else pygame.Surface(place[2:], 0, like)
