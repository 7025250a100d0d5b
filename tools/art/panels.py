"""Nine-slice boxes: panels with a gold border, meters, instruction box, rows, bars."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import skia

from tools.art.board import Board, Tint, down, fill, grown, line, rounded, stroke
from tools.art.metal import gold_border
from tools.art.recipe import Picture, Recipe

CORNER = 44.0


@dataclass(frozen=True)
class Ground:
    """Colours of a box from top to bottom, and how much of what lies below it covers."""

    top: str
    bottom: str
    cover: float = 0.95


PANELS = {
    "burgundy": Ground("#600c1b", "#27050c"),
    "green": Ground("#0e5232", "#042413"),
    "purple": Ground("#33185e", "#150730"),
    "night": Ground("#1d1138", "#0c0618"),
}


def panel(ground: Ground) -> Picture:
    """Large box with a gold border; its gradient lies in the stretched middle only."""
    size, left, top, bottom = 168.0, 20.0, 16.0, 28.0
    board = Board(size + 2 * left, size + top + bottom)
    box = rounded(left, top, size, size, 22)
    _drop_shadow(board, box, 7, 9, 0.6)
    share = CORNER / size
    tints: tuple[Tint, ...] = tuple(
        (tint, ground.cover) for tint in (ground.top, ground.top, ground.bottom, ground.bottom)
    )
    board.canvas.drawRRect(box, fill(down(top, top + size, tints, (0, share, 1 - share, 1))))
    _inner_shadow(board, box, 18, 8, 0.5)
    gold_border(board, box, 3.2)
    sides = board.margins(left + CORNER, top + CORNER, left + CORNER, bottom + CORNER)
    return Picture(board.image(), sides, board.margins(left, top, left, bottom))


@dataclass(frozen=True)
class SmallBox:
    """Shape of a smaller box: master size, radius, border width."""

    width: float
    height: float
    radius: float
    border: float


def small_box(shape: SmallBox, ground: Ground) -> Picture:
    """Meter, note or tag: a dark box with a gold border, three-slice if its height is fixed."""
    left, top, bottom = 10.0, 8.0, 14.0
    board = Board(shape.width + 2 * left, shape.height + top + bottom)
    box = rounded(left, top, shape.width, shape.height, shape.radius)
    _drop_shadow(board, box, 3, 4.5, 0.5)
    tints = ((ground.top, ground.cover), (ground.bottom, ground.cover))
    board.canvas.drawRRect(box, fill(down(top, top + shape.height, tints)))
    _inner_shadow(board, box, 8, 3.5, 0.5)
    gold_border(board, box, shape.border)
    side = shape.radius + 6
    sides = board.margins(left + side, top + side, left + side, bottom + side)
    return Picture(board.image(), sides, board.margins(left, top, left, bottom))


def row(ground: Ground | None, edge: Tint | None, width: float) -> Picture:
    """Background of a line in a list; without a ground only a hairline below."""
    size, radius = 64.0, 12.0
    board = Board(size, size)
    box = grown(rounded(0, 0, size, size, radius), -width)
    if ground is not None:
        tints = ((ground.top, ground.cover), (ground.bottom, ground.cover))
        board.canvas.drawRRect(box, fill(down(0, size, tints)))
    else:
        board.canvas.drawRect(skia.Rect.MakeXYWH(0, size - 1, size, 1), fill(("#ffe9c8", 0.17)))
    if edge is not None:
        board.canvas.drawRRect(box, stroke(edge, width))
    side = radius + 6
    return Picture(board.image(), board.margins(side, side, side, side))


def strip() -> Picture:
    """Status strip across the top of every screen, with its shadow below."""
    board = Board(1280, 36)
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 26, 1280, 10), fill(down(26, 36, (("#000000", 0.5), ("#000000", 0)))))
    board.canvas.drawRect(skia.Rect.MakeWH(1280, 26), fill("#0d0913"))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 25, 1280, 1), fill(("#d9a53a", 0.85)))
    return Picture(board.image(), inset=board.margins(0, 0, 0, 10))


def hud() -> Picture:
    """Bar across the bottom: it fades in above its gold rule, which lies 3 units below the top."""
    board = Board(1280, 72)
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 3, 1280, 69), fill(down(3, 72, (("#170a20", 0.97), "#08040d"))))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 3, 1280, 24), fill(down(3, 27, (("#5a2a4a", 0.35), ("#5a2a4a", 0)))))
    ends: tuple[Tint, ...] = (("#f7c548", 0.1), "#f7c548", "#fff0b8", "#f7c548", ("#f7c548", 0.1))
    board.canvas.drawRect(skia.Rect.MakeXYWH(0, 0, 1280, 3), fill(down(0, 3, (("#000000", 0), ("#000000", 0.5)))))
    rule = skia.Rect.MakeXYWH(0, 2.2, 1280, 1.6)
    board.canvas.drawRect(rule, fill(line((0, 0), (1280, 0), ends, (0, 0.25, 0.5, 0.75, 1))))
    return Picture(board.image(), inset=board.margins(0, 3, 0, 0))


def card_frame(*, focused: bool) -> Picture:
    """Border of a lobby card; the middle is open, and outside of the border lies its shadow."""
    size, radius, left, top, bottom = 120.0, 22.0, 24.0, 20.0, 34.0
    board = Board(size + 2 * left, size + top + bottom)
    box = rounded(left, top, size, size, radius)
    board.canvas.save()
    board.canvas.clipRRect(box, skia.ClipOp.kDifference, doAntiAlias=True)
    _drop_shadow(board, box, 8, 10, 0.65)
    if focused:
        board.canvas.drawRRect(grown(box, 4), stroke(("#ffe9a0", 0.7), 12, blur=7))
    board.canvas.restore()
    _inner_shadow(board, box, 10, 4, 0.35)
    gold_border(board, box, 3.4)
    if focused:
        board.canvas.drawRRect(grown(box, 4.6), stroke("#fff6c0", 3))
    side = radius + 14
    sides = board.margins(left + side, top + side, left + side, bottom + side)
    return Picture(board.image(), sides, board.margins(left, top, left, bottom))


def card_tag() -> Picture:
    """Pill that stands on a card's upper edge and tells its kind."""
    width, height, margin = 90.0, 27.0, 7.0
    board = Board(width + 2 * margin, height + 2 * margin)
    box = rounded(margin, margin, width, height, height / 2)
    board.canvas.drawRRect(rounded(margin, margin + 2, width, height, height / 2), fill(("#000000", 0.6), blur=2.4))
    board.canvas.drawRRect(box, fill(down(margin, margin + height, ("#3a1a52", "#10051c"))))
    board.canvas.drawRRect(grown(box, -0.8), stroke("#ffd98a", 1.6))
    end = margin + height / 2 + 4
    inset = board.margins(margin, margin, margin, margin)
    return Picture(board.image(), board.margins(end, 0, end, 0), inset)


