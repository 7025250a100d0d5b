"""The four high symbols: gold coin, golden key, street lamp, front door."""

from __future__ import annotations

import math

import bpy

from tools.art.model.curves import cut_out
from tools.art.model.lettering import Layer, letter
from tools.art.model.materials import BERRY, GOLD, GOLD_DULL, RED_SATIN, SNOW, Material, Surface, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import degrees, flat_camera, point_light
from tools.art.model.shapes import UPRIGHT, Flat, Object, ball, box, drum, grouped, hoop, turned
from tools.art.objects.parts import fir_ring
from tools.art.objects.property_parts import PANE, TRIM, sprig

FIELD = Surface("#eb9c14", metal=1, rough=0.3, glow="#c06a00", glow_strength=0.12)
SIGN = Surface("#ffe28c", metal=0.8, rough=0.2, glow="#ffb030", glow_strength=0.25)
VIOLET_SATIN = Surface("#5f1fb0", rough=0.32, sheen=0.35, coat=0.45, coat_rough=0.2)
SAPPHIRE = Surface("#1a4fe0", rough=0.08, coat=1, glow="#1a4fe0", glow_strength=0.12)
IRON = Surface("#1d1a28", rough=0.24, coat=0.85)
GLASS = Surface("#ffd68a", rough=0.25, glow="#ffb03c", glow_strength=0.95)
DOOR_BLUE = Surface("#0b3fc4", rough=0.3, coat=0.25, coat_rough=0.2, specular=0.3)
DOOR_SUNK = Surface("#0a2f9c", rough=0.3, coat=0.25, coat_rough=0.2, specular=0.3)
STEP = Surface("#8d93ac", rough=0.6)


def coin() -> None:
    """A pound coin with a beaded rim, turned a little."""
    gold, bright = material(GOLD), material(SIGN)
    parts = [
        drum(1, 0.22, (0, 0, 0), gold, turn=UPRIGHT, bevel=0.05, steps=128),
        drum(0.86, 0.24, (0, 0, 0), material(FIELD), turn=UPRIGHT, bevel=0.01, steps=128),
        hoop(0.92, 0.09, (0, -0.1, 0), gold, turn=UPRIGHT),
    ]
    parts.append(letter("£", "Rubik-Black", 1.5, Layer(bright, 0.0, 0.07, 0.02, -0.16), at=(0, -0.53)))
    for bead in range(36):
        turn = bead * math.pi / 18
        parts.append(ball(0.034, (0.765 * math.cos(turn), -0.12, 0.765 * math.sin(turn)), bright, steps=12))
    grouped(parts, turn=(degrees(4), degrees(5), degrees(-15)))
    flat_camera(2.4, height=1.0)


def key() -> None:
    """A stout golden key with a trefoil bow, a sapphire and a violet ribbon, from upper left to lower right."""
    gold, dull = material(GOLD), material(GOLD_DULL)
    parts: list[Object] = []
    for turn in (90, 210, 330):
        at = (0.4 * math.cos(degrees(turn)), 0, 1.0 + 0.4 * math.sin(degrees(turn)))
        parts.append(hoop(0.33, 0.125, at, gold, turn=UPRIGHT))
    parts.append(drum(0.3, 0.26, (0, 0, 1.0), gold, turn=UPRIGHT, bevel=0.04))
    parts.append(ball(0.2, (0, -0.14, 1.0), material(SAPPHIRE), squash=(1, 0.6, 1)))
    parts.append(drum(0.15, 2.0, (0, 0, -0.56), gold, bevel=0.03))
    parts += [hoop(0.17, 0.075, (0, 0, z), dull) for z in (0.3, 0.14, -1.02)]
    parts.append(ball(0.17, (0, 0, -1.56), gold))
    for z, long in ((-1.36, 0.68), (-0.84, 0.52)):
        parts.append(box((long, 0.2, 0.26), (long / 2, 0, z), gold, bevel=0.04))
    parts.append(box((0.2, 0.2, 0.4), (0.5, 0, -1.2), gold, bevel=0.04))
    grouped(parts, turn=(0, degrees(-38), 0))
    bow(material(VIOLET_SATIN), size=0.62, at=(-0.2, -0.34, 0.3), width=0.52)
    flat_camera(3.6, height=0.8)


