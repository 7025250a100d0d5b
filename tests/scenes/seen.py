"""A canvas that only writes down what a scene shows, also inside of baked layers: its picture as plain values."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from engine.stage.canvas import FULL, Canvas
from engine.stage.text import Colour, Style
from engine.stage.tools import Tools
from engine.stage.view import Box, View

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing on the picture: its kind, its name or words, its middle and size in logical units, and how it looks."""

    kind: str
    what: str
    place: Place
    size: tuple[float, float]
    look: tuple[object, ...] = ()

    @property
    def box(self) -> Box:
        return self.place[0] - self.size[0] / 2, self.place[1] - self.size[1] / 2, *self.size


class SeenCanvas(Canvas):
    """Draws nothing. What is baked or composed is written down at its place, whatever the caches hold."""

    def __init__(self, view: View, tools: Tools, origin: Place = (0, 0), seen: list[Seen] | None = None) -> None:
        super().__init__(view, tools)
        self.origin = origin
        self.seen: list[Seen] = [] if seen is None else seen

    def _see(self, kind: str, what: str, place: Place, size: tuple[float, float], *look: object) -> None:
        x, y = place[0] + self.origin[0], place[1] + self.origin[1]
        self.seen.append(Seen(kind, what, (round(x, 3), round(y, 3)), (round(size[0], 3), round(size[1], 3)), look))

    def image(
        self,
        name: str,
        *,
        centre: Place | None = None,
        topleft: Place = (0, 0),
        size: tuple[float, float] | None = None,
        width: float | None = None,
        height: float | None = None,
        alpha: float = 1.0,
        turn: float = 0.0,
        add: bool = False,
        flip: str = "",
    ) -> None:
        if alpha <= 0.02:
            return
        wide, high = self.natural_size(name, size=size, width=width, height=height)
        place = centre or (topleft[0] + wide / 2, topleft[1] + high / 2)
        self._see("image", name, place, (wide, high), round(alpha, 3), round(turn, 3), add, flip)

    def nine(self, name: str, body: Box, *, alpha: float = 1.0) -> None:
        if alpha <= 0.02:
            return
        self.tools.artwork.entry(name)
        self._see("nine", name, _middle(body), body[2:], round(alpha, 3))

    def backdrop(self, name: str) -> None:
        self.tools.artwork.entry(name)
        self._see("backdrop", name, _middle(FULL), FULL[2:])

    def baked(
        self,
        key: Hashable,  # noqa: ARG002  as Canvas
        box: Box,
        draw: Callable[[Canvas], None],
        *,
        opaque: bool = False,
        gradually: bool = False,  # noqa: ARG002  as Canvas
    ) -> None:
        if opaque and box == FULL:
            self.seen.clear()  # nothing below it can be seen
        draw(self)

    def composed(
        self,
        key: Hashable,  # noqa: ARG002  as Canvas
        size: tuple[float, float],  # noqa: ARG002  as Canvas
        draw: Callable[[Canvas], None],
        *,
        centre: Place,
        opaque: bool = False,  # noqa: ARG002  as Canvas
    ) -> None:
        draw(SeenCanvas(self.view, self.tools, (self.origin[0] + centre[0], self.origin[1] + centre[1]), self.seen))

    def text(
        self,
        text: str,
        at: Place,
        style: Style,
        *,
        anchor: str = "left",
        colour: Colour | None = None,
        width: float | None = None,
        alpha: float = 1.0,
        fit: float | None = None,
        scale: float = 1.0,
    ) -> float:
        style = self.fitted(text, style, fit)
        wide = self.text_width(text, style) if width is None else width
        share = {"left": 0.5, "centre": 0.0, "right": -0.5}[anchor]
        lines = 1 if width is None else self.lines_of(text, style, width)
        high = lines * style.size * style.leading
        if text and alpha > 0.02:
            place = (at[0] + wide * share, at[1] + high / 2 - style.size * style.leading / 2)
            look = (style, colour or style.colour, round(alpha, 3), *(() if scale == 1 else (round(scale, 3),)))
            self._see("text", text, place, (wide * scale, high * scale), *look)
        return high

    def amount(
        self,
        text: str,
        centre: Place,
        size: float,
        *,
        style: str = "gold",
        anchor: str = "centre",
        scale: float = 1.0,
    ) -> None:
        size *= scale
        wide = self.amount_width(text, size, style=style)
        share = {"left": 0.5, "centre": 0.0, "right": -0.5}[anchor]
        self._see("amount", text, (centre[0] + wide * share, centre[1]), (wide, size), style)

    def fill(self, box: Box, colour: Colour) -> None:
        self._see("fill", "", _middle(box), box[2:], colour)

    def dim(self, level: float, box: Box | None = None) -> None:
        if level < 0.995:
            self._see("dim", "", _middle(box or FULL), (box or FULL)[2:], round(level, 3))

    def surface(self, surface: pygame.Surface, at: Place, flags: int = 0) -> None:
        width, height = surface.get_size()
        size = width / self.view.k, height / self.view.k
        self._see("surface", "", (at[0] + size[0] / 2, at[1] + size[1] / 2), size, flags)


def _middle(box: Box) -> Place:
    return box[0] + box[2] / 2, box[1] + box[3] / 2
