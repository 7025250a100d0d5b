"""The recipes of all symbols and single objects."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.objects import log, symbols, tree, turkey
from tools.art.objects.parts import SYMBOL, picture_of
from tools.art.recipe import Recipe

USE_SIZE = 56
SYMBOLS: dict[str, Callable[[], None]] = {
    "tree": tree.tree,
    "cracker": symbols.cracker,
    "candles": symbols.candles,
    "wreath": symbols.wreath,
    "bells": symbols.bells,
    "holly": symbols.holly,
    "bauble": symbols.bauble,
    "log": log.log,
    "turkey": turkey.turkey,
}


def recipes() -> list[Recipe]:
    """Every symbol."""
    scale = round(SYMBOL / USE_SIZE, 3)
    return [
        Recipe(f"symbols/{name}", partial(picture_of, build), scale=scale, lossless=False)
        for name, build in SYMBOLS.items()
    ]
