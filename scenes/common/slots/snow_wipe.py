"""Snow that sweeps over the window while a slot changes its scene."""

from __future__ import annotations

from math import sin

from engine.stage.canvas import Canvas

SNOW = (232, 238, 252)
WIPE_EDGE = 120.0
PUFFS = 13


def draw_wipe(canvas: Canvas, share: float) -> None:
    """Snow sweeps over the room from the left: at half of its way it hides everything."""
    cover = min(1.0, (share if share < 0.5 else 1 - share) * 2)
    width = 1280 + 2 * WIPE_EDGE
    left = -WIPE_EDGE - width * (1 - cover) if share < 0.5 else -WIPE_EDGE + width * (1 - cover)
    canvas.fill((max(0.0, left), 26, max(1.0, min(1280.0, left + width) - max(0.0, left)), 694), SNOW)
    for puff in range(PUFFS):
        y = 26 + 694 * (puff + 0.5) / PUFFS
        sway = 34 * sin(puff * 2.4)
        for edge in (left, left + width):
            canvas.image("effects/puff", centre=(edge + sway, y), width=230)
