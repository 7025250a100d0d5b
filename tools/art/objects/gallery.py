"""The recipes of the nine symbols, and the holly on a dialog's corner."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia
from PIL import Image

from tools.art.board import SAMPLING, Board, as_skia, colour
from tools.art.manifest import ASSETS
from tools.art.objects import log, symbols, tree, turkey
from tools.art.objects.parts import SYMBOL, picture_of
from tools.art.recipe import Picture, Recipe

USE_SIZE = 56
SYMBOLS: dict[str, Callable[[], None]] = {
    "tree": tree.tree,
    "cracker": symbols.cracker,
    "candles": symbols.candles,
    "wreath": symbols.wreath,
    "bells": symbols.bells,
    "holly": symbols.holly,
    "bauble": symbols.bauble,
    "log": log.log,
    "turkey": turkey.turkey,
}


def holly_corner() -> Picture:
    """The holly symbol as it has been baked, smaller and with a shadow, 92 units."""
    board = Board(92, 92)
    holly = as_skia(Image.open(ASSETS / "images" / "symbols" / "holly.webp"))
    shadow = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 3, 3, 3, colour(("#000000", 0.6))))
    board.canvas.drawImageRect(holly, skia.Rect.MakeXYWH(6, 4, 80, 80), SAMPLING, shadow)
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """Every symbol, and the corner."""
    scale = round(SYMBOL / USE_SIZE, 3)
    corner = Recipe("dialogs/holly_corner", holly_corner, lossless=False, reads=("symbols/holly",))
    return [
        corner,
        *(
            Recipe(f"symbols/{name}", partial(picture_of, build), scale=scale, lossless=False)
            for name, build in SYMBOLS.items()
        ),
    ]
