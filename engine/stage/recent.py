"""A cache that keeps what was used last and is bounded by bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def surface_bytes(surface: pygame.Surface) -> int:
    """The memory that a surface's pixels take, in bytes."""
    return surface.get_pitch() * surface.get_height()


class RecentSurfaces:
    """Surfaces by key. When their pixels pass `limit` bytes, the ones not used for longest are dropped.

    `made` counts the surfaces that had to be made: a steady frame makes none.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self.made = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of `key`, made by `make` when it is not there."""
        kept = self.find(key)
        if kept is not None:
            return kept
        surface = make()
        self.made += 1
        self.put(key, surface)
        return surface

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface of `key` if it is there; it has been used then."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The surface of `key` if it is there, without counting as its use."""
        return self._kept.get(key)

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep `surface` under `key`, in place of what was there."""
        self.forget(key)
        self._kept[key] = surface
        self.bytes += surface_bytes(surface)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= surface_bytes(dropped)

    def forget(self, key: Hashable) -> None:
        """Drop the surface of `key`, if it is there."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= surface_bytes(old)

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)
