"""What the things of the property street share: lit windows, snowy roofs, sprigs of holly, small wreaths."""

from __future__ import annotations

import math

from tools.art.model.foliage import holly_leaf, leaf_material
from tools.art.model.materials import BERRY, SNOW, Material, Surface, material
from tools.art.model.scene import degrees
from tools.art.model.shapes import Object, Point, ball, box, hoop

PANE = Surface("#ffc24a", rough=0.3, glow="#ff9a22", glow_strength=1.05)
TRIM = Surface("#fff0cf", rough=0.35, coat=0.4)
LEAF = Surface("#0d7a35", rough=0.5, bump=(18, 0.9, 0.07))


def window(at: Point, size: tuple[float, float], pane: Material, trim: Material, *, snow: bool = True) -> list[Object]:
    """Lit window in a wall that faces the camera: frame, cross, sill, and snow on the sill."""
    x, y, z = at
    wide, high = size
    parts = [
        box((wide, 0.05, high), (x, y, z), pane, bevel=0.01),
        box((wide + 0.14, 0.09, 0.07), (x, y, z + high / 2), trim, bevel=0.015),
        box((wide + 0.2, 0.16, 0.08), (x, y - 0.02, z - high / 2), trim, bevel=0.015),
        box((0.035, 0.08, high), (x, y, z), trim, bevel=0.008),
        box((wide, 0.08, 0.035), (x, y, z + high * 0.08), trim, bevel=0.008),
    ]
    parts += [box((0.07, 0.09, high), (x + side * wide / 2, y, z), trim, bevel=0.012) for side in (-1, 1)]
    if snow:
        lying = (x, y - 0.07, z - high / 2 + 0.055)
        parts.append(ball(1, lying, material(SNOW), squash=(wide * 0.6, 0.09, 0.05), steps=24))
    return parts


def snowy_roof(size: Point, at: Point, tiles: Material, *, over: float = 0.16) -> list[Object]:
    """Two slopes with the ridge away from the camera, deep snow on both, and drops of it along the gable."""
    wide, deep, high = size
    x, y, z = at
    snow = material(SNOW)
    slope, length = math.atan2(high, wide / 2), math.hypot(wide / 2, high) + over * 1.5
    parts: list[Object] = []
    for side in (-1, 1):
        middle = (side * (wide / 4 + over * 0.4 * math.cos(slope)), high / 2 - over * 0.4 * math.sin(slope))
        out = (side * math.sin(slope), math.cos(slope))
        for share, thick, lift, stuff, round_edge in ((1.0, 0.1, 0.05, tiles, 0.02), (0.95, 0.17, 0.16, snow, 0.08)):
            place = (x + middle[0] + out[0] * lift, y, z + middle[1] + out[1] * lift)
            deeper = deep + 2 * over + (0.06 if stuff is snow else 0)
            made = box((length * share, deeper, thick), place, stuff, bevel=round_edge, turn=(0, side * slope, 0))
            parts.append(made)
        for drop in range(6):
            along = (drop + 0.4) / 6
            spot = (x + side * (wide / 2 + over * 0.9) * along, z + high - along * (high + over * 1.25) + 0.05)
            radius = 0.07 + 0.035 * math.sin(drop * 2.3 + side)
            hang = 1.2 + 0.5 * math.sin(drop * 3.7)
            parts.append(ball(radius, (spot[0], y - deep / 2 - over, spot[1]), snow, squash=(1, 0.7, hang), steps=24))
    parts.append(ball(0.13, (x, y - deep / 2 - over + 0.02, z + high + 0.12), snow, squash=(1.4, 1, 1), steps=32))
    return parts


def sprig(
    at: Point, size: float, *, leaves: tuple[float, ...] = (200, -20), tilt: float = 72, berries: int = 3
) -> list[Object]:
    """Holly: leaves in the given directions and a few berries in front of them."""
    x, y, z = at
    made = []
    for turn in leaves:
        leaf = holly_leaf(size, size * 0.42, leaf_material())
        leaf.location, leaf.rotation_euler = (x, y, z), (degrees(tilt), degrees(-turn), 0)
        made.append(leaf)
    places = ((-0.17, -0.04), (0.17, -0.04), (0.0, 0.2), (0.0, -0.28))[:berries]
    made += [ball(size * 0.18, (x + p * size, y - size * 0.26, z + q * size), material(BERRY)) for p, q in places]
    return made


def small_wreath(at: Point, radius: float) -> list[Object]:
    """Ring of green with red berries on a door."""
    x, y, z = at
    ring = hoop(radius, radius * 0.38, at, material(LEAF), turn=(math.pi / 2, 0, 0))
    berry = material(BERRY)
    turns = [math.pi * 2 * step / 5 + 0.3 for step in range(5)]
    dots = [
        ball(radius * 0.22, (x + radius * math.cos(t), y - radius * 0.34, z + radius * math.sin(t)), berry, steps=16)
        for t in turns
    ]
    return [ring, *dots]
