"""Playthings among the bonus symbols: sledge, drum, snow globe, skates."""

from __future__ import annotations

import math

import bpy

from tools.art.model.curves import cut_out, smooth_line, tube
from tools.art.model.materials import (
    GOLD,
    RED_ENAMEL,
    SNOW,
    Material,
    Surface,
    linear,
    material,
)
from tools.art.model.ribbons import bow
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Object, Point, ball, box, drum, grouped, hoop, turned
from tools.art.model.staging import kept_aside, show
from tools.art.objects.tree import build_tree
from tools.art.objects.woollens import closed_line

PINE = Surface("#d59a52", rough=0.5, coat=0.25, mottle=(4, "#bd7d38"))
ROPE = Surface("#f0ddb0", rough=0.8)
CREAM_PAINT = Surface("#fff2d6", rough=0.25, coat=0.6)
PARCHMENT = Surface("#fff6e2", rough=0.6, soft=0.1)
LEATHER = Surface("#fbfbff", rough=0.3, coat=0.5)
STEEL = Surface("#dbe4f2", metal=1, rough=0.2)
SKY = Surface("#8fc4ee", rough=0.6, glow="#6aa8e0", glow_strength=0.25)


def sledge() -> None:
    """A wooden sledge with red runners, its rope lying over the seat."""
    red, pine = material(RED_ENAMEL), material(PINE)
    parts: list[Object] = []
    for side in (-0.48, 0.48):
        runner = smooth_line(
            [(-1.35, side, -0.62), (-0.6, side, -0.66), (0.5, side, -0.66), (1.05, side, -0.52), (1.36, side, -0.1),
             (1.3, side, 0.3), (1.02, side, 0.36)], 10
        )  # fmt: skip
        parts.append(tube([(x, y, z) for x, y, z in runner], 0.085, red))
        parts += [box((0.13, 0.1, 0.66), (x, side, -0.32), red, bevel=0.03) for x in (-0.95, -0.1, 0.7)]
    parts += [box((2.3, 0.24, 0.1), (-0.12, -0.45 + place * 0.3, 0.04), pine, bevel=0.035) for place in range(4)]
    parts += [box((0.16, 1.24, 0.09), (x, 0, -0.06), material(PINE), bevel=0.03) for x in (-0.95, 0.7)]
    parts.append(box((0.12, 1.2, 0.12), (1.1, 0, 0.34), material(PINE), bevel=0.04))
    rope = smooth_line(
        [
            (1.1, -0.5, 0.34),
            (1.3, -0.7, 0.05),
            (0.6, -0.62, 0.24),
            (-0.2, -0.1, 0.2),
            (-0.5, 0.2, 0.14),
            (0.3, 0.4, 0.14),
            (1.1, 0.45, 0.34),
        ],
        10,
    )
    parts.append(tube([(x, y, z) for x, y, z in rope], 0.045, material(ROPE)))
    grouped(parts, turn=(0, 0, degrees(-34)))
    flat_camera(3.4, height=5.0, target=(0, 0, -0.14))


def toy_drum() -> None:
    """A red drum with golden rims, white cords, and two sticks that lie on it."""
    gold, cord = material(GOLD), material(CREAM_PAINT)
    turned(
        [(0, -0.8), (1.0, -0.8), (1.0, 0.42), (0.96, 0.42), (0, 0.42)],
        material(Surface("#c20a20", rough=0.2, coat=0.9)),
        steps=128,
    )
    drum(0.97, 0.06, (0, 0, 0.42), material(PARCHMENT), steps=96)
    for height in (-0.72, 0.38):
        hoop(1.02, 0.1, (0, 0, height), gold)
    count = 12
    for place in range(2 * count):
        turn, other = math.pi * place / count, math.pi * (place + 1) / count
        up, to = (0.3, -0.64) if place % 2 else (-0.64, 0.3)
        ends = [
            (1.05 * math.cos(a), 1.05 * math.sin(a), z)
            for a, z in ((turn, up), ((turn + other) / 2, (up + to) / 2), (other, to))
        ]
        tube(ends, 0.036, cord)
        ball(0.065, (1.06 * math.cos(turn), 1.06 * math.sin(turn), up), gold, steps=20)
    wood = material(PINE)
    for side in (-1, 1):
        line = [(side * 1.22, -0.1, 0.86), (-side * 0.62, -0.46, 0.62)]
        tube(line, 0.06, wood, radii=(1.1, 0.8))
        ball(0.15, line[1], wood, squash=(1.2, 1, 1), steps=32)
    bow(material(Surface("#0c7a3c", rough=0.32, sheen=0.3, coat=0.4)), size=0.42, at=(0, -1.12, -0.16), width=0.56)
    flat_camera(3.1, height=3.6, target=(0, 0, -0.06))


