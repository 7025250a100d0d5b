"""Bakes a layer over several frames: first its pictures are read, then it is recorded, then painted strip by strip."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from engine.stage.decoder import Source
from engine.stage.display_list import Draw, moved, redraw
from engine.stage.looks import Look
from engine.stage.surfaces import new_layer
from engine.stage.view import PixelBox

if TYPE_CHECKING:
    from engine.stage.tools import Tools

STRIP = 160_000
MOST_STRIPS = 26
"""A strip has about so many pixels, but a layer no more strips than this."""
MOST_TRIES = 40
"""After so many frames everything is made at once."""


@dataclass(slots=True)
class Bake:
    """A layer that is being baked: what it waits for, what came of that, what it shows, and how far it is painted."""

    place: PixelBox
    awaited: set[Source | Look]
    come: dict[Hashable, pygame.Surface] = field(default_factory=dict)
    draws: list[Draw] | None = None
    surface: pygame.Surface | None = None
    tries: int = 0
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
        needed: Callable[[], set[Source | Look]],
        record: Callable[[], list[Draw]],
    ) -> pygame.Surface | None:
        """Bake some more of a layer without holes; the layer itself when it is done.

        `needed` says which pictures, and copies to make others from, `record` will want, and `record` what there is.
        """
        self._bakes = {each: bake for each, bake in self._bakes.items() if bake.frame >= tools.frame - 1}
        bake = self._bakes.get(key)
        if bake is None:
            bake = self._bakes[key] = Bake(place, needed())
        bake.frame = tools.frame
        tools.artwork.allowance.owes = True
        if bake.draws is None:
            missing = bake.awaited - bake.come.keys()
            for wanted in missing:  # again and again: the workshop takes a few orders at a time
                tools.artwork.order(wanted, bake.come)
            if not missing:
                self._record(tools, bake, record)
            return None
        if bake.surface is None:
            bake.surface = new_layer(place)
            return None  # as dear as painting some of it: the system gives its memory piece by piece
        self._paint_strip(bake.surface, bake, bake.draws)
        if bake.painted < place[3]:
            return None
        del self._bakes[key]
        return bake.surface

    def finished(self, key: Hashable) -> pygame.Surface | None:
        """The layer at once, if it is being painted by now."""
        bake = self._bakes.pop(key, None)
        if bake is None or bake.draws is None:
            return None
        surface = bake.surface or new_layer(bake.place)
        while bake.painted < bake.place[3]:
            self._paint_strip(surface, bake, bake.draws)
        return surface

    def _record(self, tools: Tools, bake: Bake, record: Callable[[], list[Draw]]) -> None:
        """Record the layer, again and again, until all that it shows is there: a frame makes what it can afford."""
        allowance = tools.artwork.allowance
        bake.tries += 1
        making = allowance.at_once() if bake.tries > MOST_TRIES else nullcontext()
        with tools.artwork.lent(bake.come), allowance.watched() as watched, making:
            draws = record()
        if not watched.owes:
            bake.draws = [moved(draw, -bake.place[0], -bake.place[1]) for draw in draws]
            bake.come.clear()

    def _paint_strip(self, surface: pygame.Surface, bake: Bake, draws: list[Draw]) -> None:
        width, height = bake.place[2:]
        strips = max(1, min(MOST_STRIPS, width * height // STRIP))
        high = min(-(-height // strips), height - bake.painted)
        redraw(surface, draws, [(0, bake.painted, width, high)])
        bake.painted += high

    def __len__(self) -> int:
        return len(self._bakes)

    def clear(self) -> None:
        """Leave everything: the window has another size."""
        self._bakes.clear()
