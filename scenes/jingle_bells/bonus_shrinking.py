"""Draws the board of the Christmas Spins while it draws back for Expand: one picture of it, scaled (JB-16)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.stage.canvas import Canvas
from engine.stage.display_list import paint
from engine.stage.view import Box
from games.jingle_bells.symbols import REELS, ROWS
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import FRAME_CELL, FRAME_EDGE, NOWHERE, cell_size, middle_of_board, tall_frame

DrawPart = Callable[[Canvas, BonusBoard], None]
FEW = 2
"""So many symbols are made in a frame."""


def draw_shrinking(canvas: Canvas, board: BonusBoard, draw_board: DrawPart, draw_symbols: DrawPart) -> None:
    """Draw the board as small as it is by now; meanwhile the pictures that it ends with are made, one by one."""
    whole = _whole(canvas, board, draw_board)
    x, y, width, height = _outer(board)
    size = canvas.view.length(width), canvas.view.length(height)
    canvas.surface(pygame.transform.smoothscale(whole, size), (x, y))
    _make_next(canvas, board, draw_symbols)


def _whole(canvas: Canvas, board: BonusBoard, draw_board: DrawPart) -> pygame.Surface:
    """The board with its frame before it draws back."""
    large = replace(board, shrunk=0.0)
    x, y, width, height = _outer(large)
    view = canvas.view
    size = view.length(width), view.length(height)

    def make() -> pygame.Surface:
        at_corner = replace(view, left=view.left - view.x(x), top=view.top - view.y(y))
        inner = Canvas(at_corner, canvas.tools)
        draw_board(inner, large)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        paint(surface, inner.draws)
        return surface

    return canvas.tools.artwork.scaled.get(("bells shrinking", tuple(sorted(board.locked)), board.held, size), make)


def _make_next(canvas: Canvas, board: BonusBoard, draw_symbols: DrawPart) -> None:
    """Draw a few symbols of the small board out of sight: they are there when it opens."""
    cells = sorted(board.locked)
    first = int(board.shrunk * len(cells))
    few = {cell: board.locked[cell] for cell in cells[first : first + FEW]}
    with canvas.clip(NOWHERE):
        draw_symbols(canvas, replace(board, shrunk=1.0, locked=few, scatters={}))


def make_tall_frame(canvas: Canvas, board: BonusBoard) -> None:
    """Draw the frame of the open board out of sight, while words stand and nothing moves: it is dear to make."""
    with canvas.clip(NOWHERE):
        canvas.image("bells/board_frame_tall", size=tall_frame(replace(board, shrunk=1.0)))


def _outer(board: BonusBoard) -> Box:
    """The box around the frame of the closed board."""
    size, (x, y) = cell_size(board), middle_of_board(board)
    edge = FRAME_EDGE * size / FRAME_CELL
    width, height = REELS * size + 2 * edge, ROWS * size + 2 * edge
    return x - width / 2, y - height / 2, width, height
