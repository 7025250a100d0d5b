"""What a canvas draws with: pictures, letters, numerals, and the surfaces made from them."""

from __future__ import annotations

from pathlib import Path

from engine.stage.artwork import Artwork
from engine.stage.manifest import Manifest
from engine.stage.numerals import Foil
from engine.stage.recent import RecentSurfaces
from engine.stage.text import FontSet
from engine.stage.view import View

WINDOWS_OF_CACHE = 5
"""Scaled pictures and baked layers each may take so many windows of pixels, at least CACHE_FLOOR bytes."""
CACHE_FLOOR = 16_000_000
TEXT_BYTES = 8_000_000


class Tools:
    """What a canvas draws with: pictures, letters, numerals, and the surfaces made from them."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.artwork = Artwork(folder, manifest, cache_bytes=CACHE_FLOOR)
        self.fonts = FontSet(folder / "fonts")
        self.foil = Foil(folder, manifest)
        self.lines = RecentSurfaces(TEXT_BYTES)
        self.layers = RecentSurfaces(CACHE_FLOOR)

    def fit(self, view: View) -> None:
        """Make room for a window of this size; layers and texts of the former size go."""
        room = max(CACHE_FLOOR, view.width * view.height * 4 * WINDOWS_OF_CACHE)
        self.artwork.scaled.limit = room
        self.layers.limit = room
        self.layers.clear()
        self.lines.clear()

    @property
    def surfaces_made(self) -> int:
        """How many surfaces had to be made so far; the same before and after a steady frame."""
        caches = (self.artwork.scaled, self.lines, self.layers, self.foil.amounts)
        return sum(cache.made for cache in caches)
