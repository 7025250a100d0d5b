"""What scenes draw on, in logical units. It records what a frame shows, so that only what changed is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame

from engine.stage.backdrop import backdrop_surface
from engine.stage.display_list import Draw, moved, paint
from engine.stage.nine_slice import body_scale, outer_box, stretched
from engine.stage.text import Colour, Style, cap_middle, cleaned, pad_of, rendered_line, width_of, wrapped
from engine.stage.tools import Tools
from engine.stage.view import HEIGHT, WIDTH, Box, PixelBox, View

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
ADD = pygame.BLEND_RGB_ADD
MULTIPLY = pygame.BLEND_RGB_MULT
FULL: Box = (0, 0, WIDTH, HEIGHT)
LARGE = 20_000
"""Pixels: a larger picture that is only drawn into a layer is not kept by itself as well."""


class Canvas:
    """Records draws in the order in which they are issued: later ones lie on top."""

    def __init__(self, view: View, tools: Tools, *, is_baking: bool = False) -> None:
        self.view = view
        self.tools = tools
        self._is_baking = is_baking
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
        logical = size or self.natural_size(name, width=width, height=height)
        pixels = (self.view.length(logical[0]), self.view.length(logical[1]))
        make = self.tools.artwork.variant
        if self._is_baking and pixels[0] * pixels[1] > LARGE:
            make = self.tools.artwork.made_variant
        surface = make(name, pixels, min(alpha, 1.0), turn, flip)
        if centre is not None:
            x = self.view.x(centre[0]) - surface.get_width() // 2
            y = self.view.y(centre[1]) - surface.get_height() // 2
        else:
            x, y = self.view.x(topleft[0]), self.view.y(topleft[1])
        self._blit(surface, x, y, ADD if add else PREMULTIPLIED)

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
        artwork, view = self.tools.artwork, self.view
        entry = artwork.entry(name)
        x, y, width, height = view.box(outer_box(entry, body))
        unit = body_scale(entry, body)[0] * view.k
        step = round(alpha * 16)
        key = ("nine", name, width, height, step)

        def make() -> pygame.Surface:
            level = entry.level_to_stretch(unit)
            surface = stretched(artwork.source(name, level), entry, (width, height), unit, level=level)
            if step < 16:
                level = step * 255 // 16
                surface.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        self._blit(make() if self._is_baking else artwork.scaled.get(key, make), x, y, PREMULTIPLIED)

    def backdrop(self, name: str) -> None:
        """A picture over the whole window: sharp on the canvas, blurred in the bars beside it. Draw it into a layer."""
        self._blit(backdrop_surface(self.tools.artwork, name, self.view), 0, 0, 0)

    def baked(self, key: Hashable, box: Box, draw: Callable[[Canvas], None], *, opaque: bool = False) -> None:
        """What does not change: drawn once by `draw`, kept by `key`. An opaque layer spares drawing what is below."""
        place = self.view.box(box) if box != FULL else (0, 0, self.view.width, self.view.height)
        full_key = ("layer", key, place)

        def make() -> pygame.Surface:
            inner = Canvas(self.view, self.tools, is_baking=True)
            draw(inner)
            flat = pygame.Surface(place[2:])
            surface = flat.convert() if opaque else pygame.Surface(place[2:], pygame.SRCALPHA)
            paint(surface, [moved(item, -place[0], -place[1]) for item in inner.draws])
            return surface

        surface = self.tools.layers.get(full_key, make)
        self._blit(surface, place[0], place[1], 0 if opaque else PREMULTIPLIED)

    def composed(
        self, key: Hashable, size: tuple[float, float], draw: Callable[[Canvas], None], *, centre: tuple[float, float]
    ) -> None:
        """A small picture put together from others, drawn once around the origin by `draw` and kept by `key`."""
        width, height = self.view.length(size[0]), self.view.length(size[1])
        full_key = ("composed", key, width, height)

        def make() -> pygame.Surface:
            inner = Canvas(replace(self.view, left=width // 2, top=height // 2), self.tools, is_baking=True)
            draw(inner)
            surface = pygame.Surface((width, height), pygame.SRCALPHA)
            paint(surface, inner.draws)
            return surface

        surface = self.tools.artwork.scaled.get(full_key, make)
        self._blit(surface, self.view.x(centre[0]) - width // 2, self.view.y(centre[1]) - height // 2, PREMULTIPLIED)

    # --- letters

    def text(
        self,
        text: str,
        at: tuple[float, float],
        style: Style,
        *,
        anchor: str = "left",
        colour: Colour | None = None,
        width: float | None = None,
        alpha: float = 1.0,
        fit: float | None = None,
    ) -> float:
        """A text whose first line has the middle of its capitals at `at`; anchor "left", "centre" or "right".

        With `width` it wraps; with `fit` too wide a line gets smaller letters. Returns the logical height.
        """
        style = self._fitted(text, style if colour is None else replace(style, colour=colour), fit)
        font = self.tools.fonts.font(style, self.view.k)
        tracking = style.tracking * self.view.k
        limit = self.view.length(width) if width is not None else None
        lines = wrapped(font, text, tracking, limit) if limit is not None else [cleaned(text)]
        for number, line in enumerate(lines):
            self._line(line, (at[0], at[1] + number * style.size * style.leading), style, anchor=anchor, alpha=alpha)
        return len(lines) * style.size * style.leading

    def _line(self, line: str, at: tuple[float, float], style: Style, *, anchor: str, alpha: float) -> None:
        if not line or alpha <= 0.02:
            return
        k = self.view.k
        font = self.tools.fonts.font(style, k)
        step = min(16, round(alpha * 16))
        key = (line, style, step)
        surface = self.tools.lines.get(key, lambda: self._rendered(font, line, style, step))
        pad = pad_of(style, k)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[anchor]
        x = self.view.x(at[0]) - pad - round((surface.get_width() - 2 * pad) * share)
        y = self.view.y(at[1]) - pad - round(cap_middle(font))
        self._blit(surface, x, y, PREMULTIPLIED)

    def _rendered(self, font: pygame.font.Font, line: str, style: Style, step: int) -> pygame.Surface:
        surface = rendered_line(font, line, style, self.view.k)
        if step < 16:
            level = step * 255 // 16
            surface.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _fitted(self, text: str, style: Style, fit: float | None) -> Style:
        if fit is None:
            return style
        wide = self.text_width(text, style)
        if wide <= fit:
            return style
        share = fit / wide
        pixels = int(style.size * share * self.view.k)  # fonts come in whole pixels: down, so that it fits
        while True:
            smaller = replace(style, size=max(6, pixels) / self.view.k, tracking=style.tracking * share)
            if pixels <= 6 or self.text_width(text, smaller) <= fit:
                return smaller
            pixels -= 1

    def text_width(self, text: str, style: Style) -> float:
        """How wide a line is, in logical pixels."""
        font = self.tools.fonts.font(style, self.view.k)
        return width_of(font, cleaned(text), style.tracking * self.view.k) / self.view.k

    def lines_of(self, text: str, style: Style, width: float) -> int:
        """How many lines a text takes at a width."""
        font = self.tools.fonts.font(style, self.view.k)
        return len(wrapped(font, text, style.tracking * self.view.k, self.view.length(width)))

    def amount(
        self, text: str, centre: tuple[float, float], size: float, *, style: str = "gold", anchor: str = "centre"
    ) -> None:
        """An amount in foil numerals with digits `size` high, their middle at `centre`."""
        foil = self.tools.foil
        pixels = self.view.length(size)
        surface = foil.amount(text, style, pixels)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[anchor]
        entry = foil.entry(style)
        pad = entry.pad * pixels / entry.size
        x = self.view.x(centre[0]) - round(pad + (surface.get_width() - 2 * pad) * share)
        middle = (entry.baseline - entry.size / 2) * pixels / entry.size
        self._blit(surface, x, self.view.y(centre[1]) - round(middle), PREMULTIPLIED)

    def amount_width(self, text: str, size: float, *, style: str = "gold") -> float:
        """How wide an amount is, in logical pixels."""
        return self.tools.foil.width(text, style, size)

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
        self._blit(surface, self.view.x(at[0]), self.view.y(at[1]), flags)

    def _blit(self, surface: pygame.Surface, x: int, y: int, flags: int) -> None:
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

    def _fill(self, place: PixelBox, flags: int, colour: Colour) -> None:
        if self._clip is not None:
            shown = self._clip.clip(place)
            place = (shown.x, shown.y, shown.width, shown.height)
        self.draws.append((None, place, None, flags, colour))
