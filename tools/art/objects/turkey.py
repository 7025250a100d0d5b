"""The roast turkey: golden, plump, its legs in paper frills, on a silver dish with salad and oranges."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Euler, Matrix

from tools.art.model.foliage import holly_leaf
from tools.art.model.materials import GOLD, SILVER, WHITE, Material, Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Point, ball, drum, hoop, linked, placed, turned

ROAST = Surface("#e08a2c", rough=0.25, coat=0.85, coat_rough=0.1, mottle=(2.4, "#b9601a"), bump=(22, 0.25, 0.04))
BONE = Surface("#fff2d8", rough=0.4, coat=0.3)
SALAD = Surface("#58c83a", rough=0.4, coat=0.3)
ORANGE = Surface("#ffab2e", rough=0.3, coat=0.6)
TOMATO = Surface("#e0281c", rough=0.15, coat=1)


def turkey() -> None:
    """Seen from its right side, legs towards the right."""
    _body(material(ROAST))
    _legs()
    _dish()
    flat_camera(3.4, height=3.6, target=(0.1, 0, 0))


def _body(stuff: Material) -> None:
    family = bpy.data.metaballs.new("turkey")
    lumpy = bpy.data.objects.new("turkey", family)
    bpy.context.collection.objects.link(lumpy)
    family.resolution, family.threshold = 0.04, 0.35
    lumps: list[tuple[Point, float, Point, Point]] = [
        ((0, 0, 0.28), 1.55, (0.9, 0.78, 0.86), (0, 0, 0)),
        ((-0.22, -0.02, 0.72), 1.3, (0.8, 0.7, 0.66), (0, 0, 0)),
        ((0.3, 0, 0.2), 1.22, (0.7, 0.72, 0.62), (0, 0, 0)),
    ]
    for side in (-1, 1):
        lumps += [
            ((0.42, side * 0.56, 0.12), 1.02, (0.76, 0.5, 0.6), (0, degrees(-20), degrees(side * 12))),
            ((0.86, side * 0.56, 0.4), 0.66, (0.62, 0.4, 0.42), (0, degrees(-32), 0)),
            ((1.1, side * 0.53, 0.54), 0.42, (0.52, 0.3, 0.3), (0, degrees(-34), 0)),
            ((-0.46, side * 0.78, 0.12), 0.72, (0.7, 0.3, 0.38), (0, degrees(20), degrees(side * -20))),
        ]
    for at, radius, size, turn in lumps:
        lump = family.elements.new(type="ELLIPSOID")
        lump.co, lump.radius = at, radius
        lump.size_x, lump.size_y, lump.size_z = size
        lump.rotation = Euler(turn).to_quaternion()
    graph = bpy.context.evaluated_depsgraph_get()
    linked(bpy.data.meshes.new_from_object(lumpy.evaluated_get(graph)), stuff)
    bpy.data.objects.remove(lumpy)


def _legs() -> None:
    bone, paper = material(BONE), material(WHITE)
    lean = Matrix.Rotation(degrees(54), 4, "Y")
    for side in (-1, 1):
        y = side * 0.52
        drum(0.09, 0.42, (1.28, y, 0.66), bone, turn=(0, degrees(54), 0), bevel=0.02)
        for knob in (-1, 1):
            ball(0.115, (1.45, y + knob * 0.075, 0.79), bone, steps=24)
        frill = turned([(0.13, -0.16), (0.2, 0), (0.235, 0.16)], paper, steps=120, radius=_frill)
        placed(frill, Matrix.Translation((1.22, y, 0.62)), lean)


def _frill(angle: float, out: float, _height: float) -> float:
    return out * (1 + 0.12 * math.sin(14 * angle))


def _dish() -> None:
    dish = [
        (0, -0.6),
        (1.1, -0.6),
        (1.32, -0.5),
        (1.42, -0.4),
        (1.44, -0.38),
        (1.4, -0.38),
        (1.3, -0.45),
        (1.1, -0.52),
        (0, -0.53),
    ]
    turned(dish, material(SILVER), steps=128).scale = (0.95, 0.8, 1)
    hoop(1.42, 0.04, (0, 0, -0.38), material(GOLD), squash=(0.95, 0.8, 1))
    chance = random.Random(5)  # noqa: S311 - the same salad at every bake
    green, orange, red = material(SALAD), material(ORANGE), material(TOMATO)
    for place in range(25):
        turn = degrees(176 + place * 188 / 24)
        x, y = 1.12 * math.cos(turn), 0.92 * math.sin(turn)
        if place % 4 == 1:
            ball(0.17, (x, y, -0.36), red, steps=24)
        elif place % 4 == 3:
            drum(0.2, 0.07, (x, y, -0.3), orange, turn=(degrees(64), 0, turn + degrees(90)), bevel=0.03)
        else:
            for _ in range(3):
                leaf = holly_leaf(0.42, 0.2, green, spikes=5)
                leaf.location = (x, y, -0.4)
                leaf.rotation_euler = (
                    degrees(chance.uniform(-40, 40)),
                    degrees(-32),
                    turn + degrees(chance.uniform(-50, 50)),
                )
