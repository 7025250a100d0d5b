"""Small marks that say where a number comes from; each has a shape of its own, so that none is told by colour alone."""

from __future__ import annotations

import math

import skia

from tools.art.board import Board, Tint, down, fill, polygon, stroke
from tools.art.recipe import Picture, Recipe

SIZE = 14.0
MIDDLE = SIZE / 2
SHADE: Tint = ("#080214", 0.55)


def disc() -> Picture:
    """A full golden disc."""
    path = skia.Path()
    path.addCircle(MIDDLE, MIDDLE, 4.6)
    return _mark(path, ("#fff3c0", "#ffc83a", "#e0900f"))


def ring() -> Picture:
    """A white ring."""
    board = Board(SIZE, SIZE)
    board.canvas.drawCircle(MIDDLE, MIDDLE + 0.7, 4.2, stroke(SHADE, 3.2, blur=0.8))
    board.canvas.drawCircle(MIDDLE, MIDDLE, 4.1, stroke("#f4f0ff", 2.3))
    return Picture(board.image())


def star() -> Picture:
    """A rose star of four points."""
    points = []
    for place in range(8):
        reach = 6.7 if place % 2 == 0 else 2.5
        angle = math.pi * place / 4
        points.append((MIDDLE + reach * math.sin(angle), MIDDLE - reach * math.cos(angle)))
    return _mark(polygon(points), ("#ffd9ee", "#ff8ec6", "#f0559f"))


def lozenge() -> Picture:
    """A blue square on its point."""
    reach = 5.7
    points = [(MIDDLE, MIDDLE - reach), (MIDDLE + reach, MIDDLE), (MIDDLE, MIDDLE + reach), (MIDDLE - reach, MIDDLE)]
    return _mark(polygon(points), ("#d5f3ff", "#7fd0ff", "#2f9be6"))


def _mark(path: skia.Path, tints: tuple[str, str, str]) -> Picture:
    board = Board(SIZE, SIZE)
    board.canvas.save()
    board.canvas.translate(0, 0.7)
    board.canvas.drawPath(path, fill(SHADE, blur=0.8))
    board.canvas.restore()
    board.canvas.drawPath(path, fill(down(1.5, SIZE - 1.5, tints, (0, 0.45, 1))))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """The four marks, by what they say."""
    shapes = {"text": disc, "settled": ring, "invented": star, "known": lozenge}
    return [Recipe(f"marks/{source}", paint) for source, paint in shapes.items()]
