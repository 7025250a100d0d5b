"""What is hung and lit among the bonus symbols: lantern, bell, star, and the bauble that gives a pick."""

from __future__ import annotations

import math

from tools.art.model.curves import cut_out, smooth_line
from tools.art.model.foliage import holly_leaf, leaf_material
from tools.art.model.materials import (
    BERRY,
    GOLD,
    GOLD_DULL,
    RED_ENAMEL,
    RED_SATIN,
    SILVER,
    SNOW,
    Surface,
    material,
)
from tools.art.model.ribbons import bow
from tools.art.model.scene import degrees, flat_camera, point_light
from tools.art.model.shapes import ball, box, drum, grouped, hoop, turned
from tools.art.objects.parts import STAR_GOLD, star_outline, star_shell
from tools.art.objects.symbols import bell as bell_parts

IRON = Surface("#23202a", metal=0.5, rough=0.35, coat=0.4)
PANE = Surface("#ffd27a", glow="#ffab3a", glow_strength=0.85)
WAX = Surface("#fff3d8", rough=0.4, soft=0.2)
FLAME = Surface("#fff0b0", glow="#ffd873", glow_strength=3.0)
STAR_BACK = Surface("#b80a1e", rough=0.22, coat=0.9)


def lantern() -> None:
    """An iron lantern with a lit candle and snow on its roof, holly at its foot."""
    iron, gold, snow = material(IRON), material(GOLD_DULL), material(SNOW)
    square = math.pi / 4
    parts = [
        drum(1.06, 0.16, (0, 0, -1.12), iron, turn=(0, 0, square), bevel=0.04, steps=4),
        drum(0.92, 0.12, (0, 0, -1.0), gold, turn=(0, 0, square), bevel=0.03, steps=4),
        drum(0.98, 0.12, (0, 0, 0.52), iron, turn=(0, 0, square), bevel=0.03, steps=4),
        drum(1.08, 0.56, (0, 0, 0.84), iron, turn=(0, 0, square), upper=0.26, bevel=0.03, steps=4),
        drum(0.22, 0.16, (0, 0, 1.16), gold, bevel=0.03),
        hoop(0.2, 0.05, (0, 0, 1.4), gold, turn=(math.pi / 2, 0, 0)),
        box((1.1, 0.02, 1.4), (0, 0.52, -0.22), material(PANE), bevel=0),
        box((0.02, 1.1, 1.4), (0.54, 0, -0.22), material(PANE), bevel=0),
        box((0.02, 1.1, 1.4), (-0.54, 0, -0.22), material(PANE), bevel=0),
    ]
    for x in (-0.58, 0.58):
        parts += [box((0.12, 0.12, 1.5), (x, y, -0.24), iron, bevel=0.03) for y in (-0.58, 0.58)]
    parts += [box((1.1, 0.035, 0.035), (0, -0.6, z), iron, bevel=0.01) for z in (-0.42, 0.1)]
    parts.append(drum(0.2, 0.7, (0, 0, -0.6), material(WAX), bevel=0.04))
    flame = turned([(0, 0), (0.1, 0.1), (0.11, 0.2), (0.04, 0.42), (0, 0.5)], material(FLAME), steps=32)
    flame.location = (0, 0, -0.24)
    parts.append(flame)
    grouped(parts, turn=(0, 0, degrees(22)))
    cap = turned([(0.34, 0.16), (0.62, 0.02), (0.8, -0.12), (0.72, -0.02), (0.5, 0.2), (0.3, 0.3)], snow, steps=32)
    cap.location = (0, 0, 0.86)
    point_light((0, -0.4, 0), 26, "#ffb040", size=0.3)
    for turn, x in ((200, -0.1), (-20, 0.1)):
        leaf = holly_leaf(0.62, 0.27, leaf_material())
        leaf.location, leaf.rotation_euler = (x, -0.86, -1.04), (degrees(72), degrees(-turn), 0)
    for x, z in ((-0.1, -1.0), (0.1, -1.02), (0, -0.86)):
        ball(0.11, (x, -0.98, z), material(BERRY), steps=24)
    flat_camera(3.4, height=1.8, target=(0, 0, 0.06))


