"""Building a thing once, out of sight, and showing it at several places."""

from __future__ import annotations

from collections.abc import Callable

import bpy

from tools.art.model.shapes import Point


def kept_aside(build: Callable[[], object]) -> bpy.types.Collection:
    """Build something and keep it out of the scene; a camera that the building set up goes with it."""
    before = set(bpy.context.scene.objects)
    build()
    kept = bpy.data.collections.new("kept")
    for made in [made for made in bpy.context.scene.objects if made not in before]:
        for owner in list(made.users_collection):
            owner.objects.unlink(made)
        if made.type != "CAMERA":
            kept.objects.link(made)
    return kept


def show(kept: bpy.types.Collection, at: Point, *, size: float = 1, turn: Point = (0, 0, 0)) -> None:
    """Show what has been kept aside."""
    holder = bpy.data.objects.new("shown", None)
    holder.instance_type, holder.instance_collection = "COLLECTION", kept
    holder.location, holder.scale, holder.rotation_euler = at, (size, size, size), turn
    bpy.context.collection.objects.link(holder)
