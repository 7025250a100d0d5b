"""The recipes of the modelled symbols of Mr. Monopoly."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.objects import (
    property_buildings,
    property_gentleman,
    property_letters,
    property_specials,
    property_treasures,
)
from tools.art.objects.parts import SYMBOL, picture_of
from tools.art.recipe import Recipe

USE_SIZE = 94
TALL = (384, 1536)
ROWS = 416
SYMBOLS: dict[str, Callable[[], None]] = {
    "house": property_buildings.house,
    "gentleman_head": property_gentleman.bust,
    "tophat": property_specials.tophat,
    "diamond": property_specials.diamond,
    "coin": property_treasures.coin,
    "key": property_treasures.key,
    "lamp": property_treasures.lamp,
    "door": property_treasures.door,
}
FIGURES: dict[str, Callable[[], None]] = {
    "hotel": property_buildings.hotel,
    "gentleman": property_gentleman.standing,
    "gentleman_walk": property_gentleman.walking,
    "gentleman_throw": property_gentleman.throwing,
}


def recipes() -> list[Recipe]:
    """Every symbol of one cell, and every one of four."""
    scale = round(SYMBOL / USE_SIZE, 3)
    square = [
        Recipe(f"property/{name}", partial(picture_of, build), scale=scale, lossless=False)
        for name, build in SYMBOLS.items()
    ]
    square.append(Recipe("property/wild", property_specials.wild, scale=scale, lossless=False))
    square += [
        Recipe(f"property/{name}", partial(property_letters.letter_symbol, *made), scale=scale, lossless=False)
        for name, made in property_letters.LETTERS.items()
    ]
    tall = [
        Recipe(
            f"property/{name}",
            partial(picture_of, build, size=TALL, fit=False),
            scale=round(TALL[1] / ROWS, 3),
            lossless=False,
        )
        for name, build in FIGURES.items()
    ]
    return [*square, *tall]
