"""Garlands: fir with balls, lights and bows for the game's upper edge, and glittering tinsel for the lobby."""

from __future__ import annotations

import math
import random
from functools import partial

import skia
from mathutils import Vector
from PIL import Image, ImageOps

from tools.art.board import Board, stroke
from tools.art.model.curves import tube
from tools.art.model.foliage import needles
from tools.art.model.grade import resized, toned
from tools.art.model.materials import BERRY, GOLD, GREEN_DARK, GREEN_LIGHT, RED_METAL, RED_SATIN, Surface, material
from tools.art.model.ribbons import bow
from tools.art.model.scene import area_light, flat_camera, new_scene, photograph, studio_lights, two_environments
from tools.art.model.shapes import ball
from tools.art.recipe import Picture, Recipe

WIDTH, HEIGHT = 4.5, 1.0
BULB = Surface("#fff2c8", glow="#ffc24a", glow_strength=4)


def _sag(along: float) -> Vector:
    """The garland's middle at 0 to 1: it rises to the outer corner and hangs in one bow towards the inner one."""
    return Vector(((along - 0.5) * (WIDTH - 0.7), 0, 0.22 - 0.3 * math.sin(math.pi * along) ** 0.9 - 0.04 * along))


def fir_garland() -> Picture:
    """Fir along the upper edge, 1280x100: a swag at each side, and the middle left free for the logo."""
    scale = 2
    new_scene(round(WIDTH * 100 * scale), round(HEIGHT * 100 * scale))
    two_environments()
    studio_lights()
    for x in (-2.0, 2.0):
        area_light((x, -6, 4), 300, "#fff0da", size=3, target=(x, 0, 0))
    dark, light = material(GREEN_DARK), material(GREEN_LIGHT)
    needles(dark, 2300, _grow, length=0.2, width=0.018, seed=1)
    needles(light, 1900, _grow, length=0.21, width=0.015, seed=2)
    path = [_sag(step / 40) for step in range(41)]
    tube([(spot.x, spot.y, spot.z) for spot in path], 0.11, dark)
    _hang_things()
    red = material(RED_SATIN)
    bow(red, size=0.38, at=(-WIDTH / 2 + 0.52, -0.5, 0.14), width=0.5)
    bow(red, size=0.28, at=(WIDTH / 2 - 0.44, -0.5, 0.12), width=0.5)
    flat_camera(WIDTH, height=0.6)
    return Picture(_both_sides(toned(photograph()), scale))


def _both_sides(swag: Image.Image, scale: int) -> Image.Image:
    """A strip of 1280 units with the swag at its left end and its mirror image at the right one."""
    swag = resized(swag, (round(WIDTH * 100 * scale), round(swag.height * WIDTH * 100 * scale / swag.width)))
    strip = Image.new("RGBA", (1280 * scale, swag.height))
    strip.paste(swag, (0, 0))
    strip.paste(ImageOps.mirror(swag), (strip.width - swag.width, 0))
    return strip


def _grow(chance: random.Random) -> tuple[Vector, Vector]:
    along = chance.random()
    middle = _sag(along)
    way = (_sag(min(1, along + 0.004)) - _sag(max(0, along - 0.004))).normalized()
    turn = chance.uniform(0, 2 * math.pi)
    normal = Vector((0, -1, 0)) * math.cos(turn) + way.cross(Vector((0, -1, 0))) * math.sin(turn)
    return middle + normal * 0.1, normal * 0.8 + way * 0.65


def _hang_things() -> None:
    red, gold, bulb, berry = material(RED_METAL), material(GOLD), material(BULB), material(BERRY)
    for place in range(1, 16):
        along = place / 16
        middle = _sag(along)
        if not 0.13 < along < 0.9:
            continue
        if place % 3 == 0:
            ball(0.12, tuple(middle + Vector((0, -0.28, -0.05))), red if place % 2 else gold, steps=40)
        elif place % 3 == 1:
            ball(0.05, tuple(middle + Vector((0, -0.3, 0.06))), bulb, steps=16)
        else:
            for x, z in ((-0.055, 0), (0.055, 0), (0, 0.085)):
                ball(0.062, tuple(middle + Vector((x, -0.28, z - 0.02))), berry, steps=20)


TINSEL_GOLD = ("#6a3a04", "#f2b632", "#fffbe6")
TINSEL_SILVER = ("#4a5068", "#cfd8ea", "#ffffff")


def tinsel_garland() -> Picture:
    """Silver and golden tinsel along the upper edge, 1280x130, its middle left free for the logo."""
    board = Board(1280, 130, 2)
    for left, right, seed in ((-40, 474, 1), (806, 1320, 2)):
        _strands(board, (left + 16, right - 16, 6, 44), 2800, seed + 2, TINSEL_SILVER)
        _strands(board, (left, right, -8, 80), 3400, seed, TINSEL_GOLD)
    return Picture(board.image())


def _strands(
    board: Board, swag: tuple[float, float, float, float], count: int, seed: int, tints: tuple[str, str, str]
) -> None:
    """Thousands of thin foil strips along a swag (from x, to x, y, depth), each bright only at one angle."""
    left, right, top, depth = swag
    chance = random.Random(seed)  # noqa: S311 - the same tinsel at every bake
    strands = sorted(
        (chance.random(), chance.random(), chance.uniform(0, 2 * math.pi), 15 * chance.uniform(0.45, 1.1))
        for _ in range(count)
    )
    for near, along, turn, length in strands:
        x, y = left + (right - left) * along, top + depth * math.sin(math.pi * along)
        across, down = math.cos(turn) * length, math.sin(turn) * length
        bright = 0.25 + 0.75 * max(0.0, math.cos(turn * 2 + 1.1 + x * 0.013)) ** 3
        path = skia.Path()
        path.moveTo(x, y)
        path.quadTo(
            x + across * 0.6 - down * 0.12, y + down * 0.6 + across * 0.12, x + across, y + down + length * 0.12
        )
        board.canvas.drawPath(path, stroke((_glint(tints, bright, near), 0.95), 1.5 * (0.6 + 0.6 * near)))


def _glint(tints: tuple[str, str, str], bright: float, near: float) -> str:
    dark, light, flash = tints
    share = 0.45 + 0.55 * near
    parts = []
    for place in (1, 3, 5):
        low, high = int(dark[place : place + 2], 16), int(light[place : place + 2], 16)
        value = low * (1 - bright) + high * bright
        if bright > 0.93 and near > 0.5:
            value = int(flash[place : place + 2], 16)
        parts.append(f"{round(value * share):02x}")
    return "#" + "".join(parts)


def recipes() -> list[Recipe]:
    """Both garlands."""
    return [
        Recipe("objects/garland", partial(fir_garland), scale=2, lossless=False),
        Recipe("objects/tinsel_garland", tinsel_garland, scale=2, lossless=False),
    ]
