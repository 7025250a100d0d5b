"""A backdrop over the whole window: sharp on the canvas, blurred in the bars beside it."""

from __future__ import annotations

import pygame

from engine.stage.artwork import Artwork
from engine.stage.looks import look_of
from engine.stage.surfaces import new_layer
from engine.stage.view import View


def backdrop_surface(artwork: Artwork, name: str, view: View) -> pygame.Surface:
    """A picture that covers the window: its canvas part sharp, the bars a blurred and darkened continuation."""
    width, height = view.canvas_box[2:]
    look = look_of(name, (width, height), 1.0, 0.0, "")
    sharp = artwork.lend(look, lambda: artwork.made(name, width, height))
    if (view.width, view.height) == (width, height):
        return sharp
    return artwork.lend(("backdrop", name), lambda: _continued(sharp, view))


def _continued(sharp: pygame.Surface, view: View) -> pygame.Surface:
    left, top = view.canvas_box[:2]
    small = pygame.transform.smoothscale(sharp, (160, 90))
    soft = pygame.transform.box_blur(small, 6)
    soft.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
    cover = max(view.width / 160, view.height / 90)
    wide = pygame.transform.smoothscale(soft, (round(160 * cover), round(90 * cover)))
    target = new_layer((0, 0, view.width, view.height))
    target.blit(wide, ((view.width - wide.get_width()) // 2, (view.height - wide.get_height()) // 2))
    target.blit(sharp, (left, top))
    return target
