"""What the flat pieces of Mr. Monopoly share: colours, soft shadows, thin gold edges, pinstripes."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from tools.art.board import Board, Tint, down, fill, grown, line, rounded, stroke

STREETS = ("#c8102e", "#f2b705", "#12843f", "#1b4aa8")
"""Trafalgar Square, Piccadilly, Bond Street, Mayfair."""
THIN_GOLD: tuple[Tint, ...] = ("#ffeeb0", "#d9a441", "#8a5a16", "#e8c06a", "#a8741e", "#f4dc98")
GOLD_STOPS = (0, 0.25, 0.48, 0.62, 0.84, 1)
EDGE = "#1a0a2e"


def radius_of(box: skia.RRect) -> float:
    """Radius of a box's corners."""
    return float(box.radii(skia.RRect.kUpperLeft_Corner).x())


def drop_shadow(board: Board, box: skia.RRect, fall: float, blur: float, alpha: float) -> None:
    """Soft shadow below a box."""
    rect = box.rect()
    lower = rounded(rect.x(), rect.y() + fall, rect.width(), rect.height(), radius_of(box))
    board.canvas.drawRRect(lower, fill(("#000000", alpha), blur=blur))


def inner_shade(board: Board, box: skia.RRect, tint: str, width: float, alpha: float) -> None:
    """Shade that falls inwards from the edge of a box."""
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, width * 0.3), stroke((tint, alpha), width, blur=width * 0.42))


def thin_edge(board: Board, box: skia.RRect, width: float = 1.6) -> None:
    """Narrow line of brushed gold between two dark ones: the restrained edge of everything in this game."""
    rect = box.rect()
    shader = line((rect.left(), rect.top()), (rect.left() + rect.width() * 0.4, rect.bottom()), THIN_GOLD, GOLD_STOPS)
    board.canvas.drawRRect(box, stroke(EDGE, width + 1.6))
    board.canvas.drawRRect(box, stroke(shader, width))


def pinstripes(board: Board, area: skia.Rect, tint: Tint, pitch: float, width: float = 1.0) -> None:
    """Fine upright lines, as on wallpaper."""
    x = area.left() + pitch / 2
    while x < area.right():
        board.canvas.drawRect(skia.Rect.MakeXYWH(x - width / 2, area.top(), width, area.height()), fill(tint))
        x += pitch


def ground(board: Board, box: skia.RRect, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> None:
    """Fill a box from its top to its bottom."""
    rect = box.rect()
    board.canvas.drawRRect(box, fill(down(rect.top(), rect.bottom(), tints, stops)))
