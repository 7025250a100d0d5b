"""Draws lines of text and keeps them; a line that is dear is drawn by a thread, with fonts of its own."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from engine.stage import allowance
from engine.stage.allowance import Allowance
from engine.stage.recent import RecentSurfaces
from engine.stage.text import FontSet, Style, drawing_scale, pad_of, rendered_line
from engine.stage.workshop import Workshop

TEXT_BYTES = 3_000_000
HEIGHT = 1.3
"""A line is so many times as high as its letters' size."""


class Letterer:
    """Lines of text by their words and style."""

    def __init__(self, folder: Path, spending: Allowance) -> None:
        self.fonts = FontSet(folder)
        self.lines = RecentSurfaces(TEXT_BYTES)
        # A font must not be used by two threads at once, nor may one be opened or closed beside the loop: the thread
        # has fonts of its own, opened by the loop and kept open while it draws.
        self._fonts_beside = FontSet(folder)
        self.workshop = Workshop(threads=1)
        self._allowance = spending

    def line(self, line: str, style: Style, k: float) -> pygame.Surface | None:
        """A line, premultiplied, when the canvas is scaled by `k`; None: it comes within the next frames."""
        key = (line, style)
        kept = self.lines.find(key)
        if kept is not None:
            return kept
        if self._allowance.spend(self._cost(line, style, k)):
            return self.lines.get(key, partial(self._rendered, line, style, k))
        self._order(line, style, k)
        return None

    def _rendered(self, line: str, style: Style, k: float) -> pygame.Surface:
        surface = rendered_line(self.fonts, line, style, k)
        self.fonts.has_drawn(line, style, drawing_scale(style, k)[0])
        return surface

    def _cost(self, line: str, style: Style, k: float) -> float:
        adorned = style.outline is not None or style.shadow or style.foil
        wide = self.fonts.width(line, style, k) * k
        drawn, times = drawing_scale(style, k)
        pad = 2 * pad_of(style, drawn)
        pixels = (wide * times + pad) * (style.size * HEIGHT * drawn + pad)
        letter = allowance.LETTER if style.outline is None else allowance.OUTLINED_LETTER
        new = self.fonts.new_letters(line, style, drawn)
        return (
            new * letter
            + len(line) * allowance.KNOWN_LETTER
            + pixels * (allowance.ADORNED_PIXEL if adorned else allowance.LETTERING_PIXEL)
        )

    def _order(self, line: str, style: Style, k: float) -> None:
        fonts = self._fonts_beside
        drawn, _ = drawing_scale(style, k)
        fonts.font(style, drawn)
        if style.outline is not None:
            fonts.outlined(style, drawn)
        make = partial(rendered_line, fonts, line, style, k)
        self.workshop.order((line, style), make, partial(self._take, (line, style)))

    def _take(self, key: tuple[str, Style], surface: pygame.Surface) -> None:
        self.lines.made += 1
        self.lines.put(key, surface)

    def prepare(self) -> bool:
        """Take over what was drawn. False when nothing more is coming."""
        if self.fonts.is_full or self._fonts_beside.is_full:
            self.close_unused()
        return self.workshop.deliver()

    def close_unused(self) -> None:
        """Close the fonts that were not asked for since the last call, unless the thread draws."""
        self.fonts.close_unused()
        if not self.workshop.deliver():
            self._fonts_beside.close_unused()

    def rest(self) -> None:
        """Nothing moves: the thread's fonts are closed, unless it draws; nobody waits while it opens them again."""
        if not self.workshop.deliver():
            self._fonts_beside.close_all()

    def clear(self) -> None:
        """Forget every line: the window has another size."""
        self.close_unused()
        self.workshop.forget()
        self.lines.clear()

    def close(self) -> None:
        """Draw no more."""
        self.workshop.close()
