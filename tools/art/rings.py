"""The thin golden ring that fills around the large button of a slot."""

from __future__ import annotations

from tools.art.board import Board, down, stroke
from tools.art.recipe import Picture, Recipe

SIZE = 144.0
MIDDLE = SIZE / 2
LINE = 67.0
"""How far the line is from the middle: the rim of the button ends just before."""


def wait_ring() -> Picture:
    """Gold with a dark edge, so that it is seen on snow as well as on the night."""
    board = Board(SIZE, SIZE)
    board.canvas.drawCircle(MIDDLE, MIDDLE, LINE, stroke(("#140418", 0.75), 6.4))
    gold = down(MIDDLE - LINE, MIDDLE + LINE, ("#fff3c0", "#ffcf4a", "#f0a41e"), (0, 0.5, 1))
    board.canvas.drawCircle(MIDDLE, MIDDLE, LINE, stroke(gold, 3.2))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """The one ring."""
    return [Recipe("ui/wait_ring", wait_ring)]
