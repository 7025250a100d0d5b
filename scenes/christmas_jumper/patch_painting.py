"""Draws the motifs: whole patches, patches that are being unravelled row by row, numbers on plain or golden wool."""

from __future__ import annotations

import math

from engine.rules.money import short_pounds
from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.tween import Point
from scenes.christmas_jumper.board import Motif, Tag
from scenes.christmas_jumper.layout import PATCH, SMALL_PATCH, box_around
from scenes.christmas_jumper.yarn import draw_strand, wool_of
from scenes.common.styles import INK

DIGITS = 43.0
SMALL_DIGITS = 38.0
FRINGE = 9.0
"""What hangs out of a patch at its sides, below and above."""
ROWS = {PATCH: 17, SMALL_PATCH: 15}
TAG_WORD = Style("LilitaOne-Regular", 15.5, (246, 222, 190), tracking=0.8)
TAG_AMOUNT = Style("LilitaOne-Regular", 17.5, (255, 250, 236), (46, 6, 18), 3)
TAG_WON = Style("LilitaOne-Regular", 18, INK)
TAG_FADED = Style("LilitaOne-Regular", 17.5, (206, 200, 212))
SWINGS = 5
"""How often the yarn runs from one side to the other while it comes off."""
SCALES = 16
"""Numbers pop up through so many sizes."""


def size_of(panel: str) -> tuple[float, float]:
    """The size of a panel's patches."""
    return SMALL_PATCH if panel == "winning" else PATCH


def draw_motif(canvas: Canvas, motif: Motif, panel: str, place: int, centre: Point) -> None:
    """A motif as far as its animation has taken it."""
    size = size_of(panel)
    if motif.glow > 0:
        wide = size[0] * 1.75
        canvas.image("jumper/glow", centre=centre, width=wide, alpha=motif.glow * 0.7, add=True)
    if motif.unravelled < 1:
        if motif.unravelled > 0:
            canvas.nine(_wool(size, gold=False), box_around(centre, size))
        _draw_patch(canvas, motif, panel, place, centre)
        return
    if motif.is_gold:
        canvas.nine("jumper/halo_small" if size == SMALL_PATCH else "jumper/halo", box_around(centre, size))
    if motif.shown == 1:
        _draw_number_at_rest(canvas, motif, centre, size)
    else:
        canvas.nine(_wool(size, gold=motif.is_gold), box_around(centre, size))
        _draw_number(canvas, motif, centre, size, max(0.1, motif.shown))
    if motif.flash > 0:
        canvas.image("jumper/glow", centre=centre, width=size[0] * 1.9, alpha=motif.flash * 0.9, add=True)


def _wool(size: tuple[float, float], *, gold: bool) -> str:
    return f"jumper/open{'_gold' if gold else ''}{'_small' if size == SMALL_PATCH else ''}"


def _draw_number_at_rest(canvas: Canvas, motif: Motif, centre: Point, size: tuple[float, float]) -> None:
    def paint(inner: Canvas) -> None:
        inner.nine(_wool(size, gold=motif.is_gold), box_around((0, 0), size))
        _draw_number(inner, motif, (0, 0), size, 1.0)

    room = (size[0] + 4 * FRINGE, size[1] + 4 * FRINGE)
    canvas.composed(("motif", size, motif.number, motif.is_gold), room, paint, centre=centre)


def _draw_number(canvas: Canvas, motif: Motif, centre: Point, size: tuple[float, float], scale: float) -> None:
    digits = SMALL_DIGITS if size == SMALL_PATCH else DIGITS
    stepped = math.ceil(scale * SCALES) / SCALES
    style = "felt_gold" if motif.is_gold else "felt"
    canvas.amount(str(motif.number), centre, digits, style=style, scale=stepped)


def patch_picture(panel: str, place: int) -> str:
    """The picture of a whole patch."""
    return "jumper/snowflake" if panel == "winning" else f"jumper/patch{place:02d}"


