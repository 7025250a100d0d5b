"""Materials: one general recipe, and the set that all objects share so that they look like one family."""

from __future__ import annotations

from dataclasses import dataclass

import bpy

Material = bpy.types.Material


@dataclass(frozen=True)
class Surface:
    """A surface in the terms of Blender's principled shader; colours are "#rrggbb" as seen on screen."""

    base: str
    metal: float = 0
    rough: float = 0.4
    coat: float = 0
    coat_rough: float = 0.03
    specular: float = 0.5
    sheen: float = 0
    soft: float = 0
    soft_tint: str = ""
    glow: str = ""
    glow_strength: float = 0
    mottle: tuple[float, str] | None = None
    bump: tuple[float, float, float] | None = None


def linear(tint: str) -> tuple[float, float, float, float]:
    """Scene-linear colour of "#rrggbb"."""
    values = [int(tint[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values)
    return red, green, blue, 1.0


def material(surface: Surface) -> Material:
    """Blender material of a surface; mottle is (scale, second colour), bump is (scale, strength, depth)."""
    made = bpy.data.materials.new("surface")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    values = {
        "Base Color": linear(surface.base),
        "Metallic": surface.metal,
        "Roughness": surface.rough,
        "Coat Weight": surface.coat,
        "Coat Roughness": surface.coat_rough,
        "Specular IOR Level": surface.specular,
        "Sheen Weight": surface.sheen * 0.25,
        "Subsurface Weight": surface.soft,
        "Emission Strength": surface.glow_strength,
    }
    if surface.glow:
        values["Emission Color"] = linear(surface.glow)
    if surface.soft:
        shader.inputs["Subsurface Radius"].default_value = (0.25, 0.1, 0.06)
        values["Base Color"] = linear(surface.soft_tint or surface.base)
    for socket, value in values.items():
        shader.inputs[socket].default_value = value
    if surface.mottle:
        _mottled(made, shader, surface.base, *surface.mottle)
    if surface.bump:
        _bumped(made, shader, *surface.bump)
    return made


def _noise(made: Material, scale: float, detail: float) -> bpy.types.Node:
    nodes, links = made.node_tree.nodes, made.node_tree.links
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    place = nodes.new("ShaderNodeTexCoord")
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    return noise


def _mottled(made: Material, shader: bpy.types.Node, base: str, scale: float, other: str) -> None:
    ramp = colour_ramp(made, ((0.36, base), (0.64, other)))
    noise = _noise(made, scale, 4)
    made.node_tree.links.new(noise.outputs["Fac"], ramp.inputs[0])
    made.node_tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])


def _bumped(made: Material, shader: bpy.types.Node, scale: float, strength: float, depth: float) -> None:
    noise = _noise(made, scale, 5)
    bump = made.node_tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = depth
    made.node_tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    made.node_tree.links.new(bump.outputs[0], shader.inputs["Normal"])


def colour_ramp(made: Material, stops: tuple[tuple[float, str], ...]) -> bpy.types.Node:
    """Node that maps 0 to 1 onto colours."""
    ramp = made.node_tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = stops[0][0], linear(stops[0][1])
    elements[1].position, elements[1].color = stops[-1][0], linear(stops[-1][1])
    for position, tint in stops[1:-1]:
        elements.new(position).color = linear(tint)
    return ramp


GOLD = Surface("#ffc440", metal=1, rough=0.15, glow="#ff9a10", glow_strength=0.05)
GOLD_DULL = Surface("#f5ad28", metal=1, rough=0.3, glow="#ff8a00", glow_strength=0.05)
GOLD_RIBBON = Surface("#ffc23c", metal=0.9, rough=0.27, glow="#ff9a10", glow_strength=0.06)
SILVER = Surface("#eef2f8", metal=1, rough=0.18)
RED_SATIN = Surface("#b8061a", rough=0.32, sheen=0.35, coat=0.45, coat_rough=0.2, specular=0.35)
RED_ENAMEL = Surface("#c8071c", rough=0.16, coat=1, specular=0.6)
RED_METAL = Surface("#d00a22", metal=0.85, rough=0.2, coat=0.7)
BERRY = Surface("#d4081c", rough=0.15, coat=1)
GREEN_DARK = Surface("#0e7a34", rough=0.45, sheen=0.3)
GREEN_LIGHT = Surface("#23b052", rough=0.4, sheen=0.3)
CREAM = Surface("#fff4de", rough=0.3, coat=0.5)
WHITE = Surface("#ffffff", rough=0.35, coat=0.3)
SNOW = Surface("#f4f9ff", rough=0.6, soft=0.2, soft_tint="#f0f6ff", bump=(60, 0.15, 0.02))
BLACK = Surface("#15131a", rough=0.22, coat=0.8)
WOOD = Surface("#7a4420", rough=0.6, mottle=(6, "#4c2510"), bump=(25, 0.6, 0.03))
ICING = Surface("#efe0c4", rough=0.25, coat=0.5, soft=0.1, soft_tint="#f2e4c8")
CRUMB = Surface("#a5602c", rough=0.75, mottle=(7, "#6e3816"), bump=(11, 1.0, 0.12))
