"""The Christmas pudding in two halves that fit together along a torn cut, and what stands on top of it."""

from __future__ import annotations

import math
import random

from tools.art.model.curves import smooth_line, tube
from tools.art.model.foliage import holly_leaf
from tools.art.model.materials import BERRY, CRUMB, ICING, Material, Surface, material
from tools.art.model.scene import degrees
from tools.art.model.shapes import Object, Point, ball, grouped, mesh_object, sheet

CAKE = Surface("#4a2410", rough=0.42, coat=0.35, coat_rough=0.25, mottle=(5, "#6b3515"), bump=(14, 0.8, 0.07))
RAISIN = Surface("#200a05", rough=0.2, coat=0.8)
CANDIED = Surface("#b8101f", rough=0.15, coat=1)
LEAF = Surface("#22a348", rough=0.25, coat=0.7)
STALK = Surface("#4a6a1c", rough=0.4)
SIDE, HEIGHT = 1.05, 0.95


def _torn(x: float, y: float, z: float) -> float:
    """Where a point comes to lie when the cut between the halves is not straight but jagged."""
    teeth = 0.09 * math.sin(6.3 * z + 1.4 * y) + 0.05 * math.sin(13 * z - 3 * y + 1) + 0.04 * math.sin(9 * y)
    return x + teeth * math.exp(-((x / 0.22) ** 2))


def _half_body(side: int, cake: Material, crumb: Material) -> list[Object]:
    """Half a ball of cake with its torn, crumbly cut; `side` -1 is the left one."""
    points: list[Point] = []
    rings, steps = 30, 72
    for ring in range(rings + 1):
        polar = math.pi / 2 * ring / rings
        for step in range(steps):
            turn = 2 * math.pi * step / steps
            x, y, z = (
                side * SIDE * math.cos(polar),
                SIDE * math.sin(polar) * math.cos(turn),
                HEIGHT * math.sin(polar) * math.sin(turn),
            )
            points.append((_torn(x, y, z), y, z))
    shell = mesh_object(points, _rings(rings, steps), cake)
    inner: list[Point] = []
    for ring in range(rings + 1):
        out = 1 - ring / rings
        for step in range(steps):
            turn = 2 * math.pi * step / steps
            y, z = SIDE * out * math.cos(turn), HEIGHT * out * math.sin(turn)
            bumps = 0.05 * math.sin(17 * y + 5 * z) * math.sin(14 * z - 3 * y) * (1 - out**6)
            inner.append((_torn(0, y, z) + side * (0.04 * (1 - out**4) - bumps), y, z))
    return [shell, mesh_object(inner, _rings(rings, steps), crumb)]


def _rings(rings: int, steps: int) -> list[tuple[int, ...]]:
    return [
        (
            ring * steps + step,
            ring * steps + (step + 1) % steps,
            (ring + 1) * steps + (step + 1) % steps,
            (ring + 1) * steps + step,
        )
        for ring in range(rings)
        for step in range(steps)
    ]


def _drip(turn: float) -> float:
    return 0.30 + 0.17 * math.sin(5 * turn + 0.4) + 0.10 * math.sin(9 * turn + 1.7) + 0.05 * math.sin(2 * turn)


def _half_icing(side: int, stuff: Material, thickness: float) -> Object:
    """Half of the icing, with drips that end in beads; without thickness the halves meet without a seam."""
    rows: list[list[Point]] = []
    for column in range(91):
        turn = degrees(-90 + column * 2) + (0 if side > 0 else math.pi)
        drip = _drip(turn)
        end = degrees(58) + drip * 0.95
        row = []
        for step in range(37):
            share = step / 36
            bead = 0.05 * max(0.0, math.sin(math.pi * min(1.0, max(0.0, (share - 0.72) / 0.28)))) * (drip > 0.25)
            out = 1 + 0.1 * (1 - share**10) + bead
            polar = share * end
            x, y = SIDE * out * math.sin(polar) * math.cos(turn), SIDE * out * math.sin(polar) * math.sin(turn)
            z = HEIGHT * out * math.cos(polar)
            row.append((_torn(x, y, z), y, z))
        rows.append(row)
    return sheet(rows, stuff, thickness=thickness)


def _fruit(side: int, chance: random.Random) -> list[Object]:
    raisin, candied = material(RAISIN), material(CANDIED)
    made = []
    for number in range(38):
        turn, z = chance.uniform(-math.pi, math.pi), chance.uniform(-0.85, 0.3)
        out = math.sqrt(1 - z * z)
        x, y = SIDE * out * math.cos(turn), SIDE * out * math.sin(turn)
        kind = candied if number % 3 == 0 else raisin
        if x * side > 0.16:
            made.append(ball(chance.uniform(0.05, 0.09), (x, y, HEIGHT * z), kind, squash=(1, 1, 0.7), steps=14))
    for number in range(10):
        turn, out = chance.uniform(0, 2 * math.pi), chance.uniform(0.1, 0.8)
        spot = (0.0, SIDE * out * math.cos(turn), HEIGHT * out * math.sin(turn))
        made.append(
            ball(
                0.075,
                (_torn(*spot) + side * 0.02, *spot[1:]),
                candied if number % 2 else raisin,
                squash=(0.6, 1, 1),
                steps=14,
            )
        )
    return made


def half(side: int, *, torn: bool) -> Object:
    """Left (-1) or right (1) half with its icing and fruit, torn off or still part of the whole."""
    parts = _half_body(side, material(CAKE), material(CRUMB))
    parts.append(_half_icing(side, material(ICING), 0.05 if torn else 0))
    parts += _fruit(side, random.Random(11 + side))  # noqa: S311 - the same pudding at every bake
    return grouped(parts)


def topping() -> Object:
    """Three glossy cherries on two smooth leaves; holly is a symbol of its own."""
    leaf, cherry = material(LEAF), material(BERRY)
    parts: list[Object] = []
    for turn in (198, -18):
        blade = holly_leaf(0.72, 0.3, leaf, spikes=0)
        blade.rotation_euler = (degrees(58), degrees(-turn), 0)
        parts.append(blade)
    for x, y, z in ((-0.16, -0.16, 0.08), (0.17, -0.16, 0.08), (0, -0.1, 0.34)):
        parts.append(ball(0.2, (x, y, z), cherry))
    stalk = smooth_line([(0, -0.1, 0.48), (0.03, -0.1, 0.56), (0.1, -0.1, 0.62)], 4)
    parts.append(tube([(x, y, z) for x, y, z in stalk], 0.022, material(STALK)))
    return grouped(parts, at=(0, -0.22, 1.06))
