"""What is knitted: stocking and mitten, and the pompoms, cuffs and outlines that all woollen things share."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np
from mathutils import Vector

from tools.art.knit.charts import framed, motif
from tools.art.knit.jacquard import fair_isle
from tools.art.knit.surface import knitted_material
from tools.art.model.curves import cut_out, smooth_line, tube
from tools.art.model.foliage import needles
from tools.art.model.materials import Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Flat, Point, ball, grouped, hoop

RED_WOOL, CREAM_WOOL, GREEN_WOOL, GOLD_WOOL, DARK_WOOL = "#c01426", "#fff4de", "#1c8a48", "#f3bd3c", "#8a0c1a"
FAIR_ISLE = (RED_WOOL, CREAM_WOOL, GREEN_WOOL, GOLD_WOOL, DARK_WOOL)
FELT_GOLD = Surface("#ffc533", rough=0.8, sheen=0.6, specular=0.15, bump=(50, 0.3, 0.02))
FELT_BROWN = Surface("#6b3a1c", rough=0.85, sheen=0.5, specular=0.1, bump=(50, 0.3, 0.02))


def closed_line(points: Sequence[Flat], steps: int = 10) -> list[Flat]:
    """Smooth closed outline through points."""
    around = [points[-1], *points, points[0], points[1]]
    line = smooth_line(around, steps)
    return [(point[0], point[1]) for point in line[steps : steps * (len(points) + 1)]]


def pompom(radius: float, at: Point, tint: str, *, seed: int = 1, count: int = 900) -> None:
    """A ball of cut yarn."""
    stuff = material(Surface(tint, rough=0.9, sheen=0.5, specular=0.1))
    middle = Vector(at)

    def grow(chance: random.Random) -> tuple[Vector, Vector]:
        way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        return middle + way * radius * 0.72, way + Vector((chance.gauss(0, 0.12), 0, chance.gauss(0, 0.12)))

    ball(radius * 0.8, at, stuff, steps=32)
    needles(stuff, count, grow, length=radius * 0.3, width=radius * 0.05, seed=seed, droop=0)


def cuff(width: float, at: Point, tint: str, *, tall: float, turn: float = 0) -> None:
    """A ribbed cuff: thick upright rolls side by side."""
    chart = np.zeros((4, 4), int)
    rolls = max(5, round(width / 0.16))
    wool = knitted_material(chart, (tint,), (0.32, 0.32), seed=5)
    parts = []
    for place in range(rolls):
        x = (place - (rolls - 1) / 2) * width / rolls
        bulge = 0.16 * math.sqrt(max(0.0, 1 - (2 * x / width) ** 2))
        line = [(x, -bulge, -tall / 2), (x, -bulge - 0.03, 0), (x, -bulge, tall / 2)]
        parts.append(tube(line, width / rolls * 0.62, wool))
    grouped(parts, at=at, turn=(0, degrees(turn), 0))


def stocking() -> None:
    """A knitted stocking with a white fur cuff, heel and toe in green."""
    outline = closed_line(
        [(-0.46, 0.9), (0.3, 0.9), (0.3, 0.25), (0.38, -0.1), (0.72, -0.36), (1.02, -0.56), (1.06, -0.86),
         (0.78, -1.02), (0.25, -1.02), (-0.24, -0.92), (-0.46, -0.58), (-0.48, 0.1)]
    )  # fmt: skip
    chart = fair_isle(24, 22, ("plain", "stripe", "dots", "stripe", "plain", "plain"))
    wool = knitted_material(chart, FAIR_ISLE, (2.2, 2.5), centre=(0.2, -0.1), glow=0.12)
    cut_out(outline, wool, depth=0.3, bevel=0.2)
    green = knitted_material(np.zeros((6, 6), int), (GREEN_WOOL,), (0.6, 0.6), glow=0.1)
    cut_out(closed_line([(0.74, -0.4), (1.05, -0.56), (1.1, -0.86), (0.8, -1.03), (0.66, -0.94), (0.6, -0.66)]), green,
            depth=0.34, bevel=0.2)  # fmt: skip
    cut_out(closed_line([(-0.48, -0.3), (-0.2, -0.46), (-0.12, -0.8), (-0.26, -0.96), (-0.5, -0.62)]), green,
            depth=0.34, bevel=0.19)  # fmt: skip
    for place in range(5):
        for back, up in ((-0.2, 0.9), (0.1, 1.02)):
            pompom(0.27, (-0.56 + place * 0.24, back, up), "#fffaf0", seed=place + 1)
    pompom(0.2, (-0.5, -0.4, 0.4), "#fffaf0", seed=8)
    pompom(0.2, (-0.26, -0.42, 0.24), "#fffaf0", seed=9)
    hoop(0.16, 0.045, (-0.52, 0.1, 1.36), material(Surface(RED_WOOL, rough=0.8)), turn=(math.pi / 2, 0, 0))
    flat_camera(3.2, height=0.9, target=(0.2, 0, 0))


def mitten() -> None:
    """A blue mitten with a snowflake, its cuff cream."""
    blue = ("#1f5fc4", CREAM_WOOL, CREAM_WOOL, CREAM_WOOL)
    chart = framed(motif("small_snowflake"), 24, 19)
    wool = knitted_material(chart, blue, (1.62, 1.9), centre=(-0.12, 0.24), glow=0.12)
    hand = closed_line(
        [(-0.62, -0.72), (-0.68, 0.0), (-0.68, 0.6), (-0.46, 1.06), (-0.1, 1.18), (0.28, 1.02), (0.48, 0.58),
         (0.5, 0.0), (0.42, -0.72)]
    )  # fmt: skip
    thumb = closed_line(
        [(0.3, -0.5), (0.44, -0.16), (0.7, 0.16), (0.96, 0.36), (1.14, 0.2), (1.06, -0.08), (0.74, -0.5), (0.44, -0.7)]
    )
    plain = knitted_material(np.zeros((8, 8), int), blue[:1], (0.68, 0.63), glow=0.12)
    cut_out(thumb, plain, depth=0.2, bevel=0.17, at=(0, 0.05, 0))
    cut_out(hand, wool, depth=0.3, bevel=0.2)
    cuff(1.5, (-0.1, -0.14, -0.96), CREAM_WOOL, tall=0.44)
    flat_camera(3.2, height=0.7, target=(0.12, 0, 0.04))
