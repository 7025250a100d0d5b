"""Robin and snowman."""

from __future__ import annotations

import math

from tools.art.model.curves import smooth_line, tube
from tools.art.model.foliage import holly_leaf, leaf_material
from tools.art.model.materials import BERRY, BLACK, RED_SATIN, SNOW, Surface, material
from tools.art.model.ribbons import band
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import ball, drum, grouped, hoop, turned
from tools.art.objects.woollens import pompom

FEATHERS = Surface("#8a5a30", rough=0.8, sheen=0.5, specular=0.15, mottle=(5, "#74461f"), bump=(22, 0.5, 0.04))
WING_EDGE = Surface("#c08a52", rough=0.8, sheen=0.5, specular=0.15)
WING = Surface("#6a3f1c", rough=0.8, sheen=0.5, specular=0.15, bump=(20, 0.5, 0.04))
BREAST = Surface("#e0301a", rough=0.8, sheen=0.6, specular=0.15, mottle=(5, "#c8200f"), bump=(22, 0.5, 0.04))
DOWN = Surface("#f6ecdc", rough=0.85, sheen=0.6, specular=0.1, bump=(22, 0.5, 0.04))
BEAK = Surface("#f0a020", rough=0.3, coat=0.5)
BARK = Surface("#6a4020", rough=0.8, mottle=(6, "#4a2a12"), bump=(16, 0.8, 0.05))
CARROT = Surface("#ff7a10", rough=0.4, coat=0.3)


def robin() -> None:
    """A round robin in three-quarter view, its beak at the left and its tail cocked at the right, on a snowy branch."""
    feathers, breast, down = material(FEATHERS), material(BREAST), material(DOWN)
    trunk = ball(0.86, (0.12, 0.05, -0.16), feathers, squash=(1.12, 0.9, 0.94), steps=72)
    trunk.rotation_euler = (0, degrees(24), 0)
    ball(0.6, (-0.3, 0, 0.5), feathers, squash=(1, 0.95, 0.96), steps=72)
    ball(0.62, (-0.38, -0.26, 0.0), breast, squash=(1, 0.84, 1.02), steps=64)
    ball(0.47, (-0.5, -0.2, 0.4), breast, squash=(0.94, 0.88, 0.94), steps=64)
    ball(0.52, (-0.14, -0.4, -0.52), down, squash=(1.2, 0.8, 0.62), steps=64)
    _face()
    _wing_and_tail()
    for x in (-0.2, 0.24):
        for toe in (-0.1, 0, 0.1):
            way = [(x, -0.34, -0.78), (x + toe, -0.5, -1.0), (x + toe * 1.7, -0.56, -1.12)]
            tube(way, 0.045, material(BEAK))
    _hat()
    _branch()
    flat_camera(3.6, height=1.0, target=(0.1, 0, 0.08))


def _face() -> None:
    beak = turned([(0, 0), (0.15, 0.02), (0.11, 0.18), (0, 0.42)], material(BEAK), steps=32)
    grouped([beak], at=(-0.84, -0.4, 0.44), turn=(degrees(56), 0, degrees(-62)))
    glint = material(Surface("#ffffff", glow="#ffffff", glow_strength=1.5))
    for x, y, size in ((-0.68, -0.44, 0.12), (-0.27, -0.575, 0.132)):
        ball(size, (x, y, 0.62), material(BLACK), steps=32)
        ball(size * 0.3, (x - 0.045, y - size * 0.94, 0.67), glint, steps=16)


def _wing_and_tail() -> None:
    """A folded wing of three rows of feathers, and a tail of three that stand up behind it."""
    wing, edge = material(WING), material(WING_EDGE)
    for step, (x, z, size) in enumerate(((0.34, -0.02, 0.52), (0.56, -0.2, 0.44), (0.78, -0.36, 0.34))):
        for grown, stuff, back in ((1.0, edge, 0.04), (0.9, wing, -0.02)):
            plume = ball(size * grown, (x, -0.66 + 0.1 * step + back, z), stuff, squash=(1.24, 0.26, 0.72), steps=48)
            plume.rotation_euler = (0, degrees(34), degrees(-12))
    for lean, reach in ((-44, 1.26), (-34, 1.36), (-24, 1.26)):
        quill = ball(
            0.56, (0.58 + 0.56 * reach, 0.16, 0.02 - 0.42 * (lean + 6) / 34), wing, squash=(1.1, 0.4, 0.24), steps=40
        )
        quill.rotation_euler = (0, degrees(lean), 0)


