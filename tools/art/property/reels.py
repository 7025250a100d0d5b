"""Grounds of the reels and of single cells."""

from __future__ import annotations

import math
from functools import partial

import skia

from tools.art.board import Board, Tint, down, fill, grown, line, polygon, rounded, spot, stroke
from tools.art.property.pieces import (
    GOLD_STOPS,
    THIN_GOLD,
    drop_shadow,
    ground,
    inner_shade,
    pinstripes,
)
from tools.art.recipe import Picture, Recipe

REEL = (112.0, 416.0)
CELL = (104.0, 96.0)
MARGIN = 4.0
RADIUS = 11.0


def reel(middle: str, edge: str, stripe: Tint, glow: tuple[str, float], shade: str) -> Picture:
    """A reel of four rows: a drum that turns away above and below, papered with pinstripes, a thin gold rule right."""
    wide, high = REEL
    board = Board(wide, high)
    area = skia.Rect.MakeWH(wide, high)
    board.canvas.drawRect(area, fill(down(0, high, (edge, middle, middle, edge), (0, 0.2, 0.8, 1))))
    pinstripes(board, area, stripe, 8, 1.2)
    light = spot(wide / 2, high / 2, high * 0.5, (glow, (glow[0], 0)))
    board.canvas.save()
    board.canvas.translate(wide / 2, 0)
    board.canvas.scale(0.42, 1)
    board.canvas.translate(-wide / 2, 0)
    board.canvas.drawRect(skia.Rect.MakeXYWH(-wide, 0, wide * 3, high), fill(light, blend=skia.BlendMode.kScreen))
    board.canvas.restore()
    sides: tuple[Tint, ...] = ((shade, 0.4), (shade, 0.08), (shade, 0), (shade, 0.08), (shade, 0.4))
    board.canvas.drawRect(area, fill(line((0, 0), (wide, 0), sides, (0, 0.09, 0.5, 0.91, 1))))
    ends: tuple[Tint, ...] = ((shade, 0.66), (shade, 0.12), (shade, 0), (shade, 0.12), (shade, 0.66))
    board.canvas.drawRect(area, fill(down(0, high, ends, (0, 0.07, 0.5, 0.93, 1))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(wide - 2.4, 0, 2.4, high), fill(("#1a0a2e", 0.85)))
    rule = fill(down(0, high, THIN_GOLD, GOLD_STOPS))
    board.canvas.drawRect(skia.Rect.MakeXYWH(wide - 1.8, 0, 1.2, high), rule)
    return Picture(board.image())


def _cell() -> tuple[Board, skia.RRect]:
    board = Board(CELL[0] + 2 * MARGIN, CELL[1] + 2 * MARGIN)
    return board, rounded(MARGIN, MARGIN, *CELL, RADIUS)


def _finished(board: Board) -> Picture:
    return Picture(board.image(), inset=board.margins(MARGIN, MARGIN, MARGIN, MARGIN))


def plot() -> Picture:
    """Golden plot on which a House stands."""
    board, box = _cell()
    drop_shadow(board, box, 1, 0.9, 0.5)
    ground(board, box, ("#fff0b4", "#ffd35e", "#f2ae2e"), (0, 0.5, 1))
    with board.clipped(box):
        x, y = MARGIN + CELL[0] / 2, MARGIN + CELL[1] * 0.46
        light = spot(x, y, 56, (("#fffdf0", 0.95), ("#fff4c4", 0.5), ("#fff4c4", 0)), (0, 0.5, 1))
        board.canvas.drawCircle(x, y, 56, fill(light))
    inner_shade(board, box, "#8a4a06", 9, 0.5)
    board.canvas.drawRRect(grown(box, -1.6), stroke("#5a2e06", 3.2))
    rim = line((0, 0), (CELL[0] * 0.4, CELL[1]), THIN_GOLD, GOLD_STOPS)
    board.canvas.drawRRect(grown(box, -1.6), stroke(rim, 2))
    return _finished(board)


def empty() -> Picture:
    """Cell of the Free Spins without a House: a niche of blue glass lit along its rim, with snow blown into it."""
    board, box = _cell()
    ground(board, box, (("#0a2a66", 0.96), ("#071a48", 0.96), ("#0b2f70", 0.96)), (0, 0.5, 1))
    with board.clipped(box):
        x, foot = MARGIN + CELL[0] / 2, MARGIN + CELL[1]
        light = spot(x, foot, 80, (("#6ab8ff", 0.6), ("#3a86e0", 0.22), ("#3a86e0", 0)), (0, 0.5, 1))
        board.canvas.drawCircle(x, foot, 80, fill(light, blend=skia.BlendMode.kScreen))
        for rise, tint in ((19, ("#5f97d8", 0.55)), (12, ("#cfe6ff", 0.95))):
            board.canvas.drawPath(_drift(foot, rise), fill(tint, blur=0.6))
    inner_shade(board, box, "#01081e", 12, 0.75)
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, -1.4), stroke(("#7ac4ff", 0.75), 3, blur=2.2))
    edge = down(MARGIN, MARGIN + CELL[1], (("#9fd4ff", 0.55), ("#5aa6f0", 0.75), ("#e2f3ff", 0.95)))
    board.canvas.drawRRect(grown(box, -0.8), stroke(edge, 1.4))
    return _finished(board)


