"""The Yule log: a chocolate roll with a cream spiral, white icing on its back, and two toadstools of meringue."""

from __future__ import annotations

import math

from tools.art.model.curves import tube
from tools.art.model.materials import ICING, Material, Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Object, Point, ball, drum, grouped, sheet, turned

LENGTH, RADIUS = 2.5, 0.74
BARK = Surface("#9a5626", rough=0.42, coat=0.35, coat_rough=0.25, mottle=(5, "#7c3f17"), bump=(16, 0.35, 0.05))
SPONGE = Surface("#ffdb98", rough=0.5, glow="#ffd080", glow_strength=0.14, bump=(40, 0.2, 0.02))
CHOCOLATE = Surface("#6a3112", rough=0.3, coat=0.5)
CAP_RED = Surface("#d4122a", rough=0.2, coat=0.9)
MERINGUE = Surface("#fff8ea", rough=0.4, coat=0.3)


def log() -> None:
    """The roll lies with its right end towards the viewer."""
    bark, sponge, chocolate, icing = (material(surface) for surface in (BARK, SPONGE, CHOCOLATE, ICING))
    parts = [_roll(LENGTH, RADIUS, bark), *_end(LENGTH / 2, RADIUS, sponge, chocolate)]
    parts.append(_icing(icing))
    branch = [_roll(0.62, 0.34, bark), *_end(0.31, 0.34, sponge, chocolate)]
    parts.append(grouped(branch, at=(-0.62, -0.52, 0.42), turn=(0, degrees(-38), degrees(-62))))
    parts.append(_toadstool((0.02, -0.3, 0.84), 0.46))
    parts.append(_toadstool((0.56, -0.36, 0.78), 0.34))
    grouped(parts, turn=(0, 0, degrees(-34)))
    flat_camera(3.2, height=2.4)


def _roll(length: float, radius: float, stuff: Material) -> Object:
    """Ridged cylinder along x."""

    def ridges(angle: float, out: float, height: float) -> float:
        return out * (
            1 + 0.03 * math.sin(11 * angle + 2 * math.sin(height * 3)) + 0.02 * math.sin(19 * angle + 1.3 * height)
        )

    made = turned([(radius, -length / 2 + length * step / 40) for step in range(41)], stuff, steps=160, radius=ridges)
    made.rotation_euler = (0, degrees(90), 0)
    back = drum(radius * 0.98, 0.04, (-length / 2, 0, 0), stuff, turn=(0, degrees(90), 0))
    return grouped([made, back])


def _end(x: float, radius: float, sponge: Material, chocolate: Material) -> list[Object]:
    """Cut face of a roll: sponge with a spiral and a rim of chocolate."""
    face = drum(radius * 0.99, 0.06, (x, 0, 0), sponge, turn=(0, degrees(90), 0), bevel=0.02)
    spiral: list[Point] = []
    for step in range(110):
        share = step / 109
        turn, out = share * 2.6 * 2 * math.pi + 0.7, radius * (0.1 + 0.8 * share)
        spiral.append((x + 0.035, out * math.cos(turn), out * math.sin(turn)))
    rim = [
        (x + 0.01, radius * math.cos(step * math.pi / 24), radius * math.sin(step * math.pi / 24)) for step in range(48)
    ]
    return [face, tube(spiral, radius * 0.062, chocolate), tube(rim, radius * 0.09, chocolate, closed=True)]


def _icing(stuff: Material) -> Object:
    """Thick icing over the back of the roll that runs down in drips."""
    rows: list[list[Point]] = []
    for column in range(91):
        x = (column / 90 - 0.5) * LENGTH * 1.0
        reach = degrees(58 + 16 * math.sin(4.6 * x + 0.6) + 9 * math.sin(9.5 * x + 2))
        end = max(0.0, abs(x) / (LENGTH / 2) - 0.94) / 0.06
        row = []
        for step in range(41):
            across = step / 40 * 2 - 1
            out = RADIUS + 0.105 * (1 - abs(across) ** 8) * math.sqrt(max(0.0, 1 - end * end))
            angle = across * reach + 0.12
            row.append((x, -out * math.sin(angle), out * math.cos(angle)))
        rows.append(row)
    return sheet(rows, stuff, thickness=0.07)


def _toadstool(at: Point, size: float) -> Object:
    red, white = material(CAP_RED), material(MERINGUE)
    cap = [(0.02, 1.0), (0.4, 0.95), (0.8, 0.7), (1.0, 0.38), (0.98, 0.3), (0.5, 0.32), (0, 0.34)]
    parts = [turned([(out * size, up * size) for out, up in cap], red, steps=48)]
    parts.append(drum(0.36 * size, 0.9 * size, (0, 0, 0), white, upper=0.28 * size, bevel=0.02))
    for turn, up in ((-105, 0.62), (-45, 0.6), (-165, 0.66), (-80, 0.9)):
        out = 0.2 if up > 0.9 else 0.98 - (up - 0.4) * 0.75
        spot = (out * size * math.cos(degrees(turn)), out * size * math.sin(degrees(turn)), up * size)
        parts.append(ball(0.19 * size, spot, white, squash=(1, 1, 0.6), steps=16))
    return grouped(parts, at=at)