def bell() -> None:
    """One large golden bell under holly."""
    grouped(
        bell_parts(material(GOLD), material(GOLD_DULL), material(SILVER)), at=(0, 0, -0.12), turn=(0, degrees(-10), 0)
    )
    for turn in (200, -20):
        leaf = holly_leaf(0.78, 0.34, leaf_material())
        leaf.location, leaf.rotation_euler = (0.14, -0.6, 0.74), (degrees(72), degrees(-turn), 0)
    for x, z in ((0.02, 0.74), (0.26, 0.74), (0.14, 0.94)):
        ball(0.13, (x, -0.82, z), material(BERRY), steps=32)
    hoop(0.16, 0.05, (0.18, 0, 1.0), material(GOLD), turn=(math.pi / 2, 0, 0))
    flat_camera(3.0, height=1.4, target=(0, 0, 0.04))


def star() -> None:
    """A golden faceted star on a red one, with a jewel in its middle."""
    cut_out(star_outline(1.34, 0.66), material(STAR_BACK), depth=0.14, bevel=0.08, at=(0, 0.1, 0))
    bright = Surface(STAR_GOLD.base, metal=0.45, rough=0.3, coat=0.4, glow=STAR_GOLD.glow, glow_strength=0.34)
    star_shell(1.2, 0.54, 0.34, (0, -0.06, 0), material(bright))
    hoop(0.23, 0.05, (0, -0.36, 0), material(GOLD), turn=(math.pi / 2, 0, 0))
    ball(0.2, (0, -0.36, 0), material(RED_ENAMEL), squash=(1, 0.7, 1), steps=40)
    for step in range(5):
        turn = 2 * math.pi * step / 5
        ball(0.075, (1.18 * math.sin(turn), -0.2, 1.18 * math.cos(turn)), material(GOLD), steps=24)
    flat_camera(3.0, height=0.5, target=(0, 0, 0.1))


def bonus_bauble() -> None:
    """The bauble of the bonus game: golden, ribbed, with a red belt of diamonds and a drop below."""
    gold, red = material(GOLD), material(Surface("#c8071c", metal=0.5, rough=0.18, coat=0.9))
    profile = smooth_line(
        [
            (0, -1.2),
            (0.08, -1.16),
            (0.12, -1.02),
            (0.3, -0.9),
            (0.72, -0.66),
            (0.96, -0.2),
            (0.98, 0.16),
            (0.78, 0.62),
            (0.4, 0.86),
            (0, 0.92),
        ],
        12,
    )
    ribs = turned(
        [(max(0.0, out), up) for out, up in profile],
        gold,
        steps=192,
        radius=lambda turn, out, _up: out * (1 + 0.018 * math.cos(16 * turn)),
    )
    belt = [(0.985, -0.26), (1.03, -0.22), (1.05, 0.0), (1.03, 0.2), (0.98, 0.24)]
    band = turned(belt, red, steps=96)
    parts = [ribs, band]
    parts += [hoop(1.0, 0.05, (0, 0, height), gold) for height in (-0.26, 0.24)]
    for place in range(12):
        turn = 2 * math.pi * place / 12 + 0.26
        parts.append(
            ball(0.11, (1.04 * math.cos(turn), 1.04 * math.sin(turn), -0.01), gold, squash=(1, 1, 1.3), steps=24)
        )
        half = turn + math.pi / 12
        parts.append(ball(0.045, (1.05 * math.cos(half), 1.05 * math.sin(half), -0.01), material(SILVER), steps=16))
    parts += [drum(0.27, 0.24, (0, 0, 0.98), material(RED_ENAMEL), bevel=0.03), hoop(0.27, 0.04, (0, 0, 0.9), gold)]
    parts.append(hoop(0.16, 0.045, (0, 0, 1.24), gold, turn=(math.pi / 2, 0, degrees(20))))
    parts.append(ball(0.13, (0, 0, -1.24), red, squash=(1, 1, 1.2), steps=32))
    grouped(parts)
    bow(material(RED_SATIN), size=0.42, at=(0, -0.5, 0.98), tails=False, width=0.56)
    flat_camera(3.1, height=1.2, target=(0, 0, 0.04))