def _drift(foot: float, rise: float) -> skia.Path:
    """Snow lying on the sill, higher at its right."""
    path = skia.Path()
    left, right = MARGIN, MARGIN + CELL[0]
    path.moveTo(left, foot + 2)
    path.lineTo(left, foot - rise * 0.75)
    path.cubicTo(left + 26, foot - rise * 0.2, left + 52, foot - rise * 0.35, left + 70, foot - rise * 0.7)
    path.cubicTo(left + 82, foot - rise, right - 8, foot - rise * 1.1, right, foot - rise * 0.95)
    path.lineTo(right, foot + 2)
    path.close()
    return path


def won() -> Picture:
    """Frame of a symbol on a winning line: open in its middle, gilt, with a glow and rays behind."""
    board, box = _cell()
    middle = (MARGIN + CELL[0] / 2, MARGIN + CELL[1] / 2)
    with board.clipped(box):
        for ray in range(14):
            turn = 2 * math.pi * ray / 14 + 0.1
            rim = [(middle[0] + 90 * math.cos(turn + s), middle[1] + 90 * math.sin(turn + s)) for s in (-0.11, 0.11)]
            beam = spot(*middle, 76, (("#fff6cc", 0.1), ("#ffdc70", 0.6)))
            board.canvas.drawPath(polygon([middle, *rim]), fill(beam, blur=0.6))
        board.canvas.drawRRect(grown(box, -1), stroke(("#ffc83a", 0.9), 12, blur=5))
    board.canvas.drawRRect(grown(box, -1), stroke("#5a2a06", 5))
    rim_gold = line((0, 0), (CELL[0] * 0.5, CELL[1]), ("#fffbe0", "#ffd34a", "#c9820e", "#fff0b0"), (0, 0.35, 0.7, 1))
    board.canvas.drawRRect(grown(box, -1), stroke(rim_gold, 3.2))
    return _finished(board)


def recipes() -> list[Recipe]:
    """Reels and cells."""
    cream = partial(reel, "#fbf0d6", "#ecd5a6", ("#b8904a", 0.12), ("#fffaf0", 0.4), "#4a2408")
    violet = partial(reel, "#7a46d6", "#3d1a90", ("#ffffff", 0.06), ("#ecc8ff", 0.72), "#0c0328")
    night = partial(reel, "#123a86", "#061842", ("#ffffff", 0.04), ("#5aa0f0", 0.4), "#010618")
    return [
        Recipe("property/reel_cream", cream, lossless=False),
        Recipe("property/reel_violet", violet, lossless=False),
        Recipe("property/reel_night", night, lossless=False),
        Recipe("property/cell_plot", plot),
        Recipe("property/cell_empty", empty),
        Recipe("property/cell_won", won),
    ]
