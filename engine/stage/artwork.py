"""Pictures at the size they are drawn: scaled once from big masters, kept while they are used."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

import pygame

from engine.stage.manifest import Manifest, MissingAssetError, Picture
from engine.stage.recent import RecentSurfaces

MASTER_BYTES = 12_000_000
"""Decoded masters kept for pictures whose size changes from frame to frame."""

ALPHA_STEPS = 16
"""Fading goes by so many steps, so that the faded copies stay few."""

PictureKey = tuple[str, int, int]


class Artwork:
    """The pictures of an assets folder, by name and pixel size, premultiplied.

    After a resize pictures come at once from their former size (rough), and are made again
    from their masters a few at a time by `refine`.
    """

    def __init__(self, folder: Path, manifest: Manifest, *, cache_bytes: int) -> None:
        self.folder = folder
        self.manifest = manifest
        self.scaled = RecentSurfaces(cache_bytes)
        self.generation = 0
        self._masters = RecentSurfaces(MASTER_BYTES)
        self._former: dict[str, pygame.Surface] = {}
        self._shown: dict[str, pygame.Surface] = {}
        self._rough: list[PictureKey] = []

    def entry(self, name: str) -> Picture:
        """The manifest's entry of a picture.

        Raises:
            MissingAssetError: there is no such picture.
        """
        entry = self.manifest.images.get(name)
        if entry is None:
            raise MissingAssetError(f"picture {name!r} is not in the manifest of {self.folder}")
        return entry

    def master(self, name: str) -> pygame.Surface:
        """The picture as it was baked, premultiplied."""
        return self._masters.get(name, lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface:
        path = self.folder / self.entry(name).file
        try:
            with path.open("rb") as file:
                loaded = pygame.image.load(file, path.name)
        except (OSError, pygame.error) as error:
            raise MissingAssetError(f"picture {name!r}: {path}: {error}") from error
        if loaded.get_alpha() is None or not loaded.get_flags() & pygame.SRCALPHA:
            return loaded.convert()
        return loaded.convert_alpha().premul_alpha()

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels."""
        key = (name, width, height)
        kept = self.scaled.peek(key)
        if kept is not None:
            return self.scaled.get(key, lambda: kept)
        former = self._former.get(name)
        if former is not None:
            self._rough.append(key)
            surface = self.scaled.get(key, lambda: pygame.transform.smoothscale(former, (width, height)))
        else:
            surface = self.scaled.get(key, lambda: self._scale(name, width, height))
        self._shown[name] = surface
        return surface

    def _scale(self, name: str, width: int, height: int) -> pygame.Surface:
        master = self.master(name)
        return master if master.get_size() == (width, height) else pygame.transform.smoothscale(master, (width, height))

    def variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """The picture faded, turned (degrees, anticlockwise) or flipped ("", "x", "y", "xy")."""
        step = round(alpha * ALPHA_STEPS)
        angle = round(turn) % 360
        if step >= ALPHA_STEPS and not angle and not flip:
            return self.picture(name, *size)
        key: Hashable = (name, *size, step, angle, flip)
        return self.scaled.get(key, lambda: changed(self.picture(name, *size), step / ALPHA_STEPS, angle, flip))

    def begin_resize(self) -> None:
        """From now on other sizes are wanted: keep what is shown to make rough ones of."""
        self._former = dict(self._shown)
        self._shown = {}
        self._rough.clear()
        self.scaled.clear()

    def refine(self, count: int) -> bool:
        """Make up to `count` rough pictures again from their masters. True when there was something to do."""
        if not self._rough:
            self._former = {}
            return False
        for _ in range(min(count, len(self._rough))):
            key = self._rough.pop()
            if self.scaled.peek(key) is not None:
                surface = self._scale(*key)
                self.scaled.put(key, surface)
                self._shown[key[0]] = surface
        if not self._rough:
            self._former = {}
            self.generation += 1
        return True

    @property
    def is_rough(self) -> bool:
        """Whether some pictures still wait to be made again from their masters."""
        return bool(self._rough)


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