def _draw_patch(canvas: Canvas, motif: Motif, panel: str, place: int, centre: Point) -> None:
    name, size = patch_picture(panel, place), size_of(panel)
    if motif.unravelled == 0 and motif.lean == 0:
        canvas.nine(name, box_around(centre, size))
        return
    if motif.unravelled == 0:
        width, height = canvas.natural_size(name)
        canvas.image(name, centre=(centre[0], centre[1] + 2.5), size=(width, height), turn=motif.lean)
        return
    _draw_unravelling(canvas, motif, panel, place, centre)


def draw_raised_patch(canvas: Canvas, panel: str, place: int, centre: Point, swell: float) -> None:
    """A whole patch, larger than it is at rest."""
    width, height = size_of(panel)
    canvas.nine(patch_picture(panel, place), box_around(centre, (width * swell, height * swell)))


def _draw_unravelling(canvas: Canvas, motif: Motif, panel: str, place: int, centre: Point) -> None:
    """What is left of a patch: whole rows below, a piece of the row that goes now, and the yarn that comes off it."""
    name, size = patch_picture(panel, place), size_of(panel)
    left, top = centre[0] - size[0] / 2, centre[1] - size[1] / 2
    rows = ROWS[size]
    row = min(rows - 1, int(motif.unravelled * rows))
    within = motif.unravelled * rows - row
    height = size[1] / rows
    y = top + row * height
    wide = size[0] + 2 * FRINGE
    rightwards = row % 2 == 0
    with canvas.clip((left - FRINGE, y + height, wide, size[1] - (row + 1) * height + 2 * FRINGE)):
        canvas.nine(name, box_around(centre, size))
    start = left - FRINGE + (wide * within if rightwards else 0)
    with canvas.clip((start, y, wide * (1 - within), height + 0.5)):
        canvas.nine(name, box_around(centre, size))
    turn = motif.unravelled * SWINGS * math.pi
    at = (centre[0] - size[0] * 0.46 * math.cos(turn), y + height / 2)
    angle = 90 + 52 * math.cos(turn + 0.9)
    draw_strand(canvas, wool_of(panel, place), at, 40 + 80 * motif.unravelled, angle, thick=1.25)


def draw_tag(canvas: Canvas, tag: Tag, word: str, centre: Point, size: tuple[float, float]) -> None:
    """The word PRIZE or an amount on its label, as far as an animation has taken it."""
    picture = "jumper/label_gold" if tag.is_gold else "jumper/label_faded" if tag.is_faded else "jumper/label"
    text = short_pounds(tag.prize) if tag.is_shown else word
    share = size[1] / 28

    def paint(inner: Canvas) -> None:
        style = TAG_WON if tag.is_gold else TAG_FADED if tag.is_faded else TAG_AMOUNT if tag.is_shown else TAG_WORD
        inner.nine(picture, box_around((0, 0), size))
        inner.text(text, (0, 0), _larger(style, share), anchor="centre", fit=size[0] - 24 * share)

    if tag.is_resting:
        room = (size[0] + 24, size[1] + 24)
        canvas.composed(("label", text, picture, size), room, paint, centre=centre)
        return
    scale = math.ceil(tag.scale * SCALES) / SCALES
    shape = (size[0] * scale, max(3.0, size[1] * scale * tag.squeeze))
    canvas.nine(picture, box_around(centre, shape))
    if tag.squeeze > 0.6:
        style = TAG_WON if tag.is_gold else TAG_FADED if tag.is_faded else TAG_AMOUNT if tag.is_shown else TAG_WORD
        canvas.text(text, centre, _larger(style, share), anchor="centre", fit=size[0] - 24 * share, scale=scale)


def _larger(style: Style, share: float) -> Style:
    if share == 1:
        return style
    return Style(
        style.family, style.size * share, style.colour, style.outline, style.outline_width * share, style.tracking
    )
