"""The shelf of the presents: a mantel with snow on its edge and a swag of fir along its front."""

from __future__ import annotations

import math
import random

from mathutils import Vector

from tools.art.model.foliage import needles
from tools.art.model.grade import resized, toned
from tools.art.model.materials import BERRY, GOLD, GREEN_DARK, GREEN_LIGHT, RED_METAL, SNOW, Material, Surface, material
from tools.art.model.scene import area_light, flat_camera, new_scene, photograph, two_environments
from tools.art.model.shapes import ball, box, turned
from tools.art.recipe import Picture, Recipe

LENGTH, FRAME = 11.68, (12.4, 1.0)
"""The shelf, and what the camera sees, in units of 100 logical pixels."""
SCALE = 3
SWAGS = 8
OAK = Surface("#7a3f1c", rough=0.38, coat=0.4, coat_rough=0.2, mottle=(1.6, "#5a2a10"))
CARVED = Surface("#5e2c12", rough=0.42, coat=0.35, mottle=(2.4, "#46200c"))
BULB = Surface("#fff2c8", glow="#ffc24a", glow_strength=4)


def _sag(x: float) -> float:
    """Height of the swag's middle."""
    return -0.1 - 0.13 * abs(math.sin(math.pi * SWAGS * (x + LENGTH / 2) / LENGTH)) ** 0.8


def _grow(chance: random.Random) -> tuple[Vector, Vector]:
    x = chance.uniform(-LENGTH / 2 + 0.1, LENGTH / 2 - 0.1)
    turn = chance.uniform(0, 2 * math.pi)
    normal = Vector((0, -math.cos(turn), math.sin(turn)))
    return Vector((x, -0.46, _sag(x))) + normal * 0.05, normal * 0.8 + Vector((chance.choice((-0.7, 0.7)), 0, 0))


def shelf() -> Picture:
    """The shelf, 1168x38, in a frame that holds its swags too."""
    size = (round(FRAME[0] * 100 * SCALE), round(FRAME[1] * 100 * SCALE))
    new_scene(*size)
    two_environments()
    for x in (-5.0, -1.7, 1.7, 5.0):
        area_light((x, -5, 5), 260, "#fff0d8", size=3, target=(x, 0, 0))
    for side in (-1, 1):
        area_light((side * 8, -2, 1), 160, "#ffb060", size=2, target=(side * 4, 0, 0))
    box((LENGTH, 0.8, 0.11), (0, 0, 0.1), material(OAK), bevel=0.045)
    box((LENGTH - 0.16, 0.72, 0.1), (0, 0, -0.005), material(CARVED), bevel=0.04)
    box((LENGTH - 0.16, 0.03, 0.03), (0, -0.37, -0.012), material(GOLD), bevel=0.01)
    _snow()
    for seed, surface, count in ((1, GREEN_DARK, 5200), (2, GREEN_LIGHT, 4200)):
        needles(material(surface), count, _grow, length=0.11, width=0.011, seed=seed)
    _hang()
    flat_camera(FRAME[0], height=2.6, target=(0, 0, -0.1))
    return Picture(resized(toned(photograph()), size), inset=(36 * SCALE, 16 * SCALE, 36 * SCALE, 46 * SCALE))


def _snow() -> None:
    """Snow along the front edge, thicker at the ends, hanging over in places."""
    chance = random.Random(4)  # noqa: S311 - the same snow at every bake
    white = material(SNOW)
    for place in range(120):
        x = -LENGTH / 2 + 0.06 + place * (LENGTH - 0.12) / 119
        end = max(0.0, abs(x) / (LENGTH / 2) - 0.86) * 0.36
        size = chance.uniform(0.034, 0.06) + end
        ball(size, (x, -0.37 + end * 0.3, 0.15), white, squash=(1.5, 1.0, 0.7), steps=20)
        if chance.random() < 0.34:
            _drip(x, size * chance.uniform(0.8, 1.1), chance.uniform(0.5, 1.0) * (0.1 + end), white)


def _drip(x: float, wide: float, long: float, white: Material) -> None:
    """Snow that has slid over the edge: broad above, where it leaves the rest, drawn out to a round tip."""
    outline = [
        (0, -1),
        (0.16, -0.98),
        (0.26, -0.9),
        (0.3, -0.74),
        (0.34, -0.5),
        (0.46, -0.26),
        (0.8, -0.08),
        (1.25, 0.04),
    ]
    made = turned([(out * wide, up * long) for out, up in outline] + [(0, 0.1 * long)], white, steps=24)
    made.location, made.scale = (x, -0.4, 0.14), (1, 0.7, 1)


def _hang() -> None:
    kinds = (material(RED_METAL), material(GOLD))
    berry, bulb = material(BERRY), material(BULB)
    for swag in range(SWAGS):
        left = -LENGTH / 2 + swag * LENGTH / SWAGS
        for step in range(1, 8):
            x = left + step * LENGTH / SWAGS / 8
            if step == 4:
                ball(0.1, (x, -0.58, _sag(x) - 0.06), kinds[swag % 2], steps=40)
            elif step % 2:
                ball(0.032, (x, -0.58, _sag(x) + 0.02), bulb, steps=16)
        for x, z in ((left - 0.05, -0.02), (left + 0.05, -0.02), (left, 0.06)):
            if abs(x) < LENGTH / 2 - 0.1:
                ball(0.055, (x, -0.6, _sag(left) + z), berry, steps=24)


def recipes() -> list[Recipe]:
    """The shelf."""
    return [Recipe("bonus/shelf", shelf, scale=SCALE, lossless=False)]
