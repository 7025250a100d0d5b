"""The head of the gentleman: ginger walrus moustache, side whiskers, and his violet top hat with holly."""

from __future__ import annotations

import math

from tools.art.model.curves import smooth_line, tube
from tools.art.model.materials import BLACK, GOLD, GOLD_RIBBON, SNOW, WHITE, Material, Surface, material
from tools.art.model.scene import degrees
from tools.art.model.shapes import Object, Point, ball, grouped, hoop, turned
from tools.art.objects.property_parts import sprig

SKIN = Surface("#f2b48c", rough=0.42, coat=0.15, soft=0.22, soft_tint="#f4ae86")
CHEEK = Surface("#ee8468", rough=0.5, soft=0.2, soft_tint="#ee8468")
GINGER = Surface("#c8601c", rough=0.42, coat=0.25, mottle=(9, "#98400c"))
HAT = Surface("#4a1f96", rough=0.34, sheen=0.8, coat=0.35, coat_rough=0.22)
IRIS = Surface("#1f6fb4", rough=0.1, coat=1)
LIP = Surface("#a8402f", rough=0.4)
GLINT = Surface("#ffffff", glow="#ffffff", glow_strength=2)
STRANDS = 7


def head(at: Point, size: float, turn: Point, *, hat: bool) -> Object:
    """The head about its middle, 1.24 wide at size 1, with the hat on it or with his hair to be seen."""
    skin, ginger = material(SKIN), material(GINGER)
    parts = [
        ball(0.62, (0, -0.08, 0), skin, squash=(0.98, 0.95, 1.05)),
        ball(0.42, (0, -0.16, -0.42), skin, squash=(1.15, 1, 0.75)),
        ball(0.165, (0, -0.78, -0.04), skin, squash=(1.1, 0.95, 0.92)),
        ball(0.13, (0, -0.64, -0.5), material(LIP), squash=(1.3, 0.5, 0.42)),
    ]
    for side in (-1, 1):
        parts += _eye(side)
        parts.append(ball(0.2, (side * 0.38, -0.5, -0.12), material(CHEEK), squash=(1, 0.62, 0.8)))
        parts.append(ball(0.16, (side * 0.62, -0.02, -0.02), skin, squash=(0.5, 0.8, 1.1)))
        brow = [(side * 0.09, -0.68, 0.4), (side * 0.24, -0.7, 0.47), (side * 0.44, -0.54, 0.33)]
        parts.append(tube(brow, 0.068, ginger, radii=(0.7, 1.15, 0.5)))
        parts.append(ball(0.22, (side * 0.54, 0.0, 0.12), ginger, squash=(0.55, 0.9, 1.5)))
        parts.append(ball(0.16, (side * 0.54, -0.2, -0.22), ginger, squash=(0.6, 0.8, 1.5)))
        parts += _whiskers(side, ginger)
    if hat:
        parts.append(grouped(top_hat(1.6, brim=1.1), at=(0, 0.02, 0.42), turn=(degrees(-3), degrees(3), 0), size=0.67))
    else:
        parts += _hair(ginger)
    return grouped(parts, at=at, turn=turn, size=size)


def _eye(side: int) -> list[Object]:
    x = side * 0.225
    return [
        ball(0.135, (x, -0.59, 0.13), material(WHITE), squash=(0.95, 0.5, 1.2), steps=32),
        ball(0.085, (x - side * 0.015, -0.655, 0.12), material(IRIS), squash=(1, 0.4, 1.1), steps=24),
        ball(0.05, (x - side * 0.017, -0.688, 0.12), material(BLACK), squash=(1, 0.4, 1), steps=16),
        ball(0.02, (x - side * 0.017 - 0.025, -0.71, 0.16), material(GLINT), squash=(1, 0.4, 1), steps=12),
    ]


def _whiskers(side: int, stuff: Material) -> list[Object]:
    """One half of the moustache: thick strands that part under the nose, swell, and droop over the mouth."""
    strands = []
    for strand in range(STRANDS):
        low = strand / (STRANDS - 1)
        path = [
            (side * 0.02, -0.72, -0.17 - 0.05 * low),
            (side * (0.2 - 0.04 * low), -0.86, -0.2 - 0.16 * low),
            (side * (0.42 - 0.1 * low), -0.78, -0.27 - 0.26 * low),
            (side * (0.6 - 0.16 * low), -0.62, -0.36 - 0.32 * low),
            (side * (0.7 - 0.2 * low), -0.55, -0.3 - 0.4 * low),
        ]
        strands.append(tube(path, 0.1, stuff, radii=(0.7, 1.25, 1.2, 0.75, 0.12)))
    return strands


def _hair(stuff: Material) -> list[Object]:
    """Ginger hair, combed to both sides from a parting."""
    locks = [ball(0.6, (0, 0.06, 0.1), stuff, squash=(1.0, 0.95, 0.98))]
    for row in range(7):
        back = -0.46 + 0.13 * row
        reach = math.sqrt(max(0.05, 1 - ((back + 0.06) / 0.62) ** 2))
        for turns in ((112, 84, 52, 24, 4), (110, 132, 156, 176)):
            path = []
            for step, turn in enumerate(turns):
                lift = 0.06 * math.sin(math.pi * step / (len(turns) - 1)) + (0.05 if row == 0 else 0)
                out, up = math.cos(degrees(turn)) * (0.6 + lift), math.sin(degrees(turn)) * (0.64 + lift)
                path.append((out * reach, back, up * reach + 0.04))
            locks.append(tube(path, 0.105, stuff, radii=(0.7, *(1.15,) * (len(turns) - 2), 0.3)))
    return locks


def top_hat(tall: float, *, brim: float) -> list[Object]:
    """The hat, its foot at 0 and its brim of a radius: violet silk, golden band, holly, a little snow."""
    silk, gold, snow = material(HAT), material(GOLD_RIBBON), material(SNOW)
    crown = smooth_line(
        [(0.76, 0.0), (0.75, tall * 0.2), (0.72, tall * 0.55), (0.78, tall * 0.85), (0.86, tall * 1.0)], 12
    )
    lid = [(0.86, tall + 0.03), (0.8, tall + 0.05), (0, tall + 0.05)]
    rise = ((-0.4, 0.0), (-0.2, 0.02), (-0.06, 0.12), (0, 0.2), (-0.02, 0.23), (-0.1, 0.19), (-0.24, 0.1), (-0.4, 0.08))
    edge = [(brim + out, up) for out, up in rise]
    ribbon = [(0.785, 0.06), (0.8, 0.09), (0.765, tall * 0.26), (0.745, tall * 0.27)]
    parts = [
        turned([(out, up) for out, up in crown] + lid, silk, steps=96),
        turned([(0.7, 0.0), *edge, (0.7, 0.08)], silk, steps=96),
        turned(ribbon, gold, steps=96),
        hoop(0.84, 0.035, (0, 0, tall + 0.02), material(GOLD)),
        hoop(brim - 0.015, 0.03, (0, 0, 0.21), material(GOLD)),
        ball(1, (0, 0, tall + 0.05), snow, squash=(0.7, 0.7, 0.09)),
    ]
    parts += [ball(1, (x, -0.86, 0.15), snow, squash=(w, 0.16, 0.07), steps=32) for x, w in ((0.62, 0.3), (-0.78, 0.2))]
    return [*parts, *sprig((-0.28, -0.78, 0.34), 0.66, leaves=(188, 85, -12), tilt=74)]
