"""Draws the Christmas Spins: title, bar, bonus prizes, counter, and the board within its frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from engine.rules.slots.windows import Cell
from engine.stage.canvas import FULL, Canvas, Layer
from engine.stage.text import Colour
from engine.stage.view import Box
from games.jingle_bells.symbols import BOARD_CELLS, NEW_CELLS, REELS, ROWS, BonusPrize
from scenes.common.slots.hud import SlotHud
from scenes.common.slots.reel_cells import ReelCells
from scenes.common.texts import Texts
from scenes.common.words_ahead import NOWHERE
from scenes.jingle_bells import bonus_layout as layout
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.bonus_bar_painting import draw_bar
from scenes.jingle_bells.bonus_board import BonusBoard, Locked
from scenes.jingle_bells.bonus_notice_painting import draw_notice
from scenes.jingle_bells.bonus_shrinking import draw_shrinking, make_tall_frame
from scenes.jingle_bells.bonus_side_painting import draw_counter, draw_plates
from scenes.jingle_bells.bonus_symbol_painting import (
    Place,
    draw_column,
    draw_locked,
    draw_scatter,
    paint_riding,
)

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
    if 0 < bonus.shrunk < 1:
        parts = (partial(_draw_cells, texts, stake, 0.0), _draw_frame, partial(_draw_symbols, texts, stake, 0.0))
        draw_shrinking(canvas, bonus, *parts)
    else:
        _draw_cells(texts, stake, board.shake, canvas, bonus)
        _draw_frame(canvas, bonus)
    draw_bar(canvas, texts, bonus)
    if bonus.notice is not None:
        draw_notice(canvas, texts, bonus, bonus.notice)
        if bonus.notice.key == "expand" and bonus.notice.share == 1:
            make_tall_frame(canvas, bonus)
            canvas.prepared(*grounds(replace(bonus, shrunk=1.0)))


def prepare_bonus(
    canvas: Canvas, texts: Texts, prizes: Mapping[BonusPrize, int], *, hud: SlotHud, stake: int
) -> None:
    """Get ready what the Christmas Spins begin with, out of sight: one after the other, as each can be afforded.

    Where everything is made at once, nothing needs to be ready.
    """
    if not canvas.tools.artwork.allowance.is_limited:
        return
    board = BonusBoard()
    _, _, width, height = layout.opening(board)
    edge = 2 * layout.frame_edge(board)
    parts: tuple[Callable[[], object], ...] = (
        lambda: canvas.prepared(*night(hud)),
        lambda: canvas.image("bells/board_frame", size=(width + edge, height + edge)),
        lambda: canvas.prepared(*grounds(board)),
        lambda: canvas.image("logos/christmas_spins", height=layout.TITLE_HEIGHT),
        lambda: draw_plates(canvas, texts, board, prizes),
        lambda: draw_bar(canvas, texts, board),
        lambda: draw_counter(canvas, texts, board, stake),
    )
    with canvas.clip(NOWHERE):
        for part in parts:
            part()
            if canvas.tools.artwork.allowance.owes:
                return


def night(hud: SlotHud) -> Layer:
    """The village by deepest night, and the frame of the bar."""
    return "jingle_bells bonus", FULL, partial(_paint_night, hud)


def _paint_night(hud: SlotHud, canvas: Canvas) -> None:
    """Paint the village by deepest night, and the frame of the bar; the numerals to come are cut now, in the snow."""
    with canvas.clip(NOWHERE):
        for style, numerals in NUMERALS.items():
            canvas.amount(numerals, (0, 0), layout.DIGITS, style=style)
    canvas.backdrop(layout.NIGHT)
    canvas.image("bells/garland", topleft=layout.GARLAND)
    hud.draw_frame(canvas)


def _draw_cells(texts: Texts, stake: int, shake: float, canvas: Canvas, board: BonusBoard) -> None:
    _draw_grounds(canvas, board)
    with canvas.clip(layout.opening(board)):
        _draw_symbols(texts, stake, shake, canvas, board)


def _draw_grounds(canvas: Canvas, board: BonusBoard) -> None:
    """Draw the empty cells as one picture, as much of it as is open.

    Above it lie the cells that the fire of Hold and Respin has reached, while it goes over them.
    """
    with canvas.clip(layout.opening(board)):
        canvas.baked(*grounds(board), opaque=True)
        for cell in BOARD_CELLS if 0 < board.kindled < 1 else ():
            if (fire := _fire(board, cell)) > 0:
                _paint_ground(board, cell, fire, canvas)


def grounds(board: BonusBoard) -> Layer:
    """The empty cells of a board that stands."""
    kindled = 0.0 if 0 < board.kindled < 1 else board.kindled
    new = NEW_CELLS if board.shrunk == 1 else ()
    box = layout.opening(board, 1.0 if new else 0.0)
    return ("bells bonus grounds", kindled), box, partial(_paint_grounds, board, box, 2 * kindled, new)


def _paint_grounds(board: BonusBoard, box: Box, fire: float, new: Iterable[Cell], canvas: Canvas) -> None:
    canvas.fill(box, BEHIND)
    for cell in BOARD_CELLS:
        _paint_ground(board, cell, fire, canvas)
    for cell in new:
        _paint_niche(canvas, "bells/cell_new", board, cell)


def _paint_niche(canvas: Canvas, name: str, board: BonusBoard, cell: Cell) -> None:
    """Paint an empty cell: one picture for all of a kind."""
    size = layout.cell_size(board)
    edge = (1 - 2 * layout.GAP) * size

    def paint(inner: Canvas) -> None:
        inner.nine(name, (-edge / 2, -edge / 2, edge, edge))

    canvas.composed((name, size), (size + 2, size + 2), paint, centre=layout.cell_middle(board, cell))


def _paint_ground(board: BonusBoard, cell: Cell, fire: float, canvas: Canvas) -> None:
    _paint_niche(canvas, "bells/cell_hot" if fire >= 1 else "bells/cell_empty", board, cell)
    if 0 < fire < 2:
        alpha, wide = 1 - abs(fire - 1), 1.7 * layout.cell_size(board)
        canvas.image("effects/glow", centre=layout.cell_middle(board, cell), width=wide, alpha=alpha, add=True)


def _fire(board: BonusBoard, cell: Cell) -> float:
    """How far the fire of Hold and Respin is in a cell: it flares up to 1, and has burnt in at 2."""
    reel, row = cell
    away = abs(reel - (REELS + 1) / 2) + abs(row - (ROWS + 1) / 2)
    return round(min(2.0, max(0.0, board.kindled * (FURTHEST + 2) - away)) * STEPS) / STEPS


def _draw_symbols(texts: Texts, stake: int, shake: float, canvas: Canvas, board: BonusBoard) -> None:
    size = layout.cell_size(board)
    for cell, reel in board.riding.items():
        if cell not in board.locked and (not reel.is_still or reel.column != ("",)):
            CELLS[size].draw(canvas, reel)
    for cell, scatter in board.scatters.items():
        draw_scatter(canvas, scatter, layout.cell_middle(board, cell), size)
    columns: dict[int, dict[Place, Locked]] = {}
    moving: list[tuple[Place, Locked]] = []
    for cell in board.cells:
        locked = board.locked.get(cell)
        if locked is None or cell in board.scatters:
            continue
        x, y = layout.cell_middle(board, cell)
        if locked.is_at_rest:
            columns.setdefault(cell[0], {})[x, y + shake] = locked
        else:
            moving.append(((x, y + shake), locked))
    middle = layout.middle_of_board(board)[1] + shake
    for column in columns.values():
        draw_column(canvas, texts, column, centre=(next(iter(column))[0], middle), size=size, stake=stake)
    for at, locked in moving:
        draw_locked(canvas, texts, locked, centre=at, size=size, stake=stake)
    _draw_dark(canvas, board)


def _draw_dark(canvas: Canvas, board: BonusBoard) -> None:
    """Darken what the light is not on: cells out of the focus, and those that have not woken yet."""
    if board.woken < 1:
        for cell in board.cells:
            if cell not in board.scatters:
                canvas.dim(_woken(board, cell), layout.cell_box(board, cell))
    elif board.dimmed > 0:
        level = 1 - DARKEST * round(board.dimmed * STEPS) / STEPS
        for box in layout.runs(board, [cell for cell in board.cells if cell not in board.focus]):
            canvas.dim(level, box)
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
    edge = layout.frame_edge(board)
    centre = (x + width / 2, y + height / 2)
    if board.shrunk == board.opened:
        name = "bells/board_frame_tall" if board.opened else "bells/board_frame"
        for side in layout.frame_sides(board):  # nothing is drawn over the cells: they change all the time
            with canvas.clip(side):
                canvas.image(name, centre=centre, size=(width + 2 * edge, height + 2 * edge))
        return
    whole = layout.tall_frame(board)
    parted = (whole[1] - height - 2 * edge) / 2  # how far each half still is from its place
    outer = (x - edge, y - edge, whole[0])
    half = (height + 2 * edge) / 2
    for side_of, top in ((1, outer[1]), (-1, outer[1] + half)):
        with canvas.clip((outer[0], top, outer[2], half + 1)):
            canvas.image("bells/board_frame_tall", centre=(centre[0], centre[1] + side_of * parted), size=whole)
