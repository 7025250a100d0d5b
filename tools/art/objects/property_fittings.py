"""Fittings of the property street: snow globe (the token), reel frame, spin button."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, partial

import numpy as np
from PIL import Image, ImageEnhance

from tools.art.model.curves import cut_out
from tools.art.model.grade import outlined, resized, snow_capped, toned
from tools.art.model.materials import GOLD, GOLD_DULL, RED_SATIN, SNOW, Material, Surface, material
from tools.art.model.scene import area_light, degrees, flat_camera, new_scene, photograph, two_environments
from tools.art.model.shapes import UPRIGHT, Flat, ball, box, drum, grouped, hoop, turned
from tools.art.objects.parts import picture_of, star_shell, start
from tools.art.objects.property_parts import LEAF, PANE
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

WOOD = Surface("#5a1fa0", rough=0.25, coat=0.8)
NIGHT = Surface("#2f6fd0", rough=0.6, glow="#2f6fd0", glow_strength=0.35)
CHAMPAGNE = Surface("#e9c478", metal=1, rough=0.36)
LACQUER = Surface("#4c1fa4", rough=0.5, coat=0.12, coat_rough=0.3, specular=0.2)
GROOVE = Surface("#1c0850", rough=0.5, specular=0.2)
SPIN_GREEN = Surface("#0a8a3a", rough=0.14, coat=1, metal=0.2)
ARROW = Surface("#fff6e2", rough=0.3, coat=0.4, glow="#fff0d0", glow_strength=0.2)
STATES = ("", "_hover", "_pressed", "_disabled")
OPENING = (560, 416)
MARGIN = 40
FRAME_SCALE = 2


def globe() -> None:
    """The token: a snow globe with a lit cottage and a fir in it, on a violet base with a gold band."""
    gold, snow = material(GOLD), material(SNOW)
    glass = material(Surface("#bfe4ff", rough=0.02, coat=1, specular=0.8))
    shader = glass.node_tree.nodes["Principled BSDF"]
    shader.inputs["Alpha"].default_value = 0.2
    ball(1, (0, 0, 0.28), glass, steps=64)
    drum(0.985, 0.02, (0, 0.5, 0.28), material(NIGHT), turn=UPRIGHT, bevel=0, steps=96)
    ball(0.9, (0, 0.1, -0.36), snow, squash=(0.95, 0.9, 0.38))
    cottage = [
        cut_out(
            [(-0.36, 0), (0.36, 0), (0.36, 0.4), (0, 0.76), (-0.36, 0.4)], material(RED_SATIN), depth=0.5, bevel=0.01
        ),
        box((0.2, 0.06, 0.22), (-0.02, -0.28, 0.24), material(PANE), bevel=0.01),
    ]
    for side in (-1, 1):
        roof = box((0.62, 0.66, 0.12), (side * 0.2, 0, 0.62), snow, bevel=0.05, turn=(0, side * degrees(45), 0))
        cottage.append(roof)
    grouped(cottage, at=(-0.16, 0, -0.1), turn=(0, 0, degrees(-16)), size=1.15)
    for step in range(3):
        drum(0.3 - 0.08 * step, 0.32, (0.5, -0.1, 0.1 + 0.2 * step), material(LEAF), upper=0.02, bevel=0, steps=20)
    base = [(0, -1.3), (0.98, -1.3), (1.02, -1.2), (0.9, -0.98), (0.84, -0.66), (0.74, -0.52), (0, -0.52)]
    turned(base, material(WOOD), steps=96)
    for radius, z in ((0.99, -1.22), (0.8, -0.56)):
        hoop(radius, 0.06, (0, 0, z), gold)
    star_shell(0.24, 0.11, 0.08, (0, -0.95, -0.9), gold)
    glint = material(Surface("#ffffff", glow="#ffffff", glow_strength=1.2))
    for x, z, size in ((-0.5, 0.72, 0.15), (-0.64, 0.44, 0.07)):
        ball(size, (x, -0.72, z), glint, squash=(0.7, 0.3, 1.2), steps=24)
    for x, z in ((0.3, 0.8), (0.62, 0.5), (-0.2, 1.0), (0.1, 0.62), (-0.66, 0.1)):
        ball(0.05, (x, -0.5, z), snow, steps=12)
    flat_camera(3.0, height=1.6)


def _outline(half_width: float, half_height: float, radius: float) -> list[Flat]:
    points = []
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for across, up, first in corners:
        for step in range(9):
            turn = degrees(first + step * 11.25)
            x = across * (half_width - radius) + radius * math.cos(turn)
            points.append((x, up * (half_height - radius) + radius * math.sin(turn)))
    return points


def _rail(edges: tuple[float, float], stuff: Material, *, depth: float, bevel: float, y: float = 0) -> None:
    """Ring round the opening: its edges lie so far outside of it, the outer one first."""
    outer, inner = edges
    half_width, half_height = OPENING[0] / 200, OPENING[1] / 200
    outside = _outline(half_width + outer, half_height + outer, 0.06 + outer * 0.55)
    inside = _outline(half_width + inner, half_height + inner, 0.05 + inner * 0.55)
    cut_out(outside, stuff, depth=depth, bevel=bevel, at=(0, y, 0), holes=[inside])


def _corner(x: float, z: float, gold: Material) -> None:
    drum(0.17, 0.1, (x, -0.06, z), gold, turn=UPRIGHT, bevel=0.03)
    drum(0.125, 0.12, (x, -0.08, z), material(LACQUER), turn=UPRIGHT, bevel=0.02)
    star_shell(0.11, 0.05, 0.05, (x, -0.16, z), gold)


def frame() -> Picture:
    """Reel frame round an opening of 560 x 416: dark violet lacquer between two narrow gold fillets, snow above."""
    wide, high = OPENING[0] + 2 * MARGIN, OPENING[1] + 2 * MARGIN
    new_scene(wide * FRAME_SCALE, high * FRAME_SCALE)
    two_environments()
    for x in (-3, 0, 3):
        area_light((x - 1.5, -6, 5), 190, "#fff2dd", size=2.4, target=(x, 0, 0))
    area_light((6, -3, -4), 90, "#ff9a50", size=3)
    gold, lacquer = material(CHAMPAGNE), material(LACQUER)
    _rail((0.3, 0.272), gold, depth=0.1, bevel=0.012)
    _rail((0.275, 0.04), lacquer, depth=0.06, bevel=0.03, y=0.04)
    _rail((0.172, 0.138), material(GROOVE), depth=0.05, bevel=0.012)
    _rail((0.05, 0.018), gold, depth=0.1, bevel=0.014)
    _studs(gold)
    for x in (-1, 1):
        for z in (-1, 1):
            _corner(x * (OPENING[0] / 200 + 0.155), z * (OPENING[1] / 200 + 0.155), gold)
    flat_camera(wide / 100, height=0.001)
    image = toned(photograph())
    return Picture(resized(_snowed(image), (wide * FRAME_SCALE, high * FRAME_SCALE)), inset=(MARGIN * FRAME_SCALE,) * 4)


def _studs(gold: Material) -> None:
    half_width, half_height = OPENING[0] / 200 + 0.155, OPENING[1] / 200 + 0.155
    for step in range(1, 10):
        for z in (-half_height, half_height):
            ball(0.03, (-half_width + step * half_width / 5, -0.03, z), gold, squash=(1, 0.7, 1), steps=16)
    for step in range(1, 8):
        for x in (-half_width, half_width):
            ball(0.03, (x, -0.03, -half_height + step * half_height / 4), gold, squash=(1, 0.7, 1), steps=16)


def _snowed(image: Image.Image) -> Image.Image:
    """Snow along the upper edge only: the lower rail would catch it too, and hide the feet of the last row."""
    capped = snow_capped(image, image.width * 0.014, 11)
    upper = np.asarray(capped).copy()
    low = round(image.height * 0.5)
    upper[low:] = np.asarray(outlined(image, 0.1))[low:]
    return Image.fromarray(upper, "RGBA")


def arrow(first: float) -> list[Flat]:
    """Half of a circle that ends in an arrow's head."""
    start_turn, end_turn = degrees(22 + first), degrees(140 + first)
    turns = [start_turn + (end_turn - start_turn) * step / 24 for step in range(25)]
    outline = [(0.52 * math.cos(turn), 0.52 * math.sin(turn)) for turn in turns]
    outline += [(0.66 * math.cos(end_turn), 0.66 * math.sin(end_turn))]
    outline += [(0.44 * math.cos(end_turn + 0.62), 0.44 * math.sin(end_turn + 0.62))]
    outline += [(0.2 * math.cos(end_turn), 0.2 * math.sin(end_turn))]
    return outline + [(0.34 * math.cos(turn), 0.34 * math.sin(turn)) for turn in reversed(turns)]


