"""Stores an atlas of numerals: a strip of cut-outs, each beginning on a whole pixel in all smaller copies too."""

from __future__ import annotations

from math import lcm

from PIL import Image

from tools.art.levels import LEVELS, store_levels
from tools.art.manifest import ASSETS, OWN_LICENCE, Entry, file_digest, put_entries
from tools.art.storing import save_picture

STEP = lcm(*LEVELS)


def whole_cells(length: float) -> int:
    """The length, rounded up to what every level divides."""
    return int(-(-length // STEP)) * STEP


def store_atlas(
    style: str, image: Image.Image, glyphs: dict[str, dict[str, float]], measures: dict[str, float], *, made_by: str
) -> None:
    """Store the strip of a style and its copies, and enter it in the manifest."""
    path = ASSETS / "images" / "numerals" / f"{style}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_picture(image, path, lossless=False)
    entry: Entry = {
        "file": path.relative_to(ASSETS).as_posix(),
        "image_size": list(image.size),
        "glyphs": glyphs,
        "made_by": made_by,
        "sha256": file_digest(path),
        "levels": store_levels(image, path, lossless=False),
        "licence": OWN_LICENCE,
        "height": image.height,
        **measures,
    }
    put_entries("numerals", {style: entry})
