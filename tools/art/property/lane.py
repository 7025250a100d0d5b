"""The lane of the Multiplier Roll: its panel, and its sectors in their three states."""

from __future__ import annotations

import math
from functools import partial

import skia

from tools.art.board import Board, down, fill, grown, line, polygon, rounded, spot, stroke
from tools.art.property.pieces import drop_shadow, ground, inner_shade, pinstripes, thin_edge
from tools.art.recipe import Picture, Recipe

PANEL = (290.0, 424.0)
TILE = (84.0, 62.0)
PITCH = (88.0, 66.0)
FIRST = (16.0, 42.0)
COLUMNS, ROWS = 3, 4
TRAY = (16.0, 312.0, 258.0, 98.0)
MARGINS = (16.0, 12.0, 16.0, 24.0)
TILE_MARGIN = 13.0


def panel() -> Picture:
    """Panel of 290 x 424: room for a title, twelve sectors and the way from one to the next, a dice tray."""
    left, top, right, bottom = MARGINS
    board = Board(PANEL[0] + left + right, PANEL[1] + top + bottom)
    board.canvas.translate(left, top)
    box = rounded(0, 0, *PANEL, 18)
    drop_shadow(board, box, 6, 8, 0.6)
    ground(board, box, ("#3a1786", "#230c5a", "#12063a"), (0, 0.4, 1))
    with board.clipped(box):
        light = spot(145, 0, 240, (("#a87cff", 0.5), ("#7a46dc", 0.16), ("#7a46dc", 0)), (0, 0.5, 1))
        board.canvas.drawCircle(145, 0, 240, fill(light, blend=skia.BlendMode.kScreen))
        pinstripes(board, skia.Rect.MakeWH(*PANEL), ("#ffffff", 0.022), 6)
    inner_shade(board, box, "#05011a", 16, 0.5)
    _bed(board)
    _way(board)
    _tray(board)
    thin_edge(board, grown(box, -1), 2)
    return Picture(board.image(), inset=board.margins(*MARGINS))


def _bed(board: Board) -> None:
    bed = rounded(FIRST[0] - 7, FIRST[1] - 6, PITCH[0] * COLUMNS + 10, PITCH[1] * ROWS + 8, 13)
    board.canvas.drawRRect(bed, fill(("#0a0328", 0.6)))
    inner_shade(board, bed, "#000000", 10, 0.6)
    board.canvas.drawRRect(bed, stroke(("#c9a4ff", 0.3), 1.2))


def _centre(sector: int) -> tuple[float, float]:
    """Middle of a sector; they run from the lower left, to and fro."""
    row, across = divmod(sector, COLUMNS)
    column = across if row % 2 == 0 else COLUMNS - 1 - across
    x = FIRST[0] + PITCH[0] * column + TILE[0] / 2
    return x, FIRST[1] + PITCH[1] * (ROWS - 1 - row) + TILE[1] / 2


def _way(board: Board) -> None:
    path = skia.Path()
    path.moveTo(_centre(0)[0], TRAY[1] + 8)
    for sector in range(COLUMNS * ROWS):
        path.lineTo(*_centre(sector))
    board.canvas.drawPath(path, stroke(("#ffd98a", 0.35), 9, blur=2))
    board.canvas.drawPath(path, stroke("#e8b64c", 4))


def _tray(board: Board) -> None:
    tray = rounded(*TRAY, 14)
    ground(board, tray, ("#0b5a34", "#0d7040", "#0a4f2e"), (0, 0.5, 1))
    with board.clipped(tray):
        x, y = TRAY[0] + TRAY[2] / 2, TRAY[1] + TRAY[3] / 2
        light = spot(x, y, 130, (("#4ad08a", 0.4), ("#4ad08a", 0)))
        board.canvas.drawCircle(x, y, 130, fill(light, blend=skia.BlendMode.kScreen))
    inner_shade(board, tray, "#00180c", 14, 0.7)
    thin_edge(board, tray, 1.4)


def sector(state: str) -> Picture:
    """Sector of 84 x 62: plain, lit while the token stands there or may, landed for the one that counts."""
    board = Board(TILE[0] + 2 * TILE_MARGIN, TILE[1] + 2 * TILE_MARGIN)
    box = rounded(TILE_MARGIN, TILE_MARGIN, *TILE, 10)
    if state == "landed":
        board.canvas.drawRRect(box, fill(("#ffd24a", 0.95), blur=4))
    else:
        drop_shadow(board, box, 2, 1.8, 0.55)
    tints = {
        "plain": ("#7444d0", "#4a1fa2", "#341279"),
        "lit": ("#ffe9a0", "#ffc340", "#e08e12"),
        "landed": ("#fffadb", "#ffdc62", "#f4a716"),
    }[state]
    ground(board, box, tints, (0, 0.5, 1))
    if state == "landed":
        _rays(board, box)
    inner_shade(board, box, "#12043a" if state == "plain" else "#7a3a04", 8, 0.45)
    with board.clipped(box):
        gloss = down(TILE_MARGIN, TILE_MARGIN + 24, (("#ffffff", 0.4 if state != "plain" else 0.22), ("#ffffff", 0.03)))
        shine = rounded(TILE_MARGIN + 3, TILE_MARGIN + 2.5, TILE[0] - 6, 21, 8)
        board.canvas.drawRRect(shine, fill(gloss))
    if state == "landed":
        board.canvas.drawRRect(grown(box, -1), stroke("#5a2a06", 5))
        rim = line((0, 0), (TILE[0] * 0.5, TILE[1]), ("#ffffff", "#ffe07a", "#d08a10", "#fff4c0"), (0, 0.4, 0.75, 1))
        board.canvas.drawRRect(grown(box, -1), stroke(rim, 3.2))
    else:
        edge = ("#c9a8ff", 0.6) if state == "plain" else "#fff2b8"
        board.canvas.drawRRect(grown(box, -0.9), stroke(edge, 1.5))
    return Picture(board.image(), inset=board.margins(*(TILE_MARGIN,) * 4))


def _rays(board: Board, box: skia.RRect) -> None:
    x, y = TILE_MARGIN + TILE[0] / 2, TILE_MARGIN + TILE[1] / 2
    with board.clipped(box):
        for ray in range(12):
            turn = 2 * math.pi * ray / 12
            rim = [(x + 60 * math.cos(turn + side), y + 60 * math.sin(turn + side)) for side in (-0.12, 0.12)]
            board.canvas.drawPath(polygon([(x, y), *rim]), fill(("#ffffff", 0.5), blur=0.5))


def recipes() -> list[Recipe]:
    """Panel and sectors."""
    names = {"plain": "property/sector", "lit": "property/sector_lit", "landed": "property/sector_landed"}
    return [
        Recipe("property/lane_panel", panel, lossless=False),
        *(Recipe(name, partial(sector, state)) for state, name in names.items()),
    ]
