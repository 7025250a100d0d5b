"""Fir needles, holly leaves and the other green things."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import bpy
from mathutils import Vector

from tools.art.model.materials import Material, Surface, colour_ramp, linear, material
from tools.art.model.shapes import Object, linked

Growth = Callable[[random.Random], tuple[Vector, Vector]]


def needles(
    stuff: Material, count: int, grow: Growth, *, length: float, width: float, seed: int, droop: float = 0.3
) -> Object:
    """Thousands of thin spikes as one mesh; `grow` says where one stands and which way it points."""
    chance = random.Random(seed)  # noqa: S311 - the same tree at every bake
    points: list[Vector] = []
    faces: list[tuple[int, int, int]] = []
    for _ in range(count):
        foot, way = grow(chance)
        way = way.normalized()
        reach = length * chance.uniform(0.7, 1.25)
        side = way.orthogonal().normalized()
        other = way.cross(side)
        first = len(points)
        points += [
            foot + (side * math.cos(q * math.pi / 2) + other * math.sin(q * math.pi / 2)) * width for q in range(4)
        ]
        points.append(foot + way * reach + Vector((0, 0, -droop * reach * 0.3)))
        faces += [(first + q, first + (q + 1) % 4, first + 4) for q in range(4)]
    mesh = bpy.data.meshes.new("needles")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    return linked(mesh, stuff)


def holly_leaf(length: float, width: float, stuff: Material, *, spikes: int = 4, curl: float = 0.18) -> Object:
    """Spiny leaf along x with a rib down its middle; `luv` carries the place on the leaf to its material."""
    along_steps, across_steps = 64, 12
    points, places = [], []
    for row in range(along_steps + 1):
        along = row / along_steps
        body = math.sin(math.pi * min(1, along) ** 0.86) ** 0.62 if 0 < along < 1 else 0.0
        spike = abs(2 * ((along * spikes) % 1.0) - 1)
        half = width * body * (0.55 + 0.45 * spike**1.5) * (0.25 if along < 0.02 or along > 0.985 else 1)
        for column in range(-across_steps, across_steps + 1):
            across = column / across_steps
            points.append(_leaf_point(along, across, half, (length, width, curl, body, spike)))
            places.append((along, across, 0))
    wide = 2 * across_steps + 1
    faces = [
        (here, here + 1, here + wide + 1, here + wide)
        for row in range(along_steps)
        for here in range(row * wide, row * wide + wide - 1)
    ]
    mesh = bpy.data.meshes.new("leaf")
    mesh.from_pydata(points, [], faces)
    made = linked(mesh, stuff)
    layer = mesh.attributes.new("luv", "FLOAT_VECTOR", "POINT")
    for place, value in enumerate(places):
        layer.data[place].vector = value
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.03 * length, 0
    return made


def _leaf_point(
    along: float, across: float, half: float, shape: tuple[float, float, float, float, float]
) -> tuple[float, float, float]:
    length, width, curl, body, spike = shape
    edge = abs(across)
    bent = -curl * length * (along - 0.35) ** 2 * 1.6
    rib = 0.1 * width * (1 - math.exp(-((edge * 6) ** 2))) - 0.22 * width * edge**2 * body
    return (
        along * length + 0.05 * length * (spike - 0.4) * edge * edge * body,
        across * half,
        bent + rib + 0.16 * width * edge**3 * spike**2,
    )


def leaf_material(light: str = "#0f9a3b", dark: str = "#076628", rib: str = "#9af0a4") -> Material:
    """Glossy leaf: light rib, darker edge, faint side veins."""
    made = material(Surface(light, rough=0.25, coat=0.7, coat_rough=0.1))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, parts = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeSeparateXYZ")
    place.attribute_name = "luv"
    links.new(place.outputs["Vector"], parts.inputs[0])
    edge = _maths(made, "ABSOLUTE")
    links.new(parts.outputs["Y"], edge.inputs[0])
    ramp = colour_ramp(made, ((0.0, rib), (0.05, "#3cc862"), (0.12, light), (0.6, light), (1.0, dark)))
    links.new(edge.outputs[0], ramp.inputs[0])
    slanted, repeated = _maths(made, "MULTIPLY_ADD", second=-0.16), _maths(made, "MULTIPLY", second=8)
    folded, thin, faint = (
        _maths(made, "PINGPONG", second=0.5),
        _maths(made, "LESS_THAN", second=0.05),
        _maths(made, "MULTIPLY", second=0.55),
    )
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = linear("#45c267")
    for source, target in (
        (edge.outputs[0], slanted.inputs[0]),
        (parts.outputs["X"], slanted.inputs[2]),
        (slanted.outputs[0], repeated.inputs[0]),
        (repeated.outputs[0], folded.inputs[0]),
        (folded.outputs[0], thin.inputs[0]),
        (thin.outputs[0], faint.inputs[0]),
        (faint.outputs[0], mix.inputs[0]),
        (ramp.outputs[0], mix.inputs[1]),
        (mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"]),
    ):
        links.new(source, target)
    return made


def _maths(made: Material, operation: str, second: float | None = None) -> bpy.types.Node:
    node = made.node_tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    if second is not None:
        node.inputs[1].default_value = second
    return node
