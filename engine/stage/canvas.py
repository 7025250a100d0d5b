"""What scenes draw on, in logical units. It records what a frame shows, so that only what changed is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import TypeAlias

import pygame

from engine.stage.backdrop import backdrop_surface
from engine.stage.decoder import Source
from engine.stage.display_list import Draw, moved
from engine.stage.lettering import PREMULTIPLIED, Lettering
from engine.stage.looks import Look
from engine.stage.nine_slice import body_scale, outer_box
from engine.stage.surfaces import painted
from engine.stage.text import Colour
from engine.stage.tools import Stamped, Tools
from engine.stage.view import HEIGHT, WIDTH, Box, PixelBox, View

ADD = pygame.BLEND_RGB_ADD
MULTIPLY = pygame.BLEND_RGB_MULT
FULL: Box = (0, 0, WIDTH, HEIGHT)
Layer: TypeAlias = tuple[Hashable, Box, Callable[["Canvas"], None]]
"""What does not change: its key, where it lies, and how it is drawn."""
LARGE = 20_000
"""Pixels: a larger picture that is only drawn into a layer is not kept by itself as well."""


class Canvas(Lettering):
    """Records draws in their order: later ones lie on top. One that `is_baking` draws what is kept."""

    def __init__(self, view: View, tools: Tools, *, is_baking: bool = False, is_patient: bool = False) -> None:
        """One that `is_baking` makes everything at once, unless it `is_patient`."""
        super().__init__(view, tools)
        self.is_baking = is_baking
        self._makes_all = is_baking and not is_patient
        if not is_baking:
            tools.next_frame()
        self.draws: list[Draw] = []
        self._clip: pygame.Rect | None = None

    # --- pictures

    def image(
        self,
        name: str,
        *,
        centre: tuple[float, float] | None = None,
        topleft: tuple[float, float] = (0, 0),
        size: tuple[float, float] | None = None,
        width: float | None = None,
        height: float | None = None,
        alpha: float = 1.0,
        turn: float = 0.0,
        add: bool = False,
        flip: str = "",
    ) -> None:
        """A picture by its centre or top left corner. One of size, width or height sets how large; else as baked."""
        if alpha <= 0.02:
            return
        view, artwork = self.view, self.tools.artwork
        wide, high = size or self.natural_size(name, width=width, height=height)
        pixels = (round(wide * view.k) or 1, round(high * view.k) or 1)
        if self._makes_all and pixels[0] * pixels[1] > LARGE:
            surface = artwork.made_variant(name, pixels, alpha, turn, flip)
        elif (found := artwork.variant(name, pixels, alpha, turn, flip)) is not None:
            surface = found
        else:
            return  # it comes with the next frame
        if centre is None:
            x, y = view.x(topleft[0]), view.y(topleft[1])
        else:
            shown = surface.get_size()
            x = view.left + round(centre[0] * view.k) - shown[0] // 2
            y = view.top + round(centre[1] * view.k) - shown[1] // 2
        self.blit(surface, x, y, ADD if add else PREMULTIPLIED)

    def stamp(self, look: Stamped, x: float, y: float) -> None:
        """A small picture by its centre, of which very many are drawn: each look is put together once."""
        kept = self.tools.stamps.get(look)
        if kept is None:
            name, wide, high, alpha, turn, add = look
            pixels = (round(wide * self.view.k) or 1, round(high * self.view.k) or 1)
            surface = self.tools.artwork.variant_if_affordable(name, pixels, alpha, turn, "")
            if surface is None:
                return
            kept = self.tools.keep_stamp(look, surface, ADD if add else PREMULTIPLIED)
        stamped, wide, high, flags = kept
        view = self.view
        left, top = view.left + round(x * view.k) - wide // 2, view.top + round(y * view.k) - high // 2
        self.draws.append((stamped, (left, top, wide, high), None, flags, None))

    def stamps(self, flying: Iterable[tuple[Stamped, float, float]], *, most_new: int) -> None:
        """Many small pictures by their centres. Of looks that none had before, so many are put together in a frame."""
        kept, draws, view = self.tools.stamps, self.draws, self.view
        k, left, top = view.k, view.left, view.top
        is_limited = self.tools.artwork.allowance.is_limited
        for look, x, y in flying:
            stamp = kept.get(look)
            if stamp is not None:  # as in `stamp`, here without calling it hundreds of times
                stamped, wide, high, flags = stamp
                place = (left + round(x * k) - wide // 2, top + round(y * k) - high // 2, wide, high)
                draws.append((stamped, place, None, flags, None))
            elif most_new > 0 or not is_limited:
                most_new -= 1
                self.stamp(look, x, y)

    def natural_size(
        self,
        name: str,
        *,
        size: tuple[float, float] | None = None,
        width: float | None = None,
        height: float | None = None,
    ) -> tuple[float, float]:
        """The logical size of a picture, from its own shape where only one side is given."""
        if size is not None:
            return size
        entry = self.tools.artwork.entry(name)
        if width is not None:
            return width, width * entry.size[1] / entry.size[0]
        if height is not None:
            return height * entry.size[0] / entry.size[1], height
        return entry.size[0] / entry.scale, entry.size[1] / entry.scale

    def nine(self, name: str, body: Box, *, alpha: float = 1.0) -> None:
        """A frame or button whose body fills the box; its shadow lies outside of it."""
        if alpha <= 0.02:
            return
        entry = self.tools.artwork.entry(name)
        x, y, width, height = self.view.box(outer_box(entry, body))
        unit = body_scale(entry, body)[0] * self.view.k
        panel = self.tools.panels.made if self._makes_all else self.tools.panels.panel
        surface = panel(name, (width, height), unit, alpha)
        if surface is not None:
            self.blit(surface, x, y, PREMULTIPLIED)

    def backdrop(self, name: str) -> None:
        """A picture over the whole window: sharp on the canvas, blurred in the bars beside it. Draw it into a layer."""
        self.blit(backdrop_surface(self.tools.artwork, name, self.view), 0, 0, 0)

    def baked(
        self,
        key: Hashable,
        box: Box,
        draw: Callable[[Canvas], None],
        *,
        opaque: bool = False,
        gradually: bool = False,
    ) -> None:
        """What does not change: drawn once by `draw`, kept by `key`. An opaque layer spares drawing what is below.

        An opaque one may come `gradually`: it is baked over several frames, in which `draw` draws what it will show.
        """
        layers, (full_key, place) = self.tools.layers, self.layer_key(key, box)
        allowance = self.tools.artwork.allowance
        is_room = opaque and (box == FULL or allowance.is_withholding)
        if (gradually or is_room) and layers.peek(full_key) is None and not self.prepared(key, box, draw):
            if gradually and not allowance.is_withholding:
                draw(self)
            else:
                allowance.withhold()
            return

        surface = layers.find(full_key)
        if surface is None:
            begun = self.tools.bakes.finished(full_key) if opaque else None
            made = begun or self._baked_now(place, draw, opaque=opaque)
            if made is None:
                return
            surface = layers.get(full_key, lambda: made)
        self.blit(surface, place[0], place[1], 0 if opaque else PREMULTIPLIED)

    def layer_key(self, key: Hashable, box: Box) -> tuple[Hashable, PixelBox]:
        """What a layer is kept by, and where in the window it lies: a full one fills the bars beside the canvas too."""
        place = self.view.box(box) if box != FULL else (0, 0, self.view.width, self.view.height)
        return ("layer", key, place), place

    def _baked_now(self, place: PixelBox, draw: Callable[[Canvas], None], *, opaque: bool) -> pygame.Surface | None:
        """A layer at once. One with holes is drawn as far as it goes while parts of it are still to come: None."""
        allowance = self.tools.artwork.allowance
        with allowance.watched() as watched, allowance.at_once() if opaque else nullcontext():
            inner = Canvas(self.view, self.tools, is_baking=True, is_patient=not opaque)
            draw(inner)
        if watched.owes:
            self._repeat(inner.draws, 0, 0)
            return None
        return painted(place[2:], [moved(item, -place[0], -place[1]) for item in inner.draws], opaque=opaque)

    def prepared(self, key: Hashable, box: Box, draw: Callable[[Canvas], None]) -> bool:
        """Bake some more of an opaque layer that is to be `baked` later; whether it is there, or need not be early."""
        tools, (full_key, place) = self.tools, self.layer_key(key, box)
        if not tools.artwork.allowance.is_limited or tools.layers.find(full_key) is not None:
            return True
        from engine.stage.gathering import Gatherer  # only now: it is a canvas itself

        def needed() -> set[Source | Look]:
            gatherer = Gatherer(self.view, tools)
            draw(gatherer)
            return gatherer.needed

        def record() -> list[Draw]:
            inner = Canvas(self.view, tools, is_baking=True, is_patient=True)
            draw(inner)
            return inner.draws

        surface = tools.bakes.go_on(tools, full_key, place, needed, record)
        if surface is not None:
            tools.layers.get(full_key, lambda: surface)
        return surface is not None

    def composed(
        self,
        key: Hashable,
        size: tuple[float, float],
        draw: Callable[[Canvas], None],
        *,
        centre: tuple[float, float],
        opaque: bool = False,
    ) -> None:
        """A small picture put together from others, drawn once around the origin by `draw` and kept by `key`."""
        width, height = self.view.length(size[0]), self.view.length(size[1])
        x, y = self.view.x(centre[0]) - width // 2, self.view.y(centre[1]) - height // 2
        full_key, kept = ("composed", key, width, height), self.tools.artwork.scaled
        surface = kept.find(full_key)
        if surface is None:
            at_origin = replace(self.view, left=width // 2, top=height // 2)
            inner = Canvas(at_origin, self.tools, is_baking=True, is_patient=True)
            with self.tools.artwork.allowance.watched() as watched:
                draw(inner)
            if watched.owes:  # some of its parts are still to come: as far as it goes
                self._repeat(inner.draws, x, y)
                return
            surface = kept.get(full_key, lambda: painted((width, height), inner.draws, opaque=opaque))
        self.blit(surface, x, y, 0 if opaque else PREMULTIPLIED)

    # --- fills

    def fill(self, box: Box, colour: Colour) -> None:
        """A box of one colour."""
        self._fill(self.view.box(box), 0, colour)

    def dim(self, level: float, box: Box | None = None) -> None:
        """Darken a box, or the whole window, to `level` of its brightness (1 leaves it)."""
        if level >= 0.995:
            return
        value = max(0, round(level * 255))
        place = (0, 0, self.view.width, self.view.height) if box is None else self.view.box(box)
        self._fill(place, MULTIPLY, (value, value, value))

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """What is drawn inside is cut to the box."""
        outer = self._clip
        area = pygame.Rect(self.view.box(box))
        self._clip = area if outer is None else outer.clip(area)
        yield
        self._clip = outer

    # --- recording

    def surface(self, surface: pygame.Surface, at: tuple[float, float], flags: int = PREMULTIPLIED) -> None:
        """A surface already at window pixels, by the logical place of its top left corner."""
        self.blit(surface, self.view.x(at[0]), self.view.y(at[1]), flags)

    def blit(self, surface: pygame.Surface, x: int, y: int, flags: int) -> None:
        """A surface by the window pixel of its top left corner."""
        width, height = surface.get_size()
        if flags == PREMULTIPLIED and not surface.get_flags() & pygame.SRCALPHA:
            flags = 0
        if self._clip is None:
            self.draws.append((surface, (x, y, width, height), None, flags, None))
            return
        shown = self._clip.clip((x, y, width, height))
        if shown.width and shown.height:
            place: PixelBox = (shown.x, shown.y, shown.width, shown.height)
            self.draws.append((surface, place, (shown.x - x, shown.y - y, shown.width, shown.height), flags, None))

    def _repeat(self, draws: list[Draw], dx: int, dy: int) -> None:
        """What another canvas has recorded, so many pixels further right and down."""
        for surface, (x, y, width, height), part, flags, colour in draws:
            if surface is None:
                if colour is not None:
                    self._fill((x + dx, y + dy, width, height), flags, colour)
            elif part is None:
                self.blit(surface, x + dx, y + dy, flags)
            else:
                self.blit(surface.subsurface(part), x + dx, y + dy, flags)

    def _fill(self, place: PixelBox, flags: int, colour: Colour) -> None:
        if self._clip is not None:
            shown = self._clip.clip(place)
            place = (shown.x, shown.y, shown.width, shown.height)
        self.draws.append((None, place, None, flags, colour))
