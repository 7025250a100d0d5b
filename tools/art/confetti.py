"""Confetti that is not square: streamers, stars, ribbons, discs and holly leaves of foil."""

from __future__ import annotations

import math

import skia

from tools.art.board import Board, Tint, down, fill, line, polygon, spot, stroke
from tools.art.recipe import Picture, Recipe

SIZE = 32.0
MIDDLE = SIZE / 2
GOLD_FOIL: tuple[Tint, ...] = ("#fff6c0", "#ffcf45", "#b8720f", "#ffe08a")
RED_FOIL: tuple[Tint, ...] = ("#ff8a86", "#e2232f", "#7a0612", "#f0505a")
GREEN_FOIL: tuple[Tint, ...] = ("#8af0b0", "#1f9a4c", "#064a20", "#46c97a")
CREAM_FOIL: tuple[Tint, ...] = ("#ffffff", "#fff3d6", "#c9ae7a", "#fffaf0")


def streamer() -> Picture:
    """A curled gold streamer: an S that shows its darker back in the middle."""
    board = Board(SIZE, SIZE)
    path = skia.Path()
    path.moveTo(5, 25)
    path.cubicTo(2, 12, 16, 10, 16, 16)
    path.cubicTo(16, 23, 30, 20, 27, 6)
    board.canvas.drawPath(path, stroke("#6a3604", 5.4))
    board.canvas.drawPath(path, stroke(line((5, 25), (27, 6), GOLD_FOIL, (0, 0.3, 0.52, 1)), 4.2))
    return Picture(board.image())


def spiral() -> Picture:
    """A red paper spring."""
    board = Board(SIZE, SIZE)
    path = skia.Path()
    for step in range(90):
        along = step / 89
        turn = along * 3.1 * 2 * math.pi
        point = (5 + along * 22 + 4 * math.cos(turn), MIDDLE + 6.4 * math.sin(turn))
        if step:
            path.lineTo(*point)
        else:
            path.moveTo(*point)
    board.canvas.drawPath(path, stroke("#5a040c", 3.6))
    board.canvas.drawPath(path, stroke(down(9, 23, RED_FOIL, (0, 0.35, 0.7, 1)), 2.5))
    return Picture(board.image())


def star() -> Picture:
    """A five-pointed gold star with lit and shaded facets."""
    board = Board(SIZE, SIZE)
    rim = []
    for corner in range(10):
        turn, out = math.radians(corner * 36 - 90), 14.0 if corner % 2 == 0 else 6.2
        rim.append((MIDDLE + out * math.cos(turn), MIDDLE + 0.8 + out * math.sin(turn)))
    board.canvas.drawPath(polygon(rim), stroke("#6a3604", 2.4))
    for corner in range(10):
        facet = polygon([(MIDDLE, MIDDLE), rim[corner], rim[(corner + 1) % 10]])
        light = (math.cos(math.radians(corner * 36 + 18 - 90 + 125)) + 1) / 2
        tint = "#fff2b0" if light > 0.66 else "#ffcf45" if light > 0.33 else "#d98a12"
        board.canvas.drawPath(facet, fill(tint))
        board.canvas.drawPath(facet, stroke(tint, 0.4))
    return Picture(board.image())


def ribbon() -> Picture:
    """A green ribbon folded once."""
    board = Board(SIZE, SIZE)
    back = polygon([(13, 14), (27, 5), (29, 11), (15, 20)])
    front = polygon([(3, 11), (13, 14), (19, 27), (9, 25)])
    for shape, shader in ((back, line((13, 20), (29, 5), GREEN_FOIL)), (front, line((3, 11), (19, 27), GREEN_FOIL))):
        board.canvas.drawPath(shape, stroke("#04381a", 2))
        board.canvas.drawPath(shape, fill(shader))
    return Picture(board.image())


def disc() -> Picture:
    """A round cream sequin seen at a slant."""
    board = Board(SIZE, SIZE)
    oval = skia.Rect.MakeXYWH(5, 8, 22, 16)
    board.canvas.drawOval(oval, fill(line((5, 8), (27, 24), CREAM_FOIL)))
    board.canvas.drawOval(oval, stroke("#8a6a30", 1.3))
    board.canvas.drawOval(skia.Rect.MakeXYWH(9, 10.5, 12, 7), fill(spot(14, 13, 7, ("#ffffff", ("#ffffff", 0)))))
    return Picture(board.image())


def leaf() -> Picture:
    """A small holly leaf of green foil."""
    board = Board(SIZE, SIZE)
    path = skia.Path()
    path.moveTo(3, 16)
    spikes = [(9, 8.5), (16, 6.5), (23, 9)]
    for x, y in spikes:
        path.quadTo(x - 2.5, y + 4.2, x, y)
    path.quadTo(24, 13, 29, 16)
    for x, y in reversed(spikes):
        path.quadTo(x + 3, 32 - y - 4.2, x, 32 - y)
    path.quadTo(7, 19, 3, 16)
    path.close()
    board.canvas.drawPath(path, stroke("#04381a", 2))
    board.canvas.drawPath(path, fill(down(6, 26, GREEN_FOIL, (0, 0.45, 0.55, 1))))
    board.canvas.drawLine(5, 16, 27, 16, stroke(("#d8ffe4", 0.8), 1))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """The six shapes."""
    shapes = (streamer, spiral, star, ribbon, disc, leaf)
    return [Recipe(f"effects/confetti{number}", shape) for number, shape in enumerate(shapes, 1)]