def lamp() -> None:
    """A street lamp: a large lit lantern on a short iron post, snow on its roof, holly and a red bow below it."""
    iron, gold, snow = material(IRON), material(GOLD_DULL), material(SNOW)
    turn = math.pi / 4
    parts = [
        drum(0.46, 0.98, (0, 0, 0.56), material(GLASS), turn=(0, 0, turn), upper=0.72, bevel=0, steps=4),
        drum(0.5, 0.1, (0, 0, 0.06), gold, turn=(0, 0, turn), bevel=0.02, steps=4),
        drum(0.8, 0.1, (0, 0, 1.08), gold, turn=(0, 0, turn), bevel=0.02, steps=4),
        drum(0.86, 0.4, (0, 0, 1.32), iron, turn=(0, 0, turn), upper=0.3, bevel=0.02, steps=4),
        drum(0.8, 0.3, (0, 0, 1.42), snow, turn=(0, 0, turn), upper=0.34, bevel=0.1, steps=4),
        ball(0.13, (0, 0, 1.66), gold, squash=(1, 1, 1.3)),
        drum(0.24, 0.16, (0, 0, -0.06), iron, bevel=0.03),
    ]
    parts += [_rib(corner * math.pi / 2, iron) for corner in range(4)]
    post = [(0, -1.66), (0.6, -1.66), (0.58, -1.5), (0.4, -1.4), (0.26, -1.1), (0.17, -0.9), (0.15, -0.1), (0, -0.1)]
    parts.append(turned(post, iron, steps=64))
    parts += [hoop(0.19, 0.06, (0, 0, z), gold) for z in (-0.9, -0.16)]
    parts.append(ball(1, (0, -0.02, -1.66), snow, squash=(0.86, 0.7, 0.17)))
    grouped(parts, turn=(0, 0, degrees(16)))
    sprig((0, -0.3, -0.34), 0.78, leaves=(196, -16), berries=0)
    bow(material(RED_SATIN), size=0.66, at=(0, -0.42, -0.3), width=0.52)
    point_light((0, -0.9, 0.6), 10, "#ffc060", size=0.3)
    flat_camera(4.1, height=1.5)


def _rib(turn: float, stuff: Material) -> Object:
    """Edge of the lantern between two panes, leaning outwards."""
    rod = drum(0.05, 1.04, (0.59, 0, 0.57), stuff, bevel=0, steps=12)
    rod.rotation_euler = (0, degrees(14.5), 0)
    return grouped([rod], turn=(0, 0, turn))


def door() -> None:
    """A blue front door under a lit fanlight, in a cream frame with a gable of snow, with a wreath and two steps."""
    trim, gold, snow, blue = material(TRIM), material(GOLD), material(SNOW), material(DOOR_BLUE)
    cut_out(_arch(0.98, 0.4), trim, depth=0.3, bevel=0.04, at=(0, 0.1, -0.1))
    cut_out(_arch(0.72, 0.4), material(PANE), depth=0.06, bevel=0.01, at=(0, -0.1, -0.1))
    for turn in (30, 60, 90, 120, 150):
        spoke = box((0.045, 0.08, 0.7), (0, 0, 0.35), trim, bevel=0.01)
        grouped([spoke], at=(0, -0.14, 0.34), turn=(0, degrees(90 - turn), 0))
    hoop(0.26, 0.04, (0, -0.14, 0.34), trim, turn=UPRIGHT)
    box((1.5, 0.12, 0.14), (0, -0.16, 0.3), trim, bevel=0.02)
    box((1.38, 0.14, 1.72), (0, -0.14, -0.62), blue, bevel=0.02)
    for x in (-0.33, 0.33):
        for z, tall in ((-0.24, 0.72), (-1.06, 0.56)):
            box((0.5, 0.06, tall), (x, -0.21, z), material(DOOR_SUNK), bevel=0.05)
    ball(0.09, (0.56, -0.3, -0.72), gold)
    box((0.44, 0.05, 0.1), (0, -0.24, -0.94), gold, bevel=0.02)
    for wide, z, ahead in ((2.0, -1.52, -0.1), (2.4, -1.7, -0.26)):
        box((wide, 0.9, 0.18), (0, ahead, z), material(STEP), bevel=0.03)
        box((wide * 0.98, 0.86, 0.07), (0, ahead, z + 0.1), snow, bevel=0.035)
    for step in range(13):
        turn = math.pi * (0.06 + 0.88 * step / 12)
        at = (0.99 * math.cos(turn), -0.02, 0.32 + 0.99 * math.sin(turn))
        ball(0.17 + 0.04 * math.sin(step * 2.1), at, snow, squash=(1, 0.9, 0.8), steps=24)
    wreath = _door_wreath(0.27, 0.09)
    wreath.location = (0, -0.3, -0.22)
    flat_camera(4.0, height=0.9, target=(0, 0, -0.2))


def _door_wreath(radius: float, thick: float) -> Object:
    """Small ring of fir with berries and a bow, about its middle."""
    before = set(bpy.context.scene.objects)
    fir_ring(radius, thick, length=0.11, seed=5)
    berry = material(BERRY)
    for step in range(6):
        turn = math.pi * 2 * step / 6 + 0.2
        ball(0.055, (radius * math.cos(turn), -0.13, radius * math.sin(turn)), berry, steps=20)
    bow(material(RED_SATIN), size=0.26, at=(0, -0.16, -radius * 0.95), width=0.55)
    return grouped([made for made in bpy.context.scene.objects if made not in before and made.parent is None])


def _arch(half: float, straight: float) -> list[Flat]:
    """Outline of a door with a round head: half its width, and where the round part begins."""
    outline = [(-half, -1.42), (half, -1.42)]
    turns = [math.pi * step / 24 for step in range(25)]
    return outline + [(half * math.cos(turn), straight + half * math.sin(turn)) for turn in turns]
