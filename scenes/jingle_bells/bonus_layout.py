"""Where everything stands in the Christmas Spins, in logical units; the board in two sizes, and on its way between."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.slots.windows import Cell
from engine.stage.tween import mix
from engine.stage.view import Box
from games.jingle_bells.symbols import REELS, ROWS
from scenes.jingle_bells.bonus_board import BonusBoard

Place = tuple[float, float]

LARGE, SMALL = 96.0, 74.0
"""The cell of 6 by 4, and that of 6 by 6 (JB-16)."""
LARGE_MIDDLE: Place = (640, 372)
SMALL_MIDDLE: Place = (640, 382)
FRAME_CELL, FRAME_EDGE, FRAME_WITHIN = 76.0, 40.0, 6.0
"""The cell that the frames were drawn around, how far they jut out from it, and how far they reach over it at most."""
NIGHT = "backdrops/bells_bonus"
GARLAND: Place = (0, 22)
TITLE: Place = (640, 53)
TITLE_HEIGHT = 62.0
BAR: Box = (376, 81, 528, 42)
STAGE: Box = (6, 6, 168, 30)
"""The first stage within the bar."""
STAGE_PITCH = 174.0
SOCKETS = (18.0, 50.0)
"""Where the two halves are within their stage."""
SOCKET = 30.0
GAP = 0.045
"""The gap around a cell, as a share of it."""
PLATES: dict[str, Box] = {
    "grand": (40, 170, 232, 84),
    "major": (50, 266, 212, 76),
    "minor": (60, 354, 192, 69),
    "mini": (68, 435, 176, 63),
}
"""The bonus prizes at the left, the highest at the top."""
COUNTER: Box = (1008, 160, 236, 306)
DIGITS = 76.0
"""How high the number of spins is, and numbers that are announced: of one size, so that they are cut once."""
SKIP: Box = (70, 524, 172, 40)
BEYOND = 330.0
"""How far outside of the window panels begin to slide in."""


def cell_size(board: BonusBoard) -> float:
    """How large a cell is now."""
    return mix(LARGE, SMALL, board.shrunk)


def middle_of_board(board: BonusBoard) -> Place:
    """The middle of the board now."""
    return LARGE_MIDDLE[0], mix(LARGE_MIDDLE[1], SMALL_MIDDLE[1], board.shrunk)


def opening(board: BonusBoard, opened: float | None = None) -> Box:
    """The box within the frame: four rows, and as much of the two new ones as is open, or would be."""
    size, (x, y) = cell_size(board), middle_of_board(board)
    width, height = REELS * size, (ROWS + 2 * (board.opened if opened is None else opened)) * size
    return x - width / 2, y - height / 2, width, height


def cell_box(board: BonusBoard, cell: Cell) -> Box:
    """The box of a cell: reels from 1, rows from 0."""
    size, (x, y) = cell_size(board), middle_of_board(board)
    reel, row = cell
    return x + (reel - 1 - REELS / 2) * size, y + (row - 1 - ROWS / 2) * size, size, size


def niche_box(board: BonusBoard, cell: Cell) -> Box:
    """The box within the rim of a cell."""
    x, y, size, _ = cell_box(board, cell)
    gap = GAP * size
    return x + gap, y + gap, size - 2 * gap, size - 2 * gap


def middle(box: Box) -> Place:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def tall_frame(board: BonusBoard) -> Place:
    """How large the frame around all six rows is, with what juts out."""
    size = cell_size(board)
    edge = 2 * frame_edge(board)
    return REELS * size + edge, (ROWS + 2) * size + edge


def cell_middle(board: BonusBoard, cell: Cell) -> Place:
    """The middle of a cell."""
    return middle(cell_box(board, cell))


def runs(board: BonusBoard, cells: Sequence[Cell]) -> list[Box]:
    """The boxes that cells fill together: those below one another are one box. `cells` go by reel, then row."""
    found: list[tuple[Cell, Cell]] = []
    for cell in cells:
        if found and found[-1][1] == (cell[0], cell[1] - 1):
            found[-1] = (found[-1][0], cell)
        else:
            found.append((cell, cell))
    boxes = []
    for first, last in found:
        x, y, width, _ = cell_box(board, first)
        _, low, _, height = cell_box(board, last)
        boxes.append((x, y, width, low + height - y))
    return boxes


def frame_edge(board: BonusBoard) -> float:
    """How far the frame juts out from the opening."""
    return FRAME_EDGE * cell_size(board) / FRAME_CELL


def frame_sides(board: BonusBoard) -> tuple[Box, ...]:
    """The four boxes that hold all of the frame: above, below, left and right of the cells."""
    x, y, width, height = opening(board)
    out, within = frame_edge(board), FRAME_WITHIN * cell_size(board) / FRAME_CELL
    thick, high = out + within, height - 2 * within
    wide = width + 2 * out
    upper, lower = (x - out, y - out, wide, thick), (x - out, y + height - within, wide, thick)
    left, right = (x - out, y + within, thick, high), (x + width - within, y + within, thick, high)
    return upper, lower, left, right


def stage_box(stage: int) -> Box:
    """A stage on the bar, from 1."""
    x, y, width, height = STAGE
    return BAR[0] + x + STAGE_PITCH * (stage - 1), BAR[1] + y, width, height


def socket(half: int) -> Place:
    """The place of a half on the bar, from 1 to 6."""
    stage, second = divmod(half - 1, 2)
    x, y, _, height = stage_box(stage + 1)
    return x + SOCKETS[second], y + height / 2