def _branch() -> None:
    drum(0.16, 2.7, (0.1, -0.2, -1.18), material(BARK), turn=(0, degrees(90), 0), upper=0.12)
    for x, wide in ((-0.82, 0.34), (0.95, 0.34), (0.02, 0.2)):
        ball(wide, (x, -0.2, -1.04), material(SNOW), squash=(1.3, 0.6, 0.34), steps=32)
    for turn, at in ((200, -0.72), (-10, -0.62)):
        leaf = holly_leaf(0.5, 0.22, leaf_material())
        leaf.location, leaf.rotation_euler = (at, -0.44, -1.16), (degrees(72), degrees(-turn), 0)
    for x, z in ((-0.72, -1.12), (-0.58, -1.2)):
        ball(0.1, (x, -0.52, z), material(BERRY), steps=24)


def _hat() -> None:
    green, cream = material(Surface("#157a45", rough=0.85, sheen=0.6, bump=(30, 0.5, 0.03))), "#fff6e6"
    cone = turned([(0.56, 0), (0.55, 0.16), (0.44, 0.42), (0.24, 0.6), (0, 0.66)], green, steps=64)
    brim = hoop(0.55, 0.13, (0, 0, 0.02), material(Surface(cream, rough=0.9, sheen=0.5, bump=(30, 0.5, 0.03))))
    grouped([cone, brim], at=(-0.24, -0.02, 0.84), turn=(degrees(6), degrees(14), 0), size=0.9)
    pompom(0.19, (-0.03, -0.06, 1.46), cream, seed=3)


def snowman() -> None:
    """A snowman with a top hat and a green scarf."""
    snow, black = material(SNOW), material(BLACK)
    ball(0.86, (0, 0, -0.62), snow, steps=72)
    ball(0.6, (0, -0.05, 0.44), snow, steps=64)
    for side in (-1, 1):
        ball(0.085, (side * 0.2, -0.56, 0.56), black, steps=24)
        ball(0.11, (side * 0.34, -0.5, 0.36), material(Surface("#ff9a9a", rough=0.7)), squash=(1, 0.35, 0.8), steps=24)
        arm = [(side * 0.72, -0.1, -0.3), (side * 1.02, -0.24, -0.02), (side * 1.2, -0.26, 0.24)]
        tube(arm, 0.055, material(BARK))
        tube([(side * 1.06, -0.24, 0.04), (side * 1.24, -0.24, 0.0)], 0.04, material(BARK))
    nose = turned([(0, 0), (0.11, 0.02), (0, 0.52)], material(CARROT), steps=32)
    grouped([nose], at=(0, -0.6, 0.44), turn=(degrees(96), 0, degrees(-12)))
    for place in range(5):
        turn = degrees(-150 + place * 30)
        ball(0.045, (0.28 * math.cos(turn), -0.58, 0.34 + 0.16 * math.sin(turn)), black, steps=16)
    for height in (-0.36, -0.66):
        ball(0.09, (0, -0.86, height), black, steps=20)
    _scarf()
    _top_hat()
    flat_camera(3.4, height=1.0, target=(0, 0, 0.12))


def _scarf() -> None:
    scarf = material(Surface("#12863f", rough=0.8, sheen=0.6, bump=(30, 0.5, 0.03)))
    hoop(0.47, 0.15, (0, -0.03, 0.0), scarf, squash=(1, 1, 0.9))
    tail = smooth_line([(0.28, -0.52, -0.02), (0.34, -0.78, -0.3), (0.42, -0.86, -0.62), (0.5, -0.86, -0.86)], 10)
    band(tail, lambda _: 0.3, lambda _: (1, -0.3, 0.1), scarf, thickness=0.09)
    ball(0.17, (0.28, -0.5, -0.02), scarf, squash=(1, 0.9, 1), steps=32)


def _top_hat() -> None:
    felt = material(Surface("#1a1620", rough=0.45, sheen=0.6, coat=0.2, coat_rough=0.3))
    parts = [
        turned([(0.42, 0), (0.4, 0.34), (0.43, 0.58), (0.41, 0.61), (0, 0.61)], felt, steps=64),
        turned([(0.38, 0), (0.66, 0.01), (0.69, 0.05), (0.66, 0.08), (0.4, 0.06)], felt, steps=64),
        turned([(0.43, 0.06), (0.415, 0.19)], material(RED_SATIN), steps=64),
    ]
    grouped(parts, at=(0.04, -0.02, 0.92), turn=(0, degrees(9), 0))
