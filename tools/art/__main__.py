"""Command line: `bake [NAME...]`, `bake --changed`, `levels`, `look NAME`, `sheet [NAME...]`."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tools.art.baking import bake, is_changed
from tools.art.catalogue import all_recipes
from tools.art.fonts import enter_fonts
from tools.art.jumper.digits import STYLES as FELTS
from tools.art.jumper.digits import bake_felt_numerals
from tools.art.levels import complete_levels
from tools.art.numerals import STYLES, bake_numerals
from tools.art.recipe import Recipe
from tools.art.sheet import draw_sheets
from tools.art.storing import save_picture
from tools.art.studio import low_quality

BUILD = Path(__file__).resolve().parents[2] / "build"


def main(arguments: list[str]) -> int:
    """Run one command; a name may be a whole one or the beginning of several ("ui/")."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=main.__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    baking = commands.add_parser("bake", help="paint pictures and enter them in the manifest")
    baking.add_argument("names", nargs="*", help="all of them if none is named")
    baking.add_argument("--changed", action="store_true", help="only those whose recipe differs from the stored one")
    commands.add_parser("levels", help="store the smaller copies of pictures that have none yet")
    looking = commands.add_parser("look", help="paint one picture at low quality into build/look")
    looking.add_argument("name")
    sheets = commands.add_parser("sheet", help="draw contact sheets into build/sheets, one for each group")
    sheets.add_argument("names", nargs="*")
    chosen = parser.parse_args(arguments)
    if chosen.command == "bake":
        return _bake(chosen.names, changed_only=chosen.changed)
    if chosen.command == "levels":
        print(", ".join(complete_levels()) or "all pictures have their smaller copies")
        return 0
    if chosen.command == "look":
        return _look(chosen.name)
    sheets_drawn = draw_sheets(chosen.names, BUILD / "sheets")
    print("\n".join(map(str, sheets_drawn)))
    return 0 if sheets_drawn else 1


def _chosen(names: list[str]) -> list[Recipe]:
    recipes = all_recipes()
    for name in names:
        if not any(known.startswith(name) for known in recipes) and not name.startswith("numerals"):
            raise SystemExit(f"tools.art: there is no recipe {name!r}; known are {', '.join(recipes)}")
    return [recipe for recipe in recipes.values() if not names or any(recipe.name.startswith(name) for name in names)]


def _bake(names: list[str], *, changed_only: bool) -> int:
    for recipe in _chosen(names):
        if changed_only and not is_changed(recipe):
            continue
        started = time.monotonic()
        entry = bake(recipe)
        print(f"{recipe.name}  {entry['size'][0]}x{entry['size'][1]}  {time.monotonic() - started:.1f} s", flush=True)
    if not names or "numerals" in names:
        for style in STYLES:
            bake_numerals(style)
        for style in FELTS:
            bake_felt_numerals(style)
        enter_fonts()
    return 0


def _look(name: str) -> int:
    recipe = all_recipes().get(name)
    if recipe is None:
        raise SystemExit(f"tools.art: there is no recipe {name!r}")
    with low_quality():
        picture = recipe.paint()
    path = BUILD / "look" / f"{name.replace('/', '_')}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_picture(picture.image, path, lossless=True)
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
