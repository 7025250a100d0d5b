"""Loose yarn: strands of two twisted plies along a line, stamped bead by bead."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import skia

from tools.art.board import Board, fill, mixed, stroke

Line = Sequence[tuple[float, float]]


def strand(board: Board, line: Line, thickness: float, tint: str, *, seed: int = 1) -> None:
    """Yarn of a thickness along a line of points."""
    path = skia.Path()
    path.moveTo(*line[0])
    for point in line[1:]:
        path.lineTo(*point)
    _fuzz(board, path, thickness, tint, seed)
    board.canvas.save()
    board.canvas.translate(0, thickness * 0.22)
    board.canvas.drawPath(path, stroke(("#000000", 0.5), thickness * 1.1, blur=thickness * 0.18))
    board.canvas.restore()
    board.canvas.drawPath(path, stroke(mixed(tint, "#000000", 0.62), thickness * 1.12))
    measure = skia.PathMeasure(path, False)  # noqa: FBT003 - skia's own signature
    step = thickness * 0.52
    for bead in range(math.ceil(measure.getLength() / step) + 1):
        place, way = measure.getPosTan(min(bead * step, measure.getLength()))
        _ply(board, (place.x(), place.y()), math.degrees(math.atan2(way.y(), way.x())), thickness, tint)


def _ply(board: Board, at: tuple[float, float], turn: float, thickness: float, tint: str) -> None:
    """One turn of the twist: a slanting bead, dark below, light above."""
    with board.turned(*at, turn + 42):
        body = skia.Rect.MakeXYWH(-thickness * 0.62, -thickness * 0.31, thickness * 1.24, thickness * 0.62)
        board.canvas.drawOval(body, fill(mixed(tint, "#000000", 0.34)))
        body.inset(thickness * 0.07, thickness * 0.09)
        body.offset(-thickness * 0.02, -thickness * 0.05)
        board.canvas.drawOval(body, fill(tint))
        body.inset(thickness * 0.2, thickness * 0.13)
        body.offset(-thickness * 0.05, -thickness * 0.05)
        board.canvas.drawOval(body, fill((mixed(tint, "#ffffff", 0.5), 0.6), blur=thickness * 0.05))


def _fuzz(board: Board, path: skia.Path, thickness: float, tint: str, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - the same hairs at every bake
    measure = skia.PathMeasure(path, False)  # noqa: FBT003 - skia's own signature
    for _ in range(round(measure.getLength() / thickness * 2.4)):
        place, _way = measure.getPosTan(chance.uniform(0, measure.getLength()))
        turn, reach = chance.uniform(0, 2 * math.pi), thickness * chance.uniform(0.6, 1.0)
        hair = skia.Path()
        hair.moveTo(place)
        bend = turn + chance.uniform(-0.9, 0.9)
        middle = (place.x() + math.cos(turn) * reach * 0.6, place.y() + math.sin(turn) * reach * 0.6)
        hair.quadTo(*middle, place.x() + math.cos(bend) * reach, place.y() + math.sin(bend) * reach)
        board.canvas.drawPath(hair, stroke((mixed(tint, "#ffffff", 0.2), 0.55), thickness * 0.06))


def kinked(length: float, height: float, waves: float, at: tuple[float, float]) -> Line:
    """Line of yarn that has just been unravelled: narrow loops that still remember their stitches."""
    steps = round(length * 2)
    line = []
    for step in range(steps + 1):
        along = step / steps
        turn = 2 * math.pi * waves * along
        swell = 0.78 + 0.22 * math.sin(turn * 0.37 + 1)
        line.append(
            (
                at[0] + length * along + height * 0.34 * math.sin(2 * turn),
                at[1] + height * 0.5 * swell * math.sin(turn),
            )
        )
    return line


def curl(radius: float, turns: float, at: tuple[float, float]) -> Line:
    """Spiral from its middle outwards, ending on its left at the height of its middle."""
    steps = 160
    line = []
    for step in range(steps + 1):
        along = step / steps
        angle = math.pi - 2 * math.pi * turns * (1 - along)
        reach = radius * (0.26 + 0.74 * along)
        line.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)))
    return line
