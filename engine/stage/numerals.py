"""Amounts in baked foil numerals: tabular digits put together to one surface for each amount and size."""

from __future__ import annotations

import pygame

from engine.stage.artwork import Artwork
from engine.stage.manifest import MissingAssetError, Numerals, atlas_name
from engine.stage.recent import RecentSurfaces
from engine.stage.view import View

GLYPH_BYTES = 1_500_000
WINDOWS_OF_GLYPHS = 0.36
AMOUNT_BYTES = 1_500_000


class Foil:
    """The numerals of all styles. Glyphs are kept at the sizes in use, so that an atlas is seldom needed."""

    def __init__(self, artwork: Artwork) -> None:
        self._artwork = artwork
        self.glyphs = RecentSurfaces(GLYPH_BYTES)
        self.amounts = RecentSurfaces(AMOUNT_BYTES)
        self._k = 1.0

    def fit(self, view: View) -> None:
        """Make room for the digits of a window of this size: a few large sizes of them."""
        self._k = view.k
        self.glyphs.limit = max(GLYPH_BYTES, round(view.width * view.height * 4 * WINDOWS_OF_GLYPHS))

    def entry(self, style: str) -> Numerals:
        """The atlas of a style ("gold", "silver", ...).

        Raises:
            MissingAssetError: there is no such style.
        """
        entry = self._artwork.manifest.numerals.get(style)
        if entry is None:
            raise MissingAssetError(f"numerals {style!r} are not in the manifest of {self._artwork.folder}")
        return entry

    def width(self, text: str, style: str, size: float) -> float:
        """How far the pen moves for an amount with digits `size` high, in the same unit as `size`."""
        entry = self.entry(style)
        return sum(entry.glyphs[c].advance for c in text if c in entry.glyphs) * size / entry.size

    def amount(self, text: str, style: str, pixels: int) -> pygame.Surface:
        """The amount with digits of `pixels` height, premultiplied."""
        return self.amounts.get((text, style, pixels), lambda: self._compose(text, style, pixels))

    def _compose(self, text: str, style: str, pixels: int) -> pygame.Surface:
        entry = self.entry(style)
        k = pixels / entry.size
        pad = entry.pad * k
        height = max(1, round(entry.height * k))
        surface = pygame.Surface((round(self.width(text, style, pixels) + 2 * pad), height), pygame.SRCALPHA)
        pen = pad
        for character in text:
            glyph = entry.glyphs.get(character)
            if glyph is None:
                raise MissingAssetError(f"numerals {style!r} have no {character!r}, wanted for {text!r}")
            cut = self._glyph(style, character, (max(1, round(glyph.width * k)), height))
            x = pen + glyph.advance * k / 2 - cut.get_width() / 2
            surface.blit(cut, (round(x), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            pen += glyph.advance * k
        return surface

    def _glyph(self, style: str, character: str, size: tuple[int, int]) -> pygame.Surface:
        entry = self.entry(style)
        glyph = entry.glyphs[character]

        def make() -> pygame.Surface:
            name = atlas_name(style)
            level = self._artwork.usual_level(name, self._k)
            box = (glyph.x // level, 0, glyph.width // level, entry.height // level)
            return pygame.transform.smoothscale(self._artwork.source(name, level).subsurface(box), size)

        return self.glyphs.get((style, character, *size), make)
