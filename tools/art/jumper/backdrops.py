"""The knitted worlds of both windows: chunky Fair Isle in lamplight, out of focus enough to lie behind."""

from __future__ import annotations

from functools import partial

import skia
from PIL import ImageFilter

from tools.art.atmosphere import bokeh, vignette
from tools.art.board import SAMPLING, Board, as_skia, fill, spot
from tools.art.knit.jacquard import fair_isle
from tools.art.knit.stockinette import Wool, knitted
from tools.art.recipe import Picture, Recipe

COLUMNS, ROWS = 72, 50
"""Stitches of 17.8 x 14.4 units: thrice as large as those of the patches."""
CHUNKY = Wool(depth=0.82, fuzz=1.3, wobble=1.5)
BANDS = ("zigzag", "dots", "snowflake", "stripe", "plain", "zigzag", "stripe")

Lamp = tuple[float, float, float, str, float]


def knitted_room(palette: tuple[str, ...], bands: tuple[str, ...], lamps: tuple[Lamp, ...], night: str) -> Picture:
    """Backdrop of 2560x1440: cloth, the warm light of lamps on it, and dark corners."""
    cloth = knitted(fair_isle(ROWS, COLUMNS, bands, shift=2), palette, (2560, 1440), wool=CHUNKY, seed=9, finer=1)
    board = Board(1280, 720, 2)
    soft = cloth.filter(ImageFilter.GaussianBlur(1.6))
    board.canvas.drawImageRect(as_skia(soft), skia.Rect.MakeWH(1280, 720), SAMPLING)
    board.canvas.drawRect(skia.Rect.MakeWH(1280, 720), fill((night, 0.46)))
    for x, y, radius, tint, alpha in lamps:
        light = spot(x, y, radius, ((tint, alpha), (tint, alpha * 0.45), (tint, 0)), (0, 0.45, 1))
        board.canvas.drawCircle(x, y, radius, fill(light, blend=skia.BlendMode.kOverlay))
        glow = spot(x, y, radius * 0.8, ((tint, alpha * 0.3), (tint, 0)))
        board.canvas.drawCircle(x, y, radius * 0.8, fill(glow, blend=skia.BlendMode.kScreen))
    vignette(board, "#080206", 0.78)
    bokeh(board, 16, 3, ("#ffd27a", "#ffb04a"), 0.1, largest=26)
    return Picture(board.image().convert("RGB"))


MAIN_WOOLS = ("#8f1420", "#cdb68c", "#0c4c3c", "#c08a26", "#4e0912")
MAIN_LAMPS: tuple[Lamp, ...] = (
    (640, -30, 620, "#ffd9a0", 0.85),
    (60, 60, 420, "#ffb860", 0.6),
    (1220, 60, 420, "#ffb860", 0.6),
)
BONUS_WOOLS = ("#4f1a5c", "#c2a8c4", "#153f5c", "#cf9836", "#2b0d3a")
BONUS_BANDS = ("stripe", "snowflake", "zigzag", "dots", "plain", "plain", "stripe", "dots")
BONUS_LAMPS: tuple[Lamp, ...] = (
    (640, 40, 560, "#ffcf8a", 0.9),
    (30, 330, 380, "#ff9a50", 0.7),
    (1250, 330, 380, "#ff9a50", 0.7),
    (640, 640, 620, "#ffb060", 0.5),
)


def recipes() -> list[Recipe]:
    """Both backdrops."""
    worlds = {
        "jumper": (MAIN_WOOLS, BANDS, MAIN_LAMPS, "#1c0308"),
        "jumper_bonus": (BONUS_WOOLS, BONUS_BANDS, BONUS_LAMPS, "#08051c"),
    }
    return [
        Recipe(f"backdrops/{name}", partial(knitted_room, *world), scale=2, lossless=False)
        for name, world in worlds.items()
    ]
