"""The dark that comes down over a window like a blind with a soft edge: a frame redraws only what the edge passes."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.view import Box

SLATS = 16
"""The dark comes in so many slats, one below the other."""
SOFT = 4
"""So many of them get darker at a time, in as many steps each."""


def draw_shade(canvas: Canvas, dark: float, share: float, area: Box | None = None) -> None:
    """Darken `area`, or the window, to `dark` of its brightness as far as the blind has come down.

    With `share` 0 that is not at all, with 1 as a whole. On the window the slats stay then: one dark in their place
    would have all of it drawn again.
    """
    if share <= 0:
        return
    if share >= 1 and canvas.is_baking:
        canvas.dim(dark, area)
        return
    view = canvas.view
    x, y, width, height = area or (-view.left / view.k, -view.top / view.k, view.width / view.k, view.height / view.k)
    slat = height / SLATS
    edge = round(share * (SLATS + SOFT) * SOFT) / SOFT
    for number in range(SLATS):
        step = round(min(1.0, max(0.0, (edge - number) / SOFT)) * SOFT) / SOFT
        canvas.dim(1 - (1 - dark) * step, (x, y + number * slat, width, slat))
