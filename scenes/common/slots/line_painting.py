"""Draws won lines: the line itself, the lit symbols above it, the dark over the others, and the amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from engine.rules.money import pounds
from engine.rules.slots.events import LineWon
from engine.rules.slots.windows import Cell
from engine.stage.canvas import Canvas
from engine.stage.view import Box
from scenes.common.slots.board import SlotBoard
from scenes.common.styles import TAG_GOLD

DARKEST = 0.59
"""How much of their light the other cells lose while lines are shown."""
SWELL = 0.14
FINE = 2
"""Lines are drawn so many times larger and scaled down: their edges are smooth."""
EDGE = (74, 26, 4, 255)
GOLD = (255, 207, 69, 255)
LIGHT = (255, 246, 205, 255)
BANNER = 58.0
TAG = (118.0, 34.0)

Place = tuple[float, float]
DrawSymbol = Callable[[Canvas, Cell, float], None]
"""Draws the ground and the symbol of a cell, swollen by a factor."""


def prize_of(win: LineWon) -> str:
    """What the tag of a line says: its prize."""
    return pounds(win.prize)


def draw_dark(canvas: Canvas, board: SlotBoard, cells: Sequence[Cell]) -> None:
    """Darken all cells but the lit ones. While lines are drawn these stand in frames of their own, on dark ground."""
    if board.dimmed <= 0:
        return
    lit = frozenset[Cell]() if _is_framed(board) else board.lit
    for cell in cells:
        if cell not in lit:
            canvas.dim(1 - DARKEST * board.dimmed, board.cell_box(cell))


def _is_framed(board: SlotBoard) -> bool:
    return bool(board.traced) or board.pulse > 0


def draw_lit(canvas: Canvas, board: SlotBoard, draw_symbol: DrawSymbol) -> None:
    """Draw the lit symbols above the line, as far as they swell and flash."""
    for cell in sorted(board.lit):
        if _is_framed(board):
            draw_symbol(canvas, cell, 1 + SWELL * board.pulse)
        if board.flash > 0:
            x, y = board.middle(cell)
            canvas.image("effects/glow", centre=(x, y), width=150, alpha=board.flash * 0.8, add=True)


def draw_line(canvas: Canvas, board: SlotBoard, area: Box, rows: Sequence[int]) -> None:
    """Trace a pay line, whose row on each reel is given, from edge to edge of the reels."""
    middles = [board.middle((reel, row)) for reel, row in enumerate(rows, 1)]
    points = [(area[0] + 4, middles[0][1]), *middles, (area[0] + area[2] - 4, middles[-1][1])]
    top, bottom = min(y for _, y in points) - 12, max(y for _, y in points) + 12
    box: Box = (area[0], top, area[2], bottom - top)
    _, _, width, height = canvas.view.box(box)
    key = ("pay line", tuple(rows), width, height)
    surface = canvas.tools.artwork.scaled.get(key, lambda: _traced(points, box, (width, height)))
    canvas.surface(surface, (box[0], box[1]))


def _traced(points: Sequence[Place], box: Box, size: tuple[int, int]) -> pygame.Surface:
    scale = size[0] / box[2] * FINE
    wide = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    at = [((x - box[0]) * scale, (y - box[1]) * scale) for x, y in points]
    for colour, thick in ((EDGE, 10.0), (GOLD, 6.5), (LIGHT, 2.2)):
        half = thick * scale / 2
        for start, end in pairwise(at):
            _thick(wide, colour, start, end, half)
        for place in at:
            pygame.draw.circle(wide, colour, place, half)
    return pygame.transform.smoothscale(wide, size).premul_alpha()


def _thick(surface: pygame.Surface, colour: tuple[int, ...], start: Place, end: Place, half: float) -> None:
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if way.length() == 0:
        return
    side = way.rotate(90).normalize() * half
    corners = (start + side, end + side, end - side, start - side)
    pygame.draw.polygon(surface, colour, corners)


def _tagged(board: SlotBoard, win: LineWon) -> Cell:
    """The cell that the tag of a line stands on: near its middle, and none whose picture says Wild, if it may be."""
    middle = len(win.cells) // 2
    near = sorted(range(len(win.cells)), key=lambda place: abs(place - middle))
    cells = [win.cells[place] for place in near]
    return next((cell for cell in cells if _symbol(board, cell) == win.symbol), cells[0])


def _symbol(board: SlotBoard, cell: Cell) -> str:
    return board.reels[cell[0] - 1].column[cell[1] - 1]


def draw_amounts(
    canvas: Canvas, board: SlotBoard, area: Box, *, words: Callable[[LineWon], str] = prize_of
) -> None:
    """Draw the total over the reels, or what is said about the line that is shown; inside of the area."""
    if board.banner:
        middle = (area[0] + area[2] / 2, area[1] + area[3] / 2)
        canvas.image("effects/glow", centre=middle, width=BANNER * 7, alpha=0.35, add=True)
        canvas.amount(pounds(board.banner), middle, BANNER, scale=board.banner_scale)
    elif board.tag is not None:
        cell = _tagged(board, board.tag)
        text = words(board.tag)
        width = max(TAG[0], canvas.text_width(text, TAG_GOLD) + 26)
        x, y = board.middle(cell)
        x = min(max(x, area[0] + width / 2 + 4), area[0] + area[2] - width / 2 - 4)
        y += 36 if cell[1] < 4 else -36
        canvas.nine("tiles/prize_gold", (x - width / 2, y - TAG[1] / 2, width, TAG[1]))
        canvas.text(text, (x, y), TAG_GOLD, anchor="centre")