def _drop_shadow(board: Board, box: skia.RRect, fall: float, blur: float, alpha: float) -> None:
    rect = box.rect()
    radius = box.radii(skia.RRect.kUpperLeft_Corner).x()
    lower = rounded(rect.x(), rect.y() + fall, rect.width(), rect.height(), radius)
    board.canvas.drawRRect(lower, fill(("#000000", alpha), blur=blur))


def _inner_shadow(board: Board, box: skia.RRect, width: float, blur: float, alpha: float) -> None:
    with board.clipped(box):
        board.canvas.drawRRect(grown(box, width * 0.3), stroke(("#000000", alpha), width, blur=blur))


def recipes() -> list[Recipe]:
    """Every box."""
    boxes = [Recipe(f"ui/panel_{name}", partial(panel, ground)) for name, ground in PANELS.items()]
    meter, won = SmallBox(96, 46, 13, 2.2), SmallBox(120, 58, 16, 2.6)
    note, bonus = SmallBox(96, 60, 14, 1.8), SmallBox(96, 52, 13, 2)
    return [
        *boxes,
        Recipe("ui/meter", partial(small_box, meter, Ground("#171022", "#0a0610", 0.97))),
        Recipe("ui/meter_won", partial(small_box, won, Ground("#4a0c18", "#1c0409", 0.98))),
        Recipe("ui/panel_note", partial(small_box, note, Ground("#0d2019", "#050d0a", 0.93))),
        Recipe("ui/panel_bonus", partial(small_box, bonus, Ground("#741022", "#3a0611", 0.98))),
        Recipe("ui/row", partial(row, None, None, 0.0)),
        Recipe("ui/row_open", partial(row, Ground("#4a2668", "#2a1346", 0.92), ("#e9c56a", 0.9), 1.4)),
        Recipe("ui/row_focus", partial(row, Ground("#4a2a66", "#3a1e54", 0.7), "#fff6c0", 2.2)),
        Recipe("ui/row_hover", partial(row, Ground("#ffffff", "#ffffff", 0.08), None, 0.0)),
        Recipe("ui/strip", strip),
        Recipe("ui/hud", hud),
        Recipe("ui/card_frame", partial(card_frame, focused=False)),
        Recipe("ui/card_frame_focus", partial(card_frame, focused=True)),
        Recipe("ui/card_tag", card_tag),
    ]
