"""What a canvas writes: lines of text and amounts in foil numerals, at rest or popping up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from functools import partial

import pygame

from engine.stage.text import LEAST, Colour, Style, cap_middle, cleaned, drawing_scale, pad_of, wrapped
from engine.stage.tools import Tools
from engine.stage.view import View

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
ALPHA_STEPS = 16
SIZE_STEPS = 24
"""Words that pop up go through so many sizes up to their own."""


class Lettering(ABC):
    """The lettering of a canvas, in logical units."""

    def __init__(self, view: View, tools: Tools) -> None:
        self.view = view
        self.tools = tools

    @abstractmethod
    def blit(self, surface: pygame.Surface, x: int, y: int, flags: int) -> None:
        """A surface by the window pixel of its top left corner."""

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
        scale: float = 1.0,
    ) -> float:
        """A text whose first line has the middle of its capitals at `at`; anchor "left", "centre" or "right".

        With `width` it wraps; with `fit` too wide a line gets smaller letters. Returns the logical height.
        `scale` is for words that pop up or breathe: the picture of the resting line is scaled, no letters are drawn.
        """
        style = self.fitted(text, style if colour is None else replace(style, colour=colour), fit)
        lines = self._wrapped(text, style, width) if width is not None else [cleaned(text)]
        for number, line in enumerate(lines):
            place = (at[0], at[1] + number * style.size * style.leading * scale)
            self._line(line, place, style, anchor=anchor, alpha=alpha, scale=scale)
        return len(lines) * style.size * style.leading

    def _line(
        self, line: str, at: tuple[float, float], style: Style, *, anchor: str, alpha: float, scale: float
    ) -> None:
        if not line or alpha <= 0.02 or scale <= 0.02:
            return
        k = self.view.k
        drawn, times = drawing_scale(style, k)
        font = self.tools.fonts.font(style, drawn)
        key = (line, style)
        surface = self.tools.letterer.line(line, style, k)
        if surface is None:
            return  # it comes with one of the next frames
        pad = pad_of(style, k)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[anchor]
        across = pad + (surface.get_width() - 2 * pad) * share
        down = pad + cap_middle(font) / times
        size_step, alpha_step = round(scale * SIZE_STEPS), round(alpha * ALPHA_STEPS)
        if size_step != SIZE_STEPS or alpha_step < ALPHA_STEPS:
            scale = max(1, size_step) / SIZE_STEPS
            surface = self.tools.lines.get((*key, size_step, alpha_step), partial(_changed, surface, scale, alpha_step))
            across, down = across * scale, down * scale
        self.blit(surface, self.view.x(at[0]) - round(across), self.view.y(at[1]) - round(down), PREMULTIPLIED)

    def fitted(self, text: str, style: Style, fit: float | None) -> Style:
        """A style with letters as much smaller as it takes to fit a line into a width."""
        if fit is None:
            return style
        wide = self.text_width(text, style)
        if wide <= fit:
            return style
        share = fit / wide
        pixels = int(style.size * share * self.view.k)  # fonts come in whole pixels: down, so that it fits
        while True:
            smaller = replace(style, size=max(LEAST, pixels) / self.view.k, tracking=style.tracking * share)
            if pixels <= LEAST or self.text_width(text, smaller) <= fit:
                return smaller
            pixels -= 1

    def is_lettered(self, text: str, style: Style, fit: float | None = None) -> bool:
        """Whether a line could be written in this frame; else it is ordered."""
        line = cleaned(text)
        return not line or self.tools.letterer.line(line, self.fitted(text, style, fit), self.view.k) is not None

    def text_width(self, text: str, style: Style) -> float:
        """How wide a line is, in logical pixels."""
        return self.tools.fonts.width(text, style, self.view.k)

    def lines_of(self, text: str, style: Style, width: float) -> int:
        """How many lines a text takes at a width."""
        return len(self._wrapped(text, style, width))

    def _wrapped(self, text: str, style: Style, width: float) -> list[str]:
        drawn, times = drawing_scale(style, self.view.k)
        font = self.tools.fonts.font(style, drawn)
        return wrapped(font, text, style.tracking * drawn, self.view.length(width) * times)

    def amount(
        self,
        text: str,
        centre: tuple[float, float],
        size: float,
        *,
        style: str = "gold",
        anchor: str = "centre",
        scale: float = 1.0,
    ) -> None:
        """An amount in foil numerals with digits `size` high, their middle at `centre`.

        `scale` is for amounts that pop up or beat: the picture of the resting amount is scaled.
        """
        foil = self.tools.foil
        pixels = self.view.length(size)
        if foil.amounts.peek((text, style, pixels)) is None and not foil.can_cut(text, style, pixels):
            return  # it comes with one of the next frames
        step = max(1, round(scale * SIZE_STEPS))
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[anchor]
        entry = foil.entry(style)
        pad = entry.pad * pixels / entry.size
        across = pad + (foil.size(text, style, pixels)[0] - 2 * pad) * share
        down = (entry.baseline - entry.size / 2) * pixels / entry.size
        x, y = self.view.x(centre[0]), self.view.y(centre[1])
        if step == SIZE_STEPS and self.tools.artwork.allowance.is_limited and not foil.stands(text, style, pixels):
            left, top = x - round(across), y - round(down)
            for digit, right in foil.laid_out(text, style, pixels):
                self.blit(digit, left + right, top, PREMULTIPLIED)
            return
        surface = foil.amount(text, style, pixels)
        if step != SIZE_STEPS:
            scale = step / SIZE_STEPS
            surface = foil.amounts.get((text, style, pixels, step), partial(_changed, surface, scale))
            across, down = across * scale, down * scale
        self.blit(surface, x - round(across), y - round(down), PREMULTIPLIED)

    def amount_width(self, text: str, size: float, *, style: str = "gold") -> float:
        """How wide an amount is, in logical pixels."""
        return self.tools.foil.width(text, style, size)


def _changed(surface: pygame.Surface, scale: float, alpha_step: int = ALPHA_STEPS) -> pygame.Surface:
    """A copy of a premultiplied line at another size, and as faded as the step says."""
    width, height = surface.get_size()
    copy = pygame.transform.smoothscale(surface, (max(1, round(width * scale)), max(1, round(height * scale))))
    if alpha_step < ALPHA_STEPS:
        level = alpha_step * 255 // ALPHA_STEPS
        copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
