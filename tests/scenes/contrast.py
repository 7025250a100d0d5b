"""Measures on a drawn screen how far each text stands out from the pixels around its letters, as WCAG 2 counts it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import repeat

import pygame

from engine.stage.canvas import FULL, Canvas
from engine.stage.display_list import paint
from engine.stage.text import WHITE, Colour, Style, cap_middle, cleaned, drawing_scale, pad_of, rendered_line
from engine.stage.tools import Tools
from engine.stage.view import Box, View
from tests.scenes.driver import Stage

REACH = 2
"""So many pixels around the letters are what the eye sets them against."""
DARKENED = 0.8
"""Words under a darker room than this are not to be read."""


@dataclass(frozen=True, slots=True)
class Words:
    """Some words on a picture: their letters by themselves, with the place of their top left pixel.

    The eye sets letters with an outline against that, `border` pixels wide, and all others against what is around them.
    """

    text: str
    style: Style | None
    letters: pygame.Surface
    place: tuple[int, int]
    border: int = REACH


class ReadingCanvas(Canvas):
    """Draws as the canvas does, without caches of whole layers, and keeps where which letters stand."""

    def __init__(self, view: View, tools: Tools, outer: ReadingCanvas | None = None) -> None:
        super().__init__(view, tools, is_baking=True)
        self.words: list[Words] = [] if outer is None else outer.words
        if outer is not None:
            self.draws = outer.draws
            self._clip = outer._clip

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
            self.words.clear()
        draw(self)

    def composed(
        self,
        key: Hashable,  # noqa: ARG002  as Canvas
        size: tuple[float, float],  # noqa: ARG002  as Canvas
        draw: Callable[[Canvas], None],
        *,
        centre: tuple[float, float],
        opaque: bool = False,  # noqa: ARG002  as Canvas
    ) -> None:
        view = replace(self.view, left=self.view.x(centre[0]), top=self.view.y(centre[1]))
        draw(ReadingCanvas(view, self.tools, self))

    def fill(self, box: Box, colour: Colour) -> None:
        super().fill(box, colour)
        painted = pygame.Rect(self.view.box(box)).clip(self._clip or (0, 0, self.view.width, self.view.height))
        self.words[:] = [each for each in self.words if not painted.contains((*each.place, *each.letters.get_size()))]

    def dim(self, level: float, box: Box | None = None) -> None:
        super().dim(level, box)
        if box is None and level < DARKENED:
            self.words.clear()

    def _line(
        self, line: str, at: tuple[float, float], style: Style, *, anchor: str, alpha: float, scale: float
    ) -> None:
        super()._line(line, at, style, anchor=anchor, alpha=alpha, scale=scale)
        if not line.strip() or alpha <= 0.02 or scale != 1:
            return
        k = self.view.k
        bare = replace(style, colour=WHITE, outline=None, outline_width=0, shadow=0, foil=())
        letters = rendered_line(self.tools.fonts, cleaned(line), bare, k)
        room, pad = pad_of(style, k), pad_of(bare, k)
        across = (letters.get_width() - 2 * pad) * {"left": 0.0, "centre": 0.5, "right": 1.0}[anchor]
        x = self.view.x(at[0]) - round(room + across) + room - pad
        drawn, times = drawing_scale(bare, k)
        middle = cap_middle(self.tools.fonts.font(bare, drawn)) / times
        y = self.view.y(at[1]) - round(room + middle) + room - pad
        self._keep(Words(line, style, letters, (x, y), _border(style, k)))

    def _keep(self, words: Words) -> None:
        """Words that a clip cuts, or the window's edge, are not to be read."""
        area = (self._clip or pygame.Rect(0, 0, self.view.width, self.view.height)).inflate(-2 * REACH, -2 * REACH)
        if area.contains((*words.place, *words.letters.get_size())):
            self.words.append(words)

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
        super().amount(text, centre, size, style=style, anchor=anchor, scale=scale)
        surface, place = self.draws[-1][:2]
        assert surface is not None
        self._keep(Words(text, None, surface, (place[0], place[1])))


