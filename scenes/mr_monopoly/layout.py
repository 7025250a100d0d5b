"""Where everything stands in Mr. Monopoly, in logical units."""

from __future__ import annotations

from engine.stage.view import Box

Place = tuple[float, float]

REELS: Box = (356, 200, 560, 416)
REEL_WIDTH = 112.0
CELL = 104.0
FRAME: Place = (636, 408)
FRAME_SIZE: Place = (640, 496)
"""The frame lies around the reels: its middle, and its size with what juts out."""
LOGO: Place = (176, 112)
LOGO_HEIGHT = 132.0
CARD_TOP, CARD_WIDTH, CARD_HEIGHT = 33.0, 106.0, 134.0
CARD_BAND, CARD_ROWS, CARD_ROW = 31.0, 33.0, 20.0
RECEIPT: Box = (48, 206, 264, 249)
COUNTER: Box = (54, 206, 252, 308)
COUNT: Place = (180, 322)
"""The counter of the Free Spins, and the middle of its number."""
SKIP: Box = (94, 526, 172, 40)
BUYS: tuple[Box, ...] = ((962, 60, 252, 190), (962, 262, 252, 190))
BUY_BUTTONS: tuple[Box, ...] = ((980, 196, 216, 44), (980, 398, 216, 44))
BOARD: Box = (962, 120, 264, 316)
LANE: Box = (962, 44, 290, 424)
SECTOR: Place = (84, 62)
SECTOR_PITCH: Place = (88, 66)
FIRST_SECTOR: Place = (16, 42)
TRAY: Box = (16, 312, 258, 98)
START: Place = (27, 380)
HINT: Box = (92, 312, 174, 98)
"""Where the token starts, and beside it what a person is waited for; from the lane's corner."""
DIE = 78.0
NUMBER: Box = (24, 616, 288, 26)
NOTE: Box = (456, 556, 360, 44)
TOO_LOW: Box = (436, 534, 400, 66)
"""What a person is waited for, and that the balance is too low: over the reels, near their lower edge."""
ROOM_LIGHTS: tuple[Place, ...] = ((66, 560), (250, 590), (332, 300), (938, 520), (1236, 120), (30, 330))


def reel_box(reel: int) -> Box:
    """The box of a reel, from 1."""
    x, y, _, height = REELS
    return x + (reel - 1) * REEL_WIDTH, y, REEL_WIDTH, height


def cell_box(reel: int, row: int) -> Box:
    """The box of a cell, both from 1."""
    x, y, width, _ = reel_box(reel)
    return x, y + (row - 1) * CELL, width, CELL


def middle(box: Box) -> Place:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def card_box(reel: int) -> Box:
    """The property card above a reel, from 1; above reel 5 stands that of the total rent."""
    return REELS[0] + (reel - 1) * REEL_WIDTH + 3, CARD_TOP, CARD_WIDTH, CARD_HEIGHT


def card_row(reel: int, row: int) -> Box:
    """A row of a property card, from 1: one to four Houses, then the Hotel."""
    x, y, width, _ = card_box(reel)
    return x + 4, y + CARD_ROWS + (row - 1) * CARD_ROW + 0.5, width - 8, CARD_ROW - 1


def sector_middle(sector: int, left: float = LANE[0]) -> Place:
    """The middle of a sector of the lane, from 1 at the lower left, to and fro upwards; 0 is the start in the tray."""
    if sector == 0:
        return left + START[0], LANE[1] + START[1]
    row, across = divmod(sector - 1, 3)
    column = across if row % 2 == 0 else 2 - across
    x = left + FIRST_SECTOR[0] + SECTOR_PITCH[0] * column + SECTOR[0] / 2
    return x, LANE[1] + FIRST_SECTOR[1] + SECTOR_PITCH[1] * (3 - row) + SECTOR[1] / 2


def die_rest(die: int) -> Place:
    """Where a die comes to rest, 0 or 1."""
    return LANE[0] + TRAY[0] + 150 + die * 88 - 34, LANE[1] + TRAY[1] + 48 + die * 4
