"""Ten presents of different shapes, sizes and papers; box and lid apart, photographed by one camera."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.model.grade import outlined, resized, toned
from tools.art.model.materials import GOLD_RIBBON, RED_SATIN, SILVER, Material, Surface, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import degrees, flat_camera, photograph
from tools.art.model.shapes import Object, Point, ball, box, drum, grouped, mesh_object, turned
from tools.art.objects.parts import start
from tools.art.recipe import Picture, Recipe

FRAME = 420
SCALE = 3.0
VIEW = 2.95
"""What the camera sees, in scene units: 140 logical units."""
FOOT = -0.98
"""Height on which all presents stand."""
WALL = 0.07
CREAM_SATIN = Surface("#fff0d2", rough=0.34, sheen=0.3, coat=0.4, coat_rough=0.2)
NAVY_SATIN = Surface("#12296e", rough=0.32, sheen=0.35, coat=0.4, coat_rough=0.2)
INSIDE = Surface("#e39a34", rough=0.85, glow="#ff8a1a", glow_strength=0.16)


@dataclass(frozen=True)
class Gift:
    """Width, depth and height of a present (round if `is_round`), its papers, its ribbon, and its pattern."""

    size: Point
    paper: str
    lid: str
    ribbon: Surface
    dots: str = ""
    stripes: str = ""
    is_round: bool = False
    turn: float = 31


GIFTS: tuple[Gift, ...] = (
    Gift((1.5, 1.4, 1.15), "#b30518", "#b30518", GOLD_RIBBON),
    Gift((1.2, 1.15, 0.92), "#0c6f31", "#0c6f31", RED_SATIN, dots="#f4e6c2"),
    Gift((1.1, 1.1, 1.62), "#1552b8", "#1552b8", SILVER, turn=36),
    Gift((1.72, 1.15, 0.85), "#e8950c", "#e8950c", RED_SATIN, turn=24),
    Gift((1.34, 1.3, 1.3), "#5a148c", "#5a148c", GOLD_RIBBON, stripes="#8a3cc0"),
    Gift((1.3, 1.25, 0.98), "#f2e4c6", "#b30518", RED_SATIN, dots="#b30518"),
    Gift((1.66, 1.66, 0.98), "#0a6d78", "#0a6d78", GOLD_RIBBON, is_round=True),
    Gift((1.0, 1.0, 1.36), "#c22a66", "#c22a66", CREAM_SATIN, turn=34),
    Gift((1.66, 1.4, 1.12), "#b9d2ea", "#b9d2ea", NAVY_SATIN, stripes="#e9f2fb", turn=27),
    Gift((1.4, 1.4, 1.24), "#f2e4c6", "#0c6f31", GOLD_RIBBON, stripes="#c8162a", is_round=True),
)


def _paper(tint: str) -> Material:
    return material(Surface(tint, rough=0.36, coat=0.45, coat_rough=0.16, specular=0.3))


def open_box(gift: Gift) -> Object:
    """The box without its lid, golden inside, standing on FOOT."""
    width, depth, height = gift.size
    if gift.is_round:
        radius = width / 2
        profile = [(0, FOOT), (radius, FOOT), (radius, FOOT + height), (radius - WALL, FOOT + height)]
        parts = [turned(profile, _paper(gift.paper), steps=128)]
        inner = [(radius - WALL, FOOT + height - 0.01), (radius - WALL, FOOT + 0.2), (0, FOOT + 0.2)]
        parts.append(turned(inner, material(INSIDE), steps=96))
    else:
        parts = [_shell(width, depth, height, 0, _paper(gift.paper), is_outside=True)]
        parts.append(_shell(width, depth, height, WALL, material(INSIDE), is_outside=False))
    parts += _patterned(gift, FOOT, height, 0)
    parts += _bands(gift, FOOT, height, 0)
    return grouped(parts, turn=(0, 0, degrees(gift.turn)))


def _shell(width: float, depth: float, height: float, inset: float, stuff: Material, *, is_outside: bool) -> Object:
    """Sides and bottom of a box; the outside has a rim as wide as the wall."""
    low, high = FOOT + (0 if is_outside else 0.2), FOOT + height - (0 if is_outside else 0.01)
    rings = [(inset, low), (inset, high)]
    if is_outside:
        rings += [(WALL, high)]
    points: list[Point] = []
    for in_by, at in rings:
        x, y = width / 2 - in_by, depth / 2 - in_by
        points += [(-x, -y, at), (x, -y, at), (x, y, at), (-x, y, at)]
    faces = [
        (4 * ring + side, 4 * ring + (side + 1) % 4, 4 * ring + 4 + (side + 1) % 4, 4 * ring + 4 + side)
        for ring in range(len(rings) - 1)
        for side in range(4)
    ]
    made = mesh_object(points, [(3, 2, 1, 0), *faces], stuff, smooth=False)
    if is_outside:
        bevel = made.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method, bevel.harden_normals = 0.03, 3, "ANGLE", True
    return made


def _bands(gift: Gift, low: float, height: float, out: float) -> list[Object]:
    """Ribbon down the middle of each side that is seen."""
    width, depth, _height = gift.size
    satin, wide = material(gift.ribbon), 0.2 * min(width, 1.6)
    middle = low + height / 2
    sides = ((width / 2 + out, -90), (width / 2 + out, 0), (width / 2 + out, 180)) if gift.is_round else ()
    made = [
        box((0.04, wide, height + 0.01), _around(reach, turn, middle), satin, bevel=0.015, turn=(0, 0, degrees(turn)))
        for reach, turn in sides
    ]
    if not gift.is_round:
        made.append(box((wide, 0.04, height + 0.01), (0, -depth / 2 - out, middle), satin, bevel=0.015))
        made.append(box((0.04, wide, height + 0.01), (-width / 2 - out, 0, middle), satin, bevel=0.015))
    return made


def _around(reach: float, turn: float, height: float) -> Point:
    return reach * math.cos(degrees(turn)), reach * math.sin(degrees(turn)), height


def _patterned(gift: Gift, low: float, height: float, out: float) -> list[Object]:
    """Dots or upright stripes on the sides that are seen."""
    width, depth, _height = gift.size
    made: list[Object] = []
    if gift.stripes:
        stuff = _paper(gift.stripes)
        if gift.is_round:
            made += [
                box(
                    (0.02, 0.1, height - 0.04),
                    _around(width / 2 + out, turn, low + height / 2),
                    stuff,
                    bevel=0.008,
                    turn=(0, 0, degrees(turn)),
                )
                for turn in range(-225, 50, 18)
            ]
        else:
            for place in (-0.41, -0.27, 0.27, 0.41):
                at = low + height / 2
                made.append(box((0.08, 0.02, height - 0.05), (place * width, -depth / 2 - out, at), stuff, bevel=0.008))
                made.append(box((0.02, 0.08, height - 0.05), (-width / 2 - out, place * depth, at), stuff, bevel=0.008))
    if gift.dots:
        stuff = _paper(gift.dots)
        for row in range(4):
            for place in range(-3, 4):
                across, up = (place + 0.5 * (row % 2)) * 0.155, low + 0.13 + row * 0.21
                if up > low + height - 0.1 or abs(across) > 0.46:
                    continue
                made.append(ball(0.05, (across * width, -depth / 2 - out, up), stuff, squash=(1, 0.2, 1), steps=20))
                made.append(ball(0.05, (-width / 2 - out, across * depth, up), stuff, squash=(0.2, 1, 1), steps=20))
    return made


def lid(gift: Gift) -> Object:
    """The lid with its ribbon and bow, where it lies on the closed box."""
    width, depth, height = gift.size
    top, tall = FOOT + height, 0.3
    paper, satin, wide = _paper(gift.lid), material(gift.ribbon), 0.2 * min(width, 1.6)
    middle = top - 0.06
    if gift.is_round:
        parts = [drum(width / 2 + 0.07, tall, (0, 0, middle), paper, bevel=0.04, steps=128)]
    else:
        parts = [box((width + 0.14, depth + 0.14, tall), (0, 0, middle), paper, bevel=0.045)]
    parts.append(box((wide, depth + 0.17, tall + 0.03), (0, 0, middle), satin, bevel=0.02))
    parts.append(box((width + 0.17, wide, tall + 0.03), (0, 0, middle), satin, bevel=0.02))
    wrapped = grouped(parts, turn=(0, 0, degrees(gift.turn)))
    loops = bow(satin, size=0.34 + 0.32 * width, at=(0, -0.14, top + 0.28), tails=False, width=0.52)
    return grouped([wrapped, loops])


def photographed(number: int, *, is_lid: bool) -> Picture:
    """One of the presents' boxes or lids, 140x140."""
    start((FRAME, FRAME))
    (lid if is_lid else open_box)(GIFTS[number])
    flat_camera(VIEW, height=4.0, target=(0, 0, 0.12))
    image = toned(photograph())
    image = resized(outlined(image, 3.6 * image.width / FRAME), (FRAME, FRAME))
    return Picture(image if is_lid else _standing(image))


