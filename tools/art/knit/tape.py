"""Woven tape and cloth tags: a fine weave with folded ends, sewn on with thread."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.board import SAMPLING, Board, Tint, as_skia, down, fill, grown, line, rounded, stroke
from tools.art.knit.sewing import drop_shadow, sew
from tools.art.knit.stockinette import rgb
from tools.art.recipe import Margins, Picture


@dataclass(frozen=True)
class Cloth:
    """A woven cloth: colour, the thread it is sewn with, and how much of it shines (0 cotton, 1 satin)."""

    tint: str
    thread: str
    satin: float = 0.2
    selvedge: str = ""


SIDE, TOP, BOTTOM = 4.0, 3.0, 6.0
"""Room round a tag for its shadow."""
FOLD = 7.0
"""Width of the end that is folded under."""


def woven(width: int, height: int, tint: str, seed: int, *, pitch: float = 4.2) -> Image.Image:
    """Twill: slanting ribs of single threads, slightly uneven; `pitch` is the distance of threads in pixels."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    noise = np.random.default_rng(seed)
    warp = 0.5 + 0.5 * np.cos(2 * np.pi * x / pitch)
    weft = 0.5 + 0.5 * np.cos(2 * np.pi * y / pitch)
    over = np.mod(np.floor(x / pitch) + np.floor(y / pitch), 3) < 2
    light = 0.86 + 0.15 * np.where(over, warp, weft) + np.where(over, 0.03, -0.05)
    slub = gaussian_filter(noise.standard_normal((height, width)), (0.7, 9)) * 0.16
    mottle = gaussian_filter(noise.standard_normal((height, width)), 14)
    light = light + slub + mottle / mottle.std() * 0.02
    pixels = np.clip(rgb(tint)[None, None] * light[..., None] * 255, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels, "RGB")


def tag(width: float, height: float, cloth: Cloth, *, stretch: float | None = None, seed: int = 1) -> Picture:
    """A tag of `width` x `height`, folded at both ends and sewn on; `stretch` is what stays unstretched at its ends."""
    board = Board(width + 2 * SIDE, height + TOP + BOTTOM)
    box = rounded(SIDE, TOP, width, height, 2.4)
    drop_shadow(board, box, fall=2.4, blur=2.2, alpha=0.55)
    fabric = woven(round(width * 3), round(height * 3), cloth.tint, seed)
    with board.clipped(box):
        board.canvas.drawImageRect(as_skia(fabric), skia.Rect.MakeXYWH(SIDE, TOP, width, height), SAMPLING)
        _shine(board, width, height, cloth.satin)
        if cloth.selvedge:
            for edge in (2.4, height - 2.4):
                thread = skia.Path()
                thread.moveTo(SIDE, TOP + edge)
                thread.lineTo(SIDE + width, TOP + edge)
                board.canvas.drawPath(thread, stroke(cloth.selvedge, 1.5))
                board.canvas.drawPath(thread, stroke(("#000000", 0.35), 1.5, dashes=(0.6, 2.2)))
        for end in (-1, 1):
            _fold(board, width, height, end)
    board.canvas.drawRRect(grown(box, -0.5), stroke(("#000000", 0.4), 1))
    board.canvas.drawRRect(grown(box, -1.2), stroke(("#ffffff", 0.16), 0.8))
    _seams(board, width, height, cloth.thread)
    nine: Margins | None = None
    if stretch is not None:
        nine = board.margins(SIDE + stretch, 0, SIDE + stretch, 0)
    return Picture(board.image(), nine=nine, inset=board.margins(SIDE, TOP, SIDE, BOTTOM))


def _shine(board: Board, width: float, height: float, satin: float) -> None:
    """A tape bulges a little: light along its upper half, shade at its lower edge."""
    tints: tuple[Tint, ...] = (
        ("#ffffff", 0.05 + 0.1 * satin),
        ("#ffffff", 0.1 + 0.34 * satin),
        ("#ffffff", 0.0),
        ("#000000", 0.08 + 0.1 * satin),
        ("#000000", 0.3),
    )
    area = skia.Rect.MakeXYWH(SIDE, TOP, width, height)
    board.canvas.drawRect(area, fill(down(TOP, TOP + height, tints, (0, 0.22, 0.5, 0.72, 1))))


def _fold(board: Board, width: float, height: float, end: int) -> None:
    """The folded end is twice as thick: a lighter strip with a dark line where it ceases."""
    outer = SIDE if end < 0 else SIDE + width
    inner = outer - end * FOLD
    shade = line((inner - end * 3.4, 0), (inner, 0), (("#000000", 0), ("#000000", 0.34)))
    left = min(inner, inner - end * 3.4)
    board.canvas.drawRect(skia.Rect.MakeXYWH(left, TOP, 3.4, height), fill(shade))
    light = line((inner, 0), (outer, 0), (("#ffffff", 0.22), ("#ffffff", 0.06), ("#000000", 0.22)), (0, 0.5, 1))
    board.canvas.drawRect(skia.Rect.MakeXYWH(min(inner, outer), TOP, FOLD, height), fill(light))


def _seams(board: Board, width: float, height: float, thread: str) -> None:
    for end, edge in ((-1, SIDE), (1, SIDE + width)):
        path = skia.Path()
        path.moveTo(edge - end * FOLD * 0.5, TOP + 3.6)
        path.lineTo(edge - end * FOLD * 0.5, TOP + height - 3.6)
        sew(board, path, thread, width=1.7, dash=4.2, gap=3.0)
