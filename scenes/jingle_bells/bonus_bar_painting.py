"""Draws the bar above the reels of the Christmas Spins: three stages of two Gold Baubles each (JB-13)."""

from __future__ import annotations

from functools import partial

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box
from games.jingle_bells.symbols import HALVES, STAGES
from scenes.common.texts import Texts
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import BAR, SOCKET, middle, socket, stage_box

Place = tuple[float, float]

ABOVE = 130.0
"""How far above the window the bar begins to come down."""
MARGIN, SOCKET_MARGIN = 14.0, 6.0
"""How far the pictures of bar, stage and half go beyond their bodies."""
LETTERS = Style("LilitaOne-Regular", 18, (206, 194, 232), (22, 10, 44), 3, tracking=0.6)
LETTERS_LIT = Style("LilitaOne-Regular", 18, (74, 24, 2), tracking=0.6)


def draw_bar(canvas: Canvas, texts: Texts, board: BonusBoard) -> None:
    """Draw the bar as far as it has come down, with what is filled."""
    bar, higher = board.bar, ABOVE * (1 - board.arrived)
    x, y = middle(BAR)
    paint = partial(_paint_bar, texts, bar.stages, bar.halves)
    canvas.composed(("bells bonus bar", bar.stages, bar.halves), outer(BAR), paint, centre=(x, y - higher))
    if bar.stages and bar.glare > 0:
        left, top, width, height = stage_box(bar.stages)
        at = (left + width / 2, top + height / 2 - higher)
        canvas.image("effects/glow", centre=at, size=(1.5 * width, 3.4 * height), alpha=bar.glare, add=True)
        _paint_words(canvas, texts, bar.stages, (0, -higher), LETTERS_LIT)  # in front of the light
    if bar.halves and bar.flash > 0:
        canvas.image("effects/glow", centre=socket(bar.halves), width=3.4 * SOCKET, alpha=bar.flash, add=True)


def _paint_bar(texts: Texts, stages: int, halves: int, canvas: Canvas) -> None:
    """Paint the bar around the origin."""
    x, y = middle(BAR)
    canvas.image("bells/stage_bar", centre=(0, 0), size=outer(BAR))
    for place in range(1, len(STAGES) + 1):
        left, top, width, height = stage_box(place)
        if place <= stages:
            at = (left + width / 2 - x, top + height / 2 - y)
            canvas.image("bells/stage_lit", centre=at, size=outer((0, 0, width, height)))
        _paint_words(canvas, texts, place, (-x, -y), LETTERS_LIT if place <= stages else LETTERS)
    for half in range(1, HALVES + 1):
        hx, hy = socket(half)
        name = "bells/half_full" if half <= halves else "bells/half_empty"
        canvas.image(name, centre=(hx - x, hy - y), width=SOCKET + 2 * SOCKET_MARGIN)


def _paint_words(canvas: Canvas, texts: Texts, place: int, by: Place, style: Style) -> None:
    """Paint what a stage says, moved `by` so much."""
    left, top, _, height = stage_box(place)
    words = texts(f"bells.bonus.stages.{STAGES[place - 1]}")
    canvas.text(words, (left + 115 + by[0], top + height / 2 + by[1]), style, anchor="centre", fit=96)


def outer(body: Box) -> tuple[float, float]:
    """How large a picture is whose body has this size."""
    return body[2] + 2 * MARGIN, body[3] + 2 * MARGIN
