"""Pictures at the size they are drawn: scaled once from big masters, kept while they are used."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from pathlib import Path

import pygame

from engine.stage.decoder import Decoder
from engine.stage.manifest import Manifest, MissingAssetError, Picture
from engine.stage.recent import RecentSurfaces

MASTER_BYTES = 10_000_000
"""Decoded masters, whole or reduced, kept for pictures whose size changes from frame to frame."""

REDUCED_TO = 1.5
"""A master is kept at least so many times as large as it is drawn: small pictures need no large ones in memory."""

ALPHA_STEPS = 16
"""Fading goes by so many steps, so that the faded copies stay few."""


class Artwork:
    """The pictures of an assets folder, by name and pixel size, premultiplied."""

    def __init__(self, folder: Path, manifest: Manifest, *, cache_bytes: int) -> None:
        self.folder = folder
        self.manifest = manifest
        self.scaled = RecentSurfaces(cache_bytes)
        self.masters = RecentSurfaces(MASTER_BYTES)
        self.used: set[str] = set()
        self._decoder = Decoder(self._load, lambda name: _bytes_of(self.entry(name)))

    def entry(self, name: str) -> Picture:
        """The manifest's entry of a picture.

        Raises:
            MissingAssetError: there is no such picture.
        """
        entry = self.manifest.images.get(name)
        if entry is None:
            raise MissingAssetError(f"picture {name!r} is not in the manifest of {self.folder}")
        return entry

    # --- masters

    def master(self, name: str) -> pygame.Surface:
        """The picture as it was baked, premultiplied."""
        self.used.add(name)
        return self.masters.get((name, 1), lambda: self._decoded(name))

    def _decoded(self, name: str) -> pygame.Surface:
        return self._decoder.take(name) or self._load(name)

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

    def _reduced(self, name: str, times: int) -> pygame.Surface:
        """The master, made so many times smaller (a power of two)."""
        if times == 1:
            return self.master(name)
        self.used.add(name)
        return self.masters.get((name, times), lambda: self._made_smaller(name, times))

    def _made_smaller(self, name: str, times: int) -> pygame.Surface:
        nearest = times // 2
        while nearest and self.masters.peek((name, nearest)) is None:
            nearest //= 2
        source = self.masters.peek((name, nearest)) or self._decoded(name)
        width, height = self.entry(name).size
        return pygame.transform.smoothscale(source, (max(1, width // times), max(1, height // times)))

    def foresee(self, names: Iterable[str]) -> None:
        """Have masters decoded beside the loop: these pictures will be drawn soon."""
        self._decoder.want(name for name in names if not self._is_kept(name))

    def _is_kept(self, name: str) -> bool:
        return any(self.masters.peek((name, times)) is not None for times in (1, 2, 4, 8))

    def prepare(self, k: float) -> bool:
        """Keep one decoded master, as large as a window with scale `k` needs it. False when nothing more is coming."""
        is_busy = self._decoder.is_busy  # asked first: what ends meanwhile is found by the next call
        for name in self._decoder.finished():
            entry = self.entry(name)
            if self._is_too_large(entry):
                continue
            is_stretched = entry.nine is not None or any(entry.inset)
            self._reduced(name, 1 if is_stretched else _reduction(entry, entry.size[0] / entry.scale * k))
            return True
        return is_busy

    def _is_too_large(self, entry: Picture) -> bool:
        """Whether keeping its master would leave no room for others: it is used once and dropped."""
        return _bytes_of(entry) > self.masters.limit // 2

    # --- pictures

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels, kept."""
        kept = self.scaled.find((name, width, height))
        if kept is not None:  # the usual case, asked without making a function first
            return kept
        return self.scaled.get((name, width, height), lambda: self.made(name, width, height))

    def made(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture at `width` by `height` pixels, made anew: for what is only drawn into something that is kept."""
        entry = self.entry(name)
        times = _reduction(entry, width, height)
        if times == 1 and self._is_too_large(entry):
            self.used.add(name)
            source = self.masters.peek((name, 1)) or self._decoded(name)
        else:
            source = self._reduced(name, times)
        return source if source.get_size() == (width, height) else pygame.transform.smoothscale(source, (width, height))

    def variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """The picture faded, turned (degrees, anticlockwise) or flipped ("", "x", "y", "xy")."""
        step = round(alpha * ALPHA_STEPS)
        angle = round(turn) % 360
        if step >= ALPHA_STEPS and not angle and not flip:
            return self.picture(name, *size)
        key: Hashable = (name, *size, step, angle, flip)
        kept = self.scaled.find(key)
        if kept is not None:  # the usual case, asked without making a function first
            return kept
        return self.scaled.get(key, lambda: changed(self.picture(name, *size), step / ALPHA_STEPS, angle, flip))

    def made_variant(self, name: str, size: tuple[int, int], alpha: float, turn: float, flip: str) -> pygame.Surface:
        """As `variant`, made anew: for what is only drawn into something that is kept."""
        return changed(self.made(name, *size), alpha, round(turn) % 360, flip)

    def close(self) -> None:
        """Decode no more."""
        self._decoder.close()


def _bytes_of(entry: Picture) -> int:
    return entry.size[0] * entry.size[1] * 4


def _reduction(entry: Picture, width: float, height: float | None = None) -> int:
    """How many times smaller a master may be kept for a picture of this many pixels: a power of two."""
    room = entry.size[0] / width if height is None else min(entry.size[0] / width, entry.size[1] / height)
    return 1 << max(0, int(room / REDUCED_TO).bit_length() - 1)


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
