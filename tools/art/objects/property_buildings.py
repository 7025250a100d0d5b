"""House and Hotel: a snowy cottage on its golden plot, and a hotel four cells high."""

from __future__ import annotations

import math

from tools.art.model.curves import cut_out
from tools.art.model.lettering import Layer, letter
from tools.art.model.materials import GOLD, RED_SATIN, SNOW, WHITE, Material, Surface, material
from tools.art.model.scene import degrees, flat_camera, point_light
from tools.art.model.shapes import Object, ball, box, drum, grouped, hoop
from tools.art.objects.parts import star_badge, star_shell
from tools.art.objects.property_parts import LEAF, PANE, TRIM, small_wreath, snowy_roof, window

GREEN_WALL = Surface("#0c8f3f", rough=0.24, coat=0.9, coat_rough=0.06)
GREEN_ROOF = Surface("#0a5f2e", rough=0.25, coat=0.9)
RED_WALL = Surface("#b00a1e", rough=0.26, coat=0.85, coat_rough=0.06)
RED_ROOF = Surface("#6a0512", rough=0.25, coat=0.9)
DOOR = Surface("#b50d1f", rough=0.25, coat=0.8)
SIGN = Surface("#23104e", rough=0.25, coat=0.8)
SIGN_LETTER = Surface("#ffe08a", rough=0.3, glow="#ffb83a", glow_strength=0.5)
BULB = Surface("#fff2c0", glow="#ffd36a", glow_strength=2.6)


def house() -> None:
    """The cottage: green walls, a deep white roof, a red door and large lit windows, on a plate of gold."""
    green, trim, pane, snow = material(GREEN_WALL), material(TRIM), material(PANE), material(SNOW)
    gable = [(-0.86, -0.98), (0.86, -0.98), (0.86, 0.1), (0.0, 0.9), (-0.86, 0.1)]
    parts = [cut_out(gable, green, depth=1.3, bevel=0.015, at=(0, 0, 0))]
    parts += snowy_roof((1.72, 1.32, 0.8), (0, 0, 0.1), material(GREEN_ROOF))
    parts += [
        box((0.34, 0.34, 0.8), (0.44, 0.2, 0.8), material(RED_WALL), bevel=0.03),
        box((0.44, 0.44, 0.16), (0.44, 0.2, 1.22), snow, bevel=0.07),
    ]
    for side in (-1, 1):
        parts.append(box((0.1, 0.1, 1.06), (side * 0.83, -0.64, -0.44), trim, bevel=0.02))
        parts += window((side * 0.53, -0.68, -0.3), (0.36, 0.44), pane, trim)
    parts += _door(trim)
    parts.append(drum(0.18, 0.07, (0, -0.68, 0.36), pane, turn=(math.pi / 2, 0, 0), bevel=0))
    parts.append(hoop(0.19, 0.045, (0, -0.71, 0.36), trim, turn=(math.pi / 2, 0, 0)))
    parts += _plot()
    grouped(parts, turn=(0, 0, degrees(-24)))
    flat_camera(3.1, height=3.6, target=(0, 0, -0.02))


def _door(trim: Material) -> list[Object]:
    parts = [
        box((0.4, 0.07, 0.74), (0, -0.67, -0.62), material(DOOR), bevel=0.03),
        box((0.54, 0.1, 0.08), (0, -0.69, -0.22), trim, bevel=0.02),
        ball(0.04, (0.12, -0.73, -0.66), material(GOLD), steps=16),
    ]
    parts += [box((0.07, 0.09, 0.78), (side * 0.235, -0.68, -0.6), trim, bevel=0.015) for side in (-1, 1)]
    return [*parts, *small_wreath((0, -0.74, -0.44), 0.12)]


def _plot() -> list[Object]:
    gold, snow, fir = material(GOLD), material(SNOW), material(LEAF)
    parts = [
        box((2.4, 1.9, 0.16), (0, -0.06, -1.08), gold, bevel=0.07),
        box((2.2, 1.7, 0.1), (0, -0.06, -0.99), snow, bevel=0.05),
    ]
    for x, y, tall in ((-0.98, -0.62, 0.5), (0.98, -0.66, 0.4)):
        for step in range(3):
            wide = tall * (0.46 - 0.12 * step)
            at = (x, y, -0.92 + tall * (0.2 + 0.36 * step))
            parts.append(drum(wide, tall * 0.56, at, fir, upper=0.015, bevel=0, steps=20))
        parts.append(ball(tall * 0.13, (x, y, -0.9 + tall * 1.2), snow, squash=(1, 1, 0.8), steps=16))
    return parts


