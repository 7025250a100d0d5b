"""The bar of the three stages of Christmas Spins: its body, a lit segment, the sockets of the half-fills, the spark."""

from __future__ import annotations

import math

import skia
from PIL import Image

from tools.art.board import (
    SAMPLING,
    Board,
    Tint,
    as_skia,
    colour,
    down,
    fill,
    grown,
    line,
    polygon,
    rounded,
    spot,
    stroke,
)
from tools.art.manifest import ASSETS
from tools.art.metal import gold_border
from tools.art.recipe import Picture, Recipe

BAR = (528.0, 42.0)
SEGMENT = (168.0, 30.0)
FIRST = (6.0, 6.0)
PITCH = 174.0
BAR_MARGIN = 14.0
LIT_MARGIN = 14.0
SOCKET = 30.0
SOCKET_MARGIN = 6.0
SPARK = 64.0
PLUS = skia.BlendMode.kPlus
SCREEN = skia.BlendMode.kScreen


def bar() -> Picture:
    """Bar of 528 x 42: crimson lacquer in a golden rim, three dark wells of 168 x 30, a pitch of 174 apart."""
    board = Board(BAR[0] + 2 * BAR_MARGIN, BAR[1] + 2 * BAR_MARGIN)
    box = rounded(BAR_MARGIN, BAR_MARGIN, *BAR, 21)
    board.canvas.drawRRect(rounded(BAR_MARGIN, BAR_MARGIN + 4, *BAR, 21), fill(("#000000", 0.6), blur=4.4))
    foot = BAR_MARGIN + BAR[1]
    board.canvas.drawRRect(box, fill(down(BAR_MARGIN, foot, ("#d01c36", "#8c0a20", "#4c0412"), (0, 0.5, 1))))
    gold_border(board, grown(box, -1.2), 2.6)
    for place in range(3):
        _well(board, BAR_MARGIN + FIRST[0] + PITCH * place, BAR_MARGIN + FIRST[1])
    for place in (1, 2):
        x, y = BAR_MARGIN + PITCH * place + 3, BAR_MARGIN + BAR[1] / 2
        for up in (-10.5, 10.5):
            board.canvas.drawCircle(x, y + up, 2.4, fill(("#ffcf70", 0.55), blur=1.6, blend=SCREEN))
            board.canvas.drawCircle(x, y + up, 1.5, fill("#fff3c8"))
    return Picture(board.image(), inset=board.margins(*(BAR_MARGIN,) * 4))


def _well(board: Board, x: float, y: float) -> None:
    """A segment that is not filled yet: night blue glass, dark at its edges, a cold light along its foot."""
    wide, high = SEGMENT
    well = rounded(x, y, wide, high, high / 2)
    board.canvas.drawRRect(well, fill(down(y, y + high, ("#0a0626", "#170c44", "#241460"), (0, 0.5, 1))))
    with board.clipped(well):
        board.canvas.drawRRect(grown(well, 2), stroke(("#02000c", 0.85), 8, blur=3))
        glow: tuple[Tint, ...] = (("#7a6af0", 0.5), ("#7a6af0", 0))
        board.canvas.save()
        board.canvas.translate(x + wide / 2, y + high)
        board.canvas.scale(1, 0.16)
        board.canvas.drawCircle(0, 0, 84, fill(spot(0, 0, 84, glow), blend=SCREEN))
        board.canvas.restore()
    board.canvas.drawRRect(well, stroke("#2a0208", 2.2))
    board.canvas.drawRRect(well, stroke(down(y, y + high, ("#8a5a16", "#ffdf8a"), (0, 1)), 1.1))


def lit() -> Picture:
    """One segment of the bar filled: gold with a gloss, and its light round it; the body is 168 x 30."""
    wide, high = SEGMENT
    board = Board(wide + 2 * LIT_MARGIN, high + 2 * LIT_MARGIN)
    box = rounded(LIT_MARGIN, LIT_MARGIN, wide, high, high / 2)
    board.canvas.drawRRect(grown(box, 2), fill(("#ffb92e", 0.9), blur=4))
    tints = ("#fff6c4", "#ffdc5e", "#f7a91c", "#ffcf4e")
    board.canvas.drawRRect(box, fill(down(LIT_MARGIN, LIT_MARGIN + high, tints, (0, 0.36, 0.76, 1))))
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, 1), stroke(("#a85a04", 0.6), 5, blur=2))
        shine = rounded(LIT_MARGIN + 6, LIT_MARGIN + 2, wide - 12, 10, 5)
        board.canvas.drawRRect(shine, fill(down(LIT_MARGIN, LIT_MARGIN + 12, (("#ffffff", 0.9), ("#ffffff", 0.1)))))
        beam = line((0, 0), (30, 0), (("#ffffff", 0), ("#ffffff", 0.55), ("#ffffff", 0)), (0, 0.5, 1))
        for x in (0.62, 0.72):
            with board.turned(LIT_MARGIN + wide * x, LIT_MARGIN, 24):
                board.canvas.drawRect(skia.Rect.MakeXYWH(0, -10, 30 if x < 0.7 else 9, 60), fill(beam))
    board.canvas.drawRRect(box, stroke("#5a2a06", 2.4))
    rim = line((0, 0), (wide * 0.4, high * 2), ("#fffdf0", "#ffe27a", "#c9820e", "#fff6c8"), (0, 0.35, 0.7, 1))
    board.canvas.drawRRect(box, stroke(rim, 1.5))
    return Picture(board.image(), inset=board.margins(*(LIT_MARGIN,) * 4))


