"""Pays of Jingle Bells that are no animals: the snowman and the spinning top; and the recipes of all pays."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from tools.art.model.curves import cut_out, smooth_line, tube
from tools.art.model.materials import BLACK, GOLD, RED_ENAMEL, SNOW, Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Object, ball, grouped, hoop, turned
from tools.art.objects.bells_animals import eyes, penguin, polar_bear, reindeer, scarf
from tools.art.objects.bells_parts import leaf
from tools.art.objects.parts import SYMBOL, picture_of, star_outline
from tools.art.objects.property_letters import Enamel, letter_symbol
from tools.art.recipe import Recipe

USE_SIZE = 94
CARROT = Surface("#ff7a10", rough=0.4, coat=0.3)
HAT_FELT = Surface("#1f4fc8", rough=0.5, sheen=0.6, coat=0.2, coat_rough=0.3)
BLUE_WOOL = Surface("#1f66d8", rough=0.8, sheen=0.6, specular=0.2, bump=(30, 0.5, 0.03))
YELLOW_WOOL = Surface("#ffc832", rough=0.8, sheen=0.6, specular=0.2, bump=(30, 0.5, 0.03))
TIN = {
    "red": RED_ENAMEL,
    "yellow": Surface("#ffc21e", rough=0.16, coat=1),
    "green": Surface("#0f9a48", rough=0.16, coat=1),
    "blue": Surface("#1f6ee0", rough=0.16, coat=1),
    "cream": Surface("#fff4de", rough=0.2, coat=0.9),
}
BELLY = (
    (0.0, -1.12, "yellow"), (0.1, -0.98, "yellow"), (0.34, -0.76, "red"), (0.66, -0.5, "cream"), (0.9, -0.24, "blue"),
    (1.12, 0.02, "yellow"), (1.16, 0.14, "red"), (1.08, 0.3, "green"), (0.86, 0.44, "cream"), (0.6, 0.54, "red"),
    (0.34, 0.62, "yellow"), (0.14, 0.7, "yellow"),
)  # fmt: skip
LETTERS: dict[str, tuple[str, Enamel]] = {
    "letter_a": ("A", Enamel("#9a0618", "#f0182e")),
    "letter_k": ("K", Enamel("#06702e", "#22c85c")),
    "letter_q": ("Q", Enamel("#f0dcb4", "#fffdf2")),
    "letter_j": ("J", Enamel("#0a5cc0", "#3fb4ff")),
    "letter_10": ("10", Enamel("#c84a04", "#ff9a2a")),
}


def snowman() -> None:
    """A snowman's head and shoulders: blue top hat, carrot, smile of coal, blue and yellow scarf, twigs for arms."""
    snow, coal, twig = material(SNOW), material(BLACK), material(Surface("#8a5528", rough=0.8, bump=(16, 0.8, 0.05)))
    ball(0.92, (0, 0.06, -0.92), snow, squash=(1, 0.9, 0.72), steps=72)
    ball(0.76, (0, 0, 0.14), snow, squash=(1.05, 1, 0.96), steps=72)
    eyes(0.27, (0, -0.68, 0.32), 0.11)
    nose = turned([(0, 0), (0.14, 0.02), (0.08, 0.36), (0, 0.66)], material(CARROT), steps=40)
    grouped([nose], at=(0, -0.72, 0.1), turn=(degrees(104), 0, degrees(24)))
    for place in range(5):
        turn = degrees(-150 + place * 30)
        ball(0.06, (0.36 * math.cos(turn), -0.73 + 0.06 * abs(place - 2), 0.06 + 0.24 * math.sin(turn)), coal, steps=16)
    for side in (-1, 1):
        cheek = material(Surface("#ff9a9a", rough=0.7))
        ball(0.13, (side * 0.46, -0.6, 0.04), cheek, squash=(1, 0.35, 0.75), steps=24)
        tube([(side * 0.74, 0, -0.78), (side * 1.02, -0.1, -0.5), (side * 1.24, -0.1, -0.12)], 0.075, twig)
        tube([(side * 1.12, -0.1, -0.32), (side * 1.36, -0.12, -0.28)], 0.05, twig)
        tube([(side * 1.1, -0.1, -0.36), (side * 1.04, -0.14, -0.1)], 0.05, twig)
    ball(0.1, (0, -0.78, -0.94), coal, steps=20)
    scarf((0, -0.04, -0.48), 0.62, 0.22, BLUE_WOOL, YELLOW_WOOL)
    grouped(_hat(), at=(0.04, -0.02, 0.72), turn=(degrees(-2), degrees(9), 0))
    flat_camera(3.3, height=0.9, target=(0, 0, 0.05))


