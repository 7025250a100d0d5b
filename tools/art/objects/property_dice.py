"""Two-coloured dice of the Multiplier Roll: six faces at rest, and twelve frames of a tumble."""

from __future__ import annotations

import math
from functools import partial

from tools.art.model.grade import outlined, toned
from tools.art.model.materials import Material, Surface, material
from tools.art.model.scene import degrees, flat_camera, photograph
from tools.art.model.shapes import Object, Point, ball, box, grouped
from tools.art.objects.parts import start
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

SIZE = 192
USE_SIZE = 96
FRAMES = 12
IVORY = Surface("#fff3dc", rough=0.2, coat=0.8, coat_rough=0.05)
PIP = Surface("#5a1aa6", rough=0.2, coat=0.8)
ONE = Surface("#c8071c", rough=0.15, coat=1)
REACH = 0.27
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
SIDES: dict[int, Point] = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, -1, 0), 5: (0, 1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
"""Which way each number looks on the die as it is built; opposite ones make seven."""
UPWARDS: dict[int, Point] = {1: (0, 0, 0), 6: (180, 0, 0), 2: (-90, 0, 0), 5: (90, 0, 0), 3: (0, -90, 0), 4: (0, 90, 0)}
"""Turn, in degrees, that brings a number to the top."""


def die() -> Object:
    """The die, 1.2 wide, about its middle."""
    ivory, pip, one = material(IVORY), material(PIP), material(ONE)
    parts = [box((1.2, 1.2, 1.2), (0, 0, 0), ivory, bevel=0.2)]
    for number, way in SIDES.items():
        for across, up in PIPS[number]:
            parts.append(
                _pip(way, across * REACH, up * REACH, 0.2 if number == 1 else 0.125, one if number == 1 else pip)
            )
    return grouped(parts)


def _pip(way: Point, across: float, up: float, radius: float, stuff: Material) -> Object:
    axis = next(place for place in range(3) if way[place])
    at, squash = [0.0, 0.0, 0.0], [1.0, 1.0, 1.0]
    at[axis], squash[axis] = way[axis] * 0.6, 0.16
    at[(axis + 1) % 3], at[(axis + 2) % 3] = across, up
    return ball(radius, (at[0], at[1], at[2]), stuff, squash=(squash[0], squash[1], squash[2]), steps=24)


def face(number: int) -> Picture:
    """The die at rest, seen from well above, so that one number alone is plainly on top."""
    across, up, along = UPWARDS[number]
    return _photographed((degrees(across), degrees(up), degrees(along)), (0, 0, degrees(28)))


def tumble(number: int) -> Picture:
    """A frame of the tumble: the die turns about two axes at once and comes full circle after twelve."""
    turn = 2 * math.pi * number / FRAMES
    return _photographed((turn, 0, turn * 2), (0.5, 0.4 * math.sin(turn), turn))


def _photographed(own: Point, whole: Point) -> Picture:
    """The die turned by itself, and then as a whole."""
    start((SIZE, SIZE))
    grouped([grouped([die()], turn=own)], turn=whole)
    flat_camera(2.3, height=17)
    return Picture(outlined(toned(photograph()), 3.4 * QUALITY.share, "#2b0d05"))


def recipes() -> list[Recipe]:
    """Every face and every frame."""
    made = {f"property/die_face{number}": partial(face, number) for number in SIDES}
    made |= {f"property/die{number:02d}": partial(tumble, number) for number in range(FRAMES)}
    return [Recipe(name, paint, scale=SIZE / USE_SIZE, lossless=False) for name, paint in made.items()]
