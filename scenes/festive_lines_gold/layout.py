"""Where everything of Festive Lines Gold lies, in logical units."""

from __future__ import annotations

from engine.stage.view import Box

Place = tuple[float, float]

CELL = 68.0
TILE = 65.0
SYMBOL = 57.0
GRID_PANEL: Box = (66, 98, 526, 528)
GRID: Box = (168, 150, 408, 408)
BONUS_PANEL: Box = (76, 566, 506, 52)
BONUS_BOX = 42.0
PUDDING_PANEL: Box = (648, 98, 568, 456)
NOTE_PANEL: Box = (648, 566, 568, 60)
HEADING: Place = (932, 130)
PUDDING: tuple[float, float] = (140, 136)
DISC = 118.0
LOGO: Place = (640, 62)
LOGO_HEIGHT = 68.0

ROOM_LIGHTS: tuple[Place, ...] = (
    (130, 69), (201, 77), (272, 76), (343, 64), (911, 64), (982, 76), (1053, 76), (1125, 69),
    (606, 116), (628, 118), (24, 452), (1238, 470),
)  # fmt: skip
"""Lamps of the garland, and glints on the trees beside the panels."""

CORNER_NAMES = ("top left", "top right", "bottom left", "bottom right")


def tile_centre(row: int, column: int) -> Place:
    """The middle of a tile; row and column from 1."""
    return GRID[0] + CELL * (column - 0.5), GRID[1] + CELL * (row - 0.5)


def row_prize(row: int) -> Box:
    """The tag left of a row, from 1."""
    return 76, tile_centre(row, 1)[1] - 17, 82, 34


def column_prize(column: int) -> Box:
    """The tag above a column, from 1."""
    return tile_centre(1, column)[0] - 32.5, 112, 65, 32


def line_prize(line: str, index: int) -> Box:
    """The tag of a line: "row" or "column", from 1."""
    return row_prize(index) if line == "row" else column_prize(index)


def bonus_box(corner: str) -> Place:
    """The middle of the box that stands for a corner."""
    return 307 + 48.0 * CORNER_NAMES.index(corner), BONUS_PANEL[1] + BONUS_PANEL[3] / 2


BONUS_PRIZE: Place = (530, BONUS_PANEL[1] + BONUS_PANEL[3] / 2)


def pudding_centre(pudding: int) -> Place:
    """The middle of a pudding, from 1 in reading order."""
    row, column = divmod(pudding - 1, 3)
    return 754 + 178.0 * column, 220 + 130.0 * row


def pudding_box(pudding: int) -> Box:
    """Where a pudding can be selected; the boxes of neighbours do not overlap."""
    x, y = pudding_centre(pudding)
    return x - 75, y - 64, 150, 128


def middle(box: Box) -> Place:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2
