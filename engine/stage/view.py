"""Maps the logical canvas of 1280 by 720 to the pixels of the window, and back."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH = 1280
HEIGHT = 720

Box = tuple[float, float, float, float]
"""A logical rectangle: x, y, width, height."""

PixelBox = tuple[int, int, int, int]
"""A rectangle in window pixels: x, y, width, height."""


@dataclass(frozen=True, slots=True)
class View:
    """How the canvas lies in a window: scale `k` and the top left corner of the canvas in window pixels."""

    width: int
    height: int
    k: float
    left: int
    top: int

    @classmethod
    def fit(cls, width: int, height: int) -> View:
        """Lay the canvas into a window of `width` by `height` pixels: as large as it fits, centred."""
        k = max(min(width / WIDTH, height / HEIGHT), 0.01)
        return cls(width, height, k, round((width - WIDTH * k) / 2), round((height - HEIGHT * k) / 2))

    def length(self, logical: float) -> int:
        """A logical length in whole pixels, at least one."""
        return max(1, round(logical * self.k))

    def x(self, logical: float) -> int:
        """The window pixel column of a logical x."""
        return self.left + round(logical * self.k)

    def y(self, logical: float) -> int:
        """The window pixel row of a logical y."""
        return self.top + round(logical * self.k)

    def box(self, box: Box) -> PixelBox:
        """A logical box in pixels. Both edges are rounded by themselves, so neighbours meet without a gap."""
        x, y, width, height = box
        left, top = self.x(x), self.y(y)
        return left, top, max(1, self.x(x + width) - left), max(1, self.y(y + height) - top)

    def to_canvas(self, position: tuple[int, int]) -> tuple[float, float] | None:
        """The logical point under a window pixel, or None in the bars beside the canvas."""
        x = (position[0] + 0.5 - self.left) / self.k
        y = (position[1] + 0.5 - self.top) / self.k
        return (x, y) if 0 <= x < WIDTH and 0 <= y < HEIGHT else None

    @property
    def canvas_box(self) -> PixelBox:
        """Where the canvas lies in the window, in pixels."""
        return self.box((0, 0, WIDTH, HEIGHT))
