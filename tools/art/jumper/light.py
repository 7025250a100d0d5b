"""Golden light of Christmas Jumper, meant for additive drawing: threads between numbers, lists that are won."""

from __future__ import annotations

import skia

from tools.art.board import Board, Tint, fill, spot
from tools.art.recipe import Picture, Recipe

STEPS = 14


def golden_glow() -> Picture:
    """Soft disc of lamplight, 128 units: almost white in the middle, amber at its edge."""
    board = Board(128, 128, 2)
    amber: tuple[Tint, ...] = tuple(("#ff9d1e", 0.9 * (1 - step / STEPS) ** 1.9) for step in range(STEPS + 1))
    light: tuple[Tint, ...] = tuple(("#fff1b8", (1 - step / STEPS) ** 2.4) for step in range(STEPS + 1))
    board.canvas.drawCircle(64, 64, 64, fill(spot(64, 64, 64, amber)))
    board.canvas.drawCircle(64, 64, 40, fill(spot(64, 64, 40, light), blend=skia.BlendMode.kPlus))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """The glow."""
    return [Recipe("jumper/glow", golden_glow, scale=2, soft=True)]
