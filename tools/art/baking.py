"""Runs recipes and stores what they paint, with its entry in the manifest."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.art.manifest import ASSETS, OWN_LICENCE, Entry, file_digest, put_entries, read_manifest
from tools.art.recipe import Picture, Recipe, source_digest

WEBP_QUALITY = 92


def bake(recipe: Recipe) -> Entry:
    """Paint one picture, store it and enter it in the manifest."""
    picture = recipe.paint()
    path = ASSETS / "images" / f"{recipe.name}.{recipe.suffix}"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_picture(picture.image, path, lossless=recipe.lossless)
    entry = describe(path, picture, scale=recipe.scale, made_by=recipe.made_by)
    entry["source"] = source_digest(recipe)
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


def save_picture(image: Image.Image, path: Path, *, lossless: bool) -> None:
    """Store as WebP (lossless or quality 92, alpha always exact) or PNG, as the name ends."""
    fresh = path.with_suffix(".new")
    if path.suffix == ".png":
        image.save(fresh, "PNG", optimize=True)
    elif lossless:
        image.save(fresh, "WEBP", lossless=True, quality=80, method=4)
    else:
        image.save(fresh, "WEBP", quality=WEBP_QUALITY, method=5, alpha_quality=100, use_sharp_yuv=True)
    fresh.replace(path)


def is_changed(recipe: Recipe) -> bool:
    """Whether a recipe differs from what the stored picture was made by, or its file is missing."""
    entry = read_manifest().get("images", {}).get(recipe.name)
    if entry is None or entry.get("source") != source_digest(recipe):
        return True
    return not (ASSETS / entry["file"]).exists()
