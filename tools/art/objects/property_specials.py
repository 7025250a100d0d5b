"""Diamond, top hat and Wild; the word on the Wild's banner is lettered over the photograph, so that it is crisp."""

from __future__ import annotations

import math

import skia

from tools.art.board import SAMPLING, Board, as_skia
from tools.art.fonts import font_path
from tools.art.metal import GOLD as FOIL
from tools.art.metal import foil_path
from tools.art.model.curves import cut_out, smooth_line
from tools.art.model.materials import GOLD, GOLD_DULL, GOLD_RIBBON, Surface, material
from tools.art.model.ribbons import band
from tools.art.model.scene import degrees, flat_camera
from tools.art.model.shapes import UPRIGHT, Object, drum, grouped, hoop, mesh_object
from tools.art.objects.parts import SYMBOL, picture_of
from tools.art.objects.property_head import top_hat
from tools.art.recipe import Picture

FACETS = ("#0b46c8", "#1f86f4", "#5cc0ff", "#a6e6ff", "#e9fbff", "#2a6ae0")
SPARK = Surface("#ffffff", glow="#eafaff", glow_strength=1.6)
FIELD = Surface("#0c6b3a", rough=0.3, coat=0.7)
RAY = Surface("#1fa85c", rough=0.3, coat=0.5)
BANNER = Surface("#b00a20", rough=0.3, coat=0.5, coat_rough=0.15)
FOLD = Surface("#5e0612", rough=0.4, coat=0.3)
SIDES = 12


def diamond() -> None:
    """A cut diamond, its table tilted to the eye, every facet of its own blue, with two sparks."""
    rings = ((1.16, 0.1, 0.0), (1.16, 0.16, 0.0), (0.94, 0.42, 0.5), (0.66, 0.56, 0.0))
    points: list[tuple[float, float, float]] = [(0, 0, -1.12)]
    points += [_girdle(0.62, -0.42, side + 0.5) for side in range(SIDES)]
    for out, up, shift in rings:
        points += [_girdle(out, up, side + shift) for side in range(SIDES)]
    gem = mesh_object(points, _facets(), _facet(0), smooth=False)
    for tint in range(1, len(FACETS)):
        gem.data.materials.append(_facet(tint))
    for number, face in enumerate(gem.data.polygons):
        face.material_index = _tint_of(number, face)
    for x, z, size in ((-0.6, 0.5, 0.42), (0.82, -0.06, 0.26)):
        _spark(x, z, size)
    grouped([gem], turn=(0, degrees(10), degrees(9)))
    flat_camera(2.6, height=4.2, target=(0, 0, -0.12))


def _girdle(out: float, up: float, side: float) -> tuple[float, float, float]:
    turn = 2 * math.pi * side / SIDES
    return (out * math.cos(turn), out * math.sin(turn), up)


def _facets() -> list[tuple[int, ...]]:
    """Kites below, a thin girdle, kites above, and the table."""

    def at(ring: int, side: int) -> int:
        return 1 + ring * SIDES + side % SIDES

    faces: list[tuple[int, ...]] = []
    for side in range(SIDES):
        faces += [(0, at(0, side), at(0, side + 1))]
        faces += [(at(0, side), at(1, side), at(1, side + 1)), (at(0, side), at(1, side + 1), at(0, side + 1))]
        faces += [(at(1, side), at(2, side), at(2, side + 1), at(1, side + 1))]
        faces += [(at(2, side), at(3, side), at(2, side + 1)), (at(3, side), at(3, side + 1), at(2, side + 1))]
        faces += [(at(3, side), at(4, side), at(4, side + 1)), (at(3, side), at(4, side + 1), at(3, side + 1))]
    return [*faces, tuple(at(4, side) for side in range(SIDES))]


def _facet(tint: int) -> object:
    base = FACETS[tint]
    return material(Surface(base, metal=0.45, rough=0.04, coat=1, coat_rough=0.0, glow=base, glow_strength=0.3))


def _tint_of(number: int, face: object) -> int:
    """Large faces light, the others in a fixed play of light and dark round the stone."""
    if len(face.vertices) == SIDES:  # type: ignore[attr-defined]  # a face of Blender
        return 3
    return (0, 4, 1, 3, 5, 2, 4, 1, 3, 0, 2)[(number * 7) % 11]


