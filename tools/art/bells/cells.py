"""Grounds of Jingle Bells: a reel of four rows, the cells of Christmas Spins, and the frame of a winning cell."""

from __future__ import annotations

import math
from functools import partial

import skia

from tools.art.board import Board, Tint, down, fill, grown, line, polygon, rounded, spot, stroke
from tools.art.metal import BORDER_GOLD, BORDER_STOPS
from tools.art.recipe import Picture, Recipe

REEL = (104.0, 416.0)
CELL = 76.0
WON = 104.0
MARGIN = 4.0


def reel() -> Picture:
    """One reel of 104 x 416: a violet drum with light in its middle and a thin golden rule at its right."""
    wide, high = REEL
    board = Board(wide, high)
    area = skia.Rect.MakeWH(wide, high)
    board.canvas.drawRect(area, fill(down(0, high, ("#12062e", "#2a1058", "#2a1058", "#12062e"), (0, 0.24, 0.76, 1))))
    board.canvas.save()
    board.canvas.translate(wide / 2, high / 2)
    board.canvas.scale(0.34, 1)
    light = spot(0, 0, high * 0.5, (("#8a4ae0", 0.42), ("#8a4ae0", 0)))
    board.canvas.drawCircle(0, 0, high * 0.5, fill(light, blend=skia.BlendMode.kScreen))
    board.canvas.restore()
    sides: tuple[Tint, ...] = (("#05010f", 0.6), ("#05010f", 0.1), ("#05010f", 0), ("#05010f", 0.1), ("#05010f", 0.6))
    board.canvas.drawRect(area, fill(line((0, 0), (wide, 0), sides, (0, 0.1, 0.5, 0.9, 1))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(wide - 2.6, 0, 2.6, high), fill("#0c0320"))
    rule = fill(down(0, high, BORDER_GOLD, BORDER_STOPS))
    board.canvas.drawRect(skia.Rect.MakeXYWH(wide - 2, 0, 1.4, high), rule)
    return Picture(board.image())


def cell(tints: tuple[str, str, str], glow: str, edge: str, *, icicles: bool) -> Picture:
    """Empty niche of 76 x 76, lit from its foot, snow on its sill; a new one has icicles and a brighter rim."""
    board = Board(CELL + 2 * MARGIN, CELL + 2 * MARGIN)
    box = rounded(MARGIN + 1, MARGIN + 1, CELL - 2, CELL - 2, 10)
    board.canvas.drawRRect(box, fill(down(MARGIN, MARGIN + CELL, tints, (0, 0.5, 1))))
    middle, foot = MARGIN + CELL / 2, MARGIN + CELL
    with board.clipped(box):
        shine: tuple[Tint, ...] = ((glow, 0.62), (glow, 0.22), (glow, 0))
        board.canvas.drawCircle(
            middle, foot, 66, fill(spot(middle, foot, 66, shine, (0, 0.45, 1)), blend=skia.BlendMode.kScreen)
        )
        board.canvas.drawRRect(grown(box, 3), stroke(("#01030f", 0.75), 10, blur=4.4))
        for rise, tint in ((13, ("#8fb8f0", 0.6)), (8, ("#eaf4ff", 0.95))):
            board.canvas.drawPath(_drift(foot, rise), fill(tint, blur=0.5))
        if icicles:
            _icicles(board)
        board.canvas.drawRRect(grown(box, -1.2), stroke((glow, 0.7), 2.6, blur=2))
    board.canvas.drawRRect(grown(box, -0.6), stroke("#0a0420", 2.4))
    board.canvas.drawRRect(grown(box, -0.6), stroke(edge, 1.3))
    return Picture(board.image(), inset=board.margins(MARGIN, MARGIN, MARGIN, MARGIN))


def _drift(foot: float, rise: float) -> skia.Path:
    """Snow on the sill, higher at its left."""
    left, right = MARGIN, MARGIN + CELL
    path = skia.Path()
    path.moveTo(left, foot + 2)
    path.lineTo(left, foot - rise)
    path.cubicTo(left + 22, foot - rise * 1.2, left + 30, foot - rise * 0.5, left + 46, foot - rise * 0.5)
    path.cubicTo(left + 58, foot - rise * 0.45, right - 8, foot - rise * 0.8, right, foot - rise * 0.7)
    path.lineTo(right, foot + 2)
    path.close()
    return path


def _icicles(board: Board) -> None:
    """Icicles along the upper edge."""
    for place in range(9):
        x = MARGIN + 5 + place * 8.4
        long = 8 + 6 * math.sin(place * 2.1) ** 2
        ice = down(MARGIN, MARGIN + long + 4, (("#ffffff", 0.95), ("#bfe6ff", 0.55)))
        board.canvas.drawPath(
            polygon([(x - 4.2, MARGIN), (x + 4.2, MARGIN), (x, MARGIN + 3 + long)]), fill(ice, blur=0.4)
        )


def won() -> Picture:
    """Frame of a symbol on a winning line, 104 x 104: open in its middle, rays and a golden rim."""
    board = Board(WON + 2 * MARGIN, WON + 2 * MARGIN)
    box = rounded(MARGIN + 2, MARGIN + 2, WON - 4, WON - 4, 12)
    x = MARGIN + WON / 2
    with board.clipped(box):
        for ray in range(14):
            turn = 2 * math.pi * ray / 14 + 0.1
            rim = [(x + 90 * math.cos(turn + lean), x + 90 * math.sin(turn + lean)) for lean in (-0.11, 0.11)]
            beam = spot(x, x, 78, (("#fff6cc", 0.1), ("#ffdc70", 0.6)))
            board.canvas.drawPath(polygon([(x, x), *rim]), fill(beam, blur=0.6))
        board.canvas.drawRRect(grown(box, -1), stroke(("#ffc83a", 0.9), 12, blur=5))
    board.canvas.drawRRect(grown(box, -1), stroke("#5a2a06", 5))
    rim_gold = line((0, 0), (WON * 0.5, WON), ("#fffbe0", "#ffd34a", "#c9820e", "#fff0b0"), (0, 0.35, 0.7, 1))
    board.canvas.drawRRect(grown(box, -1), stroke(rim_gold, 3.2))
    return Picture(board.image(), inset=board.margins(MARGIN, MARGIN, MARGIN, MARGIN))


def recipes() -> list[Recipe]:
    """Reel, cells, and the winning frame."""
    empty = partial(cell, ("#1d0a44", "#160638", "#2c0f5c"), "#9a5af0", "#e8c06a", icicles=False)
    hot = partial(cell, ("#4c0a1a", "#380512", "#7c1a1e"), "#ff9440", "#ffd27a", icicles=False)
    new = partial(cell, ("#0a3a86", "#082c6c", "#1458b0"), "#7ad0ff", "#dff4ff", icicles=True)
    return [
        Recipe("bells/reel", reel, lossless=False),
        Recipe("bells/cell_empty", empty, lossless=False),
        Recipe("bells/cell_hot", hot, lossless=False),
        Recipe("bells/cell_new", new, lossless=False),
        Recipe("bells/cell_won", won, lossless=False),
    ]
