"""Draws the reels of Mr. Monopoly: symbols, Houses on their plots, Hotels, Mr. Monopoly, light and dark."""

from __future__ import annotations

from functools import partial
from math import pi, sin

from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.windows import Cell
from engine.stage.canvas import Canvas
from games.mr_monopoly.symbols import LAST_REEL, PROPERTY_CELLS, PROPERTY_REELS, REELS, ROWS
from scenes.common.slots.line_painting import draw_amounts, draw_dark, draw_line, draw_lit
from scenes.common.slots.reel import Reel
from scenes.common.slots.reel_cells import ReelCells
from scenes.common.slots.shaking import shaken
from scenes.mr_monopoly import layout
from scenes.mr_monopoly.board import Board, Plot
from scenes.mr_monopoly.layout import CELL, REEL_WIDTH, cell_box, middle, reel_box
from scenes.mr_monopoly.symbol_painting import GENTLEMAN, TALL, paint_symbol

CELLS = tuple((reel, row) for reel in range(1, REELS + 1) for row in range(1, ROWS + 1))
HOUSE = 92.0
PLOT = (104.0, 96.0)
WON = (112.0, 104.0)
"""How large the picture of a plot is, and that of a won cell, with what lies around them."""
SQUASHES = 5
"""A House gives way by so many steps."""
GROUND = 14.0
"""How high the ground is that a Hotel comes out of."""
SPRINGS = 50
"""A Hotel stretches by steps of one in so many."""
STEPS = 3
"""Steps that Mr. Monopoly takes to walk in."""


def paint_grounds(canvas: Canvas, *, is_bonus: bool) -> None:
    """Paint what the symbols pass over: papered drums, or the niches of the Free Spins."""
    for reel in range(1, REELS + 1):
        look = "violet" if reel == LAST_REEL else "night" if is_bonus else "cream"
        canvas.image(f"property/reel_{look}", centre=middle(reel_box(reel)), size=(REEL_WIDTH, layout.REELS[3]))
    if is_bonus:
        for cell in PROPERTY_CELLS:
            canvas.nine("property/cell_empty", _plot_box(cell))


def _plot_box(cell: Cell) -> tuple[float, float, float, float]:
    x, y = middle(cell_box(*cell))
    return x - PLOT[0] / 2, y - PLOT[1] / 2, *PLOT


class ReelPainter:
    """Draws reels as the board has them."""

    def __init__(self, lines: PayLines) -> None:
        self._lines = lines
        self._cells = ReelCells("mr_monopoly", paint_symbol)

    def draw(self, canvas: Canvas, board: Board) -> None:
        """Draw everything within the frame, the amounts of the lines last."""
        with canvas.clip(layout.REELS), shaken(canvas, board):
            self._draw_symbols(canvas, board)
            self._draw_tension(canvas, board)
            draw_dark(canvas, board, self._dark_cells(board))
            for number in board.traced:
                if number:
                    draw_line(canvas, board, layout.REELS, self._lines.lines[number - 1])
        draw_lit(canvas, board, partial(_draw_lit, board))
        if not board.level:
            draw_amounts(canvas, board, layout.REELS)

    def _dark_cells(self, board: Board) -> list[Cell]:
        """In the bonus the dark leaves Mr. Monopoly out."""
        return [cell for cell in CELLS if not board.is_bonus or cell[0] != LAST_REEL]

    def _draw_symbols(self, canvas: Canvas, board: Board) -> None:
        for number, reel in enumerate(board.reels, 1):
            if board.is_bonus and number != LAST_REEL:
                continue
            if number == LAST_REEL and (board.is_bonus or board.gentleman or _stands_whole(reel)):
                _draw_gentleman(canvas, board)
            elif number not in board.hotels:
                self._cells.draw(canvas, reel)
        if board.is_bonus:
            for riding in board.cells.values():
                if not riding.is_still:
                    self._cells.draw(canvas, riding)
        for number, risen in board.hotels.items():
            _draw_hotel(canvas, number, risen)
        for cell, plot in board.plots.items():
            _draw_plot(canvas, cell, plot)

    def _draw_tension(self, canvas: Canvas, board: Board) -> None:
        if board.tension <= 0:
            return
        for reel in PROPERTY_REELS:
            canvas.dim(1 - 0.28 * board.tension, reel_box(reel))
        x, y, width, height = reel_box(LAST_REEL)
        size = (width * 1.5, height * 1.15)
        middle_of = (x + width / 2, y + height / 2)
        canvas.image("effects/glow", centre=middle_of, size=size, alpha=0.45 * board.tension, add=True)