def _hat() -> list[Object]:
    felt = material(HAT_FELT)
    return [
        turned([(0.54, 0), (0.51, 0.4), (0.57, 0.74), (0.55, 0.79), (0, 0.79)], felt, steps=64),
        turned([(0.46, 0), (0.84, 0.01), (0.88, 0.06), (0.84, 0.1), (0.5, 0.08)], felt, steps=64),
        turned([(0.56, 0.08), (0.535, 0.27)], material(YELLOW_WOOL), steps=64),
        ball(1, (0, 0, 0.8), material(SNOW), squash=(0.5, 0.5, 0.08), steps=32),
        leaf((-0.1, -0.6, 0.2), 165, (0.42, 0.18), material(Surface("#12a048", rough=0.3, coat=0.6))),
        leaf((-0.1, -0.6, 0.2), 50, (0.42, 0.18), material(Surface("#12a048", rough=0.3, coat=0.6))),
        ball(0.1, (-0.1, -0.68, 0.2), material(RED_ENAMEL), steps=24),
    ]


def spinning_top() -> None:
    """A tin top with bands of many colours and golden stars, leaning as it spins, a red knob on its rod."""
    gold = material(GOLD)
    parts = []
    for (out, up, tint), (next_out, next_up, _tint) in pairwise(BELLY):
        parts.append(turned([(out, up), (next_out, next_up)], material(TIN[tint]), steps=128))
    for out, up in ((1.165, 0.12), (0.88, -0.24), (0.86, 0.45), (0.32, -0.77)):
        parts.append(hoop(out, 0.035, (0, 0, up), gold))
    parts.append(turned([(0.1, 0.66), (0.1, 1.12), (0, 1.12)], gold, steps=48))
    knob = [(0, 1.06), (0.2, 1.08), (0.3, 1.2), (0.3, 1.34), (0.18, 1.46), (0, 1.5)]
    parts.append(turned([(max(0.0, out), up) for out, up in smooth_line(knob, 8)], material(RED_ENAMEL), steps=64))
    parts.append(ball(0.12, (0, 0, -1.14), gold, steps=32))
    parts += [_star(math.pi * 2 * place / 10 + 0.3) for place in range(10)]
    grouped(parts, at=(0, 0, 0), turn=(degrees(10), degrees(15), 0))
    flat_camera(3.1, height=2.2, target=(0, 0, 0.1))


def _star(turn: float) -> Object:
    """A golden star on the broad blue band, which slopes outwards."""
    at = (1.02 * math.cos(turn), 1.02 * math.sin(turn), -0.11)
    made = cut_out(star_outline(0.13, 0.055), material(GOLD), depth=0.02, bevel=0.012, at=at)
    made.rotation_euler = (degrees(90 + 40), 0, turn + math.pi / 2)
    return made


SYMBOLS: dict[str, Callable[[], None]] = {
    "polar_bear": polar_bear,
    "penguin": penguin,
    "reindeer": reindeer,
    "snowman": snowman,
    "spinning_top": spinning_top,
}


def recipes() -> list[Recipe]:
    """Five figures and five letters."""
    scale = round(SYMBOL / USE_SIZE, 3)
    figures = [
        Recipe(f"bells/{name}", partial(picture_of, build), scale=scale, lossless=False)
        for name, build in SYMBOLS.items()
    ]
    letters = [
        Recipe(f"bells/{name}", partial(letter_symbol, *made), scale=scale, lossless=False)
        for name, made in LETTERS.items()
    ]
    return [*figures, *letters]
