"""Snow that sweeps over the window while a slot changes its scene."""

from __future__ import annotations

from engine.stage.canvas import Canvas

SNOW = (232, 238, 252)
FRONT = "effects/snow_front"
FRONT_SIZE = (320.0, 760.0)
OVERLAP = 60.0
"""So much of the front's left side is plain snow and lies on the flat ground."""
BEYOND = 280.0
"""How far the snow begins and ends outside of the window: its front reaches that far ahead."""
DRIFTS = (190.0, 400.0, 640.0)
"""How far behind its front the snow billows again."""
TOP = 26.0


def draw_wipe(canvas: Canvas, share: float) -> None:
    """Snow sweeps over the room from the left: at half of its way it hides everything."""
    cover = min(1.0, (share if share < 0.5 else 1 - share) * 2)
    width = 1280 + 2 * BEYOND
    left = -BEYOND - width * (1 - cover) if share < 0.5 else -BEYOND + width * (1 - cover)
    right = left + width
    with canvas.clip((0, TOP, 1280, 720 - TOP)):
        if right > 0 and left < 1280:
            canvas.fill((max(0.0, left), TOP, min(1280.0, right) - max(0.0, left), 720 - TOP), SNOW)
        for behind in (*reversed(DRIFTS), 0.0):
            canvas.image(FRONT, topleft=(right - OVERLAP - behind, -20), size=FRONT_SIZE)
            canvas.image(FRONT, topleft=(left + OVERLAP - FRONT_SIZE[0] + behind, -20), size=FRONT_SIZE, flip="x")
