"""Pictures of the pudding: whole, its pieces, and the frames in which it breaks open."""

from __future__ import annotations

import math
import random
from functools import partial

from PIL import Image

from tools.art.model.grade import outlined, toned
from tools.art.model.materials import material
from tools.art.model.scene import (
    area_light,
    degrees,
    flat_camera,
    new_scene,
    photograph,
    point_light,
    studio_lights,
    two_environments,
)
from tools.art.model.shapes import ball
from tools.art.objects.parts import picture_of
from tools.art.objects.pudding import CRUMB, SIDE, half, topping
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

FRAME = 400
OPENING = 8
VIEW = 4.3
"""Width of what the camera sees in the frames; the whole pudding is 2.1 wide."""


def pudding() -> None:
    """The whole pudding."""
    half(-1)
    half(1)
    topping()
    flat_camera(2.9, height=2.4, target=(0, 0, 0.08))


def piece(which: str) -> None:
    """One piece alone, a half being turned a little so that its inside is seen."""
    if which == "cap":
        topping()
    else:
        side = -1 if which == "left" else 1
        half(side).rotation_euler = (0, degrees(14 * side), degrees(40 * side))
    flat_camera(2.9, height=2.4, target=(0, 0, 0.2))


def opening_frame(number: int) -> Picture:
    """Frame 0 (whole, cracked) to 7 (halves fallen apart); the inset tells where the whole pudding stands."""
    share = number / (OPENING - 1)
    new_scene(FRAME, FRAME)
    two_environments()
    studio_lights()
    away = 0.012 + 0.92 * _eased(share)
    lean = degrees(46 * _eased(share))
    for side in (-1, 1):
        made = half(side)
        made.location = (side * away, 0, -0.28 * share**2)
        made.rotation_euler = (0, side * lean, side * degrees(38) * _eased(share))
    top = topping()
    top.location = (0.12 * share, -0.22, 1.06 + 1.5 * share - 1.1 * share**2)
    top.rotation_euler = (0, degrees(50) * share, 0)
    if number:
        point_light((0, -0.2, 0), 60 * math.sin(math.pi * min(1.0, share * 1.3)), "#ffc050", size=0.4)
        area_light((0, 2.4, 0.2), 90, "#ffb640", size=2)
        _crumbs(share)
    flat_camera(VIEW, height=2.4, target=(0, 0, 0.3))
    image = outlined(toned(photograph()), 4.5 * QUALITY.share)
    return Picture(image.resize((FRAME, FRAME), Image.Resampling.LANCZOS), inset=_whole_inset())


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)


def _crumbs(share: float) -> None:
    crumb, chance = material(CRUMB), random.Random(7)  # noqa: S311 - the same crumbs in every frame
    for _ in range(34):
        turn, speed, size = chance.uniform(0.1, math.pi - 0.1), chance.uniform(0.7, 2.1), chance.uniform(0.03, 0.085)
        x = 1.5 * speed * math.cos(turn) * share
        z = 0.2 + 1.5 * speed * math.sin(turn) * share - 2.6 * share * share
        ball(size, (x, -0.7 + chance.uniform(-0.3, 0.3), z), crumb, squash=(1, 0.8, chance.uniform(0.6, 1)), steps=8)


def _whole_inset() -> tuple[int, int, int, int]:
    unit = FRAME / VIEW
    side = round(FRAME / 2 - SIDE * unit)
    return side, round(FRAME / 2 - 1.45 * unit), side, round(FRAME / 2 - 1.2 * unit)


def recipes() -> list[Recipe]:
    """Whole pudding, three pieces, eight frames."""
    scale = round(512 / 140, 3)
    made = [Recipe("objects/pudding", partial(picture_of, pudding, outline=5), scale=scale, lossless=False)]
    made += [
        Recipe(
            f"objects/pudding_{which}",
            partial(picture_of, partial(piece, which), size=(384, 384), outline=4),
            scale=scale,
            lossless=False,
        )
        for which in ("left", "right", "cap")
    ]
    made += [
        Recipe(
            f"objects/pudding_open{number}",
            partial(opening_frame, number),
            scale=round(FRAME / VIEW * 2.1 / 117, 3),
            lossless=False,
        )
        for number in range(OPENING)
    ]
    return made
