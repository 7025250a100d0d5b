"""Backdrops of Jingle Bells: the snowy village by night with its windows, lanterns and lit trees, and at midnight."""

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
from tools.art.board import SAMPLING, Board, Tint, as_skia, down, fill, spot
from tools.art.model.curves import cut_out
from tools.art.model.grade import resized, toned
from tools.art.model.materials import SNOW, Surface, linear, material
from tools.art.model.scene import area_light, degrees, lens_camera, new_scene, photograph, point_light
from tools.art.model.shapes import ball, box, drum
from tools.art.model.staging import kept_aside, show
from tools.art.objects.property_parts import snowy_roof, window
from tools.art.objects.tree import build_tree
from tools.art.recipe import Picture, Recipe

SIZE = (1440, 810)
WALLS = ("#8a3a2a", "#2f5a86", "#a8722e", "#4a3a78")
TRIM = Surface("#f2e2c4", rough=0.5)
DOOR = Surface("#a0101e", rough=0.4, coat=0.3)
ROOF = Surface("#3a2a4a", rough=0.7)
FIR = Surface("#12503a", rough=0.8, bump=(14, 0.9, 0.1))
LANTERN = Surface("#ffdf9a", glow="#ffa83a", glow_strength=3.0)


@dataclass(frozen=True)
class Hour:
    """Light of an hour: sky from above to the hills, air, moonlight, glow of panes, warmth, haze, corners, stop."""

    sky: tuple[str, ...]
    air: tuple[str, float]
    moon: tuple[str, float]
    pane: float
    warm: float
    haze: tuple[Tint, ...]
    shade: tuple[str, float]
    stop: float
    aurora: bool


EVENING = Hour(
    ("#050828", "#101a58", "#2a2f86", "#5a48a0", "#8a62a8"),
    ("#3a52b4", 0.42),
    ("#a8c4ff", 1700),
    1.5,
    1.0,
    (("#ffd08a", 0.26), ("#ff9a6a", 0.1), ("#ff9a6a", 0)),
    ("#04041c", 0.5),
    3.2,
    aurora=False,
)
MIDNIGHT = Hour(
    ("#010414", "#041036", "#0a2258", "#123a78", "#1c5a94"),
    ("#123a9a", 0.32),
    ("#7ab0ff", 960),
    0.95,
    0.42,
    (("#5aa8ff", 0.2), ("#5aa8ff", 0.068), ("#5aa8ff", 0)),
    ("#01030f", 0.78),
    1.0,
    aurora=True,
)


def village(hour: Hour) -> Picture:
    """The village in 2560 x 1440: sky, photograph, glow, falling snow; its middle stays calm."""
    new_scene(*SIZE)
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = linear(hour.air[0]), hour.air[1]
    _land()
    _houses(hour)
    _trees(hour.warm)
    _lanterns(hour.warm)
    area_light((-10, -10, 14), hour.moon[1], hour.moon[0], size=6, target=(0, 8, 0))
    lens_camera((0, -13, 3.6), (0, 8, 3.4), 26, focus=17, stop=hour.stop)
    front = resized(toned(photograph()), (2560, 1440))
    board = Board(1280, 720, 2)
    _sky(board, hour)
    board.canvas.drawImageRect(as_skia(front), skia.Rect.MakeWH(1280, 720), SAMPLING)
    haze = spot(640, 440, 460, hour.haze, (0, 0.5, 1))
    board.canvas.drawCircle(640, 440, 460, fill(haze, blend=skia.BlendMode.kScreen))
    snowfall(board, 170, 31, largest=4)
    vignette(board, *hour.shade)
    return Picture(_bloomed(board.image().convert("RGB")))


def _sky(board: Board, hour: Hour) -> None:
    """Night with stars and a pale band of light above the hills; a moon at the right, or northern lights."""
    area = skia.Rect.MakeWH(1280, 720)
    board.canvas.drawRect(area, fill(down(0, 440, hour.sky, (0, 0.3, 0.6, 0.85, 1))))
    chance = random.Random(11)  # noqa: S311 - the same stars at every bake
    for _ in range(220):
        x, y = chance.uniform(0, 1280), chance.uniform(26, 340)
        star = fill(("#ffffff", chance.uniform(0.2, 0.95) * (1 - y / 420)), blur=0.4)
        board.canvas.drawCircle(x, y, chance.uniform(0.5, 1.6), star)
    if hour.aurora:
        _aurora(board)
        return
    halo = spot(1080, 110, 150, (("#fff6dc", 0.6), ("#b8c8ff", 0.2), ("#b8c8ff", 0)), (0, 0.3, 1))
    board.canvas.drawCircle(1080, 110, 150, fill(halo, blend=skia.BlendMode.kScreen))
    moon = spot(1072, 104, 46, ("#fffdf2", "#fff0c8", "#e8d4b0"), (0, 0.7, 1))
    board.canvas.drawCircle(1080, 110, 34, fill(moon, blur=0.8))


