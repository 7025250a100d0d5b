"""Words over the reels: what is announced, and the level of a large win."""

from __future__ import annotations

from dataclasses import replace

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from scenes.common.styles import FOIL, WIN_WORD
from scenes.common.texts import Texts
from scenes.mr_monopoly.board import Board, Heading
from scenes.mr_monopoly.layout import REELS

TITLE = Style("LilitaOne-Regular", 54, WHITE, (46, 16, 90), 9, tracking=1.5, shadow=4, foil=FOIL)
ABOUT = Style("LilitaOne-Regular", 25, (255, 246, 222), (30, 10, 62), 5, tracking=0.6, shadow=2)
MIDDLE = (REELS[0] + REELS[2] / 2, REELS[1] + REELS[3] / 2)
AMOUNT = 84.0
STEPS = 12


def draw_heading(canvas: Canvas, texts: Texts, heading: Heading, board: Board) -> None:
    """Draw what is announced, as far as it has come up."""
    share = round(heading.share * STEPS) / STEPS
    if share <= 0.05:
        return
    (x, y), alpha = MIDDLE, heading.alpha
    light = min(1.0, share) * alpha
    canvas.dim(1 - 0.5 * light, REELS)
    canvas.image("effects/glow", centre=MIDDLE, width=620, alpha=0.5 * light, add=True)
    if heading.picture:
        canvas.image(heading.picture, centre=(x, y - 104), width=116 * share, alpha=alpha)
    title, room = texts(f"monopoly.announce.{heading.title}"), REELS[2]
    style = replace(TITLE, size=TITLE.size * share)
    canvas.text(title, (x, y), style, anchor="centre", fit=room - 24, alpha=alpha)
    if heading.about:
        about = texts(f"monopoly.announce.{heading.about}", houses=len(board.plots))
        style = replace(ABOUT, size=ABOUT.size * share)
        canvas.text(about, (x, y + 54), style, anchor="centre", fit=room - 60, alpha=alpha)


def draw_level_dark(canvas: Canvas, board: Board) -> None:
    """Darken the window behind a large win, and let rays shine."""
    dark = min(1.0, round(board.level_share * STEPS) / STEPS)
    canvas.dim(1 - 0.62 * dark, (0, 26, 1280, 622))
    if dark == 1:  # large: one picture of it, not one for each step
        canvas.image("effects/rays", centre=(640, 340), width=1000, add=True)


def draw_level(canvas: Canvas, texts: Texts, board: Board) -> None:
    """Draw the word and the amount of a large win over the dark."""
    share = round(board.level_share * STEPS) / STEPS
    if share <= 0.05:
        return
    word = replace(WIN_WORD, size=max(8.0, 88 * share))
    canvas.text(texts(f"end.{board.level}"), (640, 270), word, anchor="centre")
    text = pounds(board.prize)
    size = AMOUNT * min(1.0, 820 / canvas.amount_width(text, AMOUNT))
    canvas.amount(pounds(board.shown_won), (640, 400), max(4.0, size * share))
