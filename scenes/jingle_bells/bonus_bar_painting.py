"""Draws the bar above the reels of the Christmas Spins: three stages of two Gold Baubles each (JB-13)."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from games.jingle_bells.symbols import BAUBLES_OF_A_STAGE, HALVES, STAGES
from scenes.common.texts import Texts
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import BAR, SOCKET, middle, socket, stage_box

ABOVE = 130.0
"""How far above the window the bar begins to come down."""
LETTERS = Style("LilitaOne-Regular", 18, (176, 160, 208), (22, 10, 44), 3, tracking=0.6)
LETTERS_LIT = Style("LilitaOne-Regular", 18, (74, 24, 2), tracking=0.6)


def draw_bar(canvas: Canvas, texts: Texts, board: BonusBoard) -> None:
    """Draw the bar as far as it has come down, with what is filled."""
    bar, higher = board.bar, ABOVE * (1 - board.arrived)
    x, y = middle(BAR)
    canvas.image("bells/stage_bar", centre=(x, y - higher), width=BAR[2] + 8)
    for place, feature in enumerate(STAGES, 1):
        left, top, width, height = stage_box(place)
        is_given = place <= bar.stages
        at = (left + width / 2, top + height / 2 - higher)
        if is_given:
            canvas.image("bells/stage_lit", centre=at, width=width)
        if place == bar.stages and bar.glare > 0:
            canvas.image("effects/glow", centre=at, size=(1.5 * width, 3.4 * height), alpha=bar.glare, add=True)
        style = LETTERS_LIT if is_given else LETTERS
        words = texts(f"bells.bonus.stages.{feature}")
        canvas.text(words, (left + 64 + (width - 64) / 2 - 4, at[1]), style, anchor="centre", fit=width - 74)
    for half in range(1, HALVES + 1):
        hx, hy = socket(half)
        is_full = half <= bar.halves
        canvas.image("bells/half_full" if is_full else "bells/half_empty", centre=(hx, hy - higher), width=SOCKET)
        if half == bar.halves and bar.flash > 0:
            canvas.image("effects/glow", centre=(hx, hy), width=3.4 * SOCKET, alpha=bar.flash, add=True)


def is_stage_full(halves: int, stage: int) -> bool:
    """Whether both halves of a stage, from 1, are filled."""
    return halves >= stage * BAUBLES_OF_A_STAGE