def _spin_button(*, arrows: bool) -> None:
    gold, dull = material(GOLD), material(GOLD_DULL)
    hoop(1.0, 0.13, (0, 0, 0), gold, turn=UPRIGHT)
    hoop(0.86, 0.04, (0, -0.08, 0), dull, turn=UPRIGHT)
    ball(0.88, (0, 0.02, 0), material(SPIN_GREEN), squash=(1, 0.3, 1), steps=96)
    for first in (0, 180) if arrows else ():
        cut_out(arrow(first), material(ARROW), depth=0.05, bevel=0.03, at=(0, -0.29, 0))


def spin(state: str, *, arrows: bool) -> Picture:
    """Round spin button of 128 in a state; pressed it is smaller, lower and darker; without arrows for a word."""
    return Picture(in_state(_photographed(arrows=arrows), state))


@cache
def _photographed(*, arrows: bool) -> Image.Image:
    size = 384
    start((size, size))
    _spin_button(arrows=arrows)
    flat_camera(2.46, height=0.5)
    return resized(outlined(toned(photograph()), 5 * QUALITY.share, "#1c0a04"), (size, size))


def in_state(image: Image.Image, state: str) -> Image.Image:
    """A button's picture in a state: lighter under the pointer, smaller and lower when pressed, grey when it is off."""
    light, colour = {"": (1.0, 1.0), "_hover": (1.14, 1.05), "_pressed": (0.84, 1.0), "_disabled": (0.6, 0.1)}[state]
    made = ImageEnhance.Color(ImageEnhance.Brightness(image).enhance(light)).enhance(colour)
    made.putalpha(image.getchannel("A"))
    if state != "_pressed":
        return made
    less = resized(made, (round(made.width * 0.96), round(made.height * 0.96)))
    frame_ = Image.new("RGBA", made.size)
    frame_.paste(less, ((made.width - less.width) // 2, (made.height - less.height) // 2 + 5))
    return frame_


def recipes() -> list[Recipe]:
    """Token, frame, and the spin button in all states."""
    made: Sequence[Recipe] = [
        Recipe("property/token", partial(picture_of, globe, size=(192, 192), outline=4), scale=4, lossless=False),
        Recipe("property/frame", frame, scale=FRAME_SCALE, lossless=False),
    ]
    buttons = [
        Recipe(f"property/spin{kind}{state}", partial(spin, state, arrows=not kind), lossless=False)
        for kind in ("", "_word")
        for state in STATES
    ]
    return [*made, *buttons]
