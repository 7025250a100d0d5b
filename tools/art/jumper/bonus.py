"""Flat pieces of the bonus game: paper lists pinned to the wool, the tiles on them, and the box of picks."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.board import SAMPLING, Board, as_skia, down, fill, grown, rounded, spot, stroke
from tools.art.knit.sewing import drop_shadow, hollow, running_stitch
from tools.art.knit.stockinette import rgb
from tools.art.knit.tape import Cloth, tag
from tools.art.recipe import Picture, Recipe

CARD = (332.0, 190.0)
ROOM = 30.0
"""What a list needs on each side for its shadow and glow."""
TILE, TILE_ROOM = 134.0, 8.0
PICKS = Cloth("#0f4a30", "#f2d594", satin=0.45, selvedge="#d9a63c")


def paper(width: int, height: int, tint: str, seed: int) -> Image.Image:
    """Thick paper: fibres, faint clouds, and a fine grain lit from the upper left."""
    noise = np.random.default_rng(seed)
    shape = (height, width)
    fibres = gaussian_filter(noise.standard_normal(shape), (0.8, 5)) + gaussian_filter(
        noise.standard_normal(shape), (5, 0.8)
    )
    clouds = gaussian_filter(noise.standard_normal(shape), 40)
    grain = np.gradient(gaussian_filter(noise.standard_normal(shape), 1.2))[0]
    light = 1 + fibres / fibres.std() * 0.008 + clouds / clouds.std() * 0.012 + grain / grain.std() * 0.014
    pixels = np.clip(rgb(tint)[None, None] * light[..., None] * 255, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels, "RGB")


def list_card(*, is_won: bool) -> Picture:
    """A list, 332x190: ruled paper with a stitched edge, held by two pins; golden with light round it when won."""
    width, height = CARD
    board = Board(width + 2 * ROOM, height + 2 * ROOM)
    box = rounded(ROOM, ROOM, width, height, 10)
    if is_won:
        for spread, blur, alpha in ((10, 11, 0.5), (4, 5, 0.75), (1, 2, 0.9)):
            board.canvas.drawRRect(grown(box, spread), fill(("#ffd04a", alpha), blur=blur))
    drop_shadow(board, box, fall=7, blur=8, alpha=0.35 if is_won else 0.62)
    sheet = paper(round(width * 3), round(height * 3), "#ffe9ac" if is_won else "#f8ecd2", 4)
    with board.clipped(box):
        board.canvas.drawImageRect(as_skia(sheet), skia.Rect.MakeXYWH(ROOM, ROOM, width, height), SAMPLING)
        light = spot(
            ROOM + width * 0.4, ROOM + 30, 300, (("#ffffff", 0.5), ("#ffffff", 0.0), ("#6a3a10", 0.2)), (0, 0.55, 1)
        )
        board.canvas.drawRect(skia.Rect.MakeXYWH(ROOM, ROOM, width, height), fill(light))
        for line in range(7):
            y = ROOM + 30 + line * 22
            board.canvas.drawLine(ROOM, y, ROOM + width, y, stroke(("#b98a4a" if is_won else "#7a9cc0", 0.4), 1))
        board.canvas.drawRRect(grown(box, -1), stroke(("#ffffff", 0.6), 2))
        board.canvas.drawRRect(box, stroke(("#5a3210", 0.5), 3, blur=1.5))
    running_stitch(board, grown(box, -8), "#b3131f" if not is_won else "#c8860e", width=2.2, dash=8, gap=5.5)
    for x in (ROOM + 17, ROOM + width - 17):
        _pin(board, x, ROOM + 17, "#e0b03a" if is_won else "#c8162a")
    return Picture(board.image(), inset=board.margins(ROOM, ROOM, ROOM, ROOM))


def _pin(board: Board, x: float, y: float, tint: str) -> None:
    """The round head of a pin, with its shadow on the paper."""
    board.canvas.drawCircle(x + 3, y + 5, 7, fill(("#3a1c08", 0.55), blur=2.4))
    board.canvas.drawCircle(x, y, 8, fill("#4a0a10"))
    board.canvas.drawCircle(
        x, y, 7.4, fill(spot(x - 2.4, y - 3, 11, ("#ffffff", tint, tint, "#4a0a10"), (0, 0.26, 0.6, 1)))
    )
    board.canvas.drawCircle(x - 2.4, y - 2.8, 1.8, fill(("#ffffff", 0.9), blur=0.5))


def tile(*, is_filled: bool) -> Picture:
    """The place of a symbol on a list, 134x134: hollow paper, or a golden cushion once it is filled."""
    board = Board(TILE + 2 * TILE_ROOM, TILE + 2 * TILE_ROOM)
    box = rounded(TILE_ROOM, TILE_ROOM, TILE, TILE, 13)
    middle = TILE_ROOM + TILE / 2
    if is_filled:
        board.canvas.drawRRect(box, fill(("#ffb52a", 0.75), blur=3.6))
        warm = spot(middle, middle - 8, TILE * 0.78, ("#fffbe2", "#ffe590", "#f7b733", "#e0890e"), (0, 0.4, 0.8, 1))
        board.canvas.drawRRect(box, fill(warm))
        _rays(board, box, middle)
        board.canvas.drawRRect(grown(box, -1.2), stroke(("#fffbe0", 0.95), 2.4))
        board.canvas.drawRRect(box, stroke("#a8660a", 1.4))
        running_stitch(board, grown(box, -7), "#fff3c0", width=1.6, dash=5, gap=4)
    else:
        board.canvas.drawRRect(box, fill(down(TILE_ROOM, TILE_ROOM + TILE, ("#d9c29a", "#e6d3ae"))))
        hollow(board, box, 9, 0.32)
        board.canvas.drawRRect(box, stroke(("#7a5a34", 0.55), 1.2))
        board.canvas.drawRRect(grown(box, 1), stroke(("#ffffff", 0.55), 1))
        running_stitch(board, grown(box, -7), "#b98f5c", width=1.6, dash=5, gap=4)
    return Picture(board.image(), inset=board.margins(TILE_ROOM, TILE_ROOM, TILE_ROOM, TILE_ROOM))


def _rays(board: Board, box: skia.RRect, middle: float) -> None:
    with board.clipped(box):
        for ray in range(14):
            with board.turned(middle, middle, ray * 360 / 14):
                beam = skia.Path()
                beam.addPoly([skia.Point(0, 0), skia.Point(-9, -TILE), skia.Point(9, -TILE)], True)  # noqa: FBT003 - skia's
                board.canvas.drawPath(beam, fill(("#fffbe0", 0.3), blur=1.2))


def recipes() -> list[Recipe]:
    """Lists, tiles, and the box of picks, which stretches in its middle."""
    return [
        Recipe("bonus/list_card", partial(list_card, is_won=False), lossless=False),
        Recipe("bonus/list_card_won", partial(list_card, is_won=True), lossless=False),
        Recipe("bonus/tile", partial(tile, is_filled=False), lossless=False),
        Recipe("bonus/tile_filled", partial(tile, is_filled=True), lossless=False),
        Recipe("bonus/picks", partial(tag, 280.0, 52.0, PICKS, stretch=60.0), lossless=False),
    ]
