"""The street of Mr. Monopoly: terraces with lit windows on both sides, at dusk and, for the Free Spins, at midnight."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

import bpy
import numpy as np
import skia
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.atmosphere import snowfall, vignette
from tools.art.board import SAMPLING, Board, as_skia, down, fill, mixed, spot
from tools.art.model.curves import cut_out
from tools.art.model.grade import resized, toned
from tools.art.model.materials import SNOW, Surface, linear, material
from tools.art.model.scene import area_light, degrees, lens_camera, new_scene, photograph, point_light
from tools.art.model.shapes import ball, box, drum
from tools.art.model.staging import kept_aside, show
from tools.art.objects.property_parts import LEAF, TRIM, small_wreath, snowy_roof, window
from tools.art.objects.tree import build_tree
from tools.art.recipe import Picture, Recipe

SIZE = (1120, 630)
WALLS = ("#8c1828", "#1d4a9c", "#8a5a12", "#1a6a44", "#5e2a8c", "#7a3420")
DOORS = ("#0c3a6c", "#a80c20", "#0d4a2c", "#d09a10", "#a80c20", "#10306a")
IRON = Surface("#14121c", rough=0.35, coat=0.6)
ROOF = Surface("#2c2442", rough=0.6)
ROAD = Surface("#7f88b4", rough=0.7, bump=(9, 0.3, 0.05))
LIGHTS = ("#ffc84a", "#ff5a48", "#62b6ff", "#6ae08a")


@dataclass(frozen=True)
class Hour:
    """Light of an hour: sky from above to the horizon, ambient light, moon, warmth of the street, what stands above."""

    sky: tuple[str, ...]
    ambient: tuple[str, float]
    moon: tuple[str, float]
    warm: float
    pane: tuple[str, float]
    aurora: bool
    shade: str


DUSK = Hour(
    ("#1a0f4e", "#3c1f86", "#8a3f9e", "#e8837a", "#ffc07a"),
    ("#5a58b4", 0.5),
    ("#b2b4ff", 1450),
    1.0,
    ("#ff9420", 1.2),
    aurora=False,
    shade="#0a0424",
)
MIDNIGHT = Hour(
    ("#020a26", "#06204e", "#0c3f74", "#1a6c90", "#4fb0ac"),
    ("#2a5cb8", 0.48),
    ("#9fd0ff", 1900),
    0.75,
    ("#ff9a2c", 1.4),
    aurora=True,
    shade="#01081c",
)


def street(hour: Hour) -> Picture:
    """Backdrop of 2560x1440: the street in front of a painted sky, with the glow of its lights and falling snow."""
    new_scene(*SIZE)
    _air(hour)
    _ground()
    _terraces(hour)
    _lamps(hour)
    _lights()
    area_light((-9, -12, 13), hour.moon[1], hour.moon[0], size=6, target=(0, 8, 0))
    area_light((9, -10, 9), hour.moon[1] * 0.4, "#6ae0e0" if hour.aurora else "#e08ac8", size=6, target=(0, 8, 2))
    lens_camera((0, -11.5, 3.2), (0, 8, 4.0), 25, focus=17, stop=3.2)
    front = resized(toned(photograph()), (2560, 1440))
    board = Board(1280, 720, 2)
    _sky(board, hour)
    board.canvas.drawImageRect(as_skia(front), skia.Rect.MakeWH(1280, 720), SAMPLING)
    mist = spot(640, 420, 420, (("#ffd9a0", 0.34 * hour.warm), ("#ffb070", 0.12 * hour.warm), ("#ffb070", 0)))
    board.canvas.drawCircle(640, 420, 420, fill(mist, blend=skia.BlendMode.kScreen))
    snowfall(board, 150, 12, largest=4)
    vignette(board, hour.shade, 0.5)
    return Picture(_bloomed(board.image().convert("RGB")))


def _sky(board: Board, hour: Hour) -> None:
    area = skia.Rect.MakeWH(1280, 720)
    board.canvas.drawRect(area, fill(down(0, 430, hour.sky, (0, 0.3, 0.6, 0.85, 1))))
    chance = random.Random(4)  # noqa: S311 - the same stars at every bake
    for _ in range(170):
        x, y = chance.uniform(0, 1280), chance.uniform(20, 330)
        star = fill(("#ffffff", chance.uniform(0.2, 0.9) * (1 - y / 400)), blur=0.4)
        board.canvas.drawCircle(x, y, chance.uniform(0.5, 1.5), star)
    if hour.aurora:
        for step in range(150):
            x = -60 + step * 9.4
            foot = 210 + 70 * np.sin(x * 0.006) + 26 * np.sin(x * 0.021 + 1)
            tall = 150 + 60 * np.sin(x * 0.011 + 2)
            veil = down(foot - tall, foot, (("#7a5cff", 0), ("#35e0b0", 0.3), ("#9affd0", 0.42), ("#9affd0", 0)))
            ray = fill(veil, blur=5, blend=skia.BlendMode.kScreen)
            board.canvas.drawRect(skia.Rect.MakeXYWH(x, foot - tall, 8, tall), ray)
    halo = spot(236, 118, 130, (("#fff6dc", 0.5), ("#cfc0ff", 0.16), ("#cfc0ff", 0)), (0, 0.35, 1))
    board.canvas.drawCircle(236, 118, 130, fill(halo, blend=skia.BlendMode.kScreen))


def _bloomed(image: Image.Image) -> Image.Image:
    """Light spills over from what is bright."""
    pixels = np.asarray(image.resize((640, 360)), np.float64) / 255
    bright = np.clip(pixels - 0.66, 0, 1) * 1.3
    spilt = sum(gaussian_filter(bright, (wide, wide, 0)) * share for wide, share in ((3, 0.5), (9, 0.5), (24, 0.4)))
    light = Image.fromarray((np.clip(spilt, 0, 1) * 255).astype(np.uint8)).resize(image.size, Image.Resampling.BICUBIC)
    below, above = np.asarray(image, np.float64) / 255, np.asarray(light, np.float64) / 255
    return Image.fromarray((255 * (1 - (1 - below) * (1 - above)) + 0.5).astype(np.uint8))


def _air(hour: Hour) -> None:
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = linear(hour.ambient[0]), hour.ambient[1]


def _ground() -> None:
    snow = material(Surface("#eef2ff", rough=0.7, bump=(5, 0.5, 0.12)))
    box((60, 60, 0.2), (0, 14, -0.1), snow, bevel=0)
    box((4.6, 60, 0.04), (0, 14, 0.02), material(ROAD), bevel=0)
    for side in (-1, 1):
        box((0.35, 60, 0.34), (side * 2.6, 14, 0.05), snow, bevel=0.15)
        for step in range(9):
            heap = ball(1, (side * (3.0 + 0.3 * (step % 3)), -4 + 3.1 * step, 0.02), snow, squash=(0.9, 1.3, 0.34))
            heap.rotation_euler = (0, 0, step)


def _terraces(hour: Hour) -> None:
    kinds = [kept_aside(partial(_terrace, number, hour)) for number in range(6)]
    for side in (-1, 1):
        for place in range(8):
            kind = kinds[(place * 2 + (side > 0) * 3 + place // 3) % 6]
            show(kind, (side * 6.5, 0.4 + 3.25 * place, 0), size=1.32, turn=(0, 0, side * degrees(-52)))
    for place in range(9):
        show(kinds[(place * 5 + 1) % 6], (-12.4 + 3.1 * place, 28, 0), size=1.3)
    tree = kept_aside(build_tree)
    show(tree, (0, 19, 3.4), size=2.5)
    for side in (-1, 1):
        show(tree, (side * 7.1, -2.1, 1.05), size=0.92, turn=(0, 0, side))


def _terrace(number: int, hour: Hour) -> None:
    """One house of the terrace: door and shop window or sash windows, two or three storeys, a gable of snow."""
    chance = random.Random(number * 3 + 1)  # noqa: S311 - the same street at every bake
    wall = material(Surface(WALLS[number], rough=0.6, mottle=(2.6, mixed(WALLS[number], "#000000", 0.28))))
    trim, snow = material(TRIM), material(SNOW)
    wide, deep, high = 2.3, 2.4, (4.2, 5.3, 4.7, 5.3, 4.2, 4.9)[number]
    lit = material(Surface("#ffc24a", rough=0.4, glow=hour.pane[0], glow_strength=hour.pane[1]))
    dark = material(Surface("#28305e", rough=0.15, coat=1))
    front = -deep / 2
    box((wide, deep, high), (0, 0, high / 2), wall, bevel=0.03)
    box((wide + 0.14, deep + 0.14, 0.18), (0, 0, high), trim, bevel=0.04)
    box((wide + 0.08, deep + 0.08, 0.1), (0, 0, 1.78), trim, bevel=0.03)
    cut_out([(-wide / 2, 0), (wide / 2, 0), (0, 1.1)], wall, depth=deep, bevel=0.01, at=(0, 0, high + 0.05))
    snowy_roof((wide, deep, 1.1), (0, 0, high + 0.05), material(ROOF), over=0.14)
    window((0, front - 0.02, high + 0.42), (0.34, 0.4), lit, trim, snow=False)
    storeys = int((high - 2.0) / 1.2)
    for storey in range(storeys):
        for x in (-0.58, 0.58):
            pane = lit if chance.random() < 0.74 else dark
            window((x, front - 0.02, 2.42 + 1.22 * storey), (0.62, 0.82), pane, trim)
    window((-0.5, front - 0.02, 0.98), (0.86, 1.0), lit, trim)
    box(
        (0.72, 0.08, 1.42),
        (0.62, front - 0.02, 0.76),
        material(Surface(DOORS[number], rough=0.3, coat=0.5)),
        bevel=0.02,
    )
    box((0.86, 0.06, 1.56), (0.62, front, 0.8), trim, bevel=0.02)
    box((0.6, 0.05, 0.24), (0.62, front - 0.06, 1.34), lit, bevel=0.01)
    small_wreath((0.62, front - 0.1, 0.9), 0.17)
    box((0.96, 0.5, 0.12), (0.62, front - 0.25, 0.1), snow, bevel=0.04)
    box((0.42, 0.42, 1.1), (-wide / 2 + 0.36, 0.4, high + 1.0), wall, bevel=0.03)
    box((0.52, 0.52, 0.18), (-wide / 2 + 0.36, 0.4, high + 1.58), snow, bevel=0.07)


def _lamps(hour: Hour) -> None:
    post = kept_aside(_lamp)
    for side in (-1, 1):
        for y in (-2.2, 4.2, 10.5, 17):
            x = side * (5.15 if y < 0 else 3.7)
            show(post, (x, y, 0))
            point_light((x, y - 0.4, 3.0), 150 * hour.warm, "#ffae50", size=0.25)


def _lamp() -> None:
    iron, glass = material(IRON), material(Surface("#ffdf9a", glow="#ffa83a", glow_strength=3.2))
    drum(0.06, 2.9, (0, 0, 1.45), iron, bevel=0, steps=16)
    drum(0.16, 0.36, (0, 0, 0.18), iron, bevel=0.02, steps=16, upper=0.08)
    drum(0.17, 0.42, (0, 0, 3.05), glass, bevel=0.02, steps=6, upper=0.24)
    drum(0.28, 0.16, (0, 0, 3.34), iron, bevel=0.01, steps=6, upper=0.05)
    ball(0.22, (0, 0, 3.4), material(SNOW), squash=(1, 1, 0.42), steps=16)
    ball(0.2, (0, -0.06, 2.5), material(LEAF), squash=(1.2, 0.8, 0.8), steps=16)


def _lights() -> None:
    """Strings of coloured lights across the street."""
    bulbs = [material(Surface(tint, glow=tint, glow_strength=2.6)) for tint in LIGHTS]
    for y, high in ((2.5, 6.6), (8.0, 6.9), (14, 7.4)):
        for step in range(45):
            across = step / 44 * 2 - 1
            ball(0.085, (across * 5.6, y, high - 1.3 * (1 - across * across)), bulbs[step % 4], steps=8)


def recipes() -> list[Recipe]:
    """The street at both hours."""
    hours = {"property": DUSK, "property_free": MIDNIGHT}
    return [Recipe(f"backdrops/{name}", partial(street, hour), scale=2, lossless=False) for name, hour in hours.items()]
