"""Pictures as they were baked, and their smaller copies: decoded once, beside the loop where that was foreseen."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.stage.decoder import Decoder, Source
from engine.stage.manifest import ATLASES, Manifest, MissingAssetError, Picture, level_file
from engine.stage.recent import RecentSurfaces

if TYPE_CHECKING:
    from concurrent.futures import Future

SOURCE_BYTES = 5_000_000
ATLAS_BYTES = 2_200_000
"""Decoded pictures, or copies of them, kept for those whose size changes from frame to frame."""
SLIGHT_BYTES = 17_000
MOST_OF_SLIGHT = 1_500_000
"""Copies so small take longer to open than to decode: they have a cache, so that larger ones do not drive them out."""

NEARLY = 0.95
"""A kept copy with so great a share of the pixels serves a picture in motion: nobody sees it."""
SMALL_BYTES = 300_000
"""A copy of so many bytes is scaled in less time than a smaller one is read."""


class Masters:
    """The pictures of an assets folder, by name and by how many times smaller the copy is; premultiplied."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.sources = RecentSurfaces(SOURCE_BYTES)
        self.slight = RecentSurfaces(MOST_OF_SLIGHT)
        self.atlases = RecentSurfaces(ATLAS_BYTES)
        self.borrowed: dict[Hashable, pygame.Surface] = {}
        """Copies, and whole pictures, that are at hand as well while a layer is baked from them."""
        self.used: set[str] = set()
        self._decoder = Decoder(self._load, lambda source: self.entry(source[0]).bytes_at(source[1]))

    def entry(self, name: str) -> Picture:
        """The manifest's entry of a picture.

        Raises:
            MissingAssetError: there is no such picture.
        """
        entry = self.manifest.images.get(name)
        if entry is None:
            raise MissingAssetError(f"picture {name!r} is not in the manifest of {self.folder}")
        return entry

    def source(self, name: str, level: int) -> pygame.Surface:
        """A picture as it was baked, or its copy that is `level` times smaller; premultiplied."""
        self.used.add(name)
        kept = self.borrowed.get((name, level)) or self._cache_of((name, level)).find((name, level))
        if kept is not None:
            return kept
        surface = self._decoder.take((name, level)) or self._load((name, level))
        self.keep((name, level), surface)
        return surface

    def at_hand(self, name: str, level: int) -> pygame.Surface | None:
        """A copy if it is kept, without counting as its use."""
        return self.borrowed.get((name, level)) or self._cache_of((name, level)).peek((name, level))

    def _cache_of(self, source: Source) -> RecentSurfaces:
        """Atlases have one of their own, since a new amount is cut from them at any time; so have slight copies."""
        name, level = source
        if name.startswith(ATLASES):
            return self.atlases
        return self.slight if self.entry(name).bytes_at(level) <= SLIGHT_BYTES else self.sources

    def keep(self, source: Source, surface: pygame.Surface) -> None:
        """Keep it, unless it is a backdrop that would leave no room for others: such a one is used once and dropped."""
        cache = self._cache_of(source)
        cache.made += 1
        is_opaque = not surface.get_flags() & pygame.SRCALPHA
        if not (is_opaque and self._is_too_large(source)):
            cache.put(source, surface)

    def _is_too_large(self, source: Source) -> bool:
        cache = self._cache_of(source)
        return cache is self.sources and self.entry(source[0]).bytes_at(source[1]) > cache.limit * 2 // 5

    def _load(self, source: Source) -> pygame.Surface:
        name, level = source
        path = self.folder / level_file(self.entry(name).file, level)
        try:
            with path.open("rb") as file:
                loaded = pygame.image.load(file, path.name)
        except (OSError, pygame.error) as error:
            raise MissingAssetError(f"picture {name!r}: {path}: {error}") from error
        if loaded.get_alpha() is None or not loaded.get_flags() & pygame.SRCALPHA:
            return loaded.convert()
        return loaded.convert_alpha().premul_alpha()

    def foresee(self, names: Iterable[str], k: float) -> None:
        """Have pictures decoded beside the loop that a window with scale `k` will draw soon, as large as laid out."""
        wanted = [(name, self.usual_level(name, k)) for name in names]
        self._decoder.want(source for source in wanted if self._cache_of(source).find(source) is None)

    def usual_level(self, name: str, k: float) -> int:
        """The copy for a picture that is drawn as large as it was laid out, in a window with scale `k`."""
        entry = self.entry(name)
        if entry.nine is not None or any(entry.inset):
            return entry.level_to_stretch(k / entry.scale)
        return entry.level_for(entry.size[0] / entry.scale * k, entry.size[1] / entry.scale * k)

    def prepare(self) -> bool:
        """Take over what was decoded. False when nothing more is coming."""
        is_busy = self._decoder.is_busy  # asked first: what ends meanwhile is found by the next call
        for source in self._decoder.finished():
            surface = None if self._is_too_large(source) else self._decoder.take(source)
            if surface is not None:  # a large one waits there until it is drawn
                self.keep(source, surface)
        return is_busy

    def level_at_hand(self, name: str, level: int, *, most: float = inf) -> int:
        """A copy that is kept already and has more pixels than are needed, at most so many bytes; else `level`."""
        entry = self.entry(name)
        if self.at_hand(name, level) is not None:
            return level
        finer = (each for each in sorted((1, *entry.levels), reverse=True) if each < level)
        return next((n for n in finer if self.at_hand(name, n) is not None and entry.bytes_at(n) <= most), level)

    def coarsest(self, name: str) -> int:
        """The smallest copy; one that is kept already rather than a smaller one."""
        levels = sorted((1, *self.entry(name).levels), reverse=True)
        return next((level for level in levels if self.at_hand(name, level) is not None), levels[0])

    def level_to_make(self, name: str, size: tuple[int, int]) -> int:
        """The copy to make a picture from: one that is kept and has all its pixels, or nearly; else the right one."""
        entry = self.entry(name)
        level = entry.level_for(*size)
        for coarser in sorted(entry.levels):
            is_near = coarser > level and entry.size_at(coarser)[0] >= NEARLY * size[0]
            if is_near and self.at_hand(name, coarser) is not None:
                return coarser
        return self.level_at_hand(name, level, most=SMALL_BYTES)

    def coming(self, name: str, level: int) -> Future[pygame.Surface] | None:
        """A copy that is being decoded, for whoever needs it in another thread; None when it is not."""
        return self._decoder.hand_over((name, level))

    def read(self, name: str, level: int, coming: Future[pygame.Surface] | None) -> pygame.Surface:
        """In any thread: a copy as it comes, or read from its file."""
        return self._load((name, level)) if coming is None else coming.result()

    def close(self) -> None:
        """Decode no more."""
        self._decoder.close()
