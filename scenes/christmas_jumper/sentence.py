"""Sentences with a small picture in the middle, as the rules of the game print them."""

from __future__ import annotations

from dataclasses import replace

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.tween import Point

GAP = 6.0


def draw_sentence(
    canvas: Canvas, text: str, picture: str, centre: Point, style: Style, *, height: float, fit: float
) -> None:
    """A sentence with `picture`, of a height, in the place of its `*`, at most `fit` wide."""
    before, _, after = (part.strip() for part in text.partition("*"))
    picture_wide, _ = canvas.natural_size(picture, height=height)
    words = canvas.text_width(before, style) + canvas.text_width(after, style)
    share = min(1.0, (fit - picture_wide - 2 * GAP) / words)
    style = replace(style, size=style.size * share)
    first, second = canvas.text_width(before, style), canvas.text_width(after, style)
    left = centre[0] - (first + picture_wide + second + 2 * GAP) / 2
    canvas.text(before, (left, centre[1]), style)
    canvas.image(picture, centre=(left + first + GAP + picture_wide / 2, centre[1] - 1), height=height)
    canvas.text(after, (left + first + picture_wide + 2 * GAP, centre[1]), style)
