"""Runs recipes and stores what they paint, with its entry in the manifest."""

from __future__ import annotations

from pathlib import Path

from tools.art.levels import store_levels
from tools.art.manifest import ASSETS, OWN_LICENCE, Entry, file_digest, put_entries, read_manifest
from tools.art.recipe import Picture, Recipe, source_digest
from tools.art.storing import save_picture


def bake(recipe: Recipe) -> Entry:
    """Paint one picture, store it and enter it in the manifest."""
    picture = recipe.paint()
    path = ASSETS / "images" / f"{recipe.name}.{recipe.suffix}"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_picture(picture.image, path, lossless=recipe.lossless)
    entry = describe(path, picture, scale=recipe.scale, made_by=recipe.made_by)
    entry["source"] = source_digest(recipe)
    if recipe.soft:
        entry["soft"] = True
    if recipe.suffix == "webp":
        entry["levels"] = store_levels(picture.image, path, lossless=recipe.lossless)
    put_entries("images", {recipe.name: entry})
    return entry


def describe(path: Path, picture: Picture, *, scale: float, made_by: str) -> Entry:
    """Manifest entry of a stored picture."""
    entry: Entry = {
        "file": path.relative_to(ASSETS).as_posix(),
        "size": list(picture.image.size),
        "scale": scale,
        "made_by": made_by,
        "sha256": file_digest(path),
        "licence": OWN_LICENCE,
    }
    if picture.nine:
        entry["nine"] = list(picture.nine)
    if picture.inset:
        entry["inset"] = list(picture.inset)
    return entry


def is_changed(recipe: Recipe) -> bool:
    """Whether a recipe differs from what the stored picture was made by, or its file is missing."""
    entry = read_manifest().get("images", {}).get(recipe.name)
    if entry is None or entry.get("source") != source_digest(recipe):
        return True
    return not (ASSETS / entry["file"]).exists()
