"""Where everything of Christmas Jumper lies, in logical units."""

from __future__ import annotations

from engine.stage.tween import Point
from engine.stage.view import Box

LOGO: Point = (640, 76)
LOGO_HEIGHT = 106.0
STAGE: Box = (0, 26, 1280, 622)
"""Between the strip above and the bar below: what changes when the window changes."""

ROOM_LIGHTS: tuple[Point, ...] = (
    (130, 69), (201, 77), (272, 76), (343, 64), (911, 64), (982, 76), (1053, 76), (1125, 69),
)  # fmt: skip
"""Lamps of the garland."""

WINNING_PANEL: Box = (38, 118, 190, 520)
YOUR_PANEL: Box = (246, 118, 650, 520)
HOLDER_PANEL: Box = (914, 118, 328, 520)
WINNING_RIBBON: Box = (50, 131, 166, 34)
YOUR_RIBBON: Box = (430, 131, 282, 36)
HOLDER_RIBBON: Box = (936, 131, 284, 36)
NOTE: Box = (270, 584, 602, 30)
HOLDER_WORDS: Box = (936, 536, 284, 84)

PATCH: tuple[float, float] = (100, 96)
SMALL_PATCH: tuple[float, float] = (88, 83)
TAG: tuple[float, float] = (108, 28)
TREE: Point = (1078, 348)
TREE_HEIGHT = 330.0
CENTRE: Point = (640, 272)
CENTRE_TREE_HEIGHT = 340.0
CEREMONY_WORDS: tuple[Point, Point] = ((640, 476), (640, 528))
GO_ON: Box = (490, 572, 300, 58)

TITLE: Point = (640, 58)
PICKS_BOX: Box = (500, 86, 280, 52)
BAUBLE: Point = (534, 112)
LIST: tuple[float, float] = (332, 190)
TILE = 130.0
LIST_TAG: tuple[float, float] = (186, 40)
SHELF: Box = (50, 566, 1180, 38)
SHELF_TOP = 574.0
PRESENT_NOTE: Box = (170, 609, 940, 30)
PRESENT = 146.0
"""Side of the frame in which each present was photographed: within it they differ in size (CJ-9)."""
PRESENT_FOOT = 0.955
"""Where in the frame they stand."""
PRESENT_TOPS = (0.21, 0.3, 0.09, 0.29, 0.17, 0.28, 0.25, 0.18, 0.2, 0.24)
"""Where in the frame the bow of each ends."""
SYMBOL_WIDTH = 98.0
"""Of a symbol that stands on the shelf."""
TILE_SYMBOL = 110.0
BAUBLE_WIDTH = 46.0


def winning_centre(place: int) -> Point:
    """The middle of a winning motif, from 1, from the top."""
    return 133, 216.5 + 88.0 * (place - 1)


def your_centre(place: int) -> Point:
    """The middle of one of your motifs, from 1, in reading order."""
    row, column = divmod(place - 1, 4)
    return 332 + 159.0 * column, 223 + 135.0 * row


def tag_centre(place: int) -> Point:
    """The middle of the tag below one of your motifs."""
    x, y = your_centre(place)
    return x, y + 66.5


def motif_centre(panel: str, place: int) -> Point:
    """The middle of a motif of a panel: "winning" or "number"."""
    return winning_centre(place) if panel == "winning" else your_centre(place)


def box_around(centre: Point, size: tuple[float, float]) -> Box:
    """The box of a size around a middle."""
    return centre[0] - size[0] / 2, centre[1] - size[1] / 2, *size


def list_box(place: int) -> Box:
    """The card of a list, from 1."""
    return 118 + 356.0 * (place - 1), 156, *LIST


def tile_centre(place: int, side: int) -> Point:
    """The middle of the first or second tile of a list; both from 1."""
    x, y, _, _ = list_box(place)
    return x + 93 + 146.0 * (side - 1), y + 104


def list_tag_centre(place: int) -> Point:
    """The middle of the tag below a list (CJ-9)."""
    x, y, width, height = list_box(place)
    return x + width / 2, y + height + 30


def present_middle(place: int) -> Point:
    """The middle of a present's frame, from 1, from the left."""
    return 115.75 + 116.5 * (place - 1), SHELF_TOP - PRESENT * (PRESENT_FOOT - 0.5)


def present_top(place: int) -> Point:
    """The middle of the opening of a present, below its lid."""
    x, y = present_middle(place)
    return x, y + PRESENT * (PRESENT_TOPS[place - 1] - 0.3)


def present_box(place: int) -> Box:
    """Where a present can be selected; neighbours do not overlap."""
    x, y = present_middle(place)
    top = y + PRESENT * (PRESENT_TOPS[place - 1] - 0.5)
    return x - 56, top - 4, 112, SHELF_TOP - top + 8


def symbol_centre(place: int) -> Point:
    """The middle of the symbol that stands where a present was."""
    return present_middle(place)[0], SHELF_TOP - SYMBOL_WIDTH / 2 + 4


def middle(box: Box) -> Point:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2
