"""Draws the reels of Jingle Bells: symbols, frames above them, Golden Leaf Wilds, light and dark."""

from __future__ import annotations

from functools import partial

from engine.rules.money import pounds
from engine.rules.slots.events import LineWon
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Cell
from engine.stage.canvas import Canvas
from games.jingle_bells.events import MultipliedLineWon
from games.jingle_bells.symbols import BOARD_CELLS, GOLDEN_LEAF, REELS, SCATTER
from scenes.common.slots.line_painting import draw_amounts, draw_dark, draw_line, draw_lit, prize_of
from scenes.common.slots.reel_cells import ReelCells
from scenes.common.slots.shaking import shaken
from scenes.jingle_bells import layout
from scenes.jingle_bells.board import Board, Frame
from scenes.jingle_bells.layout import CELL, cell_box, middle, reel_box
from scenes.jingle_bells.symbol_painting import PICTURES, paint_symbol

FRAME = 130.0
LIGHT = 168.0
HELD = 0.5
"""How much of its light all but the frames loses while a breath is held."""
STEPS = 6
FADED = 0.5
"""How bright a frame is while lines are shown that it has no part in."""


def paint_grounds(canvas: Canvas) -> None:
    """Paint what the symbols pass over."""
    for reel in range(1, REELS + 1):
        canvas.image("bells/reel", centre=middle(reel_box(reel)), size=(CELL, layout.REELS[3]))


def stepped(share: float, steps: int = STEPS) -> float:
    """A size in few steps, so that its pictures are few."""
    return round(share * steps) / steps


class ReelPainter:
    """Draws reels as the board has them."""

    def __init__(self, lines: PayLines) -> None:
        self._lines = lines
        self._cells = ReelCells("jingle_bells", paint_symbol)

    def draw(self, canvas: Canvas, board: Board) -> None:
        """Draw everything within the frame, the amounts of the lines last."""
        with canvas.clip(layout.REELS), shaken(canvas, board):
            for reel in board.reels:
                self._cells.draw(canvas, reel)
            _draw_tension(canvas, board)
            _draw_breath(canvas, board)
            draw_dark(canvas, board, BOARD_CELLS)
            for number in board.traced:
                if number:
                    draw_line(canvas, board, layout.REELS, self._lines.lines[number - 1])
        with shaken(canvas, board):
            draw_lit(canvas, board, partial(_draw_lit, board))
            for cell, frame in board.frames.items():
                _draw_frame(canvas, board, cell, frame)
            for cell, bright in board.glows.items():
                light = 0.8 * stepped(bright)
                canvas.image("effects/glow", centre=middle(cell_box(*cell)), width=LIGHT, alpha=light, add=True)
        if not board.level:
            draw_amounts(canvas, board, layout.REELS, words=words_of)


def words_of(win: LineWon) -> str:
    """What the tag of a line says: how the multiplier makes its prize, where one does (JB-6)."""
    if isinstance(win, MultipliedLineWon):
        return f"{pounds(win.pay)} × {win.multiplier} = {pounds(win.prize)}"
    return prize_of(win)


def _draw_tension(canvas: Canvas, board: Board) -> None:
    if board.tension <= 0:
        return
    for reel, row in BOARD_CELLS:
        if reel < REELS and board.reels[reel - 1].column[row - 1] != SCATTER:
            canvas.dim(1 - 0.3 * board.tension, cell_box(reel, row))
    x, y, width, height = reel_box(REELS)
    size = (width * 1.5, height * 1.15)
    canvas.image(
        "effects/glow", centre=(x + width / 2, y + height / 2), size=size, alpha=0.45 * board.tension, add=True
    )


def _draw_breath(canvas: Canvas, board: Board) -> None:
    """While a breath is held only what is framed stays in the light."""
    if board.held <= 0:
        return
    for cell in BOARD_CELLS:
        if cell not in board.frames and cell not in board.golden:
            canvas.dim(1 - HELD * stepped(board.held), cell_box(*cell))


def _draw_lit(board: Board, canvas: Canvas, cell: Cell, swell: float) -> None:
    """A symbol of a line, in the frame of the won ones."""
    symbol = board.reels[cell[0] - 1].column[cell[1] - 1]
    if symbol:
        canvas.image("bells/cell_won", centre=middle(cell_box(*cell)), width=CELL)
        paint_symbol(canvas, symbol, swell, middle(cell_box(*cell)))


def _draw_frame(canvas: Canvas, board: Board, cell: Cell, frame: Frame) -> None:
    """A frame around its cell; flipping over, its back is a Golden Leaf Wild."""
    centre = middle(cell_box(*cell))
    if frame.flash > 0:
        canvas.image("effects/glow", centre=centre, width=LIGHT, alpha=0.7 * stepped(frame.flash), add=True)
    if frame.turned >= 0.5:
        picture, width = PICTURES[GOLDEN_LEAF]
        wide = max(2.0, width * stepped(2 * frame.turned - 1))
        canvas.image(picture, centre=centre, size=(wide, width))
        return
    width = FRAME * (1 + stepped(frame.scale - 1, 12))
    wide = max(2.0, width * stepped(1 - 2 * frame.turned))
    aside = bool(board.traced) and cell not in board.lit
    canvas.image("bells/frame", centre=centre, size=(wide, width), alpha=FADED if aside else stepped(frame.alpha, 4))
