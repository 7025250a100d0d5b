"""Things to eat among the bonus symbols, and what is bent or iced like them: gingerbread man, candy cane."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
import numpy as np
from mathutils import Vector

from tools.art.model.curves import cut_out, smooth_line, tube
from tools.art.model.materials import BERRY, GREEN_DARK, ICING, RED_SATIN, Material, Surface, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import flat_camera
from tools.art.model.shapes import Flat, Object, ball, linked
from tools.art.objects.woollens import closed_line

DOUGH = Surface("#b0652a", rough=0.6, mottle=(5, "#8e4a1a"), bump=(26, 0.35, 0.03))
PEPPERMINT = Surface("#c8071c", rough=0.18, coat=0.9)
SUGAR = Surface("#fdf6ea", rough=0.2, coat=0.8)
MINT = Surface("#0e8a3c", rough=0.18, coat=0.9)


def gingerbread() -> None:
    """A gingerbread man with wavy icing at hands and feet, a bow tie and two buttons."""
    half: list[Flat] = [
        (0, 1.12), (0.34, 1.04), (0.52, 0.78), (0.46, 0.5), (0.3, 0.34), (0.62, 0.26), (0.98, 0.3), (1.12, 0.1),
        (1.02, -0.1), (0.66, -0.12), (0.44, -0.16), (0.46, -0.5), (0.66, -0.9), (0.6, -1.14), (0.34, -1.18),
        (0.16, -0.92), (0, -0.66),
    ]  # fmt: skip
    outline = [*half, *[(-x, z) for x, z in half[-2:0:-1]]]
    cut_out(closed_line(outline), material(DOUGH), depth=0.16, bevel=0.1)
    icing = material(ICING)
    for side in (-1, 1):
        wavy(icing, (side * 0.88, 0.34), (side * 0.88, -0.14), 3)
        wavy(icing, (side * 0.22, -0.96), (side * 0.64, -0.82), 3)
        eye = (side * 0.17, -0.2, 0.82)
        ball(0.1, eye, icing, squash=(1, 0.5, 1), steps=24)
        ball(0.055, (eye[0], -0.25, eye[2]), material(Surface("#1c0f0a", rough=0.2, coat=0.8)), steps=20)
        ball(0.085, (side * 0.32, -0.18, 0.64), material(Surface("#e8866a", rough=0.7)), squash=(1, 0.4, 0.8), steps=20)
    smile = [(0.2 * math.sin(turn), -0.2, 0.72 - 0.16 * math.cos(turn)) for turn in (-1.1, -0.6, 0, 0.6, 1.1)]
    tube(smile, 0.032, icing)
    for height, stuff in ((-0.08, BERRY), (-0.38, GREEN_DARK)):
        ball(0.11, (0, -0.2, height), material(stuff), squash=(1, 0.6, 1), steps=28)
    bow(material(RED_SATIN), size=0.36, at=(0, -0.26, 0.32), tails=False, width=0.6)
    flat_camera(2.8, height=0.7)


def wavy(stuff: Material, start: Flat, end: Flat, waves: int) -> None:
    """A wavy line of icing from point to point."""
    along = Vector((end[0] - start[0], 0, end[1] - start[1]))
    aside = Vector((-along.z, 0, along.x)).normalized() * 0.06
    line = []
    for step in range(4 * waves + 1):
        share = step / (4 * waves)
        spot = Vector((start[0], -0.17, start[1])) + along * share + aside * math.sin(2 * math.pi * waves * share)
        line.append((spot.x, spot.y, spot.z))
    tube(line, 0.05, stuff)


def striped_rod(
    line: Sequence[Sequence[float]], radius: float, stuffs: Sequence[Material], pattern: str, turns: float
) -> Object:
    """Rod along a line in the upright plane, its stripes winding round it; `pattern` names a stuff for each part."""
    sides = 72
    points, faces, kinds = [], [], []
    rows = len(line)
    for row, spot in enumerate(line):
        before, after = Vector(line[max(0, row - 1)]), Vector(line[min(rows - 1, row + 1)])
        way = (after - before).normalized()
        across = way.cross(Vector((0, 1, 0)))
        share = row / (rows - 1)
        reach = radius * math.sqrt(max(0.02, 1 - max(0, 1 - min(share, 1 - share) / 0.03) ** 2))
        for side in range(sides):
            turn = 2 * math.pi * side / sides
            points.append(Vector(spot) + (across * math.cos(turn) + Vector((0, 1, 0)) * math.sin(turn)) * reach)
    for row in range(rows - 1):
        for side in range(sides):
            here, other = row * sides + side, row * sides + (side + 1) % sides
            faces.append((here, other, other + sides, here + sides))
            wound = (side / sides + turns * row / (rows - 1)) % 1
            kinds.append(int(pattern[int(wound * len(pattern))]))
    mesh = bpy.data.meshes.new("rod")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    made = linked(mesh, stuffs[0])
    for stuff in stuffs[1:]:
        mesh.materials.append(stuff)
    for face, kind in zip(mesh.polygons, kinds, strict=True):
        face.material_index = kind
    return made


def evenly(line: Sequence[Sequence[float]], count: int) -> list[tuple[float, ...]]:
    """The same line with `count` points at equal distances."""
    spots = np.array(line)
    reached = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(spots, axis=0), axis=1))])
    wanted = np.linspace(0, reached[-1], count)
    return [tuple(point) for point in np.stack([np.interp(wanted, reached, axis) for axis in spots.T], 1).tolist()]


def candycane() -> None:
    """A thick red and white cane with a thin green line, and a red bow."""
    hook = [
        (0.46 * math.cos(turn) + 0.02, 0, 0.62 + 0.46 * math.sin(turn))
        for turn in [math.pi * (1.12 - step / 9) for step in range(10)]
    ]
    line = evenly(smooth_line([*hook, (0.48, 0, 0.2), (0.48, 0, -0.5), (0.48, 0, -1.3)], 40), 240)
    leaning = [(x * 0.94 + z * 0.3 - 0.1, y, z * 0.96 - x * 0.2) for x, y, z in line]
    stuffs = (material(SUGAR), material(PEPPERMINT), material(MINT))
    striped_rod(leaning, 0.22, stuffs, "1111110000020000", 6.2)
    bow(material(RED_SATIN), size=0.56, at=(0.26, -0.36, -0.34), width=0.54)
    flat_camera(3.2, height=0.8)
