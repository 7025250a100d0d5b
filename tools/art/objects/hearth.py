"""The hearth: a panelled room at night with a lit fireplace, trees at the sides, and a calm middle."""

from __future__ import annotations

import math
import random
from functools import partial

import bpy
import skia
from PIL import Image

from tools.art.atmosphere import bokeh, vignette
from tools.art.board import SAMPLING, Board, as_skia, fill, spot
from tools.art.model.grade import toned
from tools.art.model.materials import GOLD_RIBBON, RED_SATIN, Surface, linear, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import area_light, degrees, lens_camera, new_scene, photograph, point_light
from tools.art.model.shapes import Object, ball, box, drum, grouped
from tools.art.model.staging import kept_aside, show
from tools.art.objects.fire import paint_fire
from tools.art.objects.tree import build_tree
from tools.art.recipe import Picture, Recipe

SIZE = (1120, 630)
WALL = Surface("#0d4a36", rough=0.9, specular=0.1)
MOULDING = Surface("#0a3a2a", rough=0.9, specular=0.1)
WOOD_PANEL = Surface("#5a2a12", rough=0.55, specular=0.3, mottle=(3, "#3c1a0a"))
FLOOR = Surface("#6b3416", rough=0.25, coat=0.55, mottle=(2, "#4c220e"))
STONE = Surface("#8a7a68", rough=0.7, mottle=(4, "#6e604f"), bump=(14, 0.4, 0.05))
SOOT = Surface("#120a08", rough=0.9)
BULB = Surface("#ffc45a", glow="#ffb03a", glow_strength=3.4)
FIRE = (641.0, 645.0)
"""Where the fire stands on its logs, in logical units of the finished picture."""
BARK = Surface("#3a1c0c", rough=0.8)


def hearth() -> Picture:
    """Backdrop of the game, 2560x1440: rendered smaller, for it is soft by depth of field."""
    new_scene(*SIZE, transparent=False)
    _night_air()
    _room()
    _fireplace()
    _trees_and_presents()
    _light_chain()
    area_light((0, -6, 9), 620, "#ffdcae", size=6, target=(0, 5, 1))
    area_light((-9, -2, 6), 420, "#ffb870", size=3, target=(-6, 4, 1))
    area_light((9, -2, 6), 420, "#ffb870", size=3, target=(6, 4, 1))
    area_light((0, 2, 8.5), 240, "#ffc98a", size=5, target=(0, 6, 4))
    lens_camera((0, -10.5, 2.7), (0, 5, 2.45), 34, focus=12.6, stop=0.8)
    image = toned(photograph()).convert("RGB").resize((2560, 1440), Image.Resampling.LANCZOS)
    return Picture(_with_glow(image))


def _with_glow(image: Image.Image) -> Image.Image:
    """Light of the fire in the air, soft sparks of light, and darker corners."""
    board = Board(1280, 720, 2)
    board.canvas.drawImageRect(as_skia(image), skia.Rect.MakeWH(1280, 720), SAMPLING)
    for x, y, radius, tint, alpha in (
        (640, 585, 330, "#ff8a2a", 0.5),
        (640, 90, 520, "#ffb85a", 0.16),
    ):
        light = spot(x, y, radius, ((tint, alpha), (tint, alpha * 0.35), (tint, 0)), (0, 0.4, 1))
        board.canvas.drawCircle(x, y, radius, fill(light, blend=skia.BlendMode.kScreen))
    paint_fire(board, FIRE, (150, 118), 3)
    bokeh(board, 34, 5, ("#ffd27a", "#ffb04a", "#fff0c0"), 0.13)
    vignette(board, "#020a06", 0.62)
    return board.image().convert("RGB")


def _night_air() -> None:
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = linear("#2a1a3a"), 0.35


def _room() -> None:
    wall, moulding, panel = material(WALL), material(MOULDING), material(WOOD_PANEL)
    gold = material(Surface("#b98a3a", metal=0.8, rough=0.4))
    box((30, 0.3, 12), (0, 6, 4), wall, bevel=0)
    box((30, 14, 0.2), (0, 0, -1.9), material(FLOOR), bevel=0)
    for place in range(-6, 7):
        x = place * 2.3
        box((1.86, 0.1, 5.3), (x, 5.84, 4.1), moulding, bevel=0.04)
        for size, at in (
            ((1.7, 0.1, 0.05), (x, 5.76, 6.6)),
            ((1.7, 0.1, 0.05), (x, 5.76, 1.6)),
            ((0.05, 0.1, 5.0), (x - 0.85, 5.76, 4.1)),
            ((0.05, 0.1, 5.0), (x + 0.85, 5.76, 4.1)),
        ):
            box(size, at, gold, bevel=0.02)
        box((1.9, 0.12, 1.6), (x, 5.82, -0.2), panel, bevel=0.06)
        box((1.5, 0.14, 1.2), (x, 5.8, -0.2), panel, bevel=0.08)
    box((30, 0.3, 0.22), (0, 5.75, 1.0), panel, bevel=0.05)
    box((30, 0.3, 0.5), (0, 5.8, -1.6), panel, bevel=0.05)


