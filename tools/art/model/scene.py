"""The stage an object is photographed on: empty scene, two environments, lights, camera, and the photograph."""

from __future__ import annotations

import contextlib
import io
import math
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import bpy
from mathutils import Vector
from PIL import Image

from tools.art.model.materials import linear
from tools.art.studio import QUALITY

Point = tuple[float, float, float]

HORIZON = (
    (0.0, "#1a0d18"),
    (0.30, "#5a3a2a"),
    (0.42, "#ffe3b0"),
    (0.50, "#fff2d6"),
    (0.56, "#b8a58c"),
    (0.66, "#2c2a3c"),
    (0.80, "#6f7fae"),
    (0.92, "#ffffff"),
    (1.0, "#ffffff"),
)
"""What metal reflects, from below to above: a bright warm band at eye level makes gold look like gold."""


def new_scene(width: int, height: int, *, transparent: bool = True) -> bpy.types.Scene:
    """Empty scene with the render settings of all pictures."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples = QUALITY.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.use_denoising = True
    cycles.max_bounces, cycles.glossy_bounces, cycles.diffuse_bounces = 6, 4, 2
    cycles.transparent_max_bounces, cycles.transmission_bounces = 6, 4
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 12.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render.film_transparent = transparent
    render.resolution_x, render.resolution_y = round(width * QUALITY.share), round(height * QUALITY.share)
    scene.view_settings.view_transform = "Standard"
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGBA"
    render.threads_mode, render.threads = "FIXED", 2
    return scene


def two_environments(fill_tint: str = "#8fa2d8", fill_strength: float = 0.38) -> None:
    """A dim even light for what is dull, and the horizon for what is shiny."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    place, parts, ramp = (
        nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeSeparateXYZ", "ShaderNodeValToRGB")
    )
    span, shiny, dull = (
        nodes.new(kind) for kind in ("ShaderNodeMapRange", "ShaderNodeBackground", "ShaderNodeBackground")
    )
    mix, path, output = (
        nodes.new(kind) for kind in ("ShaderNodeMixShader", "ShaderNodeLightPath", "ShaderNodeOutputWorld")
    )
    span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = -1, 1
    dull.inputs[0].default_value, dull.inputs[1].default_value = linear(fill_tint), fill_strength
    for source, target in (
        (place.outputs["Generated"], parts.inputs[0]),
        (parts.outputs["Z"], span.inputs["Value"]),
        (span.outputs[0], ramp.inputs[0]),
        (ramp.outputs[0], shiny.inputs[0]),
        (path.outputs["Is Glossy Ray"], mix.inputs[0]),
        (dull.outputs[0], mix.inputs[1]),
        (shiny.outputs[0], mix.inputs[2]),
        (mix.outputs[0], output.inputs[0]),
    ):
        links.new(source, target)
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = HORIZON[0][0], linear(HORIZON[0][1])
    elements[1].position, elements[1].color = HORIZON[-1][0], linear(HORIZON[-1][1])
    for position, tint in HORIZON[1:-1]:
        elements.new(position).color = linear(tint)


def area_light(at: Point, power: float, tint: str, *, size: float, tall: float = 0, target: Point = (0, 0, 0)) -> None:
    """Soft light from a place towards a target; round unless it has a height of its own."""
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.color, light.size = power, linear(tint)[:3], size
    light.shape = "RECTANGLE" if tall else "DISK"
    if tall:
        light.size_y = tall
    _aimed(bpy.data.objects.new("area", light), at, target)


def point_light(at: Point, power: float, tint: str, *, size: float = 0.25) -> None:
    """Light in all directions."""
    light = bpy.data.lights.new("point", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, linear(tint)[:3], size
    holder = bpy.data.objects.new("point", light)
    bpy.context.collection.objects.link(holder)
    holder.location = at


def studio_lights(strength: float = 1.0) -> None:
    """Key from the upper left, cool rim right, warm rim left, warm bounce from below, a little from the front."""
    area_light((-3.4, -4.4, 5.2), 560 * strength, "#fff4e2", size=3)
    area_light((4.8, 1.6, 2.2), 480 * strength, "#bcd6ff", size=1, tall=5)
    area_light((-5, 2.6, 0.6), 300 * strength, "#ffc890", size=0.9, tall=5)
    area_light((1.5, -5.5, -4.2), 80 * strength, "#ff8a50", size=3, tall=3)
    area_light((1.8, -7, 2.6), 70 * strength, "#ffffff", size=1.6)


def flat_camera(width: float, *, height: float = 1.6, target: Point = (0, 0, 0)) -> None:
    """Camera without perspective: `width` is the longer side of what it sees, `height` how far it looks down."""
    camera = bpy.data.cameras.new("camera")
    camera.type, camera.ortho_scale = "ORTHO", width
    bpy.context.scene.camera = _aimed(bpy.data.objects.new("camera", camera), (0, -11, height), target)


def lens_camera(at: Point, target: Point, lens: float, *, focus: float = 0, stop: float = 2.8) -> None:
    """Camera with perspective, and with depth of field if it has a focus."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    if focus:
        camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, focus, stop
    bpy.context.scene.camera = _aimed(bpy.data.objects.new("camera", camera), at, target)


def _aimed(holder: bpy.types.Object, at: Point, target: Sequence[float]) -> bpy.types.Object:
    bpy.context.collection.objects.link(holder)
    holder.location = at
    holder.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return holder


def photograph() -> Image.Image:
    """Render the scene."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "render.png"
        bpy.context.scene.render.filepath = str(path)
        with _silence():
            bpy.ops.render.render(write_still=True)
        return Image.open(path).convert("RGBA").copy()


@contextmanager
def _silence() -> Iterator[None]:
    """Blender writes its progress straight to the process's output."""
    kept = os.dup(1)
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(sink)


def degrees(angle: float) -> float:
    """Radians of an angle in degrees."""
    return math.radians(angle)
