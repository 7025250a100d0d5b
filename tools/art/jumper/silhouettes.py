"""Silhouettes cut from the symbols as they have been baked, and the hollow that the tree comes to stand in."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia
from PIL import Image
from scipy.ndimage import binary_fill_holes, gaussian_filter, shift

from tools.art.board import SAMPLING, Board, as_skia
from tools.art.jumper.wools import CREAM
from tools.art.knit.sewing import sew
from tools.art.knit.stockinette import Pixels, rgb
from tools.art.manifest import ASSETS
from tools.art.model.grade import resized
from tools.art.objects.bonus_gallery import SYMBOLS, TILE
from tools.art.objects.parts import SYMBOL
from tools.art.recipe import Picture, Recipe

NAMES = (*sorted(SYMBOLS), "cracker")
BROWN, EDGE = "#75513a", "#46291a"


def _alpha(name: str) -> Pixels:
    return np.asarray(Image.open(ASSETS / "images" / f"{name}.webp").convert("RGBA").getchannel("A"), np.float32) / 255


def _pressed(alpha: Pixels, inner: str, rim: str, depth: float, strength: float) -> Image.Image:
    """A shape pressed into its ground: one colour, darker softly inside of its edge, most at the upper left."""
    near = 1 - gaussian_filter(shift(alpha, (depth * 0.3, depth * 0.2)), depth)
    shade = np.clip(near * 1.5, 0, 1)[..., None] * strength
    colours = rgb(inner) * (1 - shade) + rgb(rim) * shade
    return Image.fromarray((np.dstack([colours, alpha]) * 255 + 0.5).astype(np.uint8), "RGBA")


def silhouette(name: str) -> Picture:
    """Flat warm brown in the shape of a symbol."""
    alpha = _alpha(f"symbols/{name}")
    solid = np.maximum(alpha, gaussian_filter(binary_fill_holes(alpha > 0.5).astype(np.float32), 0.8) * (alpha > 0.02))
    return Picture(_pressed(solid, BROWN, EDGE, 11, 1.0))


def tree_holder() -> Picture:
    """The tree's dark hollow in green wool, with stitches round it; in the frame of the tree itself."""
    alpha = np.asarray(_alpha("jumper/tree"))
    hollow = _pressed(alpha, "#0a3320", "#021509", 22, 1.0)
    board = Board(alpha.shape[1] / 3, alpha.shape[0] / 3)
    small = resized(hollow, (round(board.width * 3 * 0.95), round(board.height * 3 * 0.95)))
    frame = Image.new("RGBA", hollow.size)
    frame.paste(small, ((frame.width - small.width) // 2, (frame.height - small.height) // 2))
    board.canvas.drawImageRect(as_skia(frame), skia.Rect.MakeWH(board.width, board.height), SAMPLING)
    solid = np.asarray(frame.getchannel("A"), np.float32) / 255
    around = _outline(gaussian_filter(solid, 9))
    around.transform(skia.Matrix.Scale(1 / 3, 1 / 3))
    sew(board, around, CREAM, width=2.2, dash=7, gap=5)
    return Picture(board.image())


def _outline(soft: Pixels) -> skia.Path:
    """Path round a soft shape, a little outside of it: the farthest spot seen from its middle in every direction."""
    level = 0.2
    grid = skia.Path()
    height, width = soft.shape
    rows = range(6, height - 6, 6)
    left, right = [], []
    for row in rows:
        inside = np.nonzero(soft[row] > level)[0]
        if len(inside):
            left.append((float(max(4, inside[0])), float(row)))
            right.append((float(min(width - 4, inside[-1])), float(row)))
    points = [*left, *reversed(right)]
    grid.addPoly([skia.Point(*point) for point in points], True)  # noqa: FBT003 - skia's own signature
    return grid


def recipes() -> list[Recipe]:
    """One of each symbol, and the holder."""
    made = [
        Recipe(
            f"silhouettes/{name}",
            partial(silhouette, name),
            scale=round(SYMBOL / TILE, 3),
            lossless=False,
            reads=(f"symbols/{name}",),
        )
        for name in NAMES
    ]
    made.append(Recipe("jumper/tree_holder", tree_holder, lossless=False, reads=("jumper/tree",)))
    return made
