"""All recipes of Christmas Jumper, flat and modelled."""

from __future__ import annotations

from tools.art.jumper import backdrops, labels, panels, patches
from tools.art.recipe import Recipe

MODULES = (backdrops, labels, panels, patches)


def recipes() -> list[Recipe]:
    """Those of every module, in turn."""
    return [recipe for module in MODULES for recipe in module.recipes()]
