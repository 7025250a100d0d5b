"""Draws what lies in the frame of the reels where a blow has shaken it to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from engine.stage.canvas import Canvas
from scenes.common.slots.board import SlotBoard


@contextmanager
def shaken(canvas: Canvas, board: SlotBoard) -> Iterator[None]:
    """What is drawn inside lies as far higher or lower as the board is shaken, by whole pixels; clips stay in place."""
    still = canvas.view
    pixels = round(board.shake * still.k)
    if pixels:
        canvas.view = replace(still, top=still.top + pixels)
    try:
        yield
    finally:
        canvas.view = still
