"""The Christmas tree: four tiers of fir, balls, a chain of lights, and a large faceted star."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from mathutils import Vector

from tools.art.model.foliage import needles
from tools.art.model.materials import GOLD, RED_METAL, RED_SATIN, SNOW, WOOD, Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import ball, drum, hoop, turned
from tools.art.objects.parts import STAR_GOLD, star_shell

TIERS = ((1.18, -1.0, 0.95), (0.97, -0.5, 0.85), (0.74, -0.02, 0.75), (0.5, 0.42, 0.68))
FIR_DARK = Surface("#0c7434", rough=0.45, sheen=0.3)
FIR_LIGHT = Surface("#2cbc5a", rough=0.4, sheen=0.3)
LIGHTS = Surface("#fff3c4", glow="#ffc94d", glow_strength=3)
BALL_BLUE = Surface("#1a6fe0", metal=0.8, rough=0.2, coat=0.6)


def tree() -> None:
    """A full tree in a red pot."""
    build_tree()
    flat_camera(3.6, height=1.5, target=(0, 0, 0.05))


def build_tree() -> None:
    """The tree alone, about 3 high, for the symbol and for backdrops."""
    dark, light, snow, gold = (material(surface) for surface in (FIR_DARK, FIR_LIGHT, SNOW, GOLD))
    for number, tier in enumerate(TIERS):
        radius, foot, height = tier
        core = [(radius * 0.86, foot), (radius * 0.5, foot + height * 0.45), (0.04, foot + height)]
        turned(core, dark, steps=64)
        needles(dark, 1500, _growth(*tier), length=0.27, width=0.028, seed=number * 7 + 1)
        needles(light, 1300, _growth(*tier), length=0.28, width=0.024, seed=number * 7 + 2)
        needles(snow, 210, _growth(*tier), length=0.29, width=0.03, seed=number * 7 + 3)
    drum(0.17, 0.4, (0, 0, -1.15), material(WOOD), bevel=0.02)
    turned(
        [(0, -1.56), (0.36, -1.56), (0.46, -1.16), (0.5, -1.14), (0.5, -1.08), (0.42, -1.08)],
        material(RED_SATIN),
        steps=64,
    )
    hoop(0.45, 0.035, (0, 0, -1.17), gold)
    _balls()
    _lights()
    star_shell(0.44, 0.19, 0.15, (0, -0.1, 1.32), material(STAR_GOLD))


def _growth(radius: float, foot: float, height: float) -> Callable[[random.Random], tuple[Vector, Vector]]:
    def grow(chance: random.Random) -> tuple[Vector, Vector]:
        turn, up = chance.uniform(0, 2 * math.pi), chance.random() ** 0.75
        out = radius * (1 - up) * 0.92 + 0.02
        way = Vector((math.cos(turn), math.sin(turn), -0.42))
        return Vector((out * math.cos(turn), out * math.sin(turn), foot + height * up)), way

    return grow


def _balls() -> None:
    kinds = [material(RED_METAL), material(GOLD), material(BALL_BLUE), material(GOLD)]
    hung = 0
    for radius, foot, height in TIERS:
        count = max(2, round(radius * 4.6))
        for place in range(count):
            turn = degrees(-90 + (place - (count - 1) / 2) * 140 / count + (8 if hung % 2 else -6))
            up = 0.1 + 0.12 * (place * 7 % 3)
            out = radius * (1 - up) + 0.08
            ball(0.135, (out * math.cos(turn), out * math.sin(turn), foot + height * up), kinds[hung % 4], steps=32)
            hung += 1


def _lights() -> None:
    glow = material(LIGHTS)
    for place in range(46):
        along = place / 45
        turn = degrees(200) + along * 2 * math.pi * 3.6
        out = 1.02 * (1 - along * 0.86)
        ball(0.042, (out * math.cos(turn), out * math.sin(turn), -0.92 + along * 1.75), glow, steps=12)
