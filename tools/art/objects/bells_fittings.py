"""Frames of Jingle Bells: crimson lacquer between thin golden rails, lit bulbs, holly and bells at the corners."""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image

from tools.art.model.curves import cut_out
from tools.art.model.foliage import leaf_material
from tools.art.model.grade import outlined, resized, snow_capped, toned
from tools.art.model.materials import BERRY, Material, Surface, material
from tools.art.model.scene import area_light, degrees, flat_camera, new_scene, photograph, two_environments
from tools.art.model.shapes import Flat, ball, grouped
from tools.art.objects.bells_parts import LEAF_GOLD, leaf, sleigh_bell
from tools.art.recipe import Picture, Recipe

FRAMES = {"reel_frame": (624, 416), "board_frame": (456, 304), "board_frame_tall": (456, 456)}
"""Openings in logical units: the reels, and the board of Christmas Spins before and after Expand."""
MARGIN = 40
SCALE = 2
UNIT = 100.0
"""Logical units for one unit of the scene."""
LACQUER = Surface("#a00a20", rough=0.4, coat=0.3, coat_rough=0.25, specular=0.25)
GROOVE = Surface("#3a020a", rough=0.6, specular=0.1)
RAIL_GOLD = Surface("#f0bc4a", metal=1, rough=0.3)
PITCH = 40
BULB = Surface("#fff0c0", rough=0.3, glow="#ffcf70", glow_strength=1.3)


Opening = tuple[int, int]


def _outline(opening: Opening, out: float, radius: float) -> list[Flat]:
    """Rounded box that lies so far outside of the opening."""
    wide, high = opening[0] / 2 / UNIT + out, opening[1] / 2 / UNIT + out
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    points = []
    for across, up, first in corners:
        for step in range(9):
            turn = degrees(first + step * 11.25)
            points.append(
                (
                    across * (wide - radius) + radius * float(np.cos(turn)),
                    up * (high - radius) + radius * float(np.sin(turn)),
                )
            )
    return points


def _rail(opening: Opening, edges: tuple[float, float], stuff: Material, depth: float, y: float = 0.0) -> None:
    """Ring round the opening; its edges lie so far outside of it, the outer one first."""
    outer, inner = edges
    bevel = 0.014
    ring = _outline(opening, inner + bevel, 0.06)
    cut_out(_outline(opening, outer - bevel, 0.1), stuff, depth=depth, bevel=bevel, at=(0, y, 0), holes=[ring[::-1]])


def _corner(opening: Opening, across: int, up: int) -> None:
    """Golden and green holly round a bell."""
    x, z = across * (opening[0] / 2 / UNIT + 0.15), up * (opening[1] / 2 / UNIT + 0.15)
    green, gold, berry = leaf_material("#18b04a", "#0a7a30"), material(LEAF_GOLD), material(BERRY)
    inwards, along = (180 if across > 0 else 0), (-90 if up > 0 else 90)
    for way, stuff, size in (
        (inwards + 8, green, (0.42, 0.15)),
        (along - 8, green, (0.42, 0.15)),
        (inwards - 22, gold, (0.34, 0.12)),
        (along + 22, gold, (0.34, 0.12)),
    ):
        leaf((x, -0.22, z), way, size, stuff)
    if up > 0:
        grouped(sleigh_bell(), at=(x, -0.46, z - 0.06), size=0.16)
    else:
        for place in range(3):
            turn = degrees(90 + 120 * place)
            ball(0.08, (x + 0.075 * float(np.cos(turn)), -0.4, z + 0.075 * float(np.sin(turn))), berry, steps=24)


def _bulbs(opening: Opening) -> None:
    bulb = material(BULB)
    wide, high = opening[0] / 2 / UNIT + 0.15, opening[1] / 2 / UNIT + 0.15
    across, up = round(2 * wide * UNIT / PITCH), round(2 * high * UNIT / PITCH)
    for step in range(1, across):
        for z in (-high, high):
            ball(0.032, (-wide + step * 2 * wide / across, -0.06, z), bulb, steps=16)
    for step in range(1, up):
        for x in (-wide, wide):
            ball(0.032, (x, -0.06, -high + step * 2 * high / up), bulb, steps=16)


def frame(opening: Opening) -> Picture:
    """Frame round an opening, with 40 logical units at each side."""
    wide, high = opening[0] + 2 * MARGIN, opening[1] + 2 * MARGIN
    new_scene(wide * SCALE, high * SCALE)
    two_environments()
    for x in (-2.4, 0.0, 2.4):
        area_light((x - 1, -6, 5), 100, "#fff2dd", size=2.4, target=(x, 0, 0))
    area_light((0, -6, -5), 70, "#ff8a50", size=4)
    gold = material(RAIL_GOLD)
    _rail(opening, (0.3, 0.0), material(LACQUER), 0.12, 0.04)
    _rail(opening, (0.3, 0.262), gold, 0.2)
    _rail(opening, (0.205, 0.095), material(GROOVE), 0.06, -0.01)
    _rail(opening, (0.042, 0.0), gold, 0.2)
    _bulbs(opening)
    for across in (-1, 1):
        for up in (-1, 1):
            _corner(opening, across, up)
    flat_camera(max(wide, high) / UNIT, height=0.001)
    image = _snowed(outlined(toned(photograph()), 3, "#1a0206"))
    return Picture(resized(image, (wide * SCALE, high * SCALE)), inset=(MARGIN * SCALE,) * 4)


def _snowed(image: Image.Image) -> Image.Image:
    """Snow along the upper edge only: on the lower rail it would hide the feet of the last row."""
    upper = np.asarray(snow_capped(image, image.width * 0.009, 17)).copy()
    low = round(image.height * 0.3)
    upper[low:] = np.asarray(image)[low:]
    return Image.fromarray(upper, "RGBA")


def recipes() -> list[Recipe]:
    """The frames of the reels and of the board."""
    return [
        Recipe(f"bells/{name}", partial(frame, opening), scale=SCALE, lossless=False)
        for name, opening in FRAMES.items()
    ]
