"""Writes a picture as a file."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

WEBP_QUALITY = 92


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
