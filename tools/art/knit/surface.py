"""Knitted cloth as a material: it is laid on a solid from the front, over the solid's own x and y."""

from __future__ import annotations

from collections.abc import Sequence

import bpy
import numpy as np

from tools.art.knit.stockinette import Chart, Wool, knitted
from tools.art.model.materials import Material, Surface, material

STITCH_PIXELS = (26, 22)
SOLID = Wool(depth=0.8, fuzz=0.8)


def knitted_material(
    chart: Chart,
    palette: Sequence[str],
    span: tuple[float, float],
    *,
    centre: tuple[float, float] = (0, 0),
    glow: float = 0,
    seed: int = 1,
) -> Material:
    """Wool whose chart covers `span` units round `centre` of an object, and is repeated beyond."""
    rows, columns = chart.shape
    size = (columns * STITCH_PIXELS[0], rows * STITCH_PIXELS[1])
    pixels = np.asarray(knitted(chart, palette, size, wool=SOLID, seed=seed, finer=1).convert("RGBA"), np.float32) / 255
    picture = bpy.data.images.new("wool", *size)
    picture.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).ravel())
    picture.pack()
    made = material(Surface(palette[0], rough=0.85, specular=0.15, sheen=0.6))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    place, laid, texture = (
        nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeMapping", "ShaderNodeTexImage")
    )
    texture.image = picture
    laid.inputs["Scale"].default_value = (1 / span[0], 1 / span[1], 1)
    laid.inputs["Location"].default_value = (0.5 - centre[0] / span[0], 0.5 - centre[1] / span[1], 0)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.7, 0.03
    for source, target in (
        (place.outputs["Object"], laid.inputs["Vector"]),
        (laid.outputs["Vector"], texture.inputs["Vector"]),
        (texture.outputs["Color"], shader.inputs["Base Color"]),
        (texture.outputs["Color"], shader.inputs["Emission Color"]),
        (texture.outputs["Color"], bump.inputs["Height"]),
        (bump.outputs[0], shader.inputs["Normal"]),
    ):
        links.new(source, target)
    shader.inputs["Emission Strength"].default_value = glow
    return made
