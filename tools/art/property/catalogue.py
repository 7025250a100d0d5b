"""All recipes of Mr. Monopoly, flat and modelled."""

from __future__ import annotations

from tools.art.objects import property_dice, property_fittings, property_gallery, property_logos, property_street
from tools.art.property import cards, key_art, lane, panels, reels
from tools.art.recipe import Recipe

MODULES = (
    property_gallery,
    property_logos,
    property_dice,
    property_fittings,
    property_street,
    cards,
    key_art,
    lane,
    panels,
    reels,
)


def recipes() -> list[Recipe]:
    """Those of every module, in turn."""
    return [recipe for module in MODULES for recipe in module.recipes()]
