"""The Christmas jumper itself, spread out."""

from __future__ import annotations

import math

import numpy as np

from tools.art.knit.charts import motif
from tools.art.knit.jacquard import fair_isle
from tools.art.knit.stockinette import Chart
from tools.art.knit.surface import knitted_material
from tools.art.model.curves import cut_out, tube
from tools.art.model.scene import flat_camera
from tools.art.objects.woollens import FAIR_ISLE, GREEN_WOOL, closed_line, cuff


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
        cuff(0.46, (side * 1.32, 0.0, -0.8), GREEN_WOOL, tall=0.24, turn=-side * 15)
    cut_out(body, wool, depth=0.26, bevel=0.14)
    cuff(1.66, (0, -0.1, -0.98), GREEN_WOOL, tall=0.26)
    collar = [(0.42 * math.cos(turn), -0.2, 1.08 + 0.14 * math.sin(turn)) for turn in np.linspace(0, 2 * math.pi, 40)]
    tube(collar, 0.1, knitted_material(np.zeros((4, 4), int), (GREEN_WOOL,), (0.3, 0.3)), closed=True)


def jumper_alone() -> None:
    """The jumper in a frame of 4 to 3."""
    jumper()
    flat_camera(3.5, height=0.7, target=(0, 0, 0.04))
