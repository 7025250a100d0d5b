"""Sewn labels: the ribbon of headings, the tags of prizes, the strip of instructions."""

from __future__ import annotations

from functools import partial

from tools.art.knit.tape import Cloth, tag
from tools.art.recipe import Recipe

RIBBON = Cloth("#b01222", "#ffd98a", satin=0.8, selvedge="#f0b63c")
PRIZE = Cloth("#4c0d1c", "#e9c98a", satin=0.25, selvedge="#8a2a36")
PRIZE_WON = Cloth("#f3b52c", "#7a1a10", satin=0.9, selvedge="#fff0b0")
PRIZE_FADED = Cloth("#4a4350", "#8d8794", satin=0.1)
NOTE = Cloth("#141f44", "#e7d3a2", satin=0.15, selvedge="#2d3c70")


def recipes() -> list[Recipe]:
    """Every label; those for texts of any length stretch in their middle."""
    tags = {
        "ribbon_red": (290.0, 36.0, RIBBON, 22.0),
        "label": (104.0, 27.0, PRIZE, 14.0),
        "label_gold": (104.0, 27.0, PRIZE_WON, 14.0),
        "label_faded": (104.0, 27.0, PRIZE_FADED, 14.0),
        "note": (618.0, 30.0, NOTE, 20.0),
    }
    return [
        Recipe(f"jumper/{name}", partial(tag, width, height, cloth, stretch=stretch), lossless=False)
        for name, (width, height, cloth, stretch) in tags.items()
    ]
