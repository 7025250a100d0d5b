"""Decodes pictures beside the loop, so that they are there when they are drawn for the first time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import pygame

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

THREADS = 2
WAITING_BYTES = 12_000_000
"""Pictures that are decoded, or are being decoded, and not yet taken may be so large together."""


Source: TypeAlias = tuple[str, int]
"""A picture by its name, and how many times smaller the copy is that is meant."""


class Decoder:
    """Pictures that are wanted soon. `load` decodes one, in another thread; `size_of` says its bytes."""

    def __init__(self, load: Callable[[Source], pygame.Surface], size_of: Callable[[Source], int]) -> None:
        self._load = load
        self._size_of = size_of
        self._pool: ThreadPoolExecutor | None = None
        self._wanted: deque[Source] = deque()
        self._coming: dict[Source, Future[pygame.Surface]] = {}

    def want(self, sources: Iterable[Source]) -> None:
        """Have these decoded soon, in this order, in place of what was wanted before and is not begun."""
        self._wanted = deque(source for source in sources if source not in self._coming)
        self._feed()

    def take(self, source: Source) -> pygame.Surface | None:
        """The picture, waited for if it is being decoded; None when that has not begun: decode it at once then."""
        future = self.hand_over(source)
        return None if future is None else future.result()

    def hand_over(self, source: Source) -> Future[pygame.Surface] | None:
        """The picture as it is being decoded, left to whoever asks; None when that has not begun."""
        if source in self._wanted:
            self._wanted.remove(source)
        future = self._coming.pop(source, None)
        self._feed()
        return None if future is None or future.cancel() else future

    def finished(self) -> list[Source]:
        """What can be taken without waiting."""
        return [source for source, future in self._coming.items() if future.done()]

    @property
    def is_busy(self) -> bool:
        """Whether a picture is being decoded, or waits for it and may begin."""
        return any(not future.done() for future in self._coming.values())

    def _feed(self) -> None:
        while self._wanted and sum(map(self._size_of, self._coming)) < WAITING_BYTES:
            if self._pool is None:
                from concurrent.futures import ThreadPoolExecutor  # only now: the first frame needs none

                self._pool = ThreadPoolExecutor(THREADS, "pictures")
            source = self._wanted.popleft()
            self._coming[source] = self._pool.submit(partial(self._load, source))

    def close(self) -> None:
        """Leave what has not begun."""
        self._wanted.clear()
        self._coming.clear()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
