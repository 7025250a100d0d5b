"""Draws the board of the Christmas Spins while it draws back for Expand: one picture of it, scaled (JB-16)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.stage.canvas import Canvas
from engine.stage.display_list import moved, paint
from engine.stage.view import Box
from games.jingle_bells.symbols import REELS, ROWS
from scenes.common.words_ahead import NOWHERE
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import FRAME_CELL, FRAME_EDGE, cell_size, middle_of_board, tall_frame

DrawPart = Callable[[Canvas, BonusBoard], None]


def draw_shrinking(
    canvas: Canvas, board: BonusBoard, draw_cells: DrawPart, draw_frame: DrawPart, draw_symbols: DrawPart
) -> None:
    """Draw the board as small as it is by now; meanwhile the pictures that it ends with are made, one by one."""
    whole = _whole(canvas, board, draw_cells, draw_frame)
    x, y, width, height = _outer(board)
    size = canvas.view.length(width), canvas.view.length(height)
    canvas.surface(_scaled(canvas, whole, size), (x, y))
    _make_next(canvas, board, draw_symbols)


def _scaled(canvas: Canvas, whole: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The board at a size: each one is drawn over the one before, whose pixels are on the window already."""
    kept = canvas.tools.artwork.scaled
    pixels = kept.get(("bells shrinking", "pixels"), lambda: pygame.Surface(whole.get_size(), pygame.SRCALPHA))
    if pixels.get_size() != whole.get_size():
        kept.forget(("bells shrinking", "pixels"))
        return _scaled(canvas, whole, size)
    shown = pixels.subsurface((0, 0, *size))
    return pygame.transform.smoothscale(whole, size, shown)


def _whole(canvas: Canvas, board: BonusBoard, draw_cells: DrawPart, draw_frame: DrawPart) -> pygame.Surface:
    """The board with its frame before it draws back."""
    large = replace(board, shrunk=0.0)
    x, y, width, height = _outer(large)
    view = canvas.view
    size = view.length(width), view.length(height)

    def make() -> pygame.Surface:
        inner = Canvas(view, canvas.tools, is_baking=True)
        with canvas.tools.artwork.allowance.at_once():
            draw_cells(inner, large)
        first = len(canvas.draws)
        draw_frame(canvas, large)  # large: a canvas that bakes would make it anew
        draws = [*inner.draws, *canvas.draws[first:]]
        del canvas.draws[first:]
        surface = pygame.Surface(size, pygame.SRCALPHA)
        paint(surface, [moved(draw, -view.x(x), -view.y(y)) for draw in draws])
        return surface

    return canvas.tools.artwork.scaled.get(("bells shrinking", tuple(sorted(board.locked)), board.held, size), make)


def _make_next(canvas: Canvas, board: BonusBoard, draw_symbols: DrawPart) -> None:
    """Draw the symbols of the small board out of sight, reel by reel, and its frame: they are there when it opens."""
    reel = 1 + min(REELS - 1, int(board.shrunk * REELS))
    column = {cell: locked for cell, locked in board.locked.items() if cell[0] == reel}
    with canvas.clip(NOWHERE):
        draw_symbols(canvas, replace(board, shrunk=1.0, locked=column, scatters={}))
    make_tall_frame(canvas, board)


def make_tall_frame(canvas: Canvas, board: BonusBoard) -> None:
    """Draw the frame of the open board out of sight, while words stand and while it draws back: it is dear to make."""
    with canvas.clip(NOWHERE):
        canvas.image("bells/board_frame_tall", size=tall_frame(replace(board, shrunk=1.0)))


def _outer(board: BonusBoard) -> Box:
    """The box around the frame of the closed board."""
    size, (x, y) = cell_size(board), middle_of_board(board)
    edge = FRAME_EDGE * size / FRAME_CELL
    width, height = REELS * size + 2 * edge, ROWS * size + 2 * edge
    return x - width / 2, y - height / 2, width, height
