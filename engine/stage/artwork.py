"""Pictures at the size they are drawn: scaled once from big masters, kept while they are used."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import inf
from pathlib import Path

import pygame

from engine.stage.decoder import Decoder, Source
from engine.stage.manifest import ATLASES, Manifest, MissingAssetError, Picture, level_file
from engine.stage.recent import RecentSurfaces

SOURCE_BYTES = 6_000_000
ATLAS_BYTES = 2_200_000
"""Decoded pictures, or copies of them, kept for those whose size changes from frame to frame."""

NEARLY = 0.95
"""A kept copy with so great a share of the pixels serves a picture in motion: nobody sees it."""
SMALL_BYTES = 300_000
"""A copy of so many bytes is scaled in less time than a smaller one is read."""

ALPHA_STEPS = 16
LARGE_STEPS = 8
"""Fading goes by so many steps, so that the faded copies stay few; that of a LARGE picture by fewer."""
LARGE = 90_000
"""Pixels."""


class Artwork:
    """The pictures of an assets folder, by name and pixel size, premultiplied."""

    def __init__(self, folder: Path, manifest: Manifest, *, cache_bytes: int) -> None:
        self.folder = folder
        self.manifest = manifest
        self.scaled = RecentSurfaces(cache_bytes)
        self.sources = RecentSurfaces(SOURCE_BYTES)
        self.atlases = RecentSurfaces(ATLAS_BYTES)
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

    # --- what pictures are made from

    def source(self, name: str, level: int) -> pygame.Surface:
        """A picture as it was baked, or its copy that is `level` times smaller; premultiplied."""
        self.used.add(name)
        kept = self._cache_of(name).find((name, level))
        if kept is not None:
            return kept
        surface = self._decoder.take((name, level)) or self._load((name, level))
        self._keep((name, level), surface)
        return surface

    def _cache_of(self, name: str) -> RecentSurfaces:
        """Atlases have one of their own: a new amount is cut from them at any time."""
        return self.atlases if name.startswith(ATLASES) else self.sources

    def _keep(self, source: Source, surface: pygame.Surface) -> None:
        """Keep it, unless it is a backdrop that would leave no room for others: such a one is used once and dropped."""
        cache = self._cache_of(source[0])
        cache.made += 1
        is_opaque = not surface.get_flags() & pygame.SRCALPHA
        if not (is_opaque and self._is_too_large(source)):
            cache.put(source, surface)

    def _is_too_large(self, source: Source) -> bool:
        cache = self._cache_of(source[0])
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
        self._decoder.want(source for source in wanted if self._cache_of(source[0]).find(source) is None)

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
                self._keep(source, surface)
        return is_busy

    def level_at_hand(self, name: str, level: int, *, most: float = inf) -> int:
        """A copy that is kept already and has more pixels than are needed, at most so many bytes; else `level`."""
        entry, kept = self.entry(name), self.sources.peek
        if kept((name, level)) is not None:
            return level
        finer = (each for each in sorted((1, *entry.levels), reverse=True) if each < level)
        return next((n for n in finer if kept((name, n)) is not None and entry.bytes_at(n) <= most), level)

    def _level_for(self, name: str, size: tuple[int, int]) -> int:
        """The copy to make a picture from: one that is kept and has all its pixels, or nearly; else the right one."""
        entry = self.entry(name)
        level = entry.level_for(*size)
        for coarser in sorted(entry.levels):
            is_near = coarser > level and entry.size_at(coarser)[0] >= NEARLY * size[0]
            if is_near and self.sources.peek((name, coarser)) is not None:
                return coarser
        return self.level_at_hand(name, level, most=SMALL_BYTES)

    # --- pictures

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels, kept."""
        kept = self.scaled.find((name, width, height))
        if kept is not None:  # the usual case, asked without making a function first
            return kept
        return self.scaled.get((name, width, height), lambda: self.made(name, width, height))

    def made(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels, made anew: for what is only drawn into something that is kept."""
        source = self.source(name, self._level_for(name, (width, height)))
        return source if source.get_size() == (width, height) else pygame.transform.smoothscale(source, (width, height))

    def variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """The picture faded, turned (degrees, anticlockwise) or flipped ("", "x", "y", "xy")."""
        step = ALPHA_STEPS
        if alpha < 1:
            steps = LARGE_STEPS if size[0] * size[1] > LARGE else ALPHA_STEPS
            step = round(alpha * steps) * ALPHA_STEPS // steps
        angle = round(turn) % 360 if turn else 0
        if step == ALPHA_STEPS and not angle and not flip:
            return self.picture(name, *size)
        key: Hashable = (name, size, step, angle, flip)
        kept = self.scaled.find(key)
        if kept is not None:  # the usual case, asked without making a function first
            return kept
        if self.entry(name).soft and not angle and not flip:
            return self.scaled.get(key, lambda: self._faded(name, size, step / ALPHA_STEPS))
        return self.scaled.get(key, lambda: changed(self.picture(name, *size), step / ALPHA_STEPS, angle, flip))

    def _faded(self, name: str, size: tuple[int, int], alpha: float) -> pygame.Surface:
        """A soft picture is faded while it is small: many times quicker."""
        source = changed(self.source(name, self._level_for(name, size)), alpha, 0, "")
        return pygame.transform.smoothscale(source, size)

    def made_variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """As `variant`, made anew: for what is only drawn into something that is kept."""
        plain = self.made(name, *size) if not turn and not flip else self.picture(name, *size)
        return changed(plain, alpha, round(turn) % 360, flip)

    def close(self) -> None:
        """Decode no more."""
        self._decoder.close()


def changed(surface: pygame.Surface, alpha: float, turn: int, flip: str) -> pygame.Surface:
    """A copy of a premultiplied surface, flipped, turned and faded, in this order."""
    copy = surface
    if flip:
        copy = pygame.transform.flip(copy, "x" in flip, "y" in flip)
    if turn:
        copy = pygame.transform.rotozoom(copy, turn, 1)
    if alpha < 1:
        level = max(0, round(alpha * 255))
        copy = surface.copy() if copy is surface else copy
        copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
