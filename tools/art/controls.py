"""Pills, sliders, toggles, scrollbars, text fields and prize tags."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import skia

from tools.art.board import Board, Tint, down, fill, grown, rounded, stroke
from tools.art.metal import gold_border
from tools.art.recipe import Picture, Recipe


def pill(tints: Sequence[Tint], edge: Tint, height: float) -> Picture:
    """Flat pill for a filter, a mark or a label; three-slice."""
    board = Board(height * 2.5, height)
    box = grown(rounded(0, 0, board.width, height, height / 2), -1)
    board.canvas.drawRRect(box, fill(down(0, height, tints)))
    board.canvas.drawRRect(grown(box, -0.4), stroke(edge, 1.2))
    end = height / 2 + 3
    return Picture(board.image(), board.margins(end, 0, end, 0))


def slider_track() -> Picture:
    """Groove of a slider; three-slice."""
    board = Board(60, 12)
    box = grown(rounded(0, 0, 60, 12, 6), -1)
    board.canvas.drawRRect(box, fill(down(0, 12, ("#070310", "#1d1230"))))
    board.canvas.drawRRect(box, stroke(("#b98f4a", 0.75), 1.2))
    return Picture(board.image(), board.margins(9, 0, 9, 0))


def slider_fill() -> Picture:
    """The part of the groove up to the knob; three-slice."""
    board = Board(60, 12)
    box = grown(rounded(0, 0, 60, 12, 6), -2.4)
    board.canvas.drawRRect(box, fill(down(2, 10, ("#fff0b0", "#f5b62a", "#d8860f"), (0, 0.45, 1))))
    return Picture(board.image(), board.margins(9, 0, 9, 0))


def slider_knob(*, focused: bool) -> Picture:
    """Round gold knob."""
    size, margin = 28.0, 9.0
    board = Board(size + 2 * margin, size + 2 * margin)
    middle = margin + size / 2
    _round_knob(board, middle, middle, size / 2)
    if focused:
        board.canvas.drawCircle(middle, middle, size / 2 + 4.4, stroke(("#ffe9a0", 0.7), 5, blur=2.4))
        board.canvas.drawCircle(middle, middle, size / 2 + 4.4, stroke("#fff6c0", 2.6))
    return Picture(board.image(), inset=board.margins(margin, margin, margin, margin))


def _round_knob(board: Board, x: float, y: float, radius: float) -> None:
    top, bottom = y - radius, y + radius
    board.canvas.drawCircle(x, y + 2, radius, fill(("#000000", 0.6), blur=2.4))
    board.canvas.drawCircle(x, y, radius, fill(down(top, bottom, ("#fff6cf", "#ffcf45", "#c9750c"), (0, 0.5, 1))))
    board.canvas.drawCircle(x, y, radius - 0.8, stroke("#5a2a06", 1.6))
    face = fill(down(top, bottom, ("#f2a81e", "#ffe9a6"), (0.1, 0.95)))
    board.canvas.drawCircle(x, y, radius * 0.62, face)


def toggle(*, on: bool) -> Picture:
    """Switch: green with its knob on the right and a tick, or grey with its knob on the left."""
    width, height, margin = 64.0, 34.0, 5.0
    board = Board(width + 2 * margin, height + 2 * margin)
    box = rounded(margin, margin, width, height, height / 2)
    tints = ("#0a5a2a", "#23a052") if on else ("#17121f", "#3a3346")
    board.canvas.drawRRect(box, fill(down(margin, margin + height, tints)))
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, 2), stroke(("#000000", 0.5), 7, blur=3))
    gold_border(board, box, 1.8)
    middle = margin + height / 2
    left, right = margin + height / 2, margin + width - height / 2
    _round_knob(board, right if on else left, middle, height / 2 - 3.4)
    if on:
        tick = skia.Path()
        tick.moveTo(left - 5, middle)
        tick.lineTo(left - 1, middle + 4.5)
        tick.lineTo(left + 7, middle - 5)
        board.canvas.drawPath(tick, stroke("#ffffff", 3))
    else:
        board.canvas.drawCircle(right, middle, 5, stroke(("#ffffff", 0.8), 2.6))
    return Picture(board.image(), inset=board.margins(margin, margin, margin, margin))


def scroll_bar(tints: Sequence[Tint], edge: Tint) -> Picture:
    """Track or thumb of a scrollbar: a standing pill 10 wide; nine-slice."""
    board = Board(10, 40)
    box = grown(rounded(0, 0, 10, 40, 5), -0.8)
    board.canvas.drawRRect(box, fill(down(0, 40, tints)))
    board.canvas.drawRRect(box, stroke(edge, 1))
    return Picture(board.image(), board.margins(4.5, 7, 4.5, 7))


def field() -> Picture:
    """Text field; three-slice."""
    height = 38.0
    board = Board(96, height)
    box = grown(rounded(0, 0, 96, height, height / 2), -1.2)
    board.canvas.drawRRect(box, fill(down(0, height, ("#0a0612", "#1c1430"))))
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, 2), stroke(("#000000", 0.6), 7, blur=3))
    board.canvas.drawRRect(box, stroke(("#cbb98f", 0.9), 1.5))
    end = height / 2 + 4
    return Picture(board.image(), board.margins(end, 0, end, 0))


def prize_tag(*, gold: bool) -> Picture:
    """Box in which the prize of a line stands: green, or gold with a bright edge when its line has won; nine-slice."""
    width, height, margin = 62.0, 34.0, 6.0
    board = Board(width + 2 * margin, height + 2 * margin)
    box = rounded(margin, margin, width, height, 8)
    if gold:
        board.canvas.drawRRect(box, fill(("#ffce4a", 0.85), blur=3.4))
    else:
        board.canvas.drawRRect(rounded(margin, margin + 2, width, height, 8), fill(("#000000", 0.5), blur=2))
    tints = ("#fff2ae", "#ffc93c", "#eda013") if gold else ("#16693f", "#0c4a2c", "#062f1a")
    board.canvas.drawRRect(box, fill(down(margin, margin + height, tints, (0, 0.45, 1))))
    edge: Tint = "#fffbe0" if gold else ("#e8d9a0", 0.9)
    if gold:
        board.canvas.drawRRect(box, stroke("#5a2a06", 3))
    board.canvas.drawRRect(box, stroke(edge, 1.7))
    side = margin + 8 + 3
    sides = board.margins(side, side, side, side)
    return Picture(board.image(), sides, board.margins(margin, margin, margin, margin))


def recipes() -> list[Recipe]:
    """Every control."""
    return [
        Recipe("ui/pill", partial(pill, (("#5a4870", 0.62), ("#3a2a4e", 0.62)), ("#ffffff", 0.16), 36.0)),
        Recipe("ui/pill_gold", partial(pill, ("#ffe27a", "#f2ad22"), "#fff6c8", 36.0)),
        Recipe("ui/pill_demo", partial(pill, ("#ffe9a6", "#e9a91f"), "#fff6c8", 18.0)),
        Recipe("ui/pill_forced", partial(pill, ("#ffffff", "#dcd2ee"), "#ffffff", 24.0)),
        Recipe("ui/slider_track", slider_track),
        Recipe("ui/slider_fill", slider_fill),
        Recipe("ui/slider_knob", partial(slider_knob, focused=False)),
        Recipe("ui/slider_knob_focus", partial(slider_knob, focused=True)),
        Recipe("ui/toggle_on", partial(toggle, on=True)),
        Recipe("ui/toggle_off", partial(toggle, on=False)),
        Recipe("ui/scroll_track", partial(scroll_bar, (("#000000", 0.45), ("#000000", 0.45)), ("#ffffff", 0.12))),
        Recipe("ui/scroll_thumb", partial(scroll_bar, ("#e9c56a", "#b8812a"), "#fff0b8")),
        Recipe("ui/field", field),
        Recipe("tiles/prize", partial(prize_tag, gold=False)),
        Recipe("tiles/prize_gold", partial(prize_tag, gold=True)),
    ]