def _draw_lit(board: Board, canvas: Canvas, cell: Cell, swell: float) -> None:
    """A symbol of a line, in the frame of the won ones; Houses and Mr. Monopoly are on no line."""
    reel, row = cell
    symbol = board.reels[reel - 1].column[row - 1]
    if cell in board.plots or "/" in symbol:
        return
    at = middle(cell_box(*cell))
    canvas.composed("won cell", WON, _paint_won, centre=at)
    paint_symbol(canvas, symbol, swell, at)


def _paint_won(canvas: Canvas) -> None:
    for tile in ("property/cell_plot", "property/cell_won"):  # the rays of the second let the first shine through
        canvas.nine(tile, (-PLOT[0] / 2, -PLOT[1] / 2, *PLOT))


def _stands_whole(reel: Reel) -> bool:
    """Whether Mr. Monopoly covers a reel that stands: he is one picture then, not a slice in each cell."""
    return reel.is_still and reel.place == round(reel.place) and reel.column == GENTLEMAN


def _draw_gentleman(canvas: Canvas, board: Board) -> None:
    """Mr. Monopoly as he does something; walking in he sways with his steps."""
    x, y = middle(reel_box(LAST_REEL))
    _, width, height = TALL["gentleman"]
    left = 1 - board.walked
    step = abs(sin(left * STEPS * pi))
    with canvas.clip(reel_box(LAST_REEL)):
        centre = (x + left * REEL_WIDTH * 1.1, y - 7 * step)
        canvas.image(f"property/{board.gentleman or 'gentleman'}", centre=centre, size=(width, height))


def _draw_hotel(canvas: Canvas, reel: int, risen: float) -> None:
    """A Hotel that rises comes out of the ground, and stretches a little where it springs too far."""
    x, y, width, height = reel_box(reel)
    picture, wide, high = TALL["hotel"]
    canvas.nine("property/cell_plot", (x + 4, y + 4, width - 8, height - 8))
    foot = y + height - 2
    with canvas.clip((x, y, width, height - (GROUND if risen < 1 else 2))):
        tall = high * (1 + round(max(0.0, min(risen, 1.04) - 1) * SPRINGS) / SPRINGS)
        hidden = high * (1 - min(1.0, risen))
        canvas.image(picture, centre=(x + width / 2, foot - tall / 2 + hidden), size=(wide, tall))


def _draw_plot(canvas: Canvas, cell: Cell, plot: Plot) -> None:
    x, y = middle(cell_box(*cell))
    if plot.is_at_rest:
        canvas.composed("house at rest", WON, _paint_house, centre=(x, y))
        return
    canvas.nine("property/cell_plot", _plot_box(cell))
    squash = round(plot.squash * SQUASHES) / SQUASHES
    wide = HOUSE * plot.scale * (1 + 0.12 * squash)
    high = HOUSE * plot.scale * (1 - 0.12 * squash)
    sunk = plot.sunk * CELL
    with canvas.clip(layout.REELS if plot.lifted else cell_box(*cell)):
        foot = y + HOUSE / 2 - high / 2 - plot.lifted * CELL + sunk
        canvas.image("property/house", centre=(x, foot), size=(wide, high))
        if plot.flash > 0:
            canvas.image("effects/glow", centre=(x, y), width=140, alpha=plot.flash * 0.7, add=True)


def _paint_house(canvas: Canvas) -> None:
    canvas.nine("property/cell_plot", (-PLOT[0] / 2, -PLOT[1] / 2, *PLOT))
    canvas.image("property/house", centre=(0, 0), size=(HOUSE, HOUSE))
