"""All recipes of Christmas Jumper, flat and modelled."""

from __future__ import annotations

from tools.art.jumper import backdrops, bonus, keyart, labels, light, panels, patches, silhouettes
from tools.art.objects import bonus_gallery, jumper_logo, mantel, presents
from tools.art.recipe import Recipe

MODULES = (
    backdrops,
    labels,
    light,
    panels,
    patches,
    bonus,
    presents,
    mantel,
    bonus_gallery,
    jumper_logo,
    silhouettes,
    keyart,
)


def recipes() -> list[Recipe]:
    """Those of every module, in turn."""
    return [recipe for module in MODULES for recipe in module.recipes()]
