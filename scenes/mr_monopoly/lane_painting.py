"""Draws the lane of a Multiplier Roll: sectors, token, dice (MM-11)."""

from __future__ import annotations

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


def draw_lane(canvas: Canvas, texts: Texts, lane: Lane, *, waits: bool) -> None:
    """Draw the lane as far as it has come in."""
    left = LANE[0] + BEYOND * (1 - lane.slid)
    canvas.nine("property/lane_panel", (left, *LANE[1:]))
    canvas.text(texts("monopoly.lane"), (left + LANE[2] / 2, LANE[1] + 20), HEAD, anchor="centre")
    for sector, multiplier in enumerate(lane.multipliers, 1):
        _draw_sector(canvas, lane, sector, multiplier, left)
    _draw_token(canvas, lane, left)
    if waits and not lane.dice:
        x, y, width, height = layout.HINT
        words = texts("monopoly.tap_to_roll")
        lower = (canvas.lines_of(words, HINT, width) - 1) * HINT.size * HINT.leading / 2
        middle = (left + x + width / 2, LANE[1] + y + height / 2 - lower)
        canvas.text(words, middle, HINT, anchor="centre", width=width)
    for die in lane.dice:
        name = f"property/die_face{die.face}" if die.face else f"property/die{die.tumble:02d}"
        canvas.image(name, centre=(die.x + left - LANE[0], die.y), width=DIE)


def _draw_sector(canvas: Canvas, lane: Lane, sector: int, multiplier: int, left: float) -> None:
    x, y = sector_middle(sector, left)
    is_landed = sector == lane.landed
    is_lit = not is_landed and round(lane.token) == sector
    name = "property/sector_landed" if is_landed else "property/sector_lit" if is_lit else "property/sector"
    canvas.nine(name, (x - SECTOR[0] / 2, y - SECTOR[1] / 2, *SECTOR))
    canvas.text(f"×{multiplier}", (x, y), TIMES_LIT if is_landed or is_lit else TIMES, anchor="centre", fit=70)
    if not is_landed and not is_lit:
        canvas.text(str(sector), (x - SECTOR[0] / 2 + 7, y - SECTOR[1] / 2 + 10), PLACE)


def _draw_token(canvas: Canvas, lane: Lane, left: float) -> None:
    start, end = sector_middle(floor(lane.token), left), sector_middle(ceil(lane.token), left)
    x, y = mix_points(start, end, lane.token - floor(lane.token))
    canvas.image("property/token", centre=(x + 27, y - 25 - 26 * lane.hop), width=TOKEN)