def _border(style: Style, k: float) -> int:
    return REACH if style.outline is None else max(1, round(style.outline_width * k / 2))


def measured(stage: Stage) -> list[tuple[float, Words]]:
    """The contrast of each text that the uppermost scene shows to be read, the lowest first."""
    canvas = ReadingCanvas(stage.view, stage.tools)
    canvas.fill(FULL, (0, 0, 0))
    for scene in stage.stack.visible():
        canvas.words.clear()
        scene.draw(canvas)
    picture = pygame.Surface((stage.view.width, stage.view.height))
    paint(picture, canvas.draws)
    found = [(_contrast(picture, words), words) for words in canvas.words]
    return sorted(found, key=lambda each: each[0])


def _contrast(picture: pygame.Surface, words: Words) -> float:
    """Between the middle of the letters' lights and the nearest tenth of those around them."""
    if words.style is None:
        return _contrast_of_foil(picture, words)
    inside = sorted(_lights(picture, _solid(words.letters), words.place))
    return _apart(inside[len(inside) // 2], _around(picture, words))


def _contrast_of_foil(picture: pygame.Surface, words: Words) -> float:
    """Foil shines in several lights, with a border of its own or set against what is around it."""
    lights = sorted(_lights(picture, pygame.mask.from_surface(words.letters, 230), words.place))
    shine, shade = lights[len(lights) * 3 // 4], lights[len(lights) // 10]
    around = _around(picture, words)
    return max(ratio(shine, shade), _apart(shine, around), _apart(shade, around))


def _around(picture: pygame.Surface, words: Words) -> list[float]:
    return sorted(_lights(picture, *_ring(words.letters, words.place, min(REACH, words.border))))


def _apart(text: float, around: list[float]) -> float:
    is_light = text > around[len(around) // 2]
    return ratio(text, around[len(around) * 9 // 10] if is_light else around[len(around) // 10])


def _solid(letters: pygame.Surface) -> pygame.mask.Mask:
    """The pixels that the letters fill; of thin ones those that they fill most."""
    for threshold in (235, 200, 160, 120):
        mask = pygame.mask.from_surface(letters, threshold)
        if mask.count() >= 4:
            return mask
    return pygame.mask.from_surface(letters, 60)


def _ring(letters: pygame.Surface, place: tuple[int, int], reach: int) -> tuple[pygame.mask.Mask, tuple[int, int]]:
    """The pixels around the letters, with the place of their top left."""
    touched = pygame.mask.from_surface(letters, 8)
    width, height = touched.get_size()
    ring = pygame.mask.Mask((width + 2 * reach, height + 2 * reach))
    for dx in range(2 * reach + 1):
        for dy in range(2 * reach + 1):
            ring.draw(touched, (dx, dy))
    ring.erase(touched, (reach, reach))
    return ring, (place[0] - reach, place[1] - reach)


def _lights(picture: pygame.Surface, mask: pygame.mask.Mask, place: tuple[int, int]) -> Iterator[float]:
    """The relative luminance of the pixels of a mask."""
    part = picture.subsurface((*place, *mask.get_size())).convert_alpha()
    shown = pygame.Surface(part.get_size(), pygame.SRCALPHA)
    mask.to_surface(shown, setsurface=part, unsetcolor=(0, 0, 0, 0))
    pixels = memoryview(pygame.image.tobytes(shown, "RGBA")).cast("I")
    for pixel, count in Counter(pixels).items():
        red, green, blue, alpha = pixel.to_bytes(4, sys.byteorder)
        if alpha:
            yield from repeat(luminance((red, green, blue)), count)


LINEAR = [level / 255 / 12.92 if level <= 10 else ((level / 255 + 0.055) / 1.055) ** 2.4 for level in range(256)]


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour."""
    red, green, blue = colour
    return 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]


def ratio(one: float, other: float) -> float:
    """The contrast of two luminances, 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