def _aurora(board: Board) -> None:
    """Two veils of northern lights, green at the foot and violet above."""
    for offset, foot_tint, high_tint, strength in ((0, "#4af0c0", "#3a6aff", 0.3), (1.9, "#5ac8ff", "#8a4cff", 0.22)):
        for step in range(170):
            x = -40 + step * 8
            foot = 236 - 40 * offset + 44 * np.sin(x * 0.005 + offset) + 18 * np.sin(x * 0.019 + 1 + offset)
            tall = 130 + 60 * np.sin(x * 0.009 + 2 + offset) + 26 * np.sin(x * 0.06 + offset)
            veil = ((high_tint, 0), (high_tint, strength * 0.5), (foot_tint, strength), (foot_tint, 0))
            ray = fill(down(foot - tall, foot, veil, (0, 0.45, 0.88, 1)), blur=4, blend=skia.BlendMode.kScreen)
            board.canvas.drawRect(skia.Rect.MakeXYWH(x, foot - tall, 7, tall), ray)


def _bloomed(image: Image.Image) -> Image.Image:
    """Light spills over from what is bright."""
    pixels = np.asarray(image.resize((640, 360)), np.float64) / 255
    bright = np.clip(pixels - 0.68, 0, 1) * 1.2
    spilt = sum(gaussian_filter(bright, (wide, wide, 0)) * share for wide, share in ((3, 0.5), (9, 0.5), (22, 0.35)))
    light = Image.fromarray((np.clip(spilt, 0, 1) * 255).astype(np.uint8)).resize(image.size, Image.Resampling.BICUBIC)
    below, above = np.asarray(image, np.float64) / 255, np.asarray(light, np.float64) / 255
    return Image.fromarray((255 * (1 - (1 - below) * (1 - above)) + 0.5).astype(np.uint8))


def _land() -> None:
    """A snowy green with hills behind it."""
    snow = material(Surface("#eaf0ff", rough=0.7, bump=(4, 0.5, 0.14)))
    box((80, 70, 0.2), (0, 18, -0.1), snow, bevel=0)
    for x, y, wide, high in ((-16, 34, 16, 6.5), (2, 42, 20, 5.0), (18, 36, 17, 7.5)):
        ball(1, (x, y, -0.4), snow, squash=(wide, 7, high), steps=64)
    for step in range(14):
        x = (-1) ** step * (5.2 + 0.7 * (step % 4))
        ball(1, (x, -5 + 1.8 * step, 0), snow, squash=(1.5, 1.2, 0.4), steps=32)


def _cottage(number: int, glow: float) -> None:
    """A cottage of one and a half storeys with lit windows, a red door and a chimney."""
    wall, trim, snow = material(Surface(WALLS[number], rough=0.7)), material(TRIM), material(SNOW)
    lit = material(Surface("#ffc24a", rough=0.4, glow="#ff9420", glow_strength=glow))
    wide, deep, high = (3.0, 2.6, 3.3, 2.8)[number], 2.6, (2.0, 2.4, 2.1, 2.6)[number]
    front = -deep / 2
    box((wide, deep, high), (0, 0, high / 2), wall, bevel=0.04)
    cut_out([(-wide / 2, 0), (wide / 2, 0), (0, 1.5)], wall, depth=deep, bevel=0.01, at=(0, 0, high))
    snowy_roof((wide, deep, 1.5), (0, 0, high), material(ROOF), over=0.3)
    for x in (-wide * 0.3, wide * 0.3):
        window((x, front - 0.02, 1.1), (0.62, 0.8), lit, trim)
    window((0, front - 0.02, high + 0.45), (0.5, 0.5), lit, trim)
    box((0.7, 0.08, 1.3), (0, front - 0.03, 0.66), material(DOOR), bevel=0.03)
    box((0.86, 0.05, 1.46), (0, front, 0.72), trim, bevel=0.03)
    box((1.1, 0.6, 0.12), (0, front - 0.3, 0.06), snow, bevel=0.05)
    box((0.5, 0.5, 1.5), (wide * 0.28, 0.3, high + 1.2), wall, bevel=0.04)
    box((0.62, 0.62, 0.2), (wide * 0.28, 0.3, high + 2.0), snow, bevel=0.08)


