"""What is knitted or sewn: stocking, mitten, the flying tree, and the jumper itself."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from mathutils import Vector

from tools.art.knit.charts import framed, motif
from tools.art.knit.jacquard import fair_isle
from tools.art.knit.stockinette import Chart
from tools.art.knit.surface import knitted_material
from tools.art.model.curves import cut_out, smooth_line, tube
from tools.art.model.foliage import needles
from tools.art.model.materials import Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Flat, Point, ball, grouped, hoop
from tools.art.objects.parts import star_outline

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


def _cuff(width: float, at: Point, tint: str, *, tall: float, turn: float = 0) -> None:
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
    _cuff(1.5, (-0.1, -0.14, -0.96), CREAM_WOOL, tall=0.44)
    flat_camera(3.2, height=0.7, target=(0.12, 0, 0.04))


TREE_TIERS = ((0.98, -1.16, -0.2), (0.78, -0.5, 0.42), (0.54, 0.18, 1.12))


def _tier(half: float, foot: float, top: float) -> list[Flat]:
    """One tier of the tree with a scalloped hem."""
    hem = [(half * (1 - 2 * step / 5), foot + (0.1 if step % 2 else -0.02)) for step in range(6)]
    return closed_line(
        [(0.03, top), (half * 0.52, (foot + top) / 2 - 0.06), *hem, (-half * 0.52, (foot + top) / 2 - 0.06)]
    )


def knitted_tree() -> None:
    """The tree of the bonus game: three knitted tiers, pompoms for balls, a felt star; sewn like a soft toy."""
    hats = (CREAM_WOOL, GOLD_WOOL, CREAM_WOOL)
    cut_out(
        closed_line([(-0.17, -1.6), (0.17, -1.6), (0.19, -1.0), (-0.19, -1.0)], 6),
        material(FELT_BROWN),
        depth=0.3,
        bevel=0.08,
    )
    for number, (half, foot, top) in enumerate(TREE_TIERS):
        chart = np.zeros((12, 26), int)
        chart[9, ::2], chart[10, 1::2] = 1, 1
        wool = knitted_material(
            chart,
            (("#157a3c", "#1a8a45", "#20994e")[number], hats[number]),
            (2.1, 1.0),
            centre=(0, foot + 0.44),
            glow=0.16,
        )
        cut_out(_tier(half, foot, top), wool, depth=0.2 + 0.04 * number, bevel=0.15, at=(0, -0.16 * number, 0))
    for place, (x, z, ahead, tint) in enumerate(
        ((-0.62, -0.98, -0.3, "#d8182f"), (0.04, -0.86, -0.36, "#f3bd3c"), (0.66, -0.98, -0.3, "#3b86e0"),
         (-0.4, -0.3, -0.46, "#f3bd3c"), (0.36, -0.26, -0.48, "#d8182f"), (-0.06, 0.34, -0.62, "#d8182f"),
         (0.2, 0.62, -0.6, "#f3bd3c"))
    ):  # fmt: skip
        pompom(0.14, (x, ahead, z), tint, seed=place, count=500)
    cut_out(star_outline(0.4, 0.19), material(FELT_GOLD), depth=0.16, bevel=0.07, at=(0, -0.4, 1.36))


def tree() -> None:
    """The knitted tree, as high as its frame."""
    knitted_tree()
    flat_camera(3.9, height=0.7, target=(0, 0, 0.08))


def _jumper_chart() -> Chart:
    chart = fair_isle(34, 42, ("plain", "stripe", *["plain"] * 8))
    for row in (13, 17, 21, 25):
        chart[row, (row // 4 % 2) * 2 :: 4] = 1
    chart[11:26, 12:29] = 0
    shape = motif("fir")
    wools = np.array([0, 2, 3, 1, 3])
    part = chart[12:25, 14:27]
    part[:] = np.where(shape > 0, wools[shape], part)
    return chart


def jumper() -> None:
    """The Christmas jumper, spread out, its sleeves a little away."""
    chart = _jumper_chart()
    wool = knitted_material(chart, FAIR_ISLE, (2.7, 2.5), centre=(0, -0.06), glow=0.12)
    body = closed_line(
        [
            (-0.36, 1.04),
            (0, 0.94),
            (0.36, 1.04),
            (0.74, 0.9),
            (0.76, 0.2),
            (0.76, -0.9),
            (0, -0.93),
            (-0.76, -0.9),
            (-0.76, 0.2),
            (-0.74, 0.9),
        ]
    )
    for side in (-1, 1):
        sleeve = closed_line(
            [
                (side * 0.6, 0.9),
                (side * 0.98, 0.62),
                (side * 1.3, -0.1),
                (side * 1.46, -0.66),
                (side * 1.14, -0.8),
                (side * 0.94, -0.34),
                (side * 0.66, 0.2),
            ][::side]
        )
        cut_out(sleeve, wool, depth=0.2, bevel=0.12, at=(0, 0.08, 0))
        _cuff(0.46, (side * 1.32, 0.0, -0.8), GREEN_WOOL, tall=0.24, turn=-side * 15)
    cut_out(body, wool, depth=0.26, bevel=0.14)
    _cuff(1.66, (0, -0.1, -0.98), GREEN_WOOL, tall=0.26)
    collar = [
        (0.42 * math.cos(turn), -0.2 + 0.2 * math.cos(turn * 2) * 0, 1.08 + 0.14 * math.sin(turn))
        for turn in np.linspace(0, 2 * math.pi, 40)
    ]
    tube(collar, 0.1, knitted_material(np.zeros((4, 4), int), (GREEN_WOOL,), (0.3, 0.3)), closed=True)


Build = Callable[[], None]


def jumper_alone() -> None:
    """The jumper in a frame of 4 to 3."""
    jumper()
    flat_camera(3.5, height=0.7, target=(0, 0, 0.04))


WOOLLENS: dict[str, Build] = {"stocking": partial(stocking), "mitten": partial(mitten)}
