"""Art of the lobby's card, put together from what has been baked."""

from __future__ import annotations

import skia
from PIL import Image, ImageFilter

from tools.art.atmosphere import bokeh, snowfall
from tools.art.board import SAMPLING, Board, as_skia, colour, down, fill, spot
from tools.art.manifest import ASSETS
from tools.art.recipe import Picture, Recipe

READS = (
    "backdrops/property",
    "property/gentleman",
    "property/hotel",
    "property/house",
    "property/diamond",
)
PLACES: dict[str, tuple[float, float, float, float]] = {
    "property/hotel": (202, 92, 80, 320),
    "property/house": (-2, 156, 108, 108),
    "property/gentleman": (92, 62, 104, 416),
    "property/diamond": (204, 212, 66, 66),
}


def _baked(name: str) -> Image.Image:
    return Image.open(ASSETS / "images" / f"{name}.webp")


def card() -> Picture:
    """The gentleman between his house and his hotel, the street behind, 288 x 300."""
    board = Board(288, 300)
    street = _baked("backdrops/property").convert("RGB").crop((120, 60, 1240, 1227)).filter(ImageFilter.GaussianBlur(5))
    board.canvas.drawImageRect(as_skia(street), skia.Rect.MakeWH(288, 300), SAMPLING)
    board.canvas.drawRect(skia.Rect.MakeWH(288, 300), fill(("#14064a", 0.42)))
    glow = spot(144, 190, 170, (("#ffcf8a", 0.75), ("#c07aff", 0.3), ("#c07aff", 0)), (0, 0.5, 1))
    board.canvas.drawCircle(144, 190, 170, fill(glow, blend=skia.BlendMode.kScreen))
    bokeh(board, 60, 4, ("#ffd27a", "#d9a0ff"), 0.3, largest=16)
    shadow = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 3, 5, 5, colour(("#08021c", 0.7))))
    for name, (x, y, wide, high) in PLACES.items():
        board.canvas.drawImageRect(as_skia(_baked(name)), skia.Rect.MakeXYWH(x, y, wide, high), SAMPLING, shadow)
    snowfall(board, 220, 5, largest=3)
    board.canvas.drawRect(skia.Rect.MakeWH(288, 110), fill(down(0, 110, (("#12063c", 0.85), ("#12063c", 0)))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 246, 288, 54), fill(down(246, 300, (("#180a44", 0), "#180a44"))))
    return Picture(board.image().convert("RGB"))


def recipes() -> list[Recipe]:
    """The card."""
    return [Recipe("cards/mr_monopoly", card, lossless=False, reads=READS)]
