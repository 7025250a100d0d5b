"""Snow that sweeps over the window while a slot changes its scene."""

from __future__ import annotations

from engine.stage.canvas import Canvas

SNOW = (232, 238, 252)
FRONT = "effects/snow_front"
FRONT_SIZE = (320.0, 760.0)
OVERLAP = 60.0
"""So much of the front's left side is plain snow and lies on the ground behind it."""
BEYOND = 280.0
"""How far the snow begins and ends outside of the window: its front reaches that far ahead."""
WIDTH = 1280 + 2 * BEYOND
TOP = 26.0
GROUND = (WIDTH - 2 * OVERLAP) / 4
"""How wide a piece of the ground is: so many of them lie from front to front."""
SEAM = 4.0
"""So much two pieces overlap, whatever pixels they begin on."""
DRIFTS = ((142.0, ""), (80.0, "y"), (18.0, ""))
"""Where snow billows on a piece of the ground, and how its picture is turned there. Each edge lies on the next one's
beginning, and at both ends of a piece the snow is plain, as a front is where it begins."""


def draw_wipe(canvas: Canvas, share: float) -> None:
    """Snow sweeps over the room from the left: at half of its way it hides everything."""
    cover = min(1.0, (share if share < 0.5 else 1 - share) * 2)
    left = -BEYOND - WIDTH * (1 - cover) if share < 0.5 else -BEYOND + WIDTH * (1 - cover)
    right = left + WIDTH
    with canvas.clip((0, TOP, 1280, 720 - TOP)):
        for piece in range(4):
            x = left + OVERLAP + piece * GROUND
            if -GROUND - SEAM < x < 1280 + SEAM:
                centre, size = (x + GROUND / 2, (TOP + 720) / 2), (GROUND + SEAM, 720 - TOP + SEAM)
                canvas.composed("snow ground", size, _paint_ground, centre=centre, opaque=True)
        if right - OVERLAP < 1280:
            canvas.image(FRONT, topleft=(right - OVERLAP, -20), size=FRONT_SIZE)
        if left + OVERLAP > 0:
            canvas.image(FRONT, topleft=(left + OVERLAP - FRONT_SIZE[0], -20), size=FRONT_SIZE, flip="x")


def _paint_ground(canvas: Canvas) -> None:
    """Paint a piece of the ground around the origin, with the picture of the front as it is kept: none is made anew."""
    canvas.fill((-GROUND, -400, 2 * GROUND, 800), SNOW)
    size = (round(FRONT_SIZE[0] * canvas.view.k), round(FRONT_SIZE[1] * canvas.view.k))
    for drift, flip in DRIFTS:
        drifting = canvas.tools.artwork.variant(FRONT, size, 1.0, 0.0, flip)
        if drifting is not None:
            canvas.surface(drifting, (drift - GROUND / 2, -FRONT_SIZE[1] / 2))
