"""Gold as it is used on all flat pieces: border gradients, and the foil of numerals."""

from __future__ import annotations

from dataclasses import dataclass

import skia

from tools.art.board import Board, Tint, down, fill, grown, line, stroke

BORDER_GOLD: tuple[Tint, ...] = ("#fff3b8", "#f7c548", "#a8620c", "#ffe08a", "#b8720f", "#ffe9a6")
BORDER_STOPS = (0, 0.22, 0.45, 0.6, 0.82, 1)
BORDER_EDGE = "#2a1002"


@dataclass(frozen=True)
class Foil:
    """Colours of a foil letter: face from top to bottom of the capitals, outline, and how its edge is lit."""

    face: tuple[Tint, ...]
    stops: tuple[float, ...]
    outline: str
    light: str
    shade: str


FOIL_STOPS = (0, 0.28, 0.48, 0.54, 0.8, 1)
GOLD = Foil(
    ("#fffbe0", "#ffe68a", "#ffcf45", "#f09c14", "#ffd968", "#d98a12"), FOIL_STOPS, "#4a1a04", "#ffffff", "#7a3a00"
)
SILVER = Foil(
    ("#ffffff", "#f2f6ff", "#cfdcf2", "#8fa6cf", "#e9f0ff", "#9fb2d6"), FOIL_STOPS, "#10204a", "#ffffff", "#24406e"
)
PLAIN = Foil(("#fffaf0", "#f6e7c8"), (0, 1), "#2a1206", "#ffffff", "#b08a50")


def gold_border(board: Board, box: skia.RRect, width: float) -> None:
    """Gold line on the edge of a box, with a dark line round it and a fine light one inside."""
    rect = box.rect()
    shader = line(
        (rect.left(), rect.top()), (rect.left() + rect.width() * 0.35, rect.bottom()), BORDER_GOLD, BORDER_STOPS
    )
    board.canvas.drawRRect(box, stroke(BORDER_EDGE, width + 2.2))
    board.canvas.drawRRect(box, stroke(shader, width))
    board.canvas.drawRRect(grown(box, -width * 0.9), stroke(("#ffffff", 0.2), 0.8))


def foil_path(board: Board, path: skia.Path, foil: Foil, *, top: float, bottom: float, outline: float) -> None:
    """Fill a path, whose capitals reach from `top` to `bottom`, with foil; `outline` is the width outside of it."""
    size = bottom - top
    shadow = skia.Path(path)
    shadow.offset(0, size * 0.07)
    ring = stroke(("#000000", 0.5), outline * 2, blur=size * 0.05)
    ring.setStyle(skia.Paint.kStrokeAndFill_Style)
    board.canvas.drawPath(shadow, ring)
    ring = stroke(foil.outline, outline * 2)
    ring.setStyle(skia.Paint.kStrokeAndFill_Style)
    board.canvas.drawPath(path, ring)
    board.canvas.drawPath(path, fill(down(top, bottom, foil.face, foil.stops)))
    edge = down(top, bottom, [(foil.light, 0.85), (foil.light, 0), (foil.shade, 0.5)], [0, 0.5, 1])
    with board.clipped(path):
        board.canvas.drawPath(path, stroke(edge, size * 0.065))
