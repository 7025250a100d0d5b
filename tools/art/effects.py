"""Light and dust: sparkle, glow, rays, shine, puff, crumbs, snow. White ones are meant for additive drawing."""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from tools.art.board import Board, Tint, fill, line, polygon, spot, stroke
from tools.art.recipe import Picture, Recipe

PLUS = skia.BlendMode.kPlus


def sparkle() -> Picture:
    """Four long and four short thin beams round a bright core, 64 units."""
    board = Board(64, 64)
    for length, width, degrees in ((31, 3.2, 0), (31, 3.2, 90), (15, 2.4, 45), (15, 2.4, 135)):
        with board.turned(32, 32, degrees):
            beam = skia.Path()
            beam.moveTo(-length, 0)
            beam.quadTo(-width, -width * 0.35, 0, -width)
            beam.quadTo(width, -width * 0.35, length, 0)
            beam.quadTo(width, width * 0.35, 0, width)
            beam.quadTo(-width, width * 0.35, -length, 0)
            board.canvas.drawPath(beam, fill("#ffffff", blur=0.3))
    core = spot(32, 32, 15, ("#ffffff", ("#fffbe8", 0.55), ("#fff4c8", 0)), (0, 0.3, 1))
    board.canvas.drawCircle(32, 32, 15, fill(core, blend=PLUS))
    return Picture(board.image())


def glow() -> Picture:
    """Soft white disc, 128 units."""
    board = Board(128, 128, 2)
    steps: tuple[Tint, ...] = tuple(("#ffffff", (1 - step / 12) ** 2.2) for step in range(13))
    board.canvas.drawCircle(64, 64, 64, fill(spot(64, 64, 64, steps)))
    return Picture(board.image())


def rays() -> Picture:
    """Burst of 28 soft rays of differing width and strength, 900 units; it can turn slowly."""
    board = Board(900, 900, 1)
    chance = random.Random(4)  # noqa: S311 - the same rays at every bake, nothing to keep secret
    for ray in range(28):
        turn = ray * 2 * math.pi / 28 + chance.uniform(-0.03, 0.03)
        half = math.pi / 28 * chance.choice((0.5, 0.66, 0.9))
        strength = chance.uniform(0.5, 1)
        rim = [(450 + 446 * math.cos(turn + side), 450 + 446 * math.sin(turn + side)) for side in (-half, half)]
        tints = (("#ffffff", 0.75 * strength), ("#ffffff", 0.34 * strength), ("#ffffff", 0))
        board.canvas.drawPath(polygon([(450, 450), *rim]), fill(spot(450, 450, 440, tints, (0, 0.4, 1)), blur=5))
    return Picture(board.image())


def shine() -> Picture:
    """Diagonal strip of light, 90 units square, that runs over a tile."""
    board = Board(90, 90)
    tints = (("#ffffff", 0), ("#ffffff", 0.25), ("#ffffff", 0.95), ("#ffffff", 0.25), ("#ffffff", 0))
    with board.turned(45, 45, 25):
        strip = skia.Rect.MakeXYWH(-16, -70, 32, 140)
        board.canvas.drawRect(strip, fill(line((-16, 0), (16, 0), tints, (0, 0.3, 0.5, 0.7, 1))))
    fade = line((0, 0), (0, 90), (("#000000", 0), "#000000", "#000000", ("#000000", 0)), (0, 0.2, 0.8, 1))
    board.canvas.drawRect(skia.Rect.MakeWH(90, 90), fill(fade, blend=skia.BlendMode.kDstIn))
    return Picture(board.image())


def puff() -> Picture:
    """Small soft cloud of dust, 64 units."""
    board = Board(64, 64)
    chance = random.Random(9)  # noqa: S311 - the same cloud at every bake
    for _ in range(16):
        turn, out = chance.uniform(0, 2 * math.pi), chance.uniform(0, 15)
        x, y, radius = 32 + out * math.cos(turn), 32 + out * math.sin(turn), chance.uniform(8, 15)
        tints = (("#fff6e6", 0.4), ("#f3ddbd", 0.22), ("#e9cda4", 0))
        board.canvas.drawCircle(x, y, radius, fill(spot(x - 2, y - 3, radius, tints, (0, 0.5, 1))))
    return Picture(board.image())


def crumb(seed: int) -> Picture:
    """A crumb of pudding, lit from the upper left, 24 units."""
    board = Board(24, 24)
    chance = random.Random(seed)  # noqa: S311 - the same crumb at every bake
    corners = 9
    reach = [chance.uniform(6.2, 10) for _ in range(corners)]
    points = [
        (12 + out * math.cos(2 * math.pi * place / corners), 12 + out * 0.86 * math.sin(2 * math.pi * place / corners))
        for place, out in enumerate(reach)
    ]
    shape = polygon(points)
    board.canvas.drawPath(shape, fill(spot(8, 7, 16, ("#9a5a2a", "#5a2a10", "#2a1006"), (0, 0.5, 1))))
    board.canvas.drawPath(shape, stroke("#2a1006", 1.6))
    with board.clipped(shape):
        for _ in range(9):
            x, y = chance.uniform(5, 19), chance.uniform(5, 19)
            grain = chance.choice(("#b0703a", "#c98a4c", "#3a1608"))
            board.canvas.drawCircle(x, y, chance.uniform(0.7, 1.7), fill(grain))
        if seed % 2:
            board.canvas.drawCircle(13, 12, 3.1, fill(spot(12, 11, 4, ("#ff6a5a", "#b01020", "#5a040c"), (0, 0.4, 1))))
    return Picture(board.image())


def snow() -> Picture:
    """Soft snowflake seen from afar, 24 units."""
    board = Board(24, 24)
    tints = ("#ffffff", ("#ffffff", 0.85), ("#ffffff", 0))
    board.canvas.drawCircle(12, 12, 12, fill(spot(12, 12, 11, tints, (0, 0.4, 1))))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """Every effect."""
    crumbs = [Recipe(f"effects/crumb{number}", partial(crumb, number)) for number in (1, 2, 3, 4)]
    return [
        *crumbs,
        Recipe("effects/sparkle", sparkle),
        Recipe("effects/glow", glow, scale=2, soft=True),
        Recipe("effects/rays", rays, scale=1, lossless=False, soft=True),
        Recipe("effects/shine", shine, soft=True),
        Recipe("effects/puff", puff, soft=True),
        Recipe("effects/snow", snow),
    ]
