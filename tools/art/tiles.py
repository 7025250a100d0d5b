"""The grid's tiles, the corner-bonus boxes and the disc under a revealed symbol, of Festive Lines Gold."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import skia

from tools.art.board import SAMPLING, Board, Tint, as_skia, down, fill, grown, line, polygon, rounded, spot, stroke
from tools.art.metal import BORDER_GOLD, BORDER_STOPS
from tools.art.recipe import Picture, Recipe

TILE = 65.0
RADIUS = 10.0


def _tile(board: Board, size: float, tints: Sequence[Tint], edge: str) -> skia.RRect:
    """Cushion: gradient, soft dark rim inside, light upper edge."""
    box = rounded(0, 0, size, size, RADIUS * size / TILE)
    board.canvas.drawRRect(box, fill(down(0, size, tints)))
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, 1.5), stroke((edge, 0.5), 7, blur=3.4))
    shader = down(0, size, (("#ffffff", 0.95), (edge, 0.75)))
    board.canvas.drawRRect(grown(box, -0.8), stroke(shader, 1.6))
    return box


def cream_tile() -> Picture:
    """A tile that nothing has matched yet."""
    board = Board(TILE, TILE)
    _tile(board, TILE, ("#fff8e8", "#e9d5ac"), "#7a4a12")
    return Picture(board.image())


def match_tile() -> Picture:
    """A matched tile: light green, thick green edge, and a tick in the upper left corner."""
    board = Board(TILE, TILE)
    box = _tile(board, TILE, ("#effff4", "#aee6bd"), "#0c6a34")
    board.canvas.drawRRect(grown(box, -1.6), stroke(down(0, TILE, ("#23b865", "#0b7a3c")), 3.2))
    corner = polygon([(0, 0), (21, 0), (0, 21)])
    with board.clipped(box):
        board.canvas.drawPath(corner, fill(line((0, 0), (14, 14), ("#23b865", "#0b7a3c"))))
    tick = skia.Path()
    tick.moveTo(4.2, 7.4)
    tick.lineTo(6.6, 9.8)
    tick.lineTo(11, 4.6)
    board.canvas.drawPath(tick, stroke("#ffffff", 1.9))
    return Picture(board.image())


def gold_tile() -> Picture:
    """A tile of a line that has won: gold, with rays from its middle and a bevelled gold edge."""
    board = Board(TILE, TILE)
    middle = TILE / 2
    box = _tile(board, TILE, ("#ffe27a", "#f0a312"), "#8a4a06")
    with board.clipped(grown(box, -2)):
        for ray in range(12):
            turn = math.radians(ray * 30 + 8)
            wide = math.radians(8)
            rim = [(middle + 60 * math.cos(turn + side), middle + 60 * math.sin(turn + side)) for side in (-wide, wide)]
            ray_light = spot(middle, middle, 50, (("#fffbe0", 0.9), ("#fff2b0", 0.55)))
            board.canvas.drawPath(polygon([(middle, middle), *rim]), fill(ray_light, blur=0.5))
        halo = spot(middle, middle, 31, ("#fffdf0", ("#fff6cc", 0.85), ("#fff2b0", 0)), (0, 0.45, 1))
        board.canvas.drawCircle(middle, middle, 31, fill(halo))
    board.canvas.drawRRect(grown(box, -2), stroke("#6a3604", 4))
    board.canvas.drawRRect(grown(box, -1.9), stroke(line((0, 0), (TILE * 0.5, TILE), BORDER_GOLD, BORDER_STOPS), 2.9))
    return Picture(board.image())


def bonus_box(kind: str) -> Picture:
    """Place of a corner in the corner-bonus panel, 42 units: empty, with a found symbol, or won."""
    size = 42.0
    board = Board(size, size)
    if kind == "filled":
        _tile(board, size, ("#fff8e8", "#e9d5ac"), "#7a4a12")
        board.canvas.drawRRect(grown(rounded(0, 0, size, size, RADIUS * size / TILE), -1), stroke("#f0c24a", 2))
        return Picture(board.image())
    if kind == "gold":
        master = gold_tile().image
        board.canvas.drawImageRect(as_skia(master), skia.Rect.MakeWH(size, size), SAMPLING)
        return Picture(board.image())
    box = rounded(0, 0, size, size, RADIUS * size / TILE)
    board.canvas.drawRRect(box, fill(down(0, size, (("#14020a", 0.88), ("#2a0811", 0.88)))))
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, 2), stroke(("#000000", 0.7), 8, blur=3))
    board.canvas.drawRRect(grown(box, -0.9), stroke(("#e0b86a", 0.8), 1.5, dashes=(4, 4.2)))
    return Picture(board.image())


def disc() -> Picture:
    """Cream disc with a gold rim, 118 units, on which a revealed symbol stands."""
    size, margin = 118.0, 12.0
    board = Board(size + 2 * margin, size + 2 * margin)
    x = y = margin + size / 2
    radius = size / 2
    board.canvas.drawCircle(x, y + 4, radius - 1, fill(("#000000", 0.55), blur=5))
    board.canvas.drawCircle(x, y, radius - 1, fill("#4a2404"))
    rim = line((x - radius, y - radius), (x + radius * 0.5, y + radius), BORDER_GOLD, BORDER_STOPS)
    board.canvas.drawCircle(x, y, radius - 4, stroke(rim, 5))
    board.canvas.drawCircle(x, y, radius - 7.4, stroke(("#4a2404", 0.8), 1.2))
    board.canvas.drawCircle(x, y, radius - 7.6, fill(spot(x, y - 18, radius * 1.25, ("#fffdf4", "#fbeccb", "#dcbf86"))))
    with board.clipped(rounded(x - radius + 7.6, y - radius + 7.6, size - 15.2, size - 15.2, radius)):
        board.canvas.drawCircle(x, y, radius - 4.4, stroke(("#6a3a0a", 0.5), 8, blur=4))
    return Picture(board.image(), inset=board.margins(margin, margin, margin, margin))


def recipes() -> list[Recipe]:
    """Every tile, box and disc."""
    return [
        Recipe("tiles/cream", cream_tile),
        Recipe("tiles/match", match_tile),
        Recipe("tiles/gold", gold_tile),
        Recipe("tiles/bonus_box", partial(bonus_box, "empty")),
        Recipe("tiles/bonus_box_filled", partial(bonus_box, "filled")),
        Recipe("tiles/bonus_box_gold", partial(bonus_box, "gold")),
        Recipe("tiles/disc", disc),
    ]