def _fireplace() -> None:
    stone, soot, mantel = material(STONE), material(SOOT), material(WOOD_PANEL)
    for side in (-1, 1):
        box((0.62, 0.9, 2.4), (side * 1.62, 5.5, -0.6), stone, bevel=0.06)
        box((0.78, 1.0, 0.24), (side * 1.62, 5.46, -1.68), stone, bevel=0.05)
    box((3.86, 0.9, 0.5), (0, 5.5, 0.75), stone, bevel=0.06)
    box((4.5, 1.2, 0.24), (0, 5.36, 1.12), mantel, bevel=0.06)
    box((2.64, 0.1, 2.3), (0, 5.72, -0.65), soot, bevel=0)
    box((3.6, 1.4, 0.14), (0, 5.0, -1.76), stone, bevel=0.04)
    bark = material(BARK)
    for x, y, turn in ((-0.3, 5.15, 12), (0.34, 5.15, -14), (0.02, 4.98, 3)):
        drum(0.17, 1.5, (x, y, -1.42 + (0.2 if y < 5.1 else 0)), bark, turn=(0, degrees(90), degrees(turn)))
    point_light((0, 4.6, -0.7), 330, "#ff8a30", size=0.5)
    point_light((0, 3.4, -1.2), 120, "#ff7a20", size=0.8)


def present(tint: str, ribbon: Surface) -> Object:
    """Wrapped box with a lid, bands and a bow, about 2 high."""
    paper, satin = material(Surface(tint, rough=0.34, coat=0.5, coat_rough=0.14, specular=0.3)), material(ribbon)
    parts = [
        box((1.7, 1.5, 1.2), (0, 0, -0.35), paper, bevel=0.05),
        box((1.84, 1.64, 0.34), (0, 0, 0.32), paper, bevel=0.05),
        box((0.36, 1.53, 1.22), (0, 0, -0.35), satin, bevel=0.02),
        box((1.73, 0.36, 1.22), (0, 0, -0.35), satin, bevel=0.02),
        box((0.36, 1.67, 0.36), (0, 0, 0.32), satin, bevel=0.02),
        box((1.87, 0.36, 0.36), (0, 0, 0.32), satin, bevel=0.02),
    ]
    wrapped = grouped(parts, turn=(0, 0, degrees(33)))
    return grouped([wrapped, bow(satin, size=0.92, at=(0, -0.18, 0.66), tails=False, width=0.5)])


PRESENTS = (("#ad0416", GOLD_RIBBON), ("#5a148c", GOLD_RIBBON), ("#0f6a34", RED_SATIN), ("#e8950c", RED_SATIN))


def _trees_and_presents() -> None:
    tree = kept_aside(build_tree)
    show(tree, (6.5, 3.6, 1.0), size=1.85)
    show(tree, (-6.6, 4.0, 1.0), size=1.85, turn=(0, 0, degrees(40)))
    wrapped = [kept_aside(partial(present, tint, ribbon)) for tint, ribbon in PRESENTS]
    chance = random.Random(8)  # noqa: S311 - the same room at every bake
    places = ((5.6, 1.9), (6.9, 1.4), (8.2, 1.8), (4.5, 3.0), (-5.7, 1.9), (-7.0, 1.4), (-8.3, 1.8), (-4.6, 3.1))
    for number, (x, y) in enumerate(places):
        size = 0.72 + 0.14 * (number % 3)
        show(wrapped[number % 4], (x, y, -1.8 + 0.95 * size), size=size, turn=(0, 0, chance.uniform(-0.5, 0.5)))


def _light_chain() -> None:
    bulb = material(BULB)
    for place in range(84):
        along = place / 83
        sag = math.sin(math.pi * ((along * 5) % 1))
        ball(0.07, ((along - 0.5) * 26, 5.3, 6.5 - 0.9 * sag), bulb, steps=8)


def recipes() -> list[Recipe]:
    """The game's backdrop."""
    return [Recipe("backdrops/hearth", hearth, scale=2, lossless=False)]
