"""Lettering: our own fonts, rendered at the pixels of the window, never scaled."""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from engine.stage.manifest import MissingAssetError

Colour = tuple[int, int, int]

CREAM: Colour = (255, 247, 228)
WHITE: Colour = (255, 255, 255)
GOLD: Colour = (255, 217, 104)
LAVENDER: Colour = (207, 198, 220)


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks. Sizes in logical pixels; `tracking` is extra space between letters.

    With `foil` the letters shine in these colours from top to bottom, in place of `colour`.
    """

    family: str
    size: float
    colour: Colour = WHITE
    outline: Colour | None = None
    outline_width: float = 0
    tracking: float = 0
    shadow: float = 0
    leading: float = 1.4
    foil: tuple[Colour, ...] = ()


Cut = tuple[str, int, int]
"""A family, the height of its letters in pixels, and how many pixels their outline has."""
MOST_CUTS = 48
SMALL, FINER, LEAST = 11, 4, 6
"""Lines up to so many pixels high are drawn so many times as large and made smaller; no letters are below the least.

Fonts set letters on whole pixels: small ones run into each other, spaces and points get lost between them.
"""


class FontSet:
    """The fonts of an assets folder at the pixel sizes in use: with its glyphs a font takes 40 to 400 KB."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._recent: dict[Cut, pygame.font.Font] = {}
        self._former: dict[Cut, pygame.font.Font] = {}
        self._letters: dict[Cut, set[str]] = {}
        self._wide = lru_cache(maxsize=2048)(self._measured)
        self._bytes = lru_cache(maxsize=16)(self._read)

    def _read(self, family: str) -> bytes:
        path = self._folder / f"{family}.ttf"
        try:
            return path.read_bytes()
        except OSError as error:
            raise MissingAssetError(f"font {family!r}: {path}: {error}") from error

    def close_unused(self) -> None:
        """Close the fonts that were not asked for since the last call."""
        self._former, self._recent = self._recent, {}

    def close_all(self) -> None:
        """Close them all: what is written next opens its own again."""
        self._former, self._recent = {}, {}

    @property
    def is_full(self) -> bool:
        """Whether more fonts were opened than a scene or two write with."""
        return len(self._recent) > MOST_CUTS

    def __len__(self) -> int:
        return len(self._recent) + len(self._former)

    def _open(self, cut: Cut) -> pygame.font.Font:
        font = self._recent.get(cut)
        if font is None:
            font = self._recent[cut] = self._former.pop(cut) if cut in self._former else self._load(*cut)
        return font

    def _load(self, family: str, pixels: int, outline: int) -> pygame.font.Font:
        # Opened from memory: a font reads its glyphs when they are first drawn, and paths may have any letters.
        font = pygame.font.Font(io.BytesIO(self._bytes(family)), pixels)
        font.outline = outline
        self._letters[family, pixels, outline] = set()
        return font

    def font(self, style: Style, k: float) -> pygame.font.Font:
        """The font of a style when the canvas is scaled by `k`."""
        return self._open(_cut(style, k))

    def outlined(self, style: Style, k: float) -> pygame.font.Font:
        """The font for the outline of a style's letters: its own, since a font that changes forgets its glyphs."""
        return self._open(_cut(style, k, outline=True))

    def new_letters(self, line: str, style: Style, k: float) -> int:
        """How many letters of a line the open font of a style has not drawn yet: these are the dear ones."""
        cut = _cut(style, k, outline=style.outline is not None)
        return len(set(line) - self._letters[cut]) if cut in self._recent or cut in self._former else len(set(line))

    def has_drawn(self, line: str, style: Style, k: float) -> None:
        """The font of a style has drawn a line, and knows its letters from now on."""
        self._letters[_cut(style, k, outline=style.outline is not None)].update(line)

    def width(self, text: str, style: Style, k: float) -> float:
        """How wide a line is, in logical pixels."""
        return self._wide(text, style, k)

    def _measured(self, text: str, style: Style, k: float) -> float:
        drawn, times = drawing_scale(style, k)
        return width_of(self.font(style, drawn), cleaned(text), style.tracking * drawn) / times / k


def drawing_scale(style: Style, k: float) -> tuple[float, int]:
    """At which scale a line is drawn when the canvas is scaled by `k`, and how many times smaller it is made then."""
    if round(style.size * k) > SMALL:
        return k, 1
    return max(k, LEAST / style.size) * FINER, FINER


def _cut(style: Style, k: float, *, outline: bool = False) -> Cut:
    wide = max(1, round(style.outline_width * k / 2)) if outline else 0
    return style.family, max(LEAST, round(style.size * k)), wide


@lru_cache(maxsize=2048)
def cleaned(text: str) -> str:
    """Text without what a font cannot draw: control characters and lone surrogates."""
    return "".join(c for c in text if c.isprintable() and not 0xD800 <= ord(c) <= 0xDFFF)[:2000]


def width_of(font: pygame.font.Font, text: str, tracking: float) -> int:
    """How wide a line is in pixels."""
    return font.size(text)[0] + round(tracking * max(0, len(text) - 1))


