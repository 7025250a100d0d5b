"""Symbols of reels as pictures of one cell, sharp and blurred by motion: each is composed once and then laid down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.stage.canvas import Canvas
from engine.stage.display_list import paint
from scenes.common.slots.reel import Reel

Painter = Callable[[Canvas, str], None]
"""Paints the symbol of a cell around the origin."""

SMEAR = 0.42
"""How far a blurred symbol is smeared, as a share of the height of a cell."""
COPIES = 15


class ReelCells:
    """Composes cells with `painter`; `name` tells them from those of other games."""

    def __init__(self, name: str, painter: Painter) -> None:
        self._name = name
        self._painter = painter

    def draw(self, canvas: Canvas, reel: Reel) -> None:
        """Draw the symbols of a reel as it stands or rides."""
        x, y, width, _ = reel.box
        high = reel.cell_height
        blurred = reel.is_blurred
        above = SMEAR / 2 * high if blurred else 0.0
        # one pixel more than the cell: slices meet without a gap wherever they are rounded to
        size = canvas.view.length(width) + 1, canvas.view.length(high) + 1
        find = canvas.tools.artwork.scaled.find
        with canvas.clip(reel.box):
            for symbol, row in reel.shown(above=1 if blurred else 0):
                if symbol:
                    # the usual case, asked without making a function first: this runs dozens of times in a frame
                    cell = find((self._name, "cell", symbol, size, blurred))
                    if cell is None:
                        cell = self._made(canvas, size, symbol, blurred=blurred)
                    canvas.surface(cell, (x, y + row * high - above))

    def _made(self, canvas: Canvas, size: tuple[int, int], symbol: str, *, blurred: bool) -> pygame.Surface:
        kept = canvas.tools.artwork.scaled

        def sharp() -> pygame.Surface:
            view = replace(canvas.view, left=size[0] // 2, top=size[1] // 2)
            inner = Canvas(view, canvas.tools, is_baking=True, is_patient=True)
            self._painter(inner, symbol)
            surface = pygame.Surface(size, pygame.SRCALPHA)
            paint(surface, inner.draws)
            return surface

        plain = (self._name, "cell", symbol, size)
        with canvas.tools.artwork.allowance.watched() as watched:
            cell = kept.find((*plain, False)) or sharp()
            made = smeared(cell) if blurred else cell
        if not watched.owes:  # else it is not whole or not sharp yet, and is made again in the next frame
            kept.put((*plain, blurred), made)
        return made


def smeared(cell: pygame.Surface) -> pygame.Surface:
    """The mean of copies moved along the way: SMEAR of a cell higher, half of it above."""
    width, height = cell.get_size()
    room = round(SMEAR * height)
    total = pygame.Surface((width, height + room), pygame.SRCALPHA)
    faint = cell.copy()
    level = round(255 / COPIES)
    faint.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    for copy in range(COPIES):
        total.blit(faint, (0, round(copy / (COPIES - 1) * room)), special_flags=pygame.BLEND_RGBA_ADD)
    return total