def _socket() -> tuple[Board, float]:
    board = Board(SOCKET + 2 * SOCKET_MARGIN, SOCKET + 2 * SOCKET_MARGIN)
    return board, SOCKET_MARGIN + SOCKET / 2


def _bauble() -> Image.Image:
    return Image.open(ASSETS / "images" / "bells" / "gold_bauble.webp").convert("RGBA")


def half_empty() -> Picture:
    """Socket of 30 x 30 for a Gold Bauble: a dark cup in a golden ring, the bauble's shape faint in it."""
    board, middle = _socket()
    cup = spot(middle, middle + 5, 16, ("#2a1c5c", "#120a34", "#05021a"), (0, 0.6, 1))
    board.canvas.drawCircle(middle, middle, 13.4, fill(cup))
    ghost = skia.Paint(AntiAlias=True, Alphaf=0.34)
    ghost.setColorFilter(skia.ColorFilters.Blend(colour("#b9a8ff"), skia.BlendMode.kSrcIn))
    board.canvas.drawImageRect(as_skia(_bauble()), _at(middle, 21), SAMPLING, ghost)
    _ring(board, middle, ("#e8c46a", "#8a5a16", "#5a3608"))
    return Picture(board.image(), inset=board.margins(*(SOCKET_MARGIN,) * 4))


def half_full() -> Picture:
    """The same socket with a shining Gold Bauble in it, crimson behind it."""
    board, middle = _socket()
    board.canvas.drawCircle(middle, middle, 15.5, fill(("#ffc23a", 0.9), blur=3))
    cup = spot(middle, middle, 14, ("#e8283c", "#a00a1e", "#4a020c"), (0, 0.6, 1))
    board.canvas.drawCircle(middle, middle, 13.4, fill(cup))
    _ring(board, middle, ("#fffbe0", "#ffd34a", "#a8620c"))
    drop = skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 1, 1.2, 1.2, colour(("#2a0206", 0.9))))
    board.canvas.drawImageRect(as_skia(_bauble()), _at(middle, 25), SAMPLING, drop)
    light: tuple[Tint, ...] = (("#fff6c8", 0.75), ("#ffd860", 0.25), ("#ffd860", 0))
    board.canvas.drawCircle(middle - 2.5, middle, 9, fill(spot(middle - 2.5, middle - 1, 9, light), blend=SCREEN))
    return Picture(board.image(), inset=board.margins(*(SOCKET_MARGIN,) * 4))


def _at(middle: float, size: float) -> skia.Rect:
    return skia.Rect.MakeXYWH(middle - size / 2, middle - size / 2 - 0.6, size, size)


def _ring(board: Board, middle: float, gold: tuple[str, str, str]) -> None:
    board.canvas.drawCircle(middle, middle, 13.8, stroke("#2a1002", 3.2))
    rim = line((middle - 10, middle - 14), (middle + 10, middle + 14), gold, (0, 0.45, 1))
    board.canvas.drawCircle(middle, middle, 13.8, stroke(rim, 1.9))


def spark() -> Picture:
    """Golden spark of 64 units: a white core, four long beams and four short ones in gold, a soft halo."""
    board = Board(SPARK, SPARK)
    x = SPARK / 2
    halo: tuple[Tint, ...] = (("#fff0a8", 0.95), ("#ffc233", 0.55), ("#ff9a10", 0.18), ("#ff9a10", 0))
    board.canvas.drawCircle(x, x, 27, fill(spot(x, x, 27, halo, (0, 0.24, 0.56, 1))))
    for turn, long, wide in ((0, 31, 3.6), (90, 31, 3.6), (45, 17, 2.6), (135, 17, 2.6)):
        with board.turned(x, x, turn):
            beam = line((-long, 0), (long, 0), (("#ffb020", 0), "#ffd860", "#ffffff", "#ffd860", ("#ffb020", 0)))
            shape = polygon([(-long, 0), (0, -wide), (long, 0), (0, wide)])
            board.canvas.drawPath(shape, fill(beam, blur=0.5))
    for place in range(9):
        turn, out = 2 * math.pi * place / 9 + 0.3, 15 + 7 * math.sin(place * 2.4)
        board.canvas.drawCircle(
            x + out * math.cos(turn), x + out * math.sin(turn), 0.8 + 0.4 * (place % 3), fill("#ffe9a0", blur=0.3)
        )
    core = spot(x, x, 9, ("#ffffff", "#fffbe0", ("#ffe68a", 0)), (0, 0.45, 1))
    board.canvas.drawCircle(x, x, 9, fill(core, blend=PLUS))
    return Picture(board.image())


def recipes() -> list[Recipe]:
    """Bar, lit segment, sockets, spark."""
    baubles = ("bells/gold_bauble",)
    return [
        Recipe("bells/stage_bar", bar, lossless=False),
        Recipe("bells/stage_lit", lit, lossless=False),
        Recipe("bells/half_empty", half_empty, reads=baubles),
        Recipe("bells/half_full", half_full, reads=baubles),
        Recipe("bells/spark", spark),
    ]
