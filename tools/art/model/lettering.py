"""Letters as solid objects: three layers a letter (back, metal rim, face), set on an arc."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import bpy
import skia

from tools.art.fonts import font_path
from tools.art.model.materials import Material, Surface, colour_ramp, material
from tools.art.model.shapes import UPRIGHT, Object

TYPEFACES = Path(__file__).resolve().parents[1] / "typefaces"


@dataclass(frozen=True)
class Layer:
    """One of the solids of which a letter is stacked: how much it is fattened, its depth, bevel, and how far back."""

    stuff: Material
    fatter: float
    depth: float
    bevel: float
    back: float


@dataclass(frozen=True)
class Line:
    """A line of lettering: its baseline and middle, its size, and how much it bends down towards its ends."""

    text: str
    typeface: str
    size: float
    middle: float
    baseline: float
    arch: float = 0.0
    tracking: float = 0.0


def typeface_path(name: str) -> str:
    """A typeface of the program, or one that only these tools use."""
    own = TYPEFACES / f"{name}.ttf"
    return str(own) if own.exists() else font_path(name)


def line_width(line: Line) -> float:
    """Width of a line in scene units."""
    return sum(_advances(line))


def _advances(line: Line) -> list[float]:
    font = skia.Font(skia.Typeface.MakeFromFile(typeface_path(line.typeface)), 1000)
    unit = line.size / 1000 * blender_unit(line.typeface)
    return [width * unit + line.tracking for width in font.getWidths(font.textToGlyphs(line.text))]


def blender_unit(typeface: str) -> float:
    """How many ems Blender takes for size 1: it scales a typeface by its ascent and descent, not by its em."""
    curve = bpy.data.curves.new("probe", "FONT")
    curve.font = bpy.data.fonts.load(typeface_path(typeface), check_existing=True)
    widths = []
    for text in ("HH", "HHHH"):
        curve.body = text
        probe = bpy.data.objects.new("probe", curve)
        bpy.context.collection.objects.link(probe)
        bpy.context.view_layer.update()
        widths.append(probe.dimensions.x)
        bpy.data.objects.remove(probe)
    font = skia.Font(skia.Typeface.MakeFromFile(typeface_path(typeface)), 1000)
    return (widths[1] - widths[0]) / (2 * font.getWidths(font.textToGlyphs("H"))[0] / 1000)


def letter(
    text: str, typeface: str, size: float, layer: Layer, *, at: tuple[float, float], lean: float = 0.0
) -> Object:
    """One layer of one letter, its baseline's middle at (x, z)."""
    curve = bpy.data.curves.new("letter", "FONT")
    curve.font = bpy.data.fonts.load(typeface_path(typeface), check_existing=True)
    curve.body, curve.size = text, size
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = layer.depth, layer.bevel, 3, layer.fatter
    curve.align_x, curve.align_y = "CENTER", "BOTTOM_BASELINE"
    curve.materials.append(layer.stuff)
    made = bpy.data.objects.new("letter", curve)
    bpy.context.collection.objects.link(made)
    made.location = (at[0], layer.back, at[1])
    made.rotation_euler = (UPRIGHT[0], lean, 0)
    return made


def set_line(line: Line, layers: Sequence[Layer]) -> list[Object]:
    """Set a line, letter by letter along its arc."""
    advances = _advances(line)
    total = sum(advances)
    x = -total / 2
    made = []
    for character, advance in zip(line.text, advances, strict=True):
        middle = x + advance / 2
        x += advance
        if character == " ":
            continue
        share = middle / (total / 2)
        at = (line.middle + middle, line.baseline - line.arch * share * share)
        lean = math.atan(4 * line.arch * share / total)
        made += [letter(character, line.typeface, line.size, layer, at=at, lean=lean) for layer in layers]
    return made


def shaded_face(surface: Surface, stops: tuple[tuple[float, str], ...], height: float) -> Material:
    """Face whose colour runs from the baseline (0) to the capitals' height (1)."""
    made = material(surface)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, parts = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    scaled = nodes.new("ShaderNodeMath")
    scaled.operation = "DIVIDE"
    scaled.inputs[1].default_value = height
    ramp = colour_ramp(made, stops)
    for source, target in (
        (place.outputs["Object"], parts.inputs[0]),
        (parts.outputs["Y"], scaled.inputs[0]),
        (scaled.outputs[0], ramp.inputs[0]),
        (ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"]),
    ):
        links.new(source, target)
    return made
