"""All recipes of Jingle Bells, flat and modelled."""

from __future__ import annotations

from tools.art.bells import cells, key_art, panels, plates, stages
from tools.art.objects import (
    bells_fittings,
    bells_garland,
    bells_logo,
    bells_pays,
    bells_prizes,
    bells_spin,
    bells_village,
    bells_wilds,
)
from tools.art.recipe import Recipe

MODULES = (
    bells_wilds,
    bells_pays,
    bells_prizes,
    bells_logo,
    bells_fittings,
    bells_garland,
    bells_spin,
    bells_village,
    cells,
    plates,
    panels,
    stages,
    key_art,
)


def recipes() -> list[Recipe]:
    """Those of every module, in turn."""
    return [recipe for module in MODULES for recipe in module.recipes()]