def glass(tint: str = "#ffffff") -> Material:
    """Clear glass that one sees through without bending: gloss towards its rim, a faint tint."""
    made = bpy.data.materials.new("glass")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    clear, gloss, mix, rim, output = (
        nodes.new(f"ShaderNode{kind}")
        for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "OutputMaterial")
    )
    clear.inputs[0].default_value, gloss.inputs["Roughness"].default_value = linear(tint), 0.04
    rim.inputs["Blend"].default_value = 0.22
    for source, target in (
        (rim.outputs["Fresnel"], mix.inputs[0]),
        (clear.outputs[0], mix.inputs[1]),
        (gloss.outputs[0], mix.inputs[2]),
        (mix.outputs[0], output.inputs[0]),
    ):
        links.new(source, target)
    return made


def snowglobe() -> None:
    """A glass globe on a red and golden foot; in it a fir tree in falling snow."""
    gold, snow = material(GOLD), material(SNOW)
    turned(
        smooth_line([(0, -1.3), (0.98, -1.3), (1.0, -1.16), (0.86, -1.0), (0.8, -0.78), (0.84, -0.66), (0, -0.62)], 8),
        material(RED_ENAMEL),
        steps=96,
    )
    for radius, height in ((0.98, -1.2), (0.83, -0.7)):
        hoop(radius, 0.06, (0, 0, height), gold)
    drum(0.95, 0.04, (0, 0.3, 0.14), material(SKY), turn=(math.pi / 2, 0, 0), bevel=0, steps=96)
    ball(0.8, (0, 0.0, -0.66), snow, squash=(1, 0.8, 0.42), steps=48)
    show(kept_aside(build_tree), (0, -0.05, 0.18), size=0.42)
    for place in range(46):
        turn, reach = place * 2.4, 0.85 * math.sqrt((place + 0.5) / 46)
        ball(0.034, (reach * math.cos(turn), -0.3, 0.16 + reach * math.sin(turn)), snow, steps=12)
    ball(0.98, (0, 0, 0.14), glass(), steps=96)
    flat_camera(3.0, height=1.0, target=(0, 0, -0.08))


def skates() -> None:
    """A pair of white ice skates with red laces, hung one before the other."""
    _skate((0.22, 0.5, 0.2), -6)
    _skate((-0.16, -0.1, -0.14), 7)
    flat_camera(3.3, height=0.8, target=(0.1, 0, 0.02))


def _skate(at: Point, lean: float) -> None:
    boot = closed_line(
        [
            (-0.62, 1.1),
            (0.14, 1.1),
            (0.16, 0.5),
            (0.3, 0.12),
            (0.78, -0.1),
            (1.0, -0.34),
            (0.98, -0.56),
            (-0.58, -0.56),
            (-0.64, 0.1),
        ],
        8,
    )
    parts = [cut_out(boot, material(LEATHER), depth=0.24, bevel=0.13)]
    sole = [(-0.7, -0.72), (1.06, -0.72), (1.1, -0.6), (-0.72, -0.6)]
    parts.append(cut_out(sole, material(Surface("#5a2a12", rough=0.4, coat=0.5)), depth=0.4, bevel=0.06))
    blade = closed_line(
        [(-0.86, -1.16), (0.9, -1.16), (1.22, -1.02), (1.26, -0.82), (1.1, -0.94), (0.84, -1.02), (-0.84, -1.02)], 8
    )
    parts.append(cut_out(blade, material(STEEL), depth=0.03, bevel=0.035))
    parts += [box((0.18, 0.1, 0.4), (x, 0, -0.86), material(STEEL), bevel=0.03) for x in (-0.46, 0.62)]
    lace = material(Surface("#d0102a", rough=0.6))
    for place in range(5):
        x, z = 0.18 + 0.02 * place + (0.1 if place > 3 else 0), 0.92 - place * 0.2
        parts.append(
            tube([(x - 0.34, -0.27, z + 0.02), (x - 0.14, -0.3, z - 0.03), (x + 0.06, -0.2, z - 0.1)], 0.035, lace)
        )
    parts.append(bow(lace, size=0.3, at=(0.02, -0.4, 1.0), width=0.6))
    trim = [(-0.7, -0.02, 1.14), (-0.3, -0.28, 1.14), (0.16, -0.16, 1.14)]
    parts.append(tube(trim, 0.11, material(Surface("#fff6ea", rough=0.9, bump=(30, 0.6, 0.04)))))
    grouped(parts, at=at, turn=(0, degrees(lean), degrees(-8)))