def _houses(hour: Hour) -> None:
    kinds = [kept_aside(partial(_cottage, number, hour.pane)) for number in range(len(WALLS))]
    places = (
        (-10.6, 3.4, 0, 1.35, 26), (10.8, 3.0, 1, 1.35, -28), (-12.6, 10, 2, 1.4, 20), (12.8, 10.4, 3, 1.4, -18),
        (-7.2, 12.5, 3, 1.2, 16), (7.4, 13, 2, 1.2, -14), (-10.5, 18, 1, 1.3, 10), (10.2, 18.5, 0, 1.3, -10),
        (-3.6, 21, 0, 1.1, 6), (3.8, 22, 1, 1.1, -6), (-15.5, 24, 3, 1.4, 10), (15.5, 25, 2, 1.4, -10),
    )  # fmt: skip
    for x, y, kind, size, turn in places:
        show(kinds[kind], (x, y, 0), size=size, turn=(0, 0, degrees(turn)))
        point_light((x * 0.94, y - 2.6 * size, 1.2), 90 * hour.warm, "#ffae50", size=0.3)


def _fir() -> None:
    """A plain fir under snow."""
    green, snow = material(FIR), material(SNOW)
    for step in range(4):
        reach, up = 1.1 - 0.24 * step, 0.7 + 0.66 * step
        drum(reach, 1.2, (0, 0, up), green, upper=0.06, bevel=0, steps=14)
        drum(reach * 0.72, 0.74, (0, 0, up + 0.26), snow, upper=0.05, bevel=0, steps=14)


def _trees(warm: float) -> None:
    fir, lit = kept_aside(_fir), kept_aside(build_tree)
    chance = random.Random(5)  # noqa: S311 - the same wood at every bake
    for step in range(70):
        side = 1 if step % 2 else -1
        x, y = side * chance.uniform(3, 26), chance.uniform(25, 36)
        show(fir, (x, y, 0.1 + max(0.0, y - 27) * 0.45), size=chance.uniform(0.9, 1.7))
    for x, y, size in (
        (-13.6, 5.4, 1.6),
        (13.8, 5.2, 1.6),
        (-4.8, 17, 1.1),
        (5, 17, 1.1),
        (-9.4, 16, 1.4),
        (9.6, 16, 1.4),
    ):
        show(fir, (x, y, 0), size=size)
    for x, y, turn in ((-7.5, -1.4, 0.4), (7.6, -1.6, 0.9)):
        show(lit, (x, y, 1.34), size=1.0, turn=(0, 0, turn))
        point_light((x * 0.86, y - 1.6, 1.4), 60 * warm, "#ffc878", size=0.3)
    show(lit, (0, 17.5, 3.1), size=2.3)
    point_light((0, 14.5, 2.5), 260 * warm, "#ffc060", size=0.5)


def _lanterns(warm: float) -> None:
    glass, iron, snow = material(LANTERN), material(Surface("#1a1626", rough=0.4)), material(SNOW)
    for side in (-1, 1):
        for y, x in ((-3.0, 5.3), (4.5, 4.4), (11.5, 3.6)):
            drum(0.06, 2.2, (side * x, y, 1.1), iron, bevel=0, steps=12)
            drum(0.17, 0.44, (side * x, y, 2.4), glass, bevel=0.02, steps=6, upper=0.22)
            ball(0.26, (side * x, y, 2.7), snow, squash=(1, 1, 0.5), steps=16)
            point_light((side * x, y - 0.4, 2.3), 110 * warm, "#ffae50", size=0.25)


def recipes() -> list[Recipe]:
    """The village at both hours."""
    hours = {"bells": EVENING, "bells_bonus": MIDNIGHT}
    return [
        Recipe(f"backdrops/{name}", partial(village, hour), scale=2, lossless=False) for name, hour in hours.items()
    ]
