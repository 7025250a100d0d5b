"""Solid shapes of curves: smooth lines, round rods, and outlines cut out of a sheet."""

from __future__ import annotations

from collections.abc import Sequence

import bpy

from tools.art.model.materials import Material
from tools.art.model.shapes import UPRIGHT, Flat, Object, Point


def smooth_line(points: Sequence[Sequence[float]], steps: int = 12) -> list[tuple[float, ...]]:
    """Catmull-Rom curve through points, with `steps` pieces between each two."""
    padded = [points[0], *points, points[-1]]
    line: list[tuple[float, ...]] = []
    for part in range(len(points) - 1):
        four = padded[part : part + 4]
        for step in range(steps + (part == len(points) - 2)):
            along = step / steps
            line.append(tuple(_catmull(axis, along) for axis in zip(*four, strict=True)))
    return line


def _catmull(values: Sequence[float], along: float) -> float:
    before, start, end, after = values
    linear, square, cube = end - before, 2 * before - 5 * start + 4 * end - after, 3 * start - before - 3 * end + after
    return 0.5 * (2 * start + linear * along + square * along**2 + cube * along**3)


def tube(
    points: Sequence[Point], radius: float, stuff: Material, *, radii: Sequence[float] = (), closed: bool = False
) -> Object:
    """Round rod along a curve; `radii` are factors at each point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 8
    curve.use_fill_caps, curve.resolution_u = True, 16
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for place, point in enumerate(points):
        spline.points[place].co = (*point, 1)
        if radii:
            spline.points[place].radius = radii[place]
    spline.use_endpoint_u, spline.use_cyclic_u, spline.order_u = not closed, closed, min(4, len(points))
    return _curve_object(curve, stuff)


def cut_out(
    outline: Sequence[Flat],
    stuff: Material,
    *,
    depth: float = 0.1,
    bevel: float = 0.03,
    at: Point = (0, 0, 0),
    turn: Point = UPRIGHT,
    holes: Sequence[Sequence[Flat]] = (),
) -> Object:
    """Flat outline with bevelled edges, standing up and facing the camera unless turned."""
    curve = bpy.data.curves.new("cut", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude = "2D", "BOTH", depth / 2
    curve.bevel_depth, curve.bevel_resolution = bevel, 3
    for shape in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(shape) - 1)
        for place, (across, up) in enumerate(shape):
            spline.points[place].co = (across, up, 0, 1)
        spline.use_cyclic_u = True
    made = _curve_object(curve, stuff)
    made.location, made.rotation_euler = at, turn
    return made


def _curve_object(curve: bpy.types.Curve, stuff: Material) -> Object:
    made = bpy.data.objects.new("curve", curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(stuff)
    return made
