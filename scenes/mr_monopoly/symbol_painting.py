"""Paints the symbols of Mr. Monopoly: in the cells of the reels, and larger where they are lit."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from games.mr_monopoly.symbols import ROWS
from scenes.mr_monopoly.layout import CELL, REEL_WIDTH

PICTURES = {
    "high_1": ("property/coin", 92.0),
    "high_2": ("property/key", 94.0),
    "high_3": ("property/lamp", 98.0),
    "high_4": ("property/door", 96.0),
    "A": ("property/letter_a", 84.0),
    "K": ("property/letter_k", 84.0),
    "Q": ("property/letter_q", 84.0),
    "J": ("property/letter_j", 84.0),
    "ten": ("property/letter_10", 84.0),
    "wild": ("property/wild", 104.0),
    "house": ("property/house", 94.0),
    "diamond": ("property/diamond", 98.0),
}
"""The picture of each symbol, and how wide it is drawn."""
TALL = {"gentleman": ("property/gentleman", 104.0, 414.0), "hotel": ("property/hotel", 104.0, 414.0)}
"""Symbols as high as the reel, of which a cell shows a slice: picture, width and height."""
GENTLEMAN = tuple(f"gentleman/{row}" for row in range(ROWS))
"""The column that he covers."""


def paint_symbol(canvas: Canvas, symbol: str, swell: float = 1.0, centre: tuple[float, float] = (0, 0)) -> None:
    """Paint a symbol, or a slice of a tall one, around a place."""
    if "/" in symbol:
        name, _, slice_ = symbol.partition("/")
        picture, width, height = TALL[name]
        lower = ((ROWS - 1) / 2 - int(slice_)) * CELL
        x, y = centre
        with canvas.clip((x - REEL_WIDTH / 2, y - CELL / 2, REEL_WIDTH, CELL + 1)):
            canvas.image(picture, centre=(x, y + lower), size=(width, height))
    else:
        picture, width = PICTURES[symbol]
        canvas.image(picture, centre=centre, width=width * swell)
