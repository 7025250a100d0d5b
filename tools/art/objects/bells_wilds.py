"""The Jingle Bell (Wild) in three poses, the golden leaf frame, the Golden Leaf Jingle Bell Wild, and the Scatter."""

from __future__ import annotations

import math
from functools import partial

from tools.art.model.curves import cut_out
from tools.art.model.foliage import leaf_material
from tools.art.model.materials import BERRY, GOLD, Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import UPRIGHT, ball, drum, grouped, hoop
from tools.art.objects.bells_parts import (
    BRIGHT_GOLD,
    GREEN_CLOTH,
    LEAF_GOLD,
    RED_CLOTH,
    banner,
    leaf,
    lettered,
    sleigh_bell,
)
from tools.art.objects.parts import SYMBOL, picture_of, star_outline, star_shell
from tools.art.objects.sweets import striped_rod
from tools.art.recipe import Picture, Recipe

USE_SIZE = 94
FRAME_SIZE = 130
FRAME_VIEW = 2.5
"""The frame's picture in scene units; the cell of 104 logical units is 2 of them."""
ENAMEL = Surface("#c20a24", rough=0.2, coat=0.9)
ICE = Surface("#58b4f4", rough=0.4, coat=0.5, glow="#58b8ff", glow_strength=0.5)
PALE_ICE = Surface("#d8f4ff", rough=0.4, glow="#d8f4ff", glow_strength=0.7)
STAR = Surface("#ffe06a", metal=0.5, rough=0.22, coat=0.6, glow="#ffbe2a", glow_strength=0.5)
POSES = {"jingle_bell": 0.0, "jingle_bell_left": 17.0, "jingle_bell_right": -17.0}


def _bell_with_holly(lean: float, size: float, z: float) -> None:
    """The bell, hung from its loop, so that it swings about that point; holly on its top."""
    parts = sleigh_bell(BRIGHT_GOLD)
    green = leaf_material("#18b04a", "#0a7a30")
    parts += [leaf((0, -0.66, 0.72), way, (0.82, 0.34), green, tilt=66) for way in (186, -6)]
    parts += [
        ball(0.19, at, material(BERRY), steps=32) for at in ((-0.19, -0.9, 0.7), (0.19, -0.9, 0.7), (0, -0.86, 0.98))
    ]
    for part in parts:
        part.location.z -= 1.2
    grouped(parts, at=(0, 0, z + 1.2 * size), turn=(0, degrees(lean), 0), size=size)


def _ringing(lean: float) -> None:
    _bell_with_holly(lean, 0.96, 0.12)
    banner(-0.94, 1.02, 0.58, RED_CLOTH)
    flat_camera(3.0, height=0.5, target=(0, 0, 0.14))


def jingle_bell(lean: float) -> Picture:
    """The Wild; the banner stands still while the bell swings."""
    plain = picture_of(partial(_ringing, lean), fit=False)
    return Picture(lettered(plain.image, "WILD", 88, SYMBOL / 2 + (0.14 + 0.94 + 0.06) / 3.0 * SYMBOL))


def _leaf_frame() -> None:
    gold, berry = material(LEAF_GOLD), material(BERRY)
    half, count = 0.985, 6
    for side in range(4):
        turn = side * 90
        across, out = (
            (math.cos(degrees(turn)), math.sin(degrees(turn))),
            (-math.sin(degrees(turn)), math.cos(degrees(turn))),
        )
        rod = drum(0.05, 2 * half, (out[0] * half, 0, out[1] * half), gold, bevel=0, steps=24)
        rod.rotation_euler = (0, degrees(90 - turn), 0)
        for place in range(count):
            along = (place + 0.5) / count * 2 - 1
            lean = 22 if place % 2 else -22
            at = (across[0] * (along - 0.17) + out[0] * half, -0.05, across[1] * (along - 0.17) + out[1] * half)
            leaf(at, turn + lean, (0.4, 0.155), gold)
        spot = (out[0] * half, -0.16, out[1] * half)
        ball(0.075, spot, berry, steps=24)
        corner = (across[0] * half + out[0] * half, -0.1, across[1] * half + out[1] * half)
        leaf((corner[0], -0.1, corner[2]), turn + 180, (0.38, 0.16), gold)
        leaf((corner[0], -0.1, corner[2]), turn - 90, (0.38, 0.16), gold)
        ball(0.1, (corner[0], -0.2, corner[2]), berry, steps=32)
    flat_camera(FRAME_VIEW, height=0)