def wrapped(font: pygame.font.Font, text: str, tracking: float, limit: int) -> list[str]:
    """The text cut into lines of at most `limit` pixels: at line breaks, at spaces, and inside of too wide a word."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in cleaned(paragraph).split(" "):
            longer = f"{line} {word}" if line else word
            if width_of(font, longer, tracking) <= limit:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _broken(font, word, tracking, limit)
            lines.extend(full)
        lines.append(line)
    return lines


def _broken(font: pygame.font.Font, word: str, tracking: float, limit: int) -> list[str]:
    """A word in pieces that each fit into a line, at least a letter long; most words are one piece."""
    pieces: list[str] = []
    while len(word) > 1 and width_of(font, word, tracking) > limit:
        length = next(
            (length for length in range(len(word) - 1, 1, -1) if width_of(font, word[:length], tracking) <= limit), 1
        )
        pieces.append(word[:length])
        word = word[length:]
    return [*pieces, word]


def rendered_line(fonts: FontSet, text: str, style: Style, k: float) -> pygame.Surface:
    """One line as a premultiplied surface, with outline and shadow; the pen starts `pad_of` from the left."""
    drawn, times = drawing_scale(style, k)
    line = _drawn_line(fonts, text, style, drawn)
    if times == 1:
        return line
    pad, pad_drawn = pad_of(style, k), pad_of(style, drawn)
    width, height = (max(1, math.ceil((side - 2 * pad_drawn) / times) + 2 * pad) for side in line.get_size())
    ground = pygame.Surface((width * times, height * times), pygame.SRCALPHA)
    ground.blit(line, (pad * times - pad_drawn, pad * times - pad_drawn))
    return pygame.transform.smoothscale(ground, (width, height))


def _drawn_line(fonts: FontSet, text: str, style: Style, k: float) -> pygame.Surface:
    font, pad = fonts.font(style, k), pad_of(style, k)
    tracking = style.tracking * k
    width = width_of(font, text, tracking) + 2 * pad
    surface = pygame.Surface((max(1, width), font.get_linesize() + 2 * pad), pygame.SRCALPHA)
    if style.shadow:
        shade = surface.copy()
        shade.blit(_letters(font, text, (0, 0, 0), tracking), (pad, pad))
        shade = _blurred(shade, round(style.shadow * k))
        for _ in range(2):
            surface.blit(shade, (0, round(style.shadow * k)))
    if style.outline is not None:
        outlined = fonts.outlined(style, k)
        place = (pad - outlined.outline, pad - outlined.outline)
        surface.blit(_letters(outlined, text, style.outline, tracking), place)
    letters = _letters(font, text, WHITE if style.foil else style.colour, tracking)
    if style.foil:
        letters.blit(_gradient(style.foil, letters.get_width(), font), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(letters, (pad, pad))
    return surface.premul_alpha()


def _blurred(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Made small, and large again: as soft as a blur of that radius, in a tenth of its time."""
    times = max(2, radius // 2 + 1)
    small = pygame.transform.smoothscale(
        surface, (max(1, surface.get_width() // times), max(1, surface.get_height() // times))
    )
    if radius > 1:
        small = pygame.transform.box_blur(small, 1)
    return pygame.transform.smoothscale(small, surface.get_size())


def pad_of(style: Style, k: float) -> int:
    """Free pixels around a line, for outline and shadow."""
    return round((style.outline_width / 2 + style.shadow * 3) * k) + 1


def _gradient(colours: tuple[Colour, ...], width: int, font: pygame.font.Font) -> pygame.Surface:
    """The colours from the top of the capitals to a little below the baseline, as high as a line."""
    strip = pygame.Surface((1, len(colours)), pygame.SRCALPHA)
    for row, colour in enumerate(colours):
        strip.set_at((0, row), (*colour, 255))
    middle = cap_middle(font)
    top = round(2 * middle - font.get_ascent())
    surface = pygame.Surface((width, font.get_linesize()), pygame.SRCALPHA)
    surface.fill((*colours[-1], 255))
    surface.fill((*colours[0], 255), (0, 0, width, max(0, top)))
    height = max(1, font.get_ascent() - top)
    surface.blit(pygame.transform.smoothscale(strip, (width, height)), (0, top))
    return surface


def _letters(font: pygame.font.Font, text: str, colour: Colour, tracking: float) -> pygame.Surface:
    """The bare letters of a line; with tracking each one is placed by itself."""
    if not tracking:
        return font.render(text, antialias=True, color=colour)
    reach = 2 * font.outline
    surface = pygame.Surface((width_of(font, text, tracking) + reach + 2, font.get_linesize() + reach), pygame.SRCALPHA)
    x = 0.0
    for character in text:
        surface.blit(font.render(character, antialias=True, color=colour), (round(x), 0))
        metrics = font.metrics(character)[0]
        x += (metrics[4] if metrics else font.size(character)[0]) + tracking
    return surface


def cap_middle(font: pygame.font.Font) -> float:
    """Pixels from a line's top to the middle of its capitals, where the eye sees the middle of a line."""
    metrics = font.metrics("H")[0]
    cap = metrics[3] if metrics else font.get_ascent()
    return font.get_ascent() - cap / 2
