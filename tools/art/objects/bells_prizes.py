"""What lands in Christmas Spins: Red and Gold Bauble, and the four Prize Presents; each with calm room for a value."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

from tools.art.model.curves import cut_out
from tools.art.model.materials import GOLD, GOLD_RIBBON, RED_SATIN, SILVER, Surface, material
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import Flat, ball, drum, hoop, turned
from tools.art.objects.parts import STAR_GOLD, SYMBOL, picture_of, star_shell
from tools.art.objects.presents import FOOT, Gift, lid, open_box
from tools.art.recipe import Recipe

USE_SIZE = 94
BELT = 0.44
"""Half the height of the plain belt on which the value stands, the bauble's radius being 1."""


@dataclass(frozen=True)
class Bauble:
    """Its ball, its belt, and the beads above and below the belt."""

    ball: Surface
    belt: Surface
    beads: Surface


@dataclass(frozen=True)
class Prize:
    """The present of a bonus prize, the enamel of its plaque, and whether a star stands on its bow."""

    gift: Gift
    plaque: str
    starred: bool = False


RED = Bauble(
    Surface("#d80a24", metal=0.8, rough=0.2, coat=0.8, glow="#c00018", glow_strength=0.12),
    Surface("#a8041c", rough=0.35, coat=0.5, coat_rough=0.2, glow="#d0041c", glow_strength=0.14),
    Surface("#ffffff", rough=0.25, coat=0.8, glow="#ffffff", glow_strength=0.1),
)
GILT = Bauble(
    Surface("#ffcc4a", metal=1, rough=0.17, glow="#ff9a10", glow_strength=0.1),
    Surface("#e09a14", metal=0.9, rough=0.38, coat=0.3, coat_rough=0.3, glow="#ff9a10", glow_strength=0.14),
    Surface("#d4081c", rough=0.15, coat=1),
)
PRIZES = {
    "present_mini": Prize(Gift((1.5, 1.45, 1.24), "#0c8a3e", "#0fa04a", RED_SATIN), "#053a1a"),
    "present_minor": Prize(Gift((1.86, 1.86, 1.14), "#155fd0", "#2274ea", SILVER, is_round=True), "#06224f"),
    "present_major": Prize(Gift((1.2, 1.2, 1.9), "#7a22c4", "#9036e0", GOLD_RIBBON, turn=35), "#2c0a52"),
    "present_grand": Prize(Gift((2.3, 1.3, 1.2), "#c40a20", "#e0142e", GOLD_RIBBON, turn=14), "#52040f", starred=True),
}


def bauble(made: Bauble) -> None:
    """A bauble with a plain belt between two golden rims, beads above and below it, and a golden cap."""
    gold, beads = material(GOLD), material(made.beads)
    ball(1, (0, 0, 0), material(made.ball), steps=128)
    steps = [(-BELT + 2 * BELT * step / 16) for step in range(17)]
    turned([(math.sqrt(1 - up * up) * 1.006, up) for up in steps], material(made.belt), steps=128)
    for side in (-1, 1):
        hoop(math.sqrt(1 - BELT**2) * 1.008, 0.05, (0, 0, side * BELT), gold)
        up = side * 0.64
        out = math.sqrt(1 - up * up)
        for place in range(16):
            turn = 2 * math.pi * (place + 0.5) / 16
            ball(0.062, (out * math.cos(turn), out * math.sin(turn), up), beads, steps=20)
        hoop(math.sqrt(1 - 0.8**2) * 1.01, 0.03, (0, 0, side * 0.8), gold)
    drum(0.26, 0.24, (0, 0, 1.04), gold, bevel=0.02)
    hoop(0.27, 0.035, (0, 0, 0.95), gold)
    hoop(0.15, 0.045, (0, 0, 1.27), gold, turn=(math.pi / 2, 0, degrees(20)))
    flat_camera(2.9, height=0.9, target=(0, 0, 0.2))


def present(prize: Prize) -> None:
    """A closed present with a plaque in front; the greatest has a star on its bow."""
    gift = prize.gift
    open_box(gift)
    lid(gift)
    front = -max(gift.size[0], gift.size[1]) * 0.8 - 0.3
    at = (0, front, FOOT + 0.36)
    cut_out(_pill(0.98, 0.3), material(GOLD), depth=0.06, bevel=0.03, at=at)
    enamel = Surface(prize.plaque, rough=0.6, specular=0.1, glow=prize.plaque, glow_strength=0.5)
    cut_out(_pill(0.92, 0.24), material(enamel), depth=0.06, bevel=0.02, at=(at[0], at[1] - 0.05, at[2]))
    if prize.starred:
        star_shell(0.5, 0.24, 0.18, (0, -1.4, FOOT + gift.size[2] + 0.44), material(STAR_GOLD))
    flat_camera(4.2, height=3.2, target=(0, 0, 0.3))


def _pill(half: float, tall: float) -> list[Flat]:
    outline = []
    for side in (1, -1):
        for step in range(13):
            turn = degrees(-90 + 15 * step + (0 if side == 1 else 180))
            outline.append((side * (half - tall) + tall * math.cos(turn), tall * math.sin(turn)))
    return outline


def recipes() -> list[Recipe]:
    """Two baubles and four presents."""
    scale = round(SYMBOL / USE_SIZE, 3)
    builds = {"red_bauble": partial(bauble, RED), "gold_bauble": partial(bauble, GILT)}
    builds |= {name: partial(present, prize) for name, prize in PRIZES.items()}
    return [
        Recipe(f"bells/{name}", partial(picture_of, build), scale=scale, lossless=False)
        for name, build in builds.items()
    ]
