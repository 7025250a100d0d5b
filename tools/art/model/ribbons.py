"""Ribbons and bows of satin."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mathutils import Vector

from tools.art.model.curves import smooth_line, tube
from tools.art.model.materials import Material
from tools.art.model.shapes import Object, Point, ball, grouped, sheet

ACROSS = 6


def band(
    path: Sequence[Sequence[float]],
    width: Callable[[float], float],
    facing: Callable[[float], Point],
    stuff: Material,
    *,
    thickness: float = 0.05,
) -> Object:
    """Ribbon along a path; `width` and `facing` (the direction across it) are asked for at 0 to 1 along it."""
    rows: list[list[Point]] = []
    for place, point in enumerate(path):
        along = place / (len(path) - 1)
        across = Vector(facing(along)).normalized() * width(along) / 2
        row = [Vector(point) + across * (column / ACROSS * 2 - 1) for column in range(ACROSS + 1)]
        rows.append([(spot.x, spot.y, spot.z) for spot in row])
    made = sheet(rows, stuff, thickness=thickness)
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = thickness * 0.35, 2, "ANGLE"
    return made


def bow(stuff: Material, *, size: float = 1, at: Point = (0, 0, 0), tails: bool = True, width: float = 0.42) -> Object:
    """Two puffed loops turned to the camera, a knot, and two tails."""
    wide = width * 1.5
    parts: list[Object] = []
    for side in (-1, 1):
        parts.append(_loop(stuff, side, wide))
        if tails:
            parts.append(_tail(stuff, side, wide))
    parts.append(ball(0.22, (0, -0.16, 0), stuff, squash=(1, 0.85, 1.12)))
    parts += [
        tube([(x * 0.6, -0.36, 0.2), (x, -0.385, 0), (x * 0.6, -0.36, -0.2)], 0.018, stuff) for x in (-0.09, 0.09)
    ]
    return grouped(parts, at=at, size=size)


def _loop(stuff: Material, side: int, wide: float) -> Object:
    path = smooth_line(
        [
            (side * 0.10, 0, 0),
            (side * 0.42, -0.22, 0.30),
            (side * 0.86, -0.30, 0.46),
            (side * 1.18, -0.12, 0.26),
            (side * 1.12, 0.16, -0.04),
            (side * 0.70, 0.26, -0.12),
            (side * 0.10, 0.06, -0.02),
        ],
        14,
    )

    def puffed(along: float) -> float:
        return wide * (0.38 + 0.62 * math.sin(math.pi * along) ** 0.7)

    return band(path, puffed, _loop_facing(side), stuff, thickness=0.045)


def _tail(stuff: Material, side: int, wide: float) -> Object:
    path = smooth_line(
        [
            (side * 0.05, -0.05, -0.05),
            (side * 0.24, -0.14, -0.34),
            (side * 0.36, -0.10, -0.66),
            (side * 0.60, -0.16, -0.98),
        ]
    )
    return band(
        path, lambda t: wide * (0.42 + 0.5 * t), lambda _: (1, -0.25 * side, 0.38 * side), stuff, thickness=0.04
    )


def _loop_facing(side: int) -> Callable[[float], Point]:
    return lambda along: (side * 0.1 * math.sin(math.pi * along), 0.55, 0.83 - 0.35 * abs(along - 0.5))