def _golden_leaf() -> None:
    gold, ring = material(LEAF_GOLD), material(GOLD)
    for row, (count, out, size, y) in enumerate(((14, 0.72, (0.74, 0.27), 0.5), (14, 0.66, (0.6, 0.24), 0.32))):
        for place in range(count):
            way = 360 * (place + 0.5 * row) / count
            leaf((out * math.cos(degrees(way)), y, out * math.sin(degrees(way)) + 0.06), way, size, gold, tilt=84)
    drum(0.98, 0.1, (0, 0.2, 0.06), material(ENAMEL), turn=UPRIGHT, bevel=0.02, steps=96)
    hoop(0.98, 0.07, (0, 0.14, 0.06), ring, turn=UPRIGHT)
    light = material(Surface("#f0384a", rough=0.3, coat=0.5, glow="#f0283c", glow_strength=0.3))
    for ray in range(18):
        way = math.pi * 2 * ray / 18
        beam = [(0.4 * math.cos(way), 0.4 * math.sin(way))]
        beam += [(0.9 * math.cos(way + lean), 0.9 * math.sin(way + lean)) for lean in (-0.09, 0.09)]
        cut_out(beam, light, depth=0.02, bevel=0.006, at=(0, 0.12, 0.06))
    parts = sleigh_bell(BRIGHT_GOLD)
    green = leaf_material("#18b04a", "#0a7a30")
    parts += [leaf((0, -0.66, 0.74), way, (0.62, 0.27), green, tilt=66) for way in (186, -6)]
    parts.append(ball(0.21, (0, -0.9, 0.76), material(BERRY), steps=32))
    grouped(parts, at=(0, -0.5, 0.2), size=0.74)
    banner(-0.86, 1.0, 0.58, GREEN_CLOTH)
    flat_camera(3.16, height=0.3, target=(0, 0, 0.06))


def golden_leaf() -> Picture:
    """The Golden Leaf Jingle Bell Wild: a burst of leaves round a red shield with rays, filling its cell."""
    plain = picture_of(_golden_leaf, fit=False)
    return Picture(lettered(plain.image, "WILD", 84, SYMBOL / 2 + (0.06 + 0.86 + 0.03) / 3.16 * SYMBOL))


def _scatter() -> None:
    drum(0.98, 0.1, (0, 0.4, 0.14), material(ICE), turn=UPRIGHT, bevel=0.02, steps=96)
    pale = material(PALE_ICE)
    for ray in range(12):
        way = math.pi * 2 * (ray + 0.5) / 12
        beam = [(0.2 * math.cos(way), 0.2 * math.sin(way))]
        beam += [(0.95 * math.cos(way + lean), 0.95 * math.sin(way + lean)) for lean in (-0.12, 0.12)]
        cut_out(beam, pale, depth=0.02, bevel=0.006, at=(0, 0.32, 0.14))
    circle = [math.pi * (-0.5 + 2 * step / 240) for step in range(241)]
    line = [(1.02 * math.cos(turn), 0.2, 0.14 + 1.02 * math.sin(turn)) for turn in circle]
    striped_rod(line, 0.15, (material(Surface("#fff6ea", rough=0.2, coat=0.8)), material(ENAMEL)), "01", 14)
    cut_out(star_outline(1.06, 0.54), material(ENAMEL), depth=0.06, bevel=0.05, at=(0, 0.06, 0.16))
    star_shell(0.98, 0.47, 0.34, (0, -0.1, 0.16), material(STAR))
    banner(-0.86, 1.06, 0.5, RED_CLOTH)
    flat_camera(2.9, height=0.3, target=(0, 0, 0.06))


def scatter() -> Picture:
    """The Scatter: a bright star on ice, ringed by peppermint."""
    plain = picture_of(_scatter, fit=False)
    return Picture(lettered(plain.image, "SCATTER", 68, SYMBOL / 2 + (0.06 + 0.86 + 0.03) / 2.9 * SYMBOL))


def recipes() -> list[Recipe]:
    """The bell's poses, the frame, the Golden Leaf Wild and the Scatter."""
    scale = round(SYMBOL / USE_SIZE, 3)
    made = [
        Recipe(f"bells/{name}", partial(jingle_bell, lean), scale=scale, lossless=False) for name, lean in POSES.items()
    ]
    frame = partial(picture_of, _leaf_frame, outline=5.0, fit=False)
    return [
        *made,
        Recipe("bells/frame", frame, scale=round(SYMBOL / FRAME_SIZE, 3), lossless=False),
        Recipe("bells/golden_leaf", golden_leaf, scale=scale, lossless=False),
        Recipe("bells/scatter", scatter, scale=scale, lossless=False),
    ]
