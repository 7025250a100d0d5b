"""The recipes of the bonus game's symbols, and of the knitted tree and jumper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.objects import creatures, garment, knitted_tree, sweets, toys, trimmings, woollens
from tools.art.objects.parts import SYMBOL, picture_of
from tools.art.recipe import Recipe

TILE = 134
"""Logical size of the tile that a symbol lies in."""
SYMBOLS: dict[str, Callable[[], None]] = {
    "bell": trimmings.bell,
    "candycane": sweets.candycane,
    "drum": toys.toy_drum,
    "gingerbread": sweets.gingerbread,
    "lantern": trimmings.lantern,
    "mitten": woollens.mitten,
    "robin": creatures.robin,
    "skates": toys.skates,
    "sledge": toys.sledge,
    "snowglobe": toys.snowglobe,
    "snowman": creatures.snowman,
    "star": trimmings.star,
    "stocking": woollens.stocking,
    "bonus_bauble": trimmings.bonus_bauble,
}


def recipes() -> list[Recipe]:
    """Symbols of 512 pixels, the tree (276x332 where it is largest), the jumper."""
    made = [
        Recipe(f"symbols/{name}", partial(picture_of, build), scale=round(SYMBOL / TILE, 3), lossless=False)
        for name, build in SYMBOLS.items()
    ]
    made.append(Recipe("jumper/tree", partial(picture_of, knitted_tree.tree, size=(828, 996)), lossless=False))
    made.append(Recipe("jumper/jumper", partial(picture_of, garment.jumper_alone, size=(780, 600)), lossless=False))
    return made
