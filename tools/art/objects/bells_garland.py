"""The garland of Jingle Bells: frosted fir with sleigh bells, balls and lights, tied up with red bows."""

from __future__ import annotations

import math
import random

from mathutils import Vector
from PIL import Image, ImageOps

from tools.art.model.curves import tube
from tools.art.model.foliage import needles
from tools.art.model.grade import outlined, resized, toned
from tools.art.model.materials import GOLD_RIBBON, RED_METAL, Surface, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import (
    area_light,
    degrees,
    flat_camera,
    new_scene,
    photograph,
    studio_lights,
    two_environments,
)
from tools.art.model.shapes import ball, drum, grouped
from tools.art.objects.bells_parts import sleigh_bell
from tools.art.recipe import Picture, Recipe

WIDTH, HEIGHT = 4.4, 1.5
"""Of the swag at one side, in hundreds of logical units; the mirror image hangs at the other side."""
SCALE = 2
STRIP = 1280
LEFT, RIGHT = -2.45, 1.3
"""Where the swag is tied up: beyond the window's edge, and beside the logo."""
DEEP = Surface("#0b5a30", rough=0.5, sheen=0.3)
FRESH = Surface("#1f9a4c", rough=0.42, sheen=0.3)
FROST = Surface("#d4ecf0", rough=0.6, sheen=0.4)
BULB = Surface("#fff2c8", glow="#ffc860", glow_strength=3.2)
SATIN = Surface(
    "#cc0a22", rough=0.3, sheen=0.3, coat=0.5, coat_rough=0.18, specular=0.35, glow="#cc0a22", glow_strength=0.06
)


def _sag(along: float) -> Vector:
    """The garland's middle at 0 to 1, one deep bow between its two ends."""
    return Vector((LEFT + (RIGHT - LEFT) * along, 0, 0.4 - 0.62 * math.sin(math.pi * along) ** 0.92))


def garland() -> Picture:
    """Strip of 1280 x 150 along the upper edge; the middle, from 440 to 840, stays free for the logo."""
    new_scene(round(WIDTH * 100 * SCALE), round(HEIGHT * 100 * SCALE))
    two_environments()
    studio_lights(0.8)
    for x in (-2.0, 0.2, 2.0):
        area_light((x, -6, 4), 200, "#fff0da", size=3, target=(x, 0, 0))
    for stuff, count, length, seed in ((DEEP, 4200, 0.25, 1), (FRESH, 3000, 0.26, 2), (FROST, 620, 0.22, 3)):
        needles(material(stuff), count, _grow, length=length, width=0.014, seed=seed)
    path = [_sag(step / 60) for step in range(61)]
    tube([(spot.x, spot.y, spot.z) for spot in path], 0.13, material(DEEP))
    _hang_things()
    satin = material(SATIN)
    for x, size in ((LEFT + 0.5, 0.46), (RIGHT, 0.42)):
        bow(satin, size=size, at=(x, -0.62, 0.36), width=0.52)
        grouped(sleigh_bell(), at=(x, -0.86, 0.28), size=0.13)
    flat_camera(WIDTH, height=0.5)
    return Picture(_both_sides(outlined(toned(photograph()), 1.6, "#04140c", 0.7)))


def _both_sides(swag: Image.Image) -> Image.Image:
    swag = resized(swag, (round(WIDTH * 100 * SCALE), round(HEIGHT * 100 * SCALE)))
    strip = Image.new("RGBA", (STRIP * SCALE, swag.height))
    strip.paste(swag, (0, 0))
    strip.paste(ImageOps.mirror(swag), (strip.width - swag.width, 0))
    return strip


def _grow(chance: random.Random) -> tuple[Vector, Vector]:
    along = chance.random()
    middle = _sag(along)
    way = (_sag(min(1, along + 0.004)) - _sag(max(0, along - 0.004))).normalized()
    turn = chance.uniform(0, 2 * math.pi)
    normal = Vector((0, -1, 0)) * math.cos(turn) + way.cross(Vector((0, -1, 0))) * math.sin(turn)
    return middle + normal * 0.12, normal * 0.8 + way * 0.6


def _hang_things() -> None:
    red, bulb, cap = material(RED_METAL), material(BULB), material(GOLD_RIBBON)
    for place in range(3, 22):
        along = place / 24
        x, y, z = _sag(along)
        if place % 4 == 0:
            grouped(sleigh_bell(), at=(x, y - 0.36, z - 0.16), turn=(0, degrees(8 * math.sin(place)), 0), size=0.155)
        elif place % 4 == 2:
            ball(0.125, (x, y - 0.36, z - 0.08), red, steps=48)
            drum(0.04, 0.05, (x, y - 0.36, z + 0.055), cap, bevel=0.005, steps=24)
        else:
            ball(0.045, (x, y - 0.4, z + (0.09 if place % 8 == 1 else -0.02)), bulb, steps=20)


def recipes() -> list[Recipe]:
    """The garland."""
    return [Recipe("bells/garland", garland, scale=SCALE, lossless=False)]
