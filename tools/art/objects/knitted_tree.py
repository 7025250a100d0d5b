"""The tree of the bonus game: knitted, with pompoms and a felt star, sewn like a soft toy."""

from __future__ import annotations

import numpy as np

from tools.art.knit.surface import knitted_material
from tools.art.model.curves import cut_out
from tools.art.model.materials import material
from tools.art.model.scene import flat_camera
from tools.art.model.shapes import Flat
from tools.art.objects.parts import star_outline
from tools.art.objects.woollens import CREAM_WOOL, FELT_BROWN, FELT_GOLD, GOLD_WOOL, closed_line, pompom

TREE_TIERS = ((0.98, -1.16, -0.2), (0.78, -0.5, 0.42), (0.54, 0.18, 1.12))


def _tier(half: float, foot: float, top: float) -> list[Flat]:
    """One tier of the tree with a scalloped hem."""
    hem = [(half * (1 - step / 3), foot + (0.09 if step % 2 else -0.03)) for step in range(7)]
    return closed_line(
        [(0, top), (half * 0.52, (foot + top) / 2 - 0.06), *hem, (-half * 0.52, (foot + top) / 2 - 0.06)]
    )


def knitted_tree() -> None:
    """The tree of the bonus game: three knitted tiers, pompoms for balls, a felt star; sewn like a soft toy."""
    hats = (CREAM_WOOL, GOLD_WOOL, CREAM_WOOL)
    cut_out(
        closed_line([(-0.17, -1.6), (0.17, -1.6), (0.19, -1.0), (-0.19, -1.0)], 6),
        material(FELT_BROWN),
        depth=0.2,
        bevel=0.08,
        at=(0, 0.2, 0),
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
        pompom(0.165, (x, ahead, z), tint, seed=place, count=600)
    cut_out(star_outline(0.44, 0.21), material(FELT_GOLD), depth=0.16, bevel=0.07, at=(0, -0.78, 1.24))


def tree() -> None:
    """The knitted tree, as high as its frame."""
    knitted_tree()
    flat_camera(3.9, height=0.7, target=(0, 0, 0.08))
