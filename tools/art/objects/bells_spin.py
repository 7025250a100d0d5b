"""The spin button of Jingle Bells: the lacquer, the lit bulbs and the golden rails of its frame, made round."""

from __future__ import annotations

import math
from functools import cache, partial

from PIL import Image

from tools.art.model.curves import cut_out
from tools.art.model.foliage import leaf_material
from tools.art.model.grade import outlined, resized, toned
from tools.art.model.materials import BERRY, GOLD, GOLD_DULL, Surface, material
from tools.art.model.scene import flat_camera, photograph
from tools.art.model.shapes import UPRIGHT, ball, drum, hoop
from tools.art.objects.bells_parts import leaf
from tools.art.objects.parts import start
from tools.art.objects.property_fittings import STATES, arrow, in_state
from tools.art.recipe import Picture, Recipe
from tools.art.studio import QUALITY

SIZE = 384
BULBS = 20
LACQUER = Surface("#b00a22", rough=0.28, coat=0.7, coat_rough=0.12)
DOME = Surface("#0a9a40", rough=0.14, coat=1, metal=0.25, glow="#06a03c", glow_strength=0.1)
BULB = Surface("#fff4cc", rough=0.3, glow="#ffd070", glow_strength=1.7)
ARROW = Surface("#fffaf0", rough=0.3, coat=0.4, glow="#fff4dc", glow_strength=0.34)


def spin(state: str, *, arrows: bool) -> Picture:
    """Round button of 128 in a state, a sprig of holly on its upper edge; without arrows it has room for a word."""
    return Picture(in_state(_photographed(arrows=arrows), state))


@cache
def _photographed(*, arrows: bool) -> Image.Image:
    start((SIZE, SIZE))
    gold = material(GOLD)
    hoop(1.06, 0.085, (0, 0, 0), gold, turn=UPRIGHT)
    drum(1.04, 0.1, (0, 0.02, 0), material(LACQUER), turn=UPRIGHT, bevel=0.01, steps=128)
    hoop(0.83, 0.06, (0, -0.06, 0), gold, turn=UPRIGHT)
    hoop(0.77, 0.03, (0, -0.1, 0), material(GOLD_DULL), turn=UPRIGHT)
    ball(0.8, (0, 0.02, 0), material(DOME), squash=(1, 0.32, 1), steps=128)
    for first in (0, 180) if arrows else ():
        made = cut_out(arrow(first), material(ARROW), depth=0.05, bevel=0.03, at=(0, -0.28, 0))
        made.scale = (0.98, 0.98, 1)
    bulb = material(BULB)
    for place in range(BULBS):
        turn = 2 * math.pi * (place + 0.5) / BULBS
        ball(0.046, (0.945 * math.sin(turn), -0.07, 0.945 * math.cos(turn)), bulb, steps=24)
    _holly()
    flat_camera(2.46, height=0.5)
    return resized(outlined(toned(photograph()), 5 * QUALITY.share, "#1c0206"), (SIZE, SIZE))


def _holly() -> None:
    green = leaf_material("#1cba50", "#0a7a30")
    for way in (200, -20):
        leaf((0, -0.3, 0.94), way, (0.46, 0.19), green, tilt=74)
    for across, up in ((-0.085, 0.93), (0.085, 0.93), (0.0, 1.06)):
        ball(0.095, (across, -0.42, up), material(BERRY), steps=32)


def recipes() -> list[Recipe]:
    """The button in all states, with its arrows and without."""
    return [
        Recipe(f"bells/spin{kind}{state}", partial(spin, state, arrows=not kind), lossless=False)
        for kind in ("", "_word")
        for state in STATES
    ]
