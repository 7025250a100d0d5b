"""The command: `python -m tools.sound bake [NAME...]`, `bake --changed`, `measure [NAME...]`."""

import argparse
import sys
from collections.abc import Sequence

from tools.sound import manifest
from tools.sound.baking import bake, is_stale, measure
from tools.sound.catalogue import SOUNDS
from tools.sound.recipe import Recipe


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 0, or 2 for a name that no sound has."""
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description="Bake and measure the sounds.")
    commands = parser.add_subparsers(dest="command", required=True)
    baking = commands.add_parser("bake", help="make all sounds, or those named")
    baking.add_argument("names", nargs="*", metavar="NAME")
    baking.add_argument("--changed", action="store_true", help="only those whose code has changed")
    measuring = commands.add_parser("measure", help="loudness and true peak of the baked files")
    measuring.add_argument("names", nargs="*", metavar="NAME")
    chosen = parser.parse_args(arguments)
    unknown = sorted(set(chosen.names) - {recipe.name for recipe in SOUNDS})
    if unknown:
        print(f"no sound is named {', '.join(unknown)}", file=sys.stderr)
        return 2
    recipes = [recipe for recipe in SOUNDS if not chosen.names or recipe.name in chosen.names]
    if chosen.command == "measure":
        print("\n".join(measure(recipes)))
    else:
        bake_all([recipe for recipe in recipes if not chosen.changed or is_stale(recipe)])
    return 0


def bake_all(recipes: Sequence[Recipe]) -> None:
    """Bake one after the other; each is entered as soon as it is made, so an interrupted bake loses nothing."""
    known = {recipe.name for recipe in SOUNDS}
    for recipe in recipes:
        entry = bake(recipe)
        manifest.put({recipe.name: entry}, known)
        print(f"{recipe.name}  {entry['seconds']:.2f} s")


if __name__ == "__main__":
    raise SystemExit(main())
