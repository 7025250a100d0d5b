"""The window: opened, resized, made fullscreen, and given the pixels that changed."""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path

import pygame

from engine.stage.view import HEIGHT, WIDTH, PixelBox, View

SMALLEST = (640, 360)
"""The smallest window that the interface can be read in."""


class Display:
    """Owns the window. Draws go to `surface`, which is another one after each change of size."""

    def __init__(self, *, size: tuple[int, int] | None, fullscreen: bool, title: str, icon: Path | None) -> None:
        if sys.platform.startswith("linux"):
            os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "Tinsel")
        pygame.display.init()
        if pygame.display.get_driver() == "x11":
            # The accelerated window surface copies each frame through a renderer: many times dearer without a GPU.
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        pygame.display.set_caption(title)
        if icon is not None:
            with icon.open("rb") as file:
                pygame.display.set_icon(pygame.image.load(file, icon.name))
        self.surface = pygame.display.set_mode(size or self._comfortable_size(), pygame.RESIZABLE)
        self.fullscreen = False
        self.view = View.fit(*self.surface.get_size())
        if fullscreen:
            self.set_fullscreen(wanted=True)

    @staticmethod
    def _comfortable_size() -> tuple[int, int]:
        """The canvas at a whole multiple of half its size that leaves room on the desktop."""
        sizes = pygame.display.get_desktop_sizes()
        desktop = sizes[0] if sizes else (WIDTH, HEIGHT)
        k = min(desktop[0] * 0.9 / WIDTH, desktop[1] * 0.9 / HEIGHT)
        steps = max(1, int(k * 2)) / 2
        return (
            (WIDTH, HEIGHT)
            if 0.85 <= k < 1.5 and desktop[0] >= WIDTH
            else (round(WIDTH * steps), round(HEIGHT * steps))
        )

    def resized(self) -> bool:
        """Look at the window's size again; True when it changed."""
        surface = pygame.display.get_surface()
        if surface is None:
            return False
        self.surface = surface
        if surface.get_size() == (self.view.width, self.view.height):
            return False
        self.view = View.fit(*surface.get_size())
        return True

    def set_fullscreen(self, *, wanted: bool) -> bool:
        """Turn fullscreen on or off; returns what it is now (a system may refuse)."""
        with warnings.catch_warnings():
            # The name is announced to change; it is the only way that keeps the window's size right.
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        try:
            if wanted:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()
        except pygame.error:
            return self.fullscreen
        self.fullscreen = wanted
        return self.fullscreen

    def to_canvas(self, position: tuple[int, int]) -> tuple[float, float] | None:
        """The logical point under a window pixel, or None in the bars beside the canvas."""
        return self.view.to_canvas(position)

    def present(self, boxes: list[PixelBox] | None) -> None:
        """Bring the changed boxes, or everything (None), onto the screen."""
        if boxes is None:
            pygame.display.flip()
        elif boxes:
            pygame.display.update(boxes)

    @property
    def too_small(self) -> bool:
        """Whether the window is too small to read."""
        return self.view.width < SMALLEST[0] or self.view.height < SMALLEST[1]

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()
