"""The symbols of Jingle Bells: the same picture on the reels, and larger where they are lit."""

from __future__ import annotations

from engine.stage.canvas import Canvas

PICTURES = {
    "polar_bear": ("bells/polar_bear", 94.0),
    "penguin": ("bells/penguin", 94.0),
    "reindeer": ("bells/reindeer", 96.0),
    "snowman": ("bells/snowman", 94.0),
    "spinning_top": ("bells/spinning_top", 92.0),
    "A": ("bells/letter_a", 82.0),
    "K": ("bells/letter_k", 82.0),
    "Q": ("bells/letter_q", 82.0),
    "J": ("bells/letter_j", 82.0),
    "ten": ("bells/letter_10", 84.0),
    "jingle_bell": ("bells/jingle_bell", 89.0),
    "jingle_bell_left": ("bells/jingle_bell_left", 89.0),
    "jingle_bell_right": ("bells/jingle_bell_right", 89.0),
    "scatter": ("bells/scatter", 104.0),
    "golden_leaf": ("bells/golden_leaf", 104.0),
}
"""The picture of each symbol, and how wide it is drawn. A bell that rings shows its two sides in turn."""


def paint_symbol(canvas: Canvas, symbol: str, swell: float = 1.0, centre: tuple[float, float] = (0, 0)) -> None:
    """Paint a symbol around a place."""
    picture, width = PICTURES[symbol]
    canvas.image(picture, centre=centre, width=width * swell)
