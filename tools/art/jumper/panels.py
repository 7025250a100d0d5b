"""Knitted panels with a ribbed border, whole, at the sizes at which they are shown."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia
from PIL import Image

from tools.art.board import SAMPLING, Board, as_skia, down, fill, grown, rounded, spot
from tools.art.knit.sewing import drop_shadow, hollow, running_stitch, thick_edge
from tools.art.knit.stockinette import Pixels, Wool, knitted
from tools.art.recipe import Picture, Recipe

SCALE = 3.0
SIDE, TOP, BOTTOM = 22.0, 14.0, 34.0
"""Room round a panel for its shadow."""
RADIUS, RIB = 20.0, 12.0
STITCH, ROW = 10.4, 8.6
"""Width and height of a stitch: larger than those of the patches, smaller than those of the backdrop."""
CALM = Wool(depth=0.5, fuzz=0.6, wobble=1.2)


def panel(width: float, height: float, tint: str, thread: str, seed: int) -> Picture:
    """A piece of thick wool on the backdrop; its ribbed border is knitted along, its middle lies a little deeper."""
    board = Board(width + 2 * SIDE, height + TOP + BOTTOM, SCALE)
    box = rounded(SIDE, TOP, width, height, RADIUS)
    drop_shadow(board, box, fall=11, blur=10, alpha=0.66)
    cloth = _ribbed(_cloth(width, height, tint, seed), _cloth(height, width, tint, seed + 1).rotate(90, expand=True))
    inner = grown(box, -RIB)
    with board.clipped(box):
        board.canvas.drawImageRect(as_skia(cloth), skia.Rect.MakeXYWH(SIDE, TOP, width, height), SAMPLING)
        light = spot(
            SIDE + width / 2, TOP + height * 0.3, max(width, height) * 0.62, (("#fff0c8", 0.15), ("#fff0c8", 0))
        )
        board.canvas.drawRect(skia.Rect.MakeXYWH(SIDE, TOP, width, height), fill(light))
        shade = down(TOP, TOP + height, (("#000000", 0.0), ("#000000", 0.1), ("#000000", 0.34)), (0, 0.5, 1))
        board.canvas.drawRect(skia.Rect.MakeXYWH(SIDE, TOP, width, height), fill(shade))
    hollow(board, inner, 14, 0.5)
    thick_edge(board, box, 9, shade=0.6)
    running_stitch(board, grown(box, -RIB - 3.2), thread, width=2.4, dash=9, gap=7)
    return Picture(board.image(), inset=board.margins(SIDE, TOP, SIDE, BOTTOM))


def _cloth(width: float, height: float, tint: str, seed: int) -> Image.Image:
    chart = np.zeros((round(height / ROW), round(width / STITCH)), int)
    size = (round(width * SCALE), round(height * SCALE))
    return knitted(chart, (tint,), size, wool=CALM, seed=seed, finer=1)


def _ribbed(upright: Image.Image, lying: Image.Image) -> Image.Image:
    """Two by two ribs in the border: they run outwards, so the sides are knitted lying; the corners are mitred."""
    body, aside = (np.asarray(image, np.float32) for image in (upright, lying))
    height, width = body.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    from_side, from_end = np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)
    rib, stitch = RIB * SCALE, STITCH * SCALE
    border = np.minimum(from_side, from_end) < rib
    at_side = border & (from_side < from_end)
    along = np.where(at_side, y, x)
    shade = _ribs(along, stitch)
    pixels = np.where(at_side[..., None], aside, body)
    pixels = np.where(border[..., None], pixels * shade[..., None] * 0.92, pixels)
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGB")


def _ribs(along: Pixels, stitch: float) -> Pixels:
    """Light on the ribs, deep shade between them."""
    wave = 0.5 + 0.5 * np.cos(2 * np.pi * (along / stitch - 0.5))
    side = 0.12 * np.sin(2 * np.pi * (along / stitch - 0.5))
    return np.asarray(0.52 + 0.62 * wave**0.8 - side, np.float32)


def recipes() -> list[Recipe]:
    """The three panels of the main window."""
    panels = {
        "panel_winning": (190.0, 520.0, "#145a36", "#f3e2b8", 31),
        "panel_numbers": (650.0, 520.0, "#1f3c7e", "#f3e2b8", 33),
        "panel_bonus": (328.0, 520.0, "#145a36", "#f3e2b8", 35),
    }
    return [
        Recipe(f"jumper/{name}", partial(panel, *arguments), scale=SCALE, lossless=False)
        for name, arguments in panels.items()
    ]
