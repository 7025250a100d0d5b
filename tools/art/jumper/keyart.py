"""Key art of the lobby's card, put together from pictures that have been baked, and the tree for a sentence."""

from __future__ import annotations

import skia
from PIL import Image, ImageFilter

from tools.art.atmosphere import bokeh
from tools.art.board import SAMPLING, Board, as_skia, colour, down, fill, spot
from tools.art.manifest import ASSETS, read_manifest
from tools.art.model.grade import resized
from tools.art.recipe import Picture, Recipe

CARD = (288.0, 300.0)
READS = (
    "backdrops/jumper",
    "jumper/jumper",
    "jumper/tree",
    "jumper/snowflake",
    "jumper/open_gold",
    "symbols/bonus_bauble",
    "presents/box01",
    "presents/lid01",
)


def _baked(name: str) -> Image.Image:
    return Image.open(ASSETS / "images" / f"{name}.webp").convert("RGBA")


def _lay(board: Board, image: Image.Image, middle: tuple[float, float], width: float, turn: float = 0) -> None:
    """Lay a picture on the board, its middle at a point, with its shadow."""
    height = width * image.height / image.width
    shadow = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 5, 6, 6, colour(("#000000", 0.6))))
    with board.turned(*middle, turn):
        place = skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height)
        board.canvas.drawImageRect(
            as_skia(resized(image, (round(width * 3), round(height * 3)))), place, SAMPLING, shadow
        )


def _felt_number(text: str) -> Image.Image:
    """A number in the felt numerals for gold patches."""
    entry = read_manifest()["numerals"]["felt_gold"]
    atlas = _baked("numerals/felt_gold")
    number = Image.new("RGBA", (2000, entry["height"]))
    pen = 0.0
    for character in text:
        glyph = entry["glyphs"][character]
        cut = atlas.crop((glyph["x"], 0, glyph["x"] + glyph["width"], entry["height"]))
        number.alpha_composite(cut, (round(pen), 0))
        pen += glyph["advance"]
    return number.crop((0, 0, round(pen + 2 * entry["pad"]), entry["height"]))


def card() -> Picture:
    """Art of the lobby's card, 288x300: the jumper in lamplight, a won patch, the tree, a present and the bauble."""
    width, height = CARD
    board = Board(width, height)
    wool = _baked("backdrops/jumper").crop((560, 0, 1942, 1440)).filter(ImageFilter.GaussianBlur(5))
    board.canvas.drawImageRect(as_skia(wool), skia.Rect.MakeWH(width, height), SAMPLING)
    board.canvas.drawRect(skia.Rect.MakeWH(width, height), fill(("#1a0206", 0.3)))
    glow = spot(144, 178, 170, (("#ffe0a0", 0.95), ("#ffb04a", 0.6), ("#ff9a40", 0)), (0, 0.5, 1))
    board.canvas.drawCircle(144, 178, 170, fill(glow, blend=skia.BlendMode.kScreen))
    bokeh(board, 60, 4, ("#ffd27a", "#ffb04a"), 0.3, largest=16)
    _lay(board, _baked("jumper/tree"), (238, 160), 100, 7)
    _lay(board, _baked("jumper/jumper"), (134, 178), 228, -3)
    _lay(board, _baked("jumper/snowflake"), (36, 204), 70, -14)
    _lay(board, _baked("jumper/open_gold"), (80, 233), 88, 8)
    _lay(board, _felt_number("19"), (80, 230), 74, 8)
    present = _baked("presents/box01")
    present.alpha_composite(_baked("presents/lid01"))
    _lay(board, present, (222, 214), 118)
    _lay(board, _baked("symbols/bonus_bauble"), (164, 238), 56, 10)
    board.canvas.drawRect(skia.Rect.MakeWH(width, 110), fill(down(0, 110, (("#240308", 0.72), ("#240308", 0)))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 244, width, 56), fill(down(244, 300, (("#240308", 0), "#240308"))))
    return Picture(board.image().convert("RGB"))


def tree_inline() -> Picture:
    """The tree as it stands in a sentence, 26x31."""
    return Picture(resized(_baked("jumper/tree"), (78, 94)))


def recipes() -> list[Recipe]:
    """Card and sentence."""
    return [
        Recipe("cards/christmas_jumper", card, lossless=False, reads=READS),
        Recipe("jumper/tree_inline", tree_inline, reads=("jumper/tree",)),
    ]
