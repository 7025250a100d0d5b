"""A gold coin with a pound sign, in twelve frames of half a turn (both sides are alike)."""

from __future__ import annotations

import math
from functools import partial

from tools.art.model.grade import outlined, toned
from tools.art.model.lettering import Layer, letter
from tools.art.model.materials import GOLD, Surface, material
from tools.art.model.scene import (
    degrees,
    flat_camera,
    new_scene,
    photograph,
    studio_lights,
    two_environments,
)
from tools.art.model.shapes import UPRIGHT, Object, ball, drum, grouped, hoop
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

SIZE = 192
FRAMES = 12
BEADS = 32
FACE = Surface("#c97a12", metal=1, rough=0.42)
SIGN = Surface("#ffd866", metal=0.8, rough=0.22, glow="#ffb030", glow_strength=0.22)


def coin() -> Object:
    """The coin, 2 wide, standing upright."""
    gold, dull, bright = material(GOLD), material(FACE), material(SIGN)
    parts = [drum(1, 0.2, (0, 0, 0), dull, turn=UPRIGHT, bevel=0.05, steps=128)]
    for side in (-1, 1):
        parts.append(hoop(0.92, 0.085, (0, side * 0.1, 0), gold, turn=UPRIGHT))
        sign = letter("£", "LilitaOne-Regular", 1.95, Layer(bright, 0.02, 0.08, 0.035, 0), at=(0, -0.62))
        sign.location = (0, side * 0.14, -0.62)
        sign.rotation_euler = (UPRIGHT[0], 0, 0 if side < 0 else math.pi)
        parts.append(sign)
        for bead in range(BEADS):
            turn = bead * 2 * math.pi / BEADS
            parts.append(ball(0.035, (0.78 * math.cos(turn), side * 0.11, 0.78 * math.sin(turn)), gold, steps=12))
    return grouped(parts)


def frame(number: int) -> Picture:
    """The coin turned by a twelfth of half a turn for each frame, leaning a little."""
    new_scene(SIZE, SIZE)
    two_environments()
    studio_lights()
    coin().rotation_euler = (degrees(8), degrees(5), math.pi * number / FRAMES)
    flat_camera(2.4, height=1.0)
    return Picture(outlined(toned(photograph(), gain=1.08), 2.5 * QUALITY.share, "#3a1a04"))


def recipes() -> list[Recipe]:
    """Every frame."""
    return [Recipe(f"effects/coin{number:02d}", partial(frame, number), lossless=False) for number in range(FRAMES)]
