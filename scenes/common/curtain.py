"""Snow sweeps the old picture away and leaves the new scene."""

from __future__ import annotations

import pygame

from engine.stage.canvas import Canvas
from engine.stage.scene import Pop, Scene, Transition
from engine.stage.tween import EASE_IN_OUT_CUBIC, mix

SWEEP = 0.55
FRONT = "effects/snow_front"
FRONT_WIDTH = 320.0
OVERLAP = 40.0
"""So much of a front's plain side lies on the other one, which sweeps behind it."""
EDGE = 280.0
"""How far outside of the window the snow begins and ends."""
MARGIN = 20.0


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
        size = (FRONT_WIDTH, bottom - top + 2 * MARGIN)
        canvas.image(FRONT, topleft=(edge + OVERLAP - FRONT_WIDTH, top - MARGIN), size=size, flip="xy")
        canvas.image(FRONT, topleft=(edge - OVERLAP, top - MARGIN), size=size)
