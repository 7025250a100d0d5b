"""Panels of Jingle Bells: one that stretches, and the one that sells the Christmas Spins."""

from __future__ import annotations

import random

import skia
from PIL import Image

from tools.art.board import SAMPLING, Board, Tint, as_skia, colour, down, fill, grown, rounded, spot, stroke
from tools.art.manifest import ASSETS
from tools.art.metal import gold_border
from tools.art.recipe import Picture, Recipe

BUY = (216.0, 190.0)
BUY_THINGS = (
    ("bells/red_bauble", (14.0, 46.0, 72.0), -9.0),
    ("bells/gold_bauble", (130.0, 46.0, 72.0), 9.0),
    ("presents/box01", (54.0, 32.0, 108.0), 0.0),
    ("presents/lid01", (54.0, 32.0, 108.0), 0.0),
)
"""Picture, left, top and size within the panel, and how far it leans, in degrees."""
LEFT, TOP, BOTTOM = 14.0, 10.0, 22.0
STRETCHED = 168.0
RADIUS = 16.0


def side_panel() -> Picture:
    """Panel for the multiplier and for what the bonus tells; nine-slice, its gradient lies in the stretched middle."""
    board = Board(STRETCHED + 2 * LEFT, STRETCHED + TOP + BOTTOM)
    box = rounded(LEFT, TOP, STRETCHED, STRETCHED, RADIUS)
    tints: tuple[Tint, ...] = (("#31104e", 0.95), ("#31104e", 0.95), ("#12041f", 0.97), ("#12041f", 0.97))
    _body(board, box, tints)
    sides = board.margins(LEFT + 40, TOP + 40, LEFT + 40, BOTTOM + 40)
    return Picture(board.image(), sides, board.margins(LEFT, TOP, LEFT, BOTTOM))


def buy_panel() -> Picture:
    """Panel of 216 x 190 that sells the Christmas Spins: title above, its things in the middle, the button below."""
    board = Board(BUY[0] + 2 * LEFT, BUY[1] + TOP + BOTTOM)
    box = rounded(LEFT, TOP, *BUY, RADIUS)
    _body(board, box, (("#12803f", 0.98), ("#0c5a2e", 0.98), ("#053418", 0.98), ("#032410", 0.98)))
    with board.clipped(box):
        x, y = LEFT + BUY[0] / 2, TOP + 88
        light: tuple[Tint, ...] = (("#fff3b0", 0.85), ("#ffd25a", 0.34), ("#7ae08a", 0))
        board.canvas.drawCircle(x, y, 104, fill(spot(x, y, 104, light, (0, 0.45, 1)), blend=skia.BlendMode.kScreen))
        chance = random.Random(6)  # noqa: S311 - the same snow at every bake
        for _ in range(46):
            flake = (LEFT + chance.uniform(6, BUY[0] - 6), TOP + chance.uniform(6, 132))
            board.canvas.drawCircle(*flake, chance.uniform(0.5, 1.5), fill(("#ffffff", chance.uniform(0.15, 0.6))))
    shadow = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 3, 3, 3, colour(("#011a08", 0.75))))
    for name, (x, y, size), lean in BUY_THINGS:
        thing = as_skia(Image.open(ASSETS / "images" / f"{name}.webp"))
        with board.turned(LEFT + x + size / 2, TOP + y + size / 2, lean):
            board.canvas.drawImageRect(thing, skia.Rect.MakeXYWH(-size / 2, -size / 2, size, size), SAMPLING, shadow)
    return Picture(board.image(), inset=board.margins(LEFT, TOP, LEFT, BOTTOM))


def _body(board: Board, box: skia.RRect, tints: tuple[Tint, ...]) -> None:
    """Shadow, ground and golden edge of a panel."""
    rect = box.rect()
    lower = rounded(rect.x(), rect.y() + 6, rect.width(), rect.height(), RADIUS)
    board.canvas.drawRRect(lower, fill(("#000000", 0.6), blur=7))
    board.canvas.drawRRect(box, fill(down(rect.top(), rect.bottom(), tints, (0, 0.24, 0.76, 1))))
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, 4), stroke(("#000000", 0.55), 14, blur=6))
    gold_border(board, grown(box, -1), 2.6)


def recipes() -> list[Recipe]:
    """Both panels."""
    things = tuple(name for name, _, _ in BUY_THINGS)
    return [
        Recipe("bells/panel", side_panel),
        Recipe("bells/buy_panel", buy_panel, lossless=False, reads=things),
    ]