def _standing(image: Image.Image) -> Image.Image:
    """A shadow round the foot of what stands on something."""
    pixels = np.asarray(image, np.float64) / 255
    alpha = pixels[..., 3]
    foot = np.nonzero(alpha.max(1) > 0.5)[0][-1]
    low = alpha * (np.arange(alpha.shape[0]) > foot - FRAME * 0.13)[:, None]
    shadow = np.clip(gaussian_filter(np.roll(low, 4, 0), (5, 11)) * 0.85, 0, 0.7)
    shadow *= np.clip((np.arange(FRAME)[:, None] - 1) / 8, 0, 1) * np.clip(
        (FRAME - 2 - np.arange(FRAME))[:, None] / 8, 0, 1
    )
    total = alpha + shadow * (1 - alpha)
    colours = pixels[..., :3] * (alpha / np.maximum(total, 1e-4))[..., None]
    return Image.fromarray((np.dstack([colours, total]) * 255 + 0.5).astype(np.uint8), "RGBA")


def recipes() -> list[Recipe]:
    """Ten boxes and their lids."""
    return [
        Recipe(
            f"presents/{part}{number + 1:02d}",
            partial(photographed, number, is_lid=part == "lid"),
            scale=SCALE,
            lossless=False,
        )
        for number in range(len(GIFTS))
        for part in ("box", "lid")
    ]
