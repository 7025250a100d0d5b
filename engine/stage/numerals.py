"""Amounts in baked foil numerals: tabular digits put together to one surface for each amount and size."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine.stage.manifest import Manifest, MissingAssetError, Numerals, level_file
from engine.stage.recent import RecentSurfaces

ATLAS_BYTES = 4_500_000
"""One whole atlas, or several small copies: the glyphs are kept by themselves at the sizes in use."""
GLYPH_BYTES = 2_000_000
AMOUNT_BYTES = 3_000_000


class Foil:
    """The numeral atlases of an assets folder."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self._folder = folder
        self._manifest = manifest
        self._atlases = RecentSurfaces(ATLAS_BYTES)
        self._glyphs = RecentSurfaces(GLYPH_BYTES)
        self.amounts = RecentSurfaces(AMOUNT_BYTES)

    def entry(self, style: str) -> Numerals:
        """The atlas of a style ("gold", "silver", ...).

        Raises:
            MissingAssetError: there is no such style.
        """
        entry = self._manifest.numerals.get(style)
        if entry is None:
            raise MissingAssetError(f"numerals {style!r} are not in the manifest of {self._folder}")
        return entry

    def _atlas(self, style: str, level: int) -> pygame.Surface:
        return self._atlases.get((style, level), lambda: self._load(style, level))

    def _load(self, style: str, level: int) -> pygame.Surface:
        path = self._folder / level_file(self.entry(style).file, level)
        try:
            with path.open("rb") as file:
                return pygame.image.load(file, path.name).convert_alpha().premul_alpha()
        except (OSError, pygame.error) as error:
            raise MissingAssetError(f"numerals {style!r}: {path}: {error}") from error

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
            cut = self._glyph(style, character, (max(1, round(glyph.width * k)), height), entry.level_for(pixels))
            x = pen + glyph.advance * k / 2 - cut.get_width() / 2
            surface.blit(cut, (round(x), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            pen += glyph.advance * k
        return surface

    def _glyph(self, style: str, character: str, size: tuple[int, int], level: int) -> pygame.Surface:
        entry = self.entry(style)
        glyph = entry.glyphs[character]

        def make() -> pygame.Surface:
            box = (glyph.x // level, 0, glyph.width // level, entry.height // level)
            return pygame.transform.smoothscale(self._atlas(style, level).subsurface(box), size)

        return self._glyphs.get((style, character, *size), make)
