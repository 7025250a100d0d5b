"""Draws the Christmas Spins: title, bar, bonus prizes, counter, and the board within its frame."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.rules.slots.windows import Cell
from engine.stage.canvas import FULL, Canvas, Layer
from engine.stage.text import Colour
from engine.stage.view import Box
from games.jingle_bells.symbols import BOARD_CELLS, NEW_CELLS, REELS, ROWS, BonusPrize
from scenes.common.slots.hud import SlotHud
from scenes.common.slots.reel_cells import ReelCells
from scenes.common.texts import Texts
from scenes.jingle_bells import bonus_layout as layout
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.bonus_bar_painting import draw_bar
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_notice_painting import draw_notice
from scenes.jingle_bells.bonus_shrinking import draw_shrinking, make_tall_frame
from scenes.jingle_bells.bonus_side_painting import draw_counter, draw_plates
from scenes.jingle_bells.bonus_symbol_painting import draw_locked, draw_scatter, paint_riding

BEHIND: Colour = (10, 4, 36)
"""What is between the cells."""
DARKEST = 0.62
STEPS = 8
FURTHEST = 5.0
"""How many cells the fire of Hold and Respin goes from the middle."""
FEW = 3
"""So few cells in the focus shine as well."""
WAVE = 5
"""How many cells the light of the beginning is wide."""
NUMERALS = {"silver": "0123456789×+", "gold": "01234"}
"""What the counter and the announcements count in."""
TITLE_ABOVE = 150.0
"""How far above the window the title begins to come down."""
CELLS = {size: ReelCells(f"bells bonus {size}", partial(paint_riding, size)) for size in (layout.LARGE, layout.SMALL)}


def draw_bonus(
    canvas: Canvas, texts: Texts, board: Board, prizes: Mapping[BonusPrize, int], *, hud: SlotHud, stake: int
) -> None:
    """Draw everything of the Christmas Spins but the values of the bar at the bottom.

    `prizes` are the bonus prizes as multiples of the stake.
    """
    bonus = board.bonus
    if bonus is None:
        return
    canvas.baked(*night(hud), opaque=True)
    x, y = layout.TITLE
    higher = TITLE_ABOVE * (1 - bonus.arrived)
    canvas.image("logos/christmas_spins", centre=(x, y - higher), height=layout.TITLE_HEIGHT)
    draw_plates(canvas, texts, bonus, prizes)
    draw_counter(canvas, texts, bonus, stake)
    if bonus.shrunk > 0 and bonus.opened == 0:
        parts = (partial(_draw_board, texts, stake, 0.0), partial(_draw_symbols, texts, stake, 0.0))
        draw_shrinking(canvas, bonus, *parts)
    else:
        _draw_board(texts, stake, board.shake, canvas, bonus)
    draw_bar(canvas, texts, bonus)
    if bonus.notice is not None:
        draw_notice(canvas, texts, bonus, bonus.notice)
        if bonus.notice.key == "expand" and bonus.notice.share == 1:
            make_tall_frame(canvas, bonus)


def night(hud: SlotHud) -> Layer:
    """The village by deepest night, and the frame of the bar."""
    return "jingle_bells bonus", FULL, partial(_paint_night, hud)


def _paint_night(hud: SlotHud, canvas: Canvas) -> None:
    """Paint the village by deepest night, and the frame of the bar; the numerals to come are cut now, in the snow."""
    with canvas.clip(layout.NOWHERE):
        for style, numerals in NUMERALS.items():
            canvas.amount(numerals, (0, 0), layout.DIGITS, style=style)
    canvas.backdrop(layout.NIGHT)
    canvas.image("bells/garland", topleft=layout.GARLAND)
    hud.draw_frame(canvas)


def _draw_board(texts: Texts, stake: int, shake: float, canvas: Canvas, board: BonusBoard) -> None:
    _draw_grounds(canvas, board)
    with canvas.clip(layout.opening(board)):
        _draw_symbols(texts, stake, shake, canvas, board)
    _draw_frame(canvas, board)


def _draw_grounds(canvas: Canvas, board: BonusBoard) -> None:
    """Draw the empty cells: as one picture where the board stands, else one by one."""
    box = layout.opening(board)
    cells = (*BOARD_CELLS, *NEW_CELLS) if board.opened > 0 else BOARD_CELLS
    if {board.shrunk, board.opened, board.kindled} <= {0.0, 1.0}:
        key = ("bells bonus grounds", board.shrunk, board.opened, board.kindled)
        canvas.baked(key, box, partial(_paint_grounds, board, cells, box), opaque=True)
    else:
        with canvas.clip(box):
            _paint_grounds(board, cells, box, canvas)


def _paint_grounds(board: BonusBoard, cells: tuple[Cell, ...], box: Box, canvas: Canvas) -> None:
    canvas.fill(box, BEHIND)
    for cell in cells:
        fire = _fire(board, cell)
        usual = "bells/cell_hot" if fire >= 1 else "bells/cell_empty"
        canvas.nine("bells/cell_new" if cell in NEW_CELLS else usual, layout.niche_box(board, cell))
        if 0 < fire < 2 and cell not in NEW_CELLS:
            alpha, wide = 1 - abs(fire - 1), 1.7 * layout.cell_size(board)
            canvas.image("effects/glow", centre=layout.cell_middle(board, cell), width=wide, alpha=alpha, add=True)


def _fire(board: BonusBoard, cell: Cell) -> float:
    """How far the fire of Hold and Respin is in a cell: it flares up to 1, and has burnt in at 2."""
    if board.kindled in {0.0, 1.0}:
        return 2 * board.kindled
    reel, row = cell
    away = abs(reel - (REELS + 1) / 2) + abs(row - (ROWS + 1) / 2)
    return round(min(2.0, max(0.0, board.kindled * (FURTHEST + 2) - away)) * STEPS) / STEPS


def _draw_symbols(texts: Texts, stake: int, shake: float, canvas: Canvas, board: BonusBoard) -> None:
    size = layout.cell_size(board)
    for cell, reel in board.riding.items():
        if cell not in board.locked and (not reel.is_still or reel.column != ("",)):
            CELLS[size].draw(canvas, reel)
    for cell in board.cells:
        x, y = layout.cell_middle(board, cell)
        if cell in board.scatters:
            draw_scatter(canvas, board.scatters[cell], (x, y), size)
        elif cell in board.locked:
            draw_locked(canvas, texts, board.locked[cell], centre=(x, y + shake), size=size, stake=stake)
    _draw_dark(canvas, board)


def _draw_dark(canvas: Canvas, board: BonusBoard) -> None:
    """Darken what the light is not on: cells out of the focus, and those that have not woken yet."""
    if board.woken < 1:
        for cell in board.cells:
            if cell not in board.scatters:
                canvas.dim(_woken(board, cell), layout.cell_box(board, cell))
    elif board.dimmed > 0:
        level = 1 - DARKEST * round(board.dimmed * STEPS) / STEPS
        for cell in board.cells:
            if cell not in board.focus:
                canvas.dim(level, layout.cell_box(board, cell))
        for cell in board.focus if len(board.focus) <= FEW else ():
            centre, wide = layout.cell_middle(board, cell), 1.5 * layout.cell_size(board)
            alpha = 0.4 * round(board.dimmed * STEPS) / STEPS
            canvas.image("effects/glow", centre=centre, width=wide, alpha=alpha, add=True)


def _woken(board: BonusBoard, cell: Cell) -> float:
    """How much of its light a cell has: it goes over the board from the upper left to the lower right."""
    along = cell[0] + cell[1]
    reached = board.woken * (REELS + ROWS + WAVE)
    return round(min(1.0, max(0.08, (reached - along) / WAVE)) * STEPS) / STEPS


def _draw_frame(canvas: Canvas, board: BonusBoard) -> None:
    """Draw the frame; while rows open its upper and its lower half part."""
    x, y, width, height = layout.opening(board)
    scale = layout.cell_size(board) / layout.FRAME_CELL
    edge = layout.FRAME_EDGE * scale
    centre = (x + width / 2, y + height / 2)
    if board.opened == 0:
        canvas.image("bells/board_frame", centre=centre, size=(width + 2 * edge, height + 2 * edge))
        return
    whole = layout.tall_frame(board)
    parted = (whole[1] - height - 2 * edge) / 2  # how far each half still is from its place
    outer = (x - edge, y - edge, whole[0])
    half = (height + 2 * edge) / 2
    for side, top in ((1, outer[1]), (-1, outer[1] + half)):
        with canvas.clip((outer[0], top, outer[2], half + 1)):
            canvas.image("bells/board_frame_tall", centre=(centre[0], centre[1] + side * parted), size=whole)
