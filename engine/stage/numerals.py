"""Amounts in baked foil numerals: tabular digits put together to one surface for each amount and size."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from engine.stage.artwork import Artwork
from engine.stage.manifest import MissingAssetError, Numerals, atlas_name
from engine.stage.recent import RecentSurfaces
from engine.stage.view import View

GLYPH_BYTES = 1_500_000
WINDOWS_OF_GLYPHS = 0.36
AMOUNT_BYTES = 1_500_000
MOST_ASKED = 64


class Foil:
    """The numerals of all styles. Glyphs are kept at the sizes in use, so that an atlas is seldom needed."""

    def __init__(self, artwork: Artwork) -> None:
        self._artwork = artwork
        self.glyphs = RecentSurfaces(GLYPH_BYTES)
        self.amounts = RecentSurfaces(AMOUNT_BYTES)
        self._asked: dict[tuple[str, str, int], int] = {}
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

    def can_cut(self, text: str, style: str, pixels: int) -> bool:
        """Whether an amount can be put together in this frame; else its numerals are on their way."""
        entry, name = self.entry(style), atlas_name(style)
        height = max(1, round(entry.height * pixels / entry.size))
        cuts = ((character, entry.glyphs[character]) for character in text if character in entry.glyphs)
        keys = ((style, each, max(1, round(glyph.width * pixels / entry.size)), height) for each, glyph in cuts)
        if all(self.glyphs.peek(key) is not None for key in keys):
            return True
        level = self._artwork.usual_level(name, self._k)
        if self._artwork.allowance.spend(self._artwork.reading_cost(name, level)):
            return True
        self._artwork.order_copy(name, level)
        return False

    def stands(self, text: str, style: str, pixels: int) -> bool:
        """Whether the amount is kept, or was asked for in the last frame too: one that counts is seen but once."""
        key, frame = (text, style, pixels), self.amounts.frame
        before = self._asked.get(key)
        if len(self._asked) > MOST_ASKED:
            self._asked.clear()
        self._asked[key] = frame
        return before == frame - 1 or self.amounts.peek(key) is not None

    def size(self, text: str, style: str, pixels: int) -> tuple[int, int]:
        """The width and height of an amount with its margins."""
        entry = self.entry(style)
        k = pixels / entry.size
        return round(self.width(text, style, pixels) + 2 * entry.pad * k), max(1, round(entry.height * k))

    def laid_out(self, text: str, style: str, pixels: int) -> Iterator[tuple[pygame.Surface, int]]:
        """The digits of an amount, and how far right of its left edge each lies."""
        entry = self.entry(style)
        k = pixels / entry.size
        height = max(1, round(entry.height * k))
        pen = entry.pad * k
        for character in text:
            glyph = entry.glyphs.get(character)
            if glyph is None:
                raise MissingAssetError(f"numerals {style!r} have no {character!r}, wanted for {text!r}")
            cut = self._glyph(style, character, (max(1, round(glyph.width * k)), height))
            yield cut, round(pen + glyph.advance * k / 2 - cut.get_width() / 2)
            pen += glyph.advance * k

    def _compose(self, text: str, style: str, pixels: int) -> pygame.Surface:
        surface = pygame.Surface(self.size(text, style, pixels), pygame.SRCALPHA)
        for cut, x in self.laid_out(text, style, pixels):
            surface.blit(cut, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
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
