"""Draws the lane of a Multiplier Roll: sectors, token, dice (MM-11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil, floor

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from engine.stage.tween import mix_points
from scenes.common.texts import Texts
from scenes.mr_monopoly import layout
from scenes.mr_monopoly.board import Lane
from scenes.mr_monopoly.layout import DIE, LANE, SECTOR, sector_middle

HEAD = Style("LilitaOne-Regular", 20, (255, 243, 207), tracking=0.8, shadow=1.5)
HINT = Style("Rubik-Bold", 16, WHITE, (4, 40, 20), 2, shadow=1)
TIMES = Style("LilitaOne-Regular", 28, WHITE, (38, 12, 84), 4, shadow=1)
TIMES_LIT = Style("LilitaOne-Regular", 28, (86, 36, 2))
PLACE = Style("Rubik-Bold", 10, WHITE, (38, 12, 84), 2)
BEYOND = 330.0
"""How far right of its place the lane begins to slide in."""
TOKEN = 38.0
SHADOW = 28.0
"""How far the picture of the lane reaches beyond its body."""


def draw_lane(canvas: Canvas, texts: Texts, lane: Lane, *, waits: bool) -> None:
    """Draw the lane as far as it has come in."""
    left = LANE[0] + BEYOND * (1 - lane.slid)
    at = (left + LANE[2] / 2, LANE[1] + LANE[3] / 2)
    waits = waits and not lane.dice
    size = (LANE[2] + 2 * SHADOW, LANE[3] + 2 * SHADOW)
    paint = partial(_paint_lane, texts, lane.multipliers, waits)
    canvas.composed(("lane", lane.multipliers, waits), size, paint, centre=at)
    sector = lane.landed or round(lane.token)
    if sector:
        look = "landed" if lane.landed else "lit"
        paint = partial(_paint_sector, f"property/sector_{look}", lane.multipliers[sector - 1], TIMES_LIT)
        paint(canvas, sector_middle(sector, left))
    _draw_token(canvas, lane, left)
    for die in lane.dice:
        name = f"property/die_face{die.face}" if die.face else f"property/die{die.tumble:02d}"
        canvas.image(name, centre=(die.x + left - LANE[0], die.y), width=DIE)


def _paint_lane(texts: Texts, multipliers: Sequence[int], waits: bool, canvas: Canvas) -> None:  # noqa: FBT001  bound
    """Paint the lane with its sectors around the origin, and what a person is waited for."""
    left, top = -LANE[2] / 2, -LANE[3] / 2
    canvas.nine("property/lane_panel", (left, top, *LANE[2:]))
    canvas.text(texts("monopoly.lane"), (0, top + 20), HEAD, anchor="centre")
    for sector, multiplier in enumerate(multipliers, 1):
        x, y = sector_middle(sector, left)
        y += top - LANE[1]
        _paint_sector("property/sector", multiplier, TIMES, canvas, (x, y))
        canvas.text(str(sector), (x - SECTOR[0] / 2 + 7, y - SECTOR[1] / 2 + 10), PLACE)
    if waits:
        x, y, width, height = layout.HINT
        words = texts("monopoly.tap_to_roll")
        lower = (canvas.lines_of(words, HINT, width) - 1) * HINT.size * HINT.leading / 2
        place = (left + x + width / 2, top + y + height / 2 - lower)
        canvas.text(words, place, HINT, anchor="centre", width=width)


def _paint_sector(name: str, multiplier: int, style: Style, canvas: Canvas, centre: tuple[float, float]) -> None:
    x, y = centre
    canvas.nine(name, (x - SECTOR[0] / 2, y - SECTOR[1] / 2, *SECTOR))
    canvas.text(f"×{multiplier}", (x, y), style, anchor="centre", fit=70)


def _draw_token(canvas: Canvas, lane: Lane, left: float) -> None:
    start, end = sector_middle(floor(lane.token), left), sector_middle(ceil(lane.token), left)
    x, y = mix_points(start, end, lane.token - floor(lane.token))
    canvas.image("property/token", centre=(x + 27, y - 25 - 26 * lane.hop), width=TOKEN)
