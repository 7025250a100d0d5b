"""Pictures that come and go during an animation: sparks, flying symbols, amounts on their way."""

from __future__ import annotations

from dataclasses import dataclass

from engine.stage.canvas import Canvas


@dataclass(slots=True, eq=False)
class Sprite:
    """A picture, or an amount in numerals, by its centre; an animation moves and fades it.

    An amount takes `name` as its style of numerals, `width` as the height of its digits, and pops up by its `scale`.
    """

    name: str
    x: float
    y: float
    width: float
    height: float | None = None
    alpha: float = 1.0
    turn: float = 0.0
    add: bool = False
    amount: str = ""
    scale: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        if self.amount:
            canvas.amount(self.amount, (self.x, self.y), self.width, style=self.name, scale=self.scale)
            return
        size = None if self.height is None else (self.width, self.height)
        width = self.width if size is None else None
        place = (self.x, self.y)
        canvas.image(self.name, centre=place, size=size, width=width, alpha=self.alpha, turn=self.turn, add=self.add)


class SpriteLayer:
    """The sprites of a scene, the oldest at the bottom."""

    def __init__(self) -> None:
        self._sprites: list[Sprite] = []

    def add(self, sprite: Sprite) -> Sprite:
        """Put a sprite on top."""
        self._sprites.append(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite away."""
        self._sprites.remove(sprite)

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them."""
        for sprite in self._sprites:
            sprite.draw(canvas)

    def __len__(self) -> int:
        return len(self._sprites)
