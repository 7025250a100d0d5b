"""What a canvas draws with: pictures, letters, numerals, and the surfaces made from them."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pygame

from engine.stage.allowance import AT_LEAST, FOR_EACH_SCALE
from engine.stage.artwork import Artwork
from engine.stage.baking import Bakes
from engine.stage.letterer import Letterer
from engine.stage.manifest import Manifest
from engine.stage.masters import ATLAS_BYTES, SOURCE_BYTES
from engine.stage.memory import return_small_blocks
from engine.stage.numerals import Foil
from engine.stage.panels import Panels
from engine.stage.recent import RecentSurfaces
from engine.stage.view import View

WINDOWS_OF_LAYERS = 2.2
"""Baked layers may take so many windows of pixels: a room lit, dark behind a message, and smaller ones."""
WINDOWS_OF_PICTURES = 1.5
PICTURE_FLOOR = 5_000_000
"""Scaled pictures may take so many windows of pixels, at least this many bytes."""
WINDOWS_OF_SOURCES = 0.8
MOST_OF_ATLASES = 12_500_000
"""Three whole ones: a scene draws no more styles of numerals."""


Stamped = tuple[str, float, float, float, float, bool]
"""A picture, its logical width and height, how opaque it is, how far it is turned, whether its light is added."""
Stamp = tuple[pygame.Surface, int, int, int]
"""A surface, its width and height, and how it is drawn."""
MOST_STAMPS = 900
DROPPED_AT_ONCE = 1_000_000
"""Bytes of pictures that are given back in a frame."""


class Tools:
    """What a canvas draws with: pictures, letters, numerals, and the surfaces made from them.

    With `streams` a frame makes no more than its allowance, and what is dearer comes from threads a frame or two later.
    Without it, as for pictures that are asked for one at a time, each frame is right at once.
    """

    def __init__(self, folder: Path, manifest: Manifest, *, streams: bool = False) -> None:
        self.artwork = Artwork(folder, manifest, cache_bytes=PICTURE_FLOOR)
        self.panels = Panels(self.artwork)
        self._streams = streams
        self.letterer = Letterer(folder / "fonts", self.artwork.allowance)
        self.foil = Foil(self.artwork)
        self.fonts, self.lines = self.letterer.fonts, self.letterer.lines
        self.layers = RecentSurfaces(PICTURE_FLOOR)
        self.bakes = Bakes()
        self.stamps: dict[Stamped, Stamp] = {}

    def fit(self, view: View) -> None:
        """Make room for a window of this size; what was made for the former size goes."""
        window = view.width * view.height * 4
        self.artwork.fit(
            max(PICTURE_FLOOR, round(window * WINDOWS_OF_PICTURES)),
            max(SOURCE_BYTES, round(window * WINDOWS_OF_SOURCES)),
            max(ATLAS_BYTES, min(MOST_OF_ATLASES, window)),
        )
        self.artwork.allowance.each = AT_LEAST + FOR_EACH_SCALE * view.k if self._streams else inf
        self.foil.fit(view)
        self.layers.limit = round(window * WINDOWS_OF_LAYERS)
        self.letterer.clear()
        self.layers.clear()
        self.bakes.clear()
        self.stamps.clear()

    def keep_stamp(self, look: Stamped, surface: pygame.Surface, flags: int) -> Stamp:
        """Keep how a look is drawn; a few hundred of them are all that fly at a time."""
        if len(self.stamps) >= MOST_STAMPS:
            self.stamps.clear()
        stamp = (surface, *surface.get_size(), flags)
        self.stamps[look] = stamp
        return stamp

    def next_frame(self) -> None:
        """A new frame begins."""
        self.artwork.allowance.renew()
        for cache in self._caches:
            cache.next_frame()

    def prepare(self) -> bool:
        """Take over what was made beside the loop. False when nothing more is coming."""
        is_lettering = self.letterer.prepare()
        return self.artwork.prepare() or is_lettering

    def close(self) -> None:
        """Make nothing more beside the loop."""
        self.letterer.close()
        self.artwork.close()

    def drop_older(self, frame: int) -> bool:
        """Give back some of what was not drawn since that frame: it belonged to scenes that have gone.

        False when nothing of it is left. Giving memory back takes its time: a little goes in each frame.
        """
        left = DROPPED_AT_ONCE
        for cache in self._caches:
            left -= cache.drop_older(frame, left)
            if left <= 0:
                return True
        self.stamps.clear()
        self.letterer.close_unused()
        return False

    def rest(self) -> None:
        """Nothing moves: what the motion has left behind is given back."""
        self.letterer.rest()
        return_small_blocks()

    @property
    def frame(self) -> int:
        """The number of the present frame."""
        return self.layers.frame

    @property
    def _caches(self) -> tuple[RecentSurfaces, ...]:
        artwork, foil = self.artwork, self.foil
        pictures = (artwork.scaled, artwork.sources, artwork.slight, artwork.atlases)
        return *pictures, self.layers, self.lines, foil.amounts, foil.glyphs

    @property
    def surfaces_made(self) -> int:
        """How many surfaces had to be made so far; the same before and after a steady frame."""
        caches = (self.artwork.scaled, self.lines, self.layers, self.foil.amounts)
        return sum(cache.made for cache in caches)
