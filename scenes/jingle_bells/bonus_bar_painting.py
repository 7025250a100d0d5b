"""Draws the bar above the reels of the Christmas Spins: three stages of two Gold Baubles each (JB-13)."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box
from games.jingle_bells.symbols import HALVES, STAGES
from scenes.common.texts import Texts
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import BAR, SOCKET, middle, socket, stage_box

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
    canvas.image("bells/stage_bar", centre=(x, y - higher), size=outer(BAR))
    for place, feature in enumerate(STAGES, 1):
        left, top, width, height = stage_box(place)
        is_given = place <= bar.stages
        at = (left + width / 2, top + height / 2 - higher)
        if is_given:
            canvas.image("bells/stage_lit", centre=at, size=outer((0, 0, width, height)))
        if place == bar.stages and bar.glare > 0:
            canvas.image("effects/glow", centre=at, size=(1.5 * width, 3.4 * height), alpha=bar.glare, add=True)
        style = LETTERS_LIT if is_given else LETTERS
        words = texts(f"bells.bonus.stages.{feature}")
        canvas.text(words, (left + 115, at[1]), style, anchor="centre", fit=96)
    for half in range(1, HALVES + 1):
        hx, hy = socket(half)
        name = "bells/half_full" if half <= bar.halves else "bells/half_empty"
        canvas.image(name, centre=(hx, hy - higher), width=SOCKET + 2 * SOCKET_MARGIN)
        if half == bar.halves and bar.flash > 0:
            canvas.image("effects/glow", centre=(hx, hy), width=3.4 * SOCKET, alpha=bar.flash, add=True)


def outer(body: Box) -> tuple[float, float]:
    """How large a picture is whose body has this size."""
    return body[2] + 2 * MARGIN, body[3] + 2 * MARGIN