def hotel() -> None:
    """The hotel, 1 by 4: red storeys with lit windows, an upright sign with bulbs, an awning over a golden door."""
    red, trim, gold, pane = material(RED_WALL), material(TRIM), material(GOLD), material(PANE)
    front = -0.54
    parts = [
        box((1.42, 1.04, 5.7), (0, 0, -0.62), red, bevel=0.04),
        box((1.6, 1.2, 0.24), (0, 0, -3.4), trim, bevel=0.04),
        box((1.54, 1.16, 0.16), (0, 0, -2.1), gold, bevel=0.03),
        box((1.62, 1.22, 0.24), (0, 0, 2.24), trim, bevel=0.05),
        box((1.66, 1.26, 0.08), (0, 0, 2.4), gold, bevel=0.02),
    ]
    parts += [box((1.5, 1.12, 0.09), (0, 0, z), trim, bevel=0.02) for z in (-0.66, 0.78)]
    for z in (-1.36, 0.06, 1.5):
        for x in (-0.45, 0.45):
            parts += window((x, front, z), (0.4, 0.8), pane, trim)
    for z in (-1.36, 0.06, 1.5):
        parts.append(_side_window(z, pane))
    parts += _hotel_roof(red, gold)
    parts += _upright_sign()
    parts += _entrance(gold, pane)
    grouped(parts, at=(0.012, 0, 0.06), turn=(0, 0, degrees(-14)), size=0.935)
    point_light((0, -1.5, -2.7), 14, "#ffb050", size=0.3)
    flat_camera(7.9, height=2.6, target=(0.02, 0, 0.08))


def _side_window(z: float, pane: Material) -> Object:
    return box((0.05, 0.34, 0.78), (0.72, -0.02, z), pane, bevel=0.01)


def _hotel_roof(red: Material, gold: Material) -> list[Object]:
    gable = [(-0.7, 2.4), (0.7, 2.4), (0.0, 3.26)]
    parts = [cut_out(gable, red, depth=1.0, bevel=0.01, at=(0, 0, 0))]
    parts += snowy_roof((1.4, 1.02, 0.86), (0, 0, 2.42), material(RED_ROOF), over=0.08)
    parts.append(drum(0.24, 0.1, (0, -0.54, 2.74), material(SIGN), turn=(math.pi / 2, 0, 0), bevel=0.01))
    parts.append(hoop(0.25, 0.05, (0, -0.6, 2.74), gold, turn=(math.pi / 2, 0, 0)))
    parts.append(star_badge(0.19, (0, -0.64, 2.74), gold))
    parts.append(drum(0.05, 0.5, (0, -0.1, 3.5), gold, bevel=0.01))
    parts.append(star_shell(0.26, 0.12, 0.1, (0, -0.12, 3.78), gold))
    return parts


def _upright_sign() -> list[Object]:
    parts = [
        box((0.5, 0.14, 3.5), (0, -0.68, 0.24), material(GOLD), bevel=0.06),
        box((0.42, 0.16, 3.42), (0, -0.69, 0.24), material(SIGN), bevel=0.05),
    ]
    lit, bulb = Layer(material(SIGN_LETTER), 0.012, 0.04, 0.012, -0.79), material(BULB)
    for place, character in enumerate("HOTEL"):
        parts.append(letter(character, "LilitaOne-Regular", 0.66, lit, at=(0, 1.3 - place * 0.645)))
    for step in range(12):
        z = 1.88 - step * 0.298
        parts += [ball(0.042, (side * 0.25, -0.76, z), bulb, steps=12) for side in (-1, 1)]
    return parts


def _entrance(gold: Material, pane: Material) -> list[Object]:
    parts = [
        box((0.74, 0.1, 0.96), (0, -0.54, -2.86), pane, bevel=0.03),
        box((0.06, 0.13, 0.96), (0, -0.56, -2.86), gold, bevel=0.01),
        ball(1, (0, 0, -3.5), material(SNOW), squash=(0.92, 0.72, 0.14), steps=48),
    ]
    satin, white, fir = material(RED_SATIN), material(WHITE), material(LEAF)
    for side in (-1, 1):
        parts.append(drum(0.06, 1.0, (side * 0.4, -0.62, -2.84), gold, bevel=0.01))
        parts.append(ball(0.2, (side * 0.6, -0.66, -3.0), fir, steps=32))
        parts.append(drum(0.14, 0.22, (side * 0.6, -0.66, -3.26), gold, upper=0.18, bevel=0.02))
    for stripe in range(7):
        x = -0.51 + 0.17 * stripe
        awning = box((0.172, 0.66, 0.06), (x, -0.84, -2.22), white if stripe % 2 else satin, bevel=0.015)
        awning.rotation_euler = (degrees(30), 0, 0)
        parts.append(awning)
    return parts
