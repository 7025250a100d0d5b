"""Smaller copies of every picture: a small window reads and keeps few pixels, and draws them as they were stored."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.art.manifest import ASSETS, Entry, file_digest, put_entries, read_manifest
from tools.art.storing import save_picture

LEVELS = (2, 3, 4, 8)
"""A copy for each: so many times smaller. 3 fits 1280x720 to the pixel, 2 1920x1080, 4 and 8 what is drawn small."""
SMALLEST = 12
"""Pixels: no copy has a shorter side."""


def store_levels(image: Image.Image, path: Path, *, lossless: bool) -> dict[str, str]:
    """Store the copies of a picture beside it, `name@2.webp` and so on. Returns level and SHA-256 of each."""
    for old in path.parent.glob(f"{path.stem}@*"):
        old.unlink()
    digests: dict[str, str] = {}
    for level in LEVELS:
        size = (round(image.width / level), round(image.height / level))
        if min(size) < SMALLEST:
            break
        copy = path.with_name(f"{path.stem}@{level}{path.suffix}")
        save_picture(made_smaller(image, size), copy, lossless=lossless)
        digests[str(level)] = file_digest(copy)
    return digests


def made_smaller(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture at a smaller size. What is transparent has no colour there, and gives none to its neighbours."""
    has_alpha = image.mode in {"RGBA", "LA", "P"}
    pixels = image.convert("RGBA").convert("RGBa") if has_alpha else image
    smaller = pixels.resize(size, Image.Resampling.HAMMING)
    return smaller.convert("RGBA") if has_alpha else smaller


def complete_levels() -> list[str]:
    """Store the copies of stored pictures that have none yet. Returns the names of those pictures."""
    manifest = read_manifest()
    done: list[str] = []
    for part in ("images", "numerals"):
        for name, entry in manifest[part].items():
            if "levels" not in entry and entry["file"].endswith(".webp"):
                put_entries(part, {name: _with_levels(entry)})
                done.append(name)
    return done


def _with_levels(entry: Entry) -> Entry:
    path = ASSETS / entry["file"]
    with Image.open(path) as image:
        image.load()
    lossless = b"VP8L" in path.read_bytes()[:64]
    return {**entry, "levels": store_levels(image, path, lossless=lossless)}