def _spark(x: float, z: float, size: float) -> None:
    outline = []
    for corner in range(8):
        reach = size if corner % 2 == 0 else size * 0.14
        outline.append((reach * math.sin(corner * math.pi / 4), reach * math.cos(corner * math.pi / 4)))
    cut_out(outline, material(SPARK), depth=0.01, bevel=0.006, at=(x, -1.3, z))


def tophat() -> None:
    """His hat, as it flies: tilted, the holly to the front."""
    grouped(top_hat(1.42, brim=1.26), at=(0, 0, -0.7), turn=(degrees(4), degrees(-11), 0))
    flat_camera(2.9, height=2.4)


def _plain_wild() -> None:
    gold, dull, light = material(GOLD), material(GOLD_DULL), material(RAY)
    drum(1.16, 0.16, (0, 0.3, 0.14), material(FIELD), turn=UPRIGHT, bevel=0.03, steps=96)
    hoop(1.16, 0.1, (0, 0.2, 0.14), gold, turn=UPRIGHT)
    hoop(0.98, 0.025, (0, 0.18, 0.14), dull, turn=UPRIGHT)
    for ray in range(16):
        turn = math.pi * 2 * ray / 16
        way = [(0.5 * math.cos(turn), 0.5 * math.sin(turn))]
        way += [(0.92 * math.cos(turn + lean), 0.92 * math.sin(turn + lean)) for lean in (-0.09, 0.09)]
        cut_out(way, light, depth=0.02, bevel=0.006, at=(0, 0.2, 0.14))
    grouped(top_hat(1.36, brim=1.2), at=(0.02, -0.2, -0.34), turn=(degrees(3), degrees(-5), 0), size=0.9)
    _banner(-0.88)
    flat_camera(3.16, height=0.5, target=(0, 0, 0.02))


def _banner(z: float) -> list[Object]:
    cloth, fold, edge = material(BANNER), material(FOLD), material(GOLD_RIBBON)
    made = []
    front = smooth_line([(-1.2, -0.62, z), (-0.6, -0.92, z), (0, -1.0, z), (0.6, -0.92, z), (1.2, -0.62, z)], 14)
    for wide, back, stuff in ((0.62, 0.0, edge), (0.52, -0.035, cloth)):
        path = [(x, y + back, up) for x, y, up in front]
        made.append(band(path, lambda _, w=wide: w, lambda _: (0, 0, 1), stuff, thickness=0.05))
    for side in (-1, 1):
        tail = [(side * 0.98, -0.46, z + 0.14), (side * 1.24, -0.4, z + 0.16), (side * 1.5, -0.36, z + 0.17)]
        made.append(band(tail, lambda _: 0.5, lambda _: (0, 0, 1), edge, thickness=0.05))
        inner = [(x, y - 0.04, up) for x, y, up in tail]
        made.append(band(inner, lambda _: 0.4, lambda _: (0, 0, 1), fold, thickness=0.05))
    return made


def wild() -> Picture:
    """The Wild with its word."""
    plain = picture_of(_plain_wild, fit=False)
    board = Board(SYMBOL, SYMBOL, 1)
    board.canvas.drawImageRect(as_skia(plain.image), skia.Rect.MakeWH(SYMBOL, SYMBOL), SAMPLING)
    font = skia.Font(skia.Typeface.MakeFromFile(font_path("LilitaOne-Regular")), 88)
    word, glyphs = skia.Path(), font.textToGlyphs("WILD")
    x = 0.0
    for glyph, width in zip(glyphs, font.getWidths(glyphs), strict=True):
        letter = font.getPath(glyph)
        letter.offset(x, 0)
        word.addPath(letter)
        x += width + 5
    box = word.computeTightBounds()
    middle = SYMBOL / 2 + (0.02 + 0.88 + 0.05) / 3.16 * SYMBOL
    word.offset(SYMBOL / 2 - box.centerX(), middle - box.centerY())
    foil_path(board, word, FOIL, top=middle - box.height() / 2, bottom=middle + box.height() / 2, outline=7)
    return Picture(board.image())
