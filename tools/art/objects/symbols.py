"""Six of the nine symbols of Festive Lines Gold: cracker, wreath, bells, holly, bauble, and two candles."""

from __future__ import annotations

import math

from mathutils import Euler

from tools.art.model.curves import smooth_line, tube
from tools.art.model.foliage import holly_leaf, leaf_material
from tools.art.model.materials import (
    BERRY,
    BLACK,
    GOLD,
    GOLD_DULL,
    RED_METAL,
    RED_SATIN,
    SILVER,
    Material,
    Surface,
    material,
)
from tools.art.model.ribbons import bow
from tools.art.model.scene import degrees, flat_camera, point_light
from tools.art.model.shapes import UPRIGHT, Object, Point, ball, drum, grouped, hoop, turned
from tools.art.objects.parts import fir_ring, star_badge

CRACKER_PAPER = Surface("#d8102a", metal=0.35, rough=0.24, coat=0.8)
CRACKER_BAND = Surface("#fff2cf", rough=0.3, coat=0.6)


def cracker() -> None:
    """A fat red cracker with golden bands and flared ends, lying from lower left to upper right."""
    paper, gold, cream = material(CRACKER_PAPER), material(GOLD), material(CRACKER_BAND)
    parts = [turned([(0, -0.8), (0.56, -0.8), (0.6, -0.74), (0.6, 0.74), (0.56, 0.8), (0, 0.8)], paper)]
    for middle in (-0.56, 0.56):
        parts.append(_cuff(middle, 0.17, 0.612, gold))
        parts.append(_cuff(middle, 0.08, 0.626, cream))
    for end in (-1, 1):
        profile = smooth_line([(0.59, 0.79), (0.34, 0.95), (0.2, 1.06), (0.36, 1.2), (0.62, 1.44), (0.74, 1.66)], 9)
        parts.append(turned([(out, end * up) for out, up in profile], paper, steps=224, radius=_pleats))
        rim = [(0.735, end * 1.58), (0.755, end * 1.62), (0.76, end * 1.7), (0.74, end * 1.72)]
        parts.append(turned(rim, gold, steps=224, radius=_pleats))
        parts.append(hoop(0.215, 0.065, (0, 0, end * 1.06), gold))
    grouped(parts, turn=(0, degrees(56), 0))
    badge = [
        drum(0.4, 0.12, (0, -0.6, 0), gold, turn=UPRIGHT),
        drum(0.33, 0.14, (0, -0.62, 0), material(Surface("#0c7a3c", rough=0.25, coat=0.8)), turn=UPRIGHT),
    ]
    badge.append(star_badge(0.3, (0, -0.72, 0), gold))
    grouped(badge, turn=(0, degrees(-34), 0))
    flat_camera(4.2, height=1.6)


def _cuff(middle: float, half: float, radius: float, stuff: Material) -> Object:
    lower, upper = middle - half, middle + half
    return turned(
        [(radius - 0.015, lower), (radius, lower + 0.02), (radius, upper - 0.02), (radius - 0.015, upper)], stuff
    )


def _pleats(angle: float, out: float, height: float) -> float:
    share = min(1.0, max(0.0, (abs(height) - 0.82) / 0.4))
    return out * (1 + 0.1 * share * math.sin(14 * angle) + 0.03 * share * math.sin(23 * angle + 1))


def wreath() -> None:
    """A ring of fir with gold and red balls and a large red bow below."""
    fir_ring(0.9, 0.27)
    gold, red = material(GOLD), material(RED_METAL)
    for place in range(9):
        turn = math.pi / 2 + 2 * math.pi * (place + 0.5) / 9
        if abs(math.sin((turn - 1.5 * math.pi) / 2)) < 0.25:
            continue
        ball(0.16, (0.9 * math.cos(turn), -0.34, 0.9 * math.sin(turn)), gold if place % 2 else red)
    bow(material(RED_SATIN), size=0.78, at=(0, -0.5, -0.68), width=0.52)
    flat_camera(3.2, height=0.6)


def bell(stuff: Material, dull: Material, clapper: Material) -> list[Object]:
    """A bell with its mouth down, about 2 high."""
    profile = smooth_line(
        [(0.0, 0.92), (0.22, 0.90), (0.42, 0.74), (0.52, 0.40), (0.58, 0.0), (0.70, -0.36), (0.92, -0.60)], 14
    )
    lip = [(0.97, -0.66), (1.0, -0.72), (0.99, -0.78), (0.94, -0.80), (0.86, -0.74), (0.64, -0.40), (0.52, 0)]
    outline = [(max(0.0, point[0]), point[1]) for point in profile]
    return [
        turned([*outline, *lip], stuff, steps=128),
        hoop(0.985, 0.055, (0, 0, -0.73), stuff),
        hoop(0.80, 0.03, (0, 0, -0.47), dull),
        hoop(0.61, 0.028, (0, 0, -0.04), dull),
        ball(0.23, (0, -0.05, -0.84), clapper),
    ]


def bells() -> None:
    """Two golden bells that lean apart under a red bow."""
    gold, dull = material(GOLD), material(GOLD_DULL)
    dark = material(Surface("#c9810f", metal=1, rough=0.25))
    grouped(bell(gold, dull, dark), at=(-0.48, 0.25, -0.12), turn=(0, degrees(24), 0), size=0.82)
    grouped(bell(gold, dull, dark), at=(0.52, -0.2, -0.18), turn=(0, degrees(-22), 0), size=0.82)
    bow(material(RED_SATIN), size=0.8, at=(0, -0.66, 0.8), width=0.52)
    flat_camera(3.4, height=1.2)


