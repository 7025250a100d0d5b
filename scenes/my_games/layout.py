"""Where everything stands on My Games."""

from __future__ import annotations

from engine.stage.view import Box

TITLE: tuple[float, float] = (40, 68)
CHIPS_LEFT = 238.0
CHIPS_TOP, CHIP_HEIGHT, CHIP_GAP = 50.0, 36.0, 8.0
SEARCH: Box = (960, 49, 280, 38)
PANEL: Box = (40, 98, 1200, 540)
HEAD_Y = 120.0
LIST: Box = (50, 138, 1180, 490)
ROW, OPEN = 44.0, 344.0
TIME, GAME, ICON, NUMBER = 64.0, 190.0, 164.0, 438.0
COST, RETURNED, NET, CHEVRON = 850.0, 986.0, 1130.0, 1186.0
COST_ROOM = 94.0
PLACE: tuple[float, float] = (640, 686)
BACK: Box = (1066, 663, 174, 46)

# Within an opened row, from its left top corner.
BOARD: Box = (18, 58, 372, 181)
TIMES: tuple[float, float] = (16, 264)
LINES: Box = (416, 66, 404, 260)
RULE_X = 842.0
REPLAY: Box = (864, 60, 284, 54)
COPY: Box = (864, 130, 284, 46)
ABOUT: Box = (866, 206, 280, 100)


def within(row: Box, box: Box) -> Box:
    """A box of an opened row, on the canvas."""
    return row[0] + box[0], row[1] + box[1], box[2], box[3]
