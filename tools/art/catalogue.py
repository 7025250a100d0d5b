"""All recipes, by name."""

from __future__ import annotations

from tools.art import (
    atmosphere,
    buttons,
    confetti,
    controls,
    effects,
    felt,
    icons,
    marks,
    panels,
    rings,
    snow_front,
    tiles,
)
from tools.art.bells import catalogue as bells
from tools.art.jumper import catalogue as jumper
from tools.art.objects import coin, gallery, garland, hearth, logos, pudding_pieces, tableau
from tools.art.property import catalogue as street
from tools.art.recipe import Recipe

MODULES = (
    atmosphere,
    bells,
    buttons,
    coin,
    confetti,
    controls,
    effects,
    felt,
    gallery,
    garland,
    hearth,
    icons,
    jumper,
    logos,
    marks,
    panels,
    pudding_pieces,
    rings,
    snow_front,
    street,
    tableau,
    tiles,
)


def all_recipes() -> dict[str, Recipe]:
    """Every recipe; a name that stands twice is an error."""
    found: dict[str, Recipe] = {}
    for module in MODULES:
        for recipe in module.recipes():
            if recipe.name in found:
                raise ValueError(f"{module.__name__}: recipe {recipe.name!r} stands in another module already")
            found[recipe.name] = recipe
    return found
