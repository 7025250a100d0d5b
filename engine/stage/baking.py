"""Bakes a layer over several frames: first its pictures are read, then it is recorded, then painted strip by strip."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from engine.stage.decoder import Source
from engine.stage.display_list import Draw, moved, redraw
from engine.stage.view import PixelBox

if TYPE_CHECKING:
    from engine.stage.tools import Tools

STRIP = 160_000
MOST_STRIPS = 26
"""A strip has about so many pixels, but a layer no more strips than this."""


@dataclass(slots=True)
class Bake:
    """A layer that is being baked: the copies that it waits for, what it shows, and down to where it is painted."""

    place: PixelBox
    awaited: set[Source]
    read: dict[Source, pygame.Surface] = field(default_factory=dict)
    draws: list[Draw] | None = None
    surface: pygame.Surface | None = None
    painted: int = 0
    frame: int = 0


class Bakes:
    """The layers that are being baked, by key. One that nobody asks for any more is dropped."""

    def __init__(self) -> None:
        self._bakes: dict[Hashable, Bake] = {}

    def go_on(
        self,
        tools: Tools,
        key: Hashable,
        place: PixelBox,
        needed: Callable[[], set[Source]],
        record: Callable[[], list[Draw]],
    ) -> pygame.Surface | None:
        """Bake some more of a layer without holes; the layer itself when it is done.

        `needed` says which copies `record` will make pictures from, and `record` what the layer shows.
        """
        self._bakes = {each: bake for each, bake in self._bakes.items() if bake.frame >= tools.frame - 1}
        bake = self._bakes.get(key)
        if bake is None:
            bake = self._bakes[key] = Bake(place, needed())
            for source in bake.awaited:
                tools.artwork.order_copy(*source, bake.read)
        bake.frame = tools.frame
        tools.artwork.allowance.owes = True
        if bake.draws is None:
            if bake.awaited <= bake.read.keys():
                bake.draws = self._recorded(tools, bake, record)
            return None
        if bake.surface is None:
            bake.surface = pygame.Surface(place[2:]).convert()
        self._paint_strip(bake.surface, bake, bake.draws)
        if bake.painted < place[3]:
            return None
        del self._bakes[key]
        return bake.surface

    def _recorded(self, tools: Tools, bake: Bake, record: Callable[[], list[Draw]]) -> list[Draw]:
        tools.artwork.borrowed.update(bake.read)
        try:
            with tools.artwork.allowance.at_once():
                return [moved(draw, -bake.place[0], -bake.place[1]) for draw in record()]
        finally:
            for source in bake.read:
                tools.artwork.borrowed.pop(source, None)
            bake.read.clear()

    def _paint_strip(self, surface: pygame.Surface, bake: Bake, draws: list[Draw]) -> None:
        width, height = bake.place[2:]
        strips = max(1, min(MOST_STRIPS, width * height // STRIP))
        high = min(-(-height // strips), height - bake.painted)
        redraw(surface, draws, [(0, bake.painted, width, high)])
        bake.painted += high

    def clear(self) -> None:
        """Leave everything: the window has another size."""
        self._bakes.clear()
