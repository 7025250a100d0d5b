"""Art of the lobby's card, put together from what has been baked."""

from __future__ import annotations

import skia
from PIL import Image, ImageFilter

from tools.art.atmosphere import bokeh, snowfall
from tools.art.board import SAMPLING, Board, as_skia, colour, down, fill, spot
from tools.art.manifest import ASSETS
from tools.art.recipe import Picture, Recipe

PLACES: dict[str, tuple[float, float, float]] = {
    "bells/polar_bear": (-12, 98, 132),
    "bells/penguin": (168, 96, 134),
    "bells/red_bauble": (8, 212, 76),
    "bells/gold_bauble": (204, 212, 76),
    "bells/golden_leaf": (68, 130, 152),
}
"""Left, top and size of each, the hindmost first."""
READS = ("backdrops/bells", *PLACES)


def _baked(name: str) -> Image.Image:
    return Image.open(ASSETS / "images" / f"{name}.webp")


def card() -> Picture:
    """The Golden Leaf bell between bear and penguin, the village behind, 288 x 300."""
    board = Board(288, 300)
    village = _baked("backdrops/bells").convert("RGB").crop((60, 120, 1180, 1287)).filter(ImageFilter.GaussianBlur(5))
    board.canvas.drawImageRect(as_skia(village), skia.Rect.MakeWH(288, 300), SAMPLING)
    board.canvas.drawRect(skia.Rect.MakeWH(288, 300), fill(("#0a0838", 0.36)))
    glow = spot(144, 190, 170, (("#ffd890", 0.85), ("#8aa8ff", 0.3), ("#8aa8ff", 0)), (0, 0.5, 1))
    board.canvas.drawCircle(144, 190, 170, fill(glow, blend=skia.BlendMode.kScreen))
    bokeh(board, 60, 9, ("#ffd27a", "#a8c8ff"), 0.3, largest=16)
    shadow = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 3, 5, 5, colour(("#03021c", 0.7))))
    for name, (x, y, size) in PLACES.items():
        board.canvas.drawImageRect(as_skia(_baked(name)), skia.Rect.MakeXYWH(x, y, size, size), SAMPLING, shadow)
    snowfall(board, 220, 8, largest=3)
    board.canvas.drawRect(skia.Rect.MakeWH(288, 110), fill(down(0, 110, (("#0a0838", 0.85), ("#0a0838", 0)))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 246, 288, 54), fill(down(246, 300, (("#0c0a3c", 0), "#0c0a3c"))))
    return Picture(board.image().convert("RGB"))


def recipes() -> list[Recipe]:
    """The card."""
    return [Recipe("cards/jingle_bells", card, lossless=False, reads=READS)]
