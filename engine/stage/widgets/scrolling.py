"""How far a list is scrolled: wished for, shown on the way there, and where the thumb of its bar lies."""

from __future__ import annotations

import math

QUICKNESS = 18.0
"""The way that is left shrinks to a third within 1 / QUICKNESS seconds."""
SHORTEST_THUMB = 44.0


class Scrolling:
    """A view of `seen` units on a content of `total` units. `offset` is what is shown at the top."""

    def __init__(self, seen: float) -> None:
        self.seen = seen
        self.total = 0.0
        self.offset = 0.0
        self._wanted = 0.0

    @property
    def furthest(self) -> float:
        """The offset at which the end of the content is seen."""
        return max(0.0, self.total - self.seen)

    @property
    def is_needed(self) -> bool:
        """Whether there is more than fits."""
        return self.furthest > 0

    @property
    def is_moving(self) -> bool:
        """Whether the view is still on its way."""
        return self.offset != self._wanted

    def set_total(self, total: float) -> None:
        """The content has another height; the view stays within it."""
        self.total = total
        self._wanted = min(self._wanted, self.furthest)
        self.offset = min(self.offset, self.furthest)

    def scroll_by(self, way: float) -> None:
        """Go `way` units down, or up when negative."""
        self._wanted = min(self.furthest, max(0.0, self._wanted + way))

    def jump_to(self, offset: float) -> None:
        """Be there at once."""
        self._wanted = self.offset = min(self.furthest, max(0.0, offset))

    def show(self, top: float, height: float) -> None:
        """Scroll just so far that the stretch from `top` is seen; a stretch that is too high from its beginning."""
        if top + height > self._wanted + self.seen:
            self._wanted = top + height - self.seen
        self._wanted = min(self.furthest, max(0.0, min(self._wanted, top)))

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        left = (self._wanted - self.offset) * math.exp(-QUICKNESS * passed)
        self.offset = self._wanted if abs(left) < 0.5 else self._wanted - left

    @property
    def thumb(self) -> tuple[float, float]:
        """Where the thumb lies on a bar as high as the view: top and height."""
        if not self.is_needed:
            return 0.0, self.seen
        height = min(self.seen, max(SHORTEST_THUMB, self.seen * self.seen / self.total))
        return (self.seen - height) * self.offset / self.furthest, height

    def drag_thumb(self, top: float) -> None:
        """Put the thumb's top there: the view follows at once."""
        free = self.seen - self.thumb[1]
        self.jump_to(self.furthest * top / free if free > 0 else 0.0)
