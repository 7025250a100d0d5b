"""A figure that is asked for in each frame, and counted again only when a row has been written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.journal.database import Database

T = TypeVar("T")


class Remembered(Generic[T]):
    """What `count` gives, kept until something is written through the connection."""

    def __init__(self, database: Database, count: Callable[[], T]) -> None:
        self._database = database
        self._count = count
        self._kept: tuple[int | None, T] | None = None

    def value(self) -> T:
        """The figure now."""
        changes = self._database.changes
        if self._kept is None or changes is None or self._kept[0] != changes:
            self._kept = (changes, self._count())
        return self._kept[1]