def holly() -> None:
    """Three spiny leaves and four berries."""
    green, berry, tip = leaf_material(), material(BERRY), material(Surface("#3a0a05", rough=0.6))
    for turn, length, width, back in ((205, 1.05, 0.44, 0.0), (-25, 1.05, 0.44, 0.0), (92, 1.0, 0.42, 0.12)):
        leaf = holly_leaf(length, width, green)
        leaf.location = (0, back, -0.12)
        leaf.rotation_euler = Euler((degrees(72), degrees(-turn), 0), "XYZ")
    for x, y, z in ((-0.22, -0.34, -0.10), (0.22, -0.34, -0.10), (0, -0.38, -0.44), (0, -0.3, 0.2)):
        ball(0.225, (x, y, z), berry)
        ball(0.035, (x, y - 0.21, z + 0.02), tip, steps=12)
    flat_camera(2.5, height=0.5, target=(0, 0, 0.08))


BAUBLE_BLUE = Surface("#0f4fd0", metal=0.7, rough=0.16, coat=0.9)
BAUBLE_BAND = Surface("#f4f8ff", metal=0.6, rough=0.25, glow="#bcd6ff", glow_strength=0.12)


def bauble() -> None:
    """A round blue bauble with a broad silver belt of stars under a silver cap."""
    blue, silver, band = material(BAUBLE_BLUE), material(SILVER), material(BAUBLE_BAND)
    ball(1, (0, 0, 0), blue, steps=128)
    for height in (0.34, -0.34):
        hoop(math.sqrt(1 - height * height) * 1.004, 0.045, (0, 0, height), band)
    for place in range(12):
        turn = 2 * math.pi * place / 12 + math.pi / 2
        for spoke in range(3):
            _spoke(turn, spoke * math.pi / 3, band)
        half = turn + math.pi / 12
        for height in (0.2, 0.0, -0.2):
            reach = math.sqrt(1 - height * height)
            ball(0.035, (reach * math.cos(half), reach * math.sin(half), height), band, steps=12)
    drum(0.25, 0.24, (0, 0, 1.04), silver, bevel=0.02)
    hoop(0.26, 0.035, (0, 0, 0.95), silver)
    hoop(0.15, 0.04, (0, 0, 1.26), silver, turn=(math.pi / 2, 0, degrees(20)))
    flat_camera(2.9, height=1.3, target=(0, 0, 0.2))


def _spoke(turn: float, lean: float, stuff: Material) -> None:
    """One of the three rods of a snowflake on the bauble's belt."""
    points: list[Point] = []
    for reach in (-0.17, -0.08, 0.08, 0.17):
        height, aside = reach * math.sin(lean), reach * math.cos(lean)
        out = math.sqrt(max(0.0, 1.02 - height * height))
        points.append((out * math.cos(turn + aside), out * math.sin(turn + aside), height))
    tube(points, 0.028, stuff)


CANDLE_WAX = Surface("#6a2bb4", rough=0.34, coat=0.45, soft=0.08, soft_tint="#7434c2")
FLAME = Surface("#ff9a1e", glow="#ff7a08", glow_strength=1.25)
FLAME_CORE = Surface("#ffe680", glow="#ffd24a", glow_strength=1.5)


def candles() -> None:
    """Two violet candles of different height, with large flames, on a golden dish."""
    gold = material(GOLD)
    _candle(-0.4, 1.22, 0.1)
    _candle(0.42, 0.78, -0.1)
    turned([(0, -1.22), (0.84, -1.22), (1.02, -1.08), (1.08, -0.96), (1.06, -0.93), (0.94, -1.0), (0, -1.04)], gold)
    for x, back in ((-0.4, 0.1), (0.42, -0.1)):
        hoop(0.43, 0.06, (x, back, -0.95), gold)
    hoop(0.19, 0.055, (1.18, -0.1, -1.02), gold, turn=(math.pi / 2, 0, 0))
    flat_camera(3.4, height=1.4, target=(0, 0, 0.12))


def _candle(x: float, height: float, back: float) -> None:
    wax, foot = material(CANDLE_WAX), -1.0
    top = foot + height
    profile = [
        (0, foot),
        (0.37, foot),
        (0.38, foot + 0.03),
        (0.38, top - 0.07),
        (0.36, top),
        (0.29, top - 0.015),
        (0.14, top - 0.06),
        (0, top - 0.07),
    ]
    parts = [turned(profile, wax, steps=64)]
    for turn, drop in ((-70, 0.34), (-112, 0.5), (-145, 0.26), (-38, 0.44)):
        aside, ahead = 0.38 * math.cos(degrees(turn)), 0.38 * math.sin(degrees(turn))
        run = [
            (aside * 0.8, ahead * 0.8, top),
            (aside, ahead, top - 0.05),
            (aside * 1.04, ahead * 1.04, top - drop * 0.6),
            (aside * 1.05, ahead * 1.05, top - drop),
        ]
        parts.append(tube(run, 0.06, wax, radii=(0.9, 1, 0.8, 1.15)))
    parts.append(tube([(0, 0, top - 0.08), (0, 0, top + 0.06), (0.03, 0, top + 0.15)], 0.024, material(BLACK)))
    outer = smooth_line([(0, 0), (0.13, 0.1), (0.18, 0.25), (0.13, 0.47), (0.055, 0.66), (0, 0.8)], 9)
    inner = smooth_line([(0, 0.03), (0.07, 0.1), (0.1, 0.2), (0.065, 0.35), (0, 0.48)], 9)
    for shape, surface, ahead in ((outer, FLAME, 0.0), (inner, FLAME_CORE, -0.2)):
        flame = turned([(max(0.0, out), up) for out, up in shape], material(surface), steps=48)
        flame.location = (0.01, ahead, top + 0.04)
        parts.append(flame)
    grouped(parts, at=(x, back, 0))
    point_light((x, back - 0.3, top + 0.35), 9, "#ffb040", size=0.1)
