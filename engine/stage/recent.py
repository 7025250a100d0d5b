"""A cache that keeps what was used last and is bounded by bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame


def surface_bytes(surface: pygame.Surface) -> int:
    """The memory that a surface's pixels take, in bytes."""
    return surface.get_pitch() * surface.get_height()


@dataclass(slots=True)
class _Kept:
    surface: pygame.Surface
    frame: int


class RecentSurfaces:
    """Surfaces by key. When their pixels pass `limit` bytes, the ones not used for longest are dropped.

    What this frame or the last one has used stays, whatever the limit: a frame that needs more than fits would have to
    make all of it anew each time. `made` counts the surfaces that had to be made: a steady frame makes none.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self.made = 0
        self.frame = 0
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()

    def next_frame(self) -> None:
        """A new frame begins: what was used two frames ago may go."""
        self.frame += 1
        if self.bytes > self.limit:
            self._shrink()

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
        if kept is None:
            return None
        self._kept.move_to_end(key)
        kept.frame = self.frame
        return kept.surface

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The surface of `key` if it is there, without counting as its use."""
        kept = self._kept.get(key)
        return None if kept is None else kept.surface

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep `surface` under `key`, in place of what was there."""
        self.forget(key)
        self._kept[key] = _Kept(surface, self.frame)
        self.bytes += surface_bytes(surface)
        if self.bytes > self.limit:
            self._shrink()

    @property
    def is_tight(self) -> bool:
        """Whether the limit is kept, or only passed by what is in use."""
        return self.bytes <= self.limit or self._is_in_use(next(iter(self._kept)))

    def _is_in_use(self, key: Hashable) -> bool:
        return self._kept[key].frame >= self.frame - 1

    def _shrink(self) -> None:
        """Drop the oldest until the limit is kept, or all that are left are in use."""
        while self.bytes > self.limit:
            oldest = next(iter(self._kept))
            if self._is_in_use(oldest):
                return
            self.forget(oldest)

    def drop_older(self, frame: int, most: int) -> int:
        """Drop what was not used since that frame, until that was `most` bytes or more; how many bytes it was."""
        before = self.bytes
        while self._kept and before - self.bytes < most:
            oldest = next(iter(self._kept))
            if self._kept[oldest].frame >= frame:
                break
            self.forget(oldest)
        return before - self.bytes

    def forget(self, key: Hashable) -> None:
        """Drop the surface of `key`, if it is there."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= surface_bytes(old.surface)

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)
