"""Where everything stands in Jingle Bells, in logical units."""

from __future__ import annotations

from engine.stage.view import Box

Place = tuple[float, float]

REELS: Box = (328, 152, 624, 416)
CELL = 104.0
"""Reels are as wide as a cell is high."""
FRAME: Place = (640, 360)
FRAME_SIZE: Place = (704, 496)
"""The frame lies around the reels: its middle, and its size with what juts out."""
GARLAND: Place = (0, 22)
LOGO: Place = (640, 74)
LOGO_HEIGHT = 92.0
PLATES: dict[str, Box] = {
    "grand": (44, 166, 236, 84),
    "major": (56, 260, 212, 76),
    "minor": (66, 346, 192, 70),
    "mini": (74, 426, 176, 64),
}
"""The bonus prizes at the left, the highest at the top."""
MULTIPLIER: Box = (1012, 162, 216, 114)
MULTIPLIER_DIGITS: Place = (1120, 236)
BUY: Box = (1012, 286, 216, 190)
BUY_BUTTONS: tuple[Box, ...] = ((1030, 420, 180, 46),)
NUMBER: Box = (24, 616, 288, 26)
"""The play number of a round that is over."""
RESULT: Box = (480, 613, 320, 28)
CAPPED: Box = (420, 613, 440, 28)
TOO_LOW: Box = (324, 613, 632, 28)
"""What the Christmas Spins have paid, once the reels are back; that it was the most; and a balance that is too low."""
NOTE: Box = (440, 522, 400, 42)
"""What a person is waited for."""
ROOM_LIGHTS: tuple[Place, ...] = (
    (28, 366), (40, 424), (284, 418), (100, 566), (992, 416), (1262, 330), (1266, 428), (36, 590),
)  # fmt: skip
"""Windows and lamps of the village that twinkle."""


def reel_box(reel: int) -> Box:
    """The box of a reel, from 1."""
    x, y, _, height = REELS
    return x + (reel - 1) * CELL, y, CELL, height


def cell_box(reel: int, row: int) -> Box:
    """The box of a cell of the base game, both from 1."""
    x, y, width, _ = reel_box(reel)
    return x, y + (row - 1) * CELL, width, CELL


def middle(box: Box) -> Place:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2
