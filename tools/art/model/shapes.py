"""Solid shapes of meshes: turned, round, boxed, and smooth sheets."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import bmesh
import bpy
from mathutils import Matrix

from tools.art.model.materials import Material

Point = tuple[float, float, float]
Flat = tuple[float, float]
Object = bpy.types.Object
UPRIGHT = (math.pi / 2, 0.0, 0.0)
"""Turn that stands something flat up, facing the camera."""


def mesh_object(
    points: Sequence[Point], faces: Sequence[tuple[int, ...]], stuff: Material, *, smooth: bool = True
) -> Object:
    """Object of corner points and faces; double points are joined and all faces turned outwards."""
    mesh = bpy.data.meshes.new("mesh")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    working = bmesh.new()
    working.from_mesh(mesh)
    bmesh.ops.remove_doubles(working, verts=working.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(working, faces=working.faces)
    working.to_mesh(mesh)
    working.free()
    return linked(mesh, stuff, smooth=smooth)


def linked(mesh: bpy.types.Mesh, stuff: Material, *, smooth: bool = True) -> Object:
    """Put a mesh into the scene."""
    made = bpy.data.objects.new("object", mesh)
    bpy.context.collection.objects.link(made)
    mesh.materials.append(stuff)
    for face in mesh.polygons:
        face.use_smooth = smooth
    return made


def turned(
    profile: Sequence[Flat],
    stuff: Material,
    *,
    steps: int = 96,
    radius: Callable[[float, float, float], float] | None = None,
) -> Object:
    """Turn a profile of (radius, height), from below, round the vertical; `radius(angle, radius, height)` pleats it."""
    points: list[Point] = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        for out, height in profile:
            reach = radius(angle, out, height) if radius else out
            points.append((reach * math.cos(angle), reach * math.sin(angle), height))
    return mesh_object(points, _grid_faces(steps, len(profile), closed=True), stuff)


def _grid_faces(columns: int, rows: int, *, closed: bool) -> list[tuple[int, ...]]:
    faces = []
    for column in range(columns if closed else columns - 1):
        other = (column + 1) % columns
        for row in range(rows - 1):
            here, there = column * rows + row, other * rows + row
            faces.append((here, there, there + 1, here + 1))
    return faces


def sheet(points: Sequence[Sequence[Point]], stuff: Material, *, thickness: float = 0) -> Object:
    """Smooth surface through rows of points, thickened if it should be seen from its edge."""
    flat = [point for line in points for point in line]
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata([tuple(point) for point in flat], [], _grid_faces(len(points), len(points[0]), closed=False))
    made = linked(mesh, stuff)
    if thickness:
        solid = made.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 0
    return made


def ball(radius: float, at: Point, stuff: Material, *, squash: Point = (1, 1, 1), steps: int = 48) -> Object:
    """Sphere, or an ellipsoid if squashed."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=steps, ring_count=steps // 2, radius=radius, location=at)
    made = bpy.context.object
    made.scale = squash
    return _dressed(made, stuff)


def box(size: Point, at: Point, stuff: Material, *, bevel: float = 0.08, turn: Point = (0, 0, 0)) -> Object:
    """Box with rounded edges."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        _bevelled(made, bevel)
    return _dressed(made, stuff)


def drum(
    radius: float,
    height: float,
    at: Point,
    stuff: Material,
    *,
    turn: Point = (0, 0, 0),
    bevel: float = 0.03,
    upper: float | None = None,
    steps: int = 64,
) -> Object:
    """Cylinder, or a cone if its upper radius differs."""
    bpy.ops.mesh.primitive_cone_add(
        vertices=steps,
        radius1=radius,
        radius2=radius if upper is None else upper,
        depth=height,
        location=at,
        rotation=turn,
    )
    made = bpy.context.object
    if bevel:
        _bevelled(made, bevel)
    return _dressed(made, stuff)


def hoop(
    radius: float, thickness: float, at: Point, stuff: Material, *, turn: Point = (0, 0, 0), squash: Point = (1, 1, 1)
) -> Object:
    """Torus lying flat unless turned."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, location=at, rotation=turn, major_segments=72, minor_segments=24
    )
    made = bpy.context.object
    made.scale = squash
    return _dressed(made, stuff)


def grouped(objects: Sequence[Object], *, at: Point = (0, 0, 0), turn: Point = (0, 0, 0), size: float = 1) -> Object:
    """Move, turn and scale objects as one."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(holder)
    for member in objects:
        member.parent = holder
    holder.location, holder.rotation_euler, holder.scale = at, turn, (size, size, size)
    return holder


def placed(made: Object, *moves: Matrix) -> Object:
    """Place an object by the product of matrices."""
    total = Matrix.Identity(4)
    for move in moves:
        total = total @ move
    made.matrix_world = total
    return made


def _bevelled(made: Object, width: float) -> None:
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.harden_normals = width, 4, "ANGLE", True


def _dressed(made: Object, stuff: Material) -> Object:
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.materials.append(stuff)
    return made
