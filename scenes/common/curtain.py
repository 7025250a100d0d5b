"""Snow sweeps the old picture away and leaves the new scene."""

from __future__ import annotations

import math

import pygame

from engine.stage.canvas import Canvas
from engine.stage.scene import Pop, Scene, Transition
from engine.stage.tween import EASE_IN_OUT_CUBIC, mix

SWEEP = 0.55
PUFFS = 13
EDGE = 190.0


class Curtain(Scene):
    """Lies over the new scene with what was on the window before; the new scene answers already."""

    overlay = True
    is_curtain = True

    def __init__(self) -> None:
        self._passed = 0.0
        shown = pygame.display.get_surface()
        self._before = shown.copy() if shown is not None else None

    def advance(self, passed: float) -> Transition | None:
        """Sweep on; the new scene is advanced by itself."""
        self._passed += passed
        return Pop() if self._passed >= SWEEP or self._before is None else None

    @property
    def is_moving(self) -> bool:
        """It always sweeps."""
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw what is left of the old picture, and the snow at its edge."""
        if self._before is None:
            return
        view = canvas.view
        left, right = -view.left / view.k, (view.width - view.left) / view.k
        top, bottom = -view.top / view.k, (view.height - view.top) / view.k
        edge = mix(left - EDGE, right + EDGE, EASE_IN_OUT_CUBIC(self._passed / SWEEP))
        if edge < right and self._before.get_size() == (view.width, view.height):
            with canvas.clip((edge, top, right - edge, bottom - top)):
                canvas.surface(self._before, (left, top))
        for puff in range(PUFFS):
            y = mix(top, bottom, (puff + 0.5) / PUFFS)
            sway = 34 * math.sin(puff * 2.4)
            for behind, size, alpha in ((0, 210, 0.9), (-70, 170, 0.6), (-130, 110, 0.35)):
                canvas.image("effects/puff", centre=(edge + sway + behind, y), width=size, alpha=alpha)
