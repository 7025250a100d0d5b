"""Surfaces as the window wants them: quick to draw onto it, and made without a copy."""

from __future__ import annotations

import pygame

from engine.stage.view import PixelBox


def new_layer(place: PixelBox) -> pygame.Surface:
    """A surface without holes for a box of the window; `convert` would make a second one."""
    like = pygame.display.get_surface()
    return pygame.Surface(place[2:]) if like is None else pygame.Surface(place[2:], 0, like)
