"""Draws won lines: the line itself, the lit symbols above it, the dark over the others, and the amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import ceil

import pygame

from engine.rules.money import pounds
from engine.rules.slots.events import LineWon
from engine.rules.slots.windows import Cell
from engine.stage.canvas import Canvas
from engine.stage.view import Box, View
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
THICK = ((EDGE, 10.0), (GOLD, 6.5), (LIGHT, 2.2))
INSET = 4.0
"""How far from the edge of the reels a line begins and ends."""
BANNER = 58.0
TAG = (118.0, 34.0)

Place = tuple[float, float]
Way = tuple[str, tuple[int, int], int]
"""The key of the picture of a way: how far it goes across and down in pixels, and at which edge it lies, if at one."""
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
    """Trace a pay line, whose row on each reel is given, from edge to edge of the reels.

    It is put together from its ways from reel to reel: there are but few, and all lines share them.
    """
    kept = canvas.tools.artwork.scaled
    for key, place in _ways(canvas.view, area, board.reels[0].cell_height, tuple(rows)):
        surface = kept.find(key) or kept.get(key, partial(_traced, key[1], key[2], canvas.view.k))
        canvas.surface(surface, place)


@lru_cache(maxsize=128)
def _ways(view: View, area: Box, high: float, rows: tuple[int, ...]) -> tuple[tuple[Way, Place], ...]:
    """The ways of a line, each with the place of its picture."""
    wide = area[2] / len(rows)
    down = [view.y(area[1] + (row - 0.5) * high) for row in rows]
    across = [view.x(area[0]), *(view.x(area[0] + (reel + 0.5) * wide) for reel in range(len(rows)))]
    at = list(zip((*across, view.x(area[0] + area[2])), (down[0], *down, down[-1]), strict=True))
    found, last = [], len(at) - 2
    for number, ((x, y), (to_x, to_y)) in enumerate(pairwise(at)):
        side = -1 if number == 0 else 1 if number == last else 0
        top = min(y, to_y) - _reach(view.k)
        found.append((("pay line", (to_x - x, to_y - y), side), ((x - view.left) / view.k, (top - view.top) / view.k)))
    return tuple(found)


def _reach(k: float) -> int:
    """How far a line reaches above and below its middle, in pixels."""
    return ceil(THICK[0][1] / 2 * k) + 1


def _traced(way: tuple[int, int], side: int, k: float) -> pygame.Surface:
    """The line on a way from reel to reel, in pixels; on the first (-1) and the last (1) it ends near the edge."""
    width, height = way[0], abs(way[1]) + 2 * _reach(k)
    fine = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    begins, ends = (INSET * k if side < 0 else 0), (INSET * k if side > 0 else 0)
    y = _reach(k) + max(0, -way[1])
    start, end = (begins * FINE, y * FINE), ((width - ends) * FINE, (y + way[1]) * FINE)
    for colour, thick in THICK:
        half = thick * k * FINE / 2
        _thick(fine, colour, start, end, half)
        for place in (start, end):
            pygame.draw.circle(fine, colour, place, half)
    return pygame.transform.smoothscale(fine, (width, height))


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


def draw_amounts(canvas: Canvas, board: SlotBoard, area: Box, *, words: Callable[[LineWon], str] = prize_of) -> None:
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
