"""Loose yarn: which wool each patch is knitted of, and strands that swing from where it is being unravelled."""

from __future__ import annotations

import math

from engine.stage.canvas import Canvas
from engine.stage.tween import Point

WOOLS = ("teal", "plum", "rose", "green", "sky", "slate", "rust", "lilac", "cocoa", "red", "ice", "mint")
"""Of the twelve patches of YOUR NUMBERS, in their order."""
STRAND = 16.0
END = 30.0
TURN_STEP = 12
LENGTH_STEP = 40.0
"""A strand whips too fast for more turns and lengths to be told apart."""


def wool_of(panel: str, place: int) -> str:
    """The wool of a patch."""
    return "red" if panel == "winning" else WOOLS[place - 1]


def draw_strand(
    canvas: Canvas, wool: str, at: Point, length: float, angle: float, *, alpha: float = 1.0, thick: float = 1.0
) -> None:
    """A strand that leaves `at` under an angle (degrees, anticlockwise from the right), with its curled end."""
    turn = round(angle / TURN_STEP) * TURN_STEP
    reach = max(LENGTH_STEP, round(length / LENGTH_STEP) * LENGTH_STEP)
    along = (math.cos(math.radians(turn)), -math.sin(math.radians(turn)))
    middle = (at[0] + along[0] * reach / 2, at[1] + along[1] * reach / 2)
    canvas.image(f"jumper/yarn_{wool}", centre=middle, size=(reach, STRAND * thick), turn=turn, alpha=alpha)
    beyond = reach + END * thick * 0.36
    tip = (at[0] + along[0] * beyond, at[1] + along[1] * beyond)
    canvas.image(f"jumper/yarn_end_{wool}", centre=tip, width=END * thick, turn=turn, alpha=alpha)
