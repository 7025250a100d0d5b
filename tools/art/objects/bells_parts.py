"""What the symbols of Jingle Bells share: the sleigh bell itself, leaves of gold, and banners with a word."""

from __future__ import annotations

import math

import skia
from PIL import Image

from tools.art.board import SAMPLING, Board, as_skia
from tools.art.fonts import font_path
from tools.art.metal import GOLD as FOIL
from tools.art.metal import foil_path
from tools.art.model.curves import smooth_line, tube
from tools.art.model.foliage import holly_leaf
from tools.art.model.materials import GOLD, GOLD_DULL, GOLD_RIBBON, Material, Surface, material
from tools.art.model.ribbons import band
from tools.art.model.scene import degrees
from tools.art.model.shapes import Object, Point, ball, drum, hoop
from tools.art.objects.parts import SYMBOL

DARK = Surface("#2a0d04", rough=0.9, specular=0.0)
BRIGHT_GOLD = Surface("#ffcb4e", metal=1, rough=0.2, glow="#ffa014", glow_strength=0.2)
"""For a bell that stands for itself: its lower half, which mirrors the ground, stays golden at 56 pixels."""
LEAF_GOLD = Surface("#ffd04e", metal=1, rough=0.2, glow="#ff9a10", glow_strength=0.09)
RED_CLOTH = (
    Surface("#d00a22", rough=0.3, coat=0.5, coat_rough=0.15, specular=0.3, glow="#e01028", glow_strength=0.2),
    Surface("#8a0820", rough=0.4, coat=0.3),
)
GREEN_CLOTH = (
    Surface("#0c8a3c", rough=0.3, coat=0.5, coat_rough=0.15, specular=0.3, glow="#0ca044", glow_strength=0.16),
    Surface("#05562a", rough=0.4, coat=0.3),
)


def sleigh_bell(shell: Surface = GOLD) -> list[Object]:
    """A round bell of radius 1 with a belt, a loop, and slits that end in holes."""
    gold, dull, dark = material(shell), material(GOLD_DULL), material(DARK)
    parts = [
        ball(1, (0, 0, 0), gold, steps=96),
        hoop(1.0, 0.075, (0, 0, 0.02), gold),
        hoop(1.015, 0.03, (0, 0, 0.15), dull),
        hoop(1.015, 0.03, (0, 0, -0.11), dull),
        drum(0.2, 0.14, (0, 0, 1.0), gold),
        hoop(0.2, 0.07, (0, 0, 1.2), gold, turn=(math.pi / 2, 0, 0)),
    ]
    for aside in (-56, 0, 56):
        line = [_on_bell(aside, down) for down in range(-26, -92, -8)]
        parts.append(tube(line, 0.055, dark))
        parts.append(ball(0.155, _on_bell(aside, -26, 0.93), dark, steps=24))
    return parts


def _on_bell(aside: float, up: float, out: float = 0.985) -> Point:
    turn, rise = degrees(aside - 90), degrees(up)
    return out * math.cos(rise) * math.cos(turn), out * math.cos(rise) * math.sin(turn), out * math.sin(rise)


def leaf(at: Point, direction: float, size: tuple[float, float], stuff: Material, *, tilt: float = 76) -> Object:
    """A spiny leaf that faces the camera; `direction` in degrees from the right, counted upwards."""
    made = holly_leaf(*size, stuff)
    made.location, made.rotation_euler = at, (degrees(tilt), degrees(-direction), 0)
    return made


def banner(z: float, half: float, tall: float, cloth: tuple[Surface, Surface]) -> list[Object]:
    """A banner in front, golden at its edges, with swallow tails behind it."""
    front, fold, edge = material(cloth[0]), material(cloth[1]), material(GOLD_RIBBON)
    ends = ((-half, -0.72), (-half / 2, -1.02), (0, -1.1), (half / 2, -1.02), (half, -0.72))
    made = []
    line = smooth_line([(x, y - 0.2, z) for x, y in ends], 14)
    for wide, back, stuff in ((tall, 0.0, edge), (tall - 0.11, -0.035, front)):
        path = [(x, y + back, up) for x, y, up in line]
        made.append(band(path, lambda _, w=wide: w, lambda _: (0, 0, 1), stuff, thickness=0.05))
    for side in (-1, 1):
        tail = [(side * (half + out), -0.6 + out * 0.2, z + 0.13 + out * 0.1) for out in (-0.24, 0.03, 0.27)]
        made.append(band(tail, lambda _: tall * 0.8, lambda _: (0, 0, 1), edge, thickness=0.05))
        inner = [(x, y - 0.04, up) for x, y, up in tail]
        made.append(band(inner, lambda _: tall * 0.8 - 0.1, lambda _: (0, 0, 1), fold, thickness=0.05))
    return made


def lettered(image: Image.Image, word: str, size: float, middle: float) -> Image.Image:
    """A word in golden foil over a symbol, its capitals' middle at a height in pixels."""
    board = Board(SYMBOL, SYMBOL, 1)
    board.canvas.drawImageRect(as_skia(image), skia.Rect.MakeWH(SYMBOL, SYMBOL), SAMPLING)
    font = skia.Font(skia.Typeface.MakeFromFile(font_path("LilitaOne-Regular")), size)
    path, glyphs, x = skia.Path(), font.textToGlyphs(word), 0.0
    for glyph, width in zip(glyphs, font.getWidths(glyphs), strict=True):
        letter = font.getPath(glyph)
        letter.offset(x, 0)
        path.addPath(letter)
        x += width + size * 0.05
    box = path.computeTightBounds()
    path.offset(SYMBOL / 2 - box.centerX(), middle - box.centerY())
    half = box.height() / 2
    foil_path(board, path, FOIL, top=middle - half, bottom=middle + half, outline=size * 0.085)
    return board.image()
