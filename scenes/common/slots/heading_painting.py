"""Draws words over the reels: what is announced, and the level of a large win."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Colour, Style
from engine.stage.view import Box
from scenes.common.shade import draw_shade
from scenes.common.slots.board import Heading, SlotBoard
from scenes.common.styles import FOIL, HERO_LABEL, WIN_WORD
from scenes.common.texts import Texts

AMOUNT = 84.0
ROOM = 820.0
LEVEL_WORD = replace(WIN_WORD, size=88)
STEPS = 12
LEVEL: Box = (0, 26, 1280, 622)
LEVEL_DARK = 0.38
LIGHT = (620.0, 440.0)
LIGHTS = 2
"""The light behind words is large: it comes and goes in so few steps that its pictures leave room for others."""


@dataclass(frozen=True, slots=True)
class HeadingLook:
    """How a slot announces: where its words are found, the edges of its letters, and what they stand over."""

    words: str
    edge: Colour
    area: Box

    @property
    def title(self) -> Style:
        """The letters of the title."""
        return Style("LilitaOne-Regular", 54, WHITE, self.edge, 9, tracking=1.5, shadow=4, foil=FOIL)

    @property
    def about(self) -> Style:
        """The letters of the line below."""
        return Style("LilitaOne-Regular", 25, (255, 246, 222), self.edge, 5, tracking=0.6, shadow=2)


def draw_heading(canvas: Canvas, texts: Texts, look: HeadingLook, heading: Heading) -> None:
    """Draw what is announced, as far as it has come up."""
    share = round(heading.share * STEPS) / STEPS
    if share <= 0.05:
        return
    left, top, width, height = look.area
    x, y = left + width / 2, top + height / 2
    alpha = heading.alpha
    light = min(1.0, share) * alpha
    canvas.dim(1 - 0.5 * light, look.area)
    canvas.image("effects/glow", centre=(x, y), size=LIGHT, alpha=0.5 * in_few(light), add=True)
    if heading.picture:
        canvas.image(heading.picture, centre=(x, y - 104), width=116 * share, alpha=alpha)
    title = texts(f"{look.words}.{heading.title}")
    canvas.text(title, (x, y), look.title, anchor="centre", fit=width - 24, alpha=alpha, scale=share)
    if heading.about:
        about = texts(f"{look.words}.{heading.about}", **heading.counts)
        canvas.text(about, (x, y + 54), look.about, anchor="centre", fit=width - 60, alpha=alpha, scale=share)


def in_few(light: float) -> float:
    """How bright a light is that comes and goes in LIGHTS steps."""
    return ceil(light * LIGHTS - 0.25) / LIGHTS


def is_dark(board: SlotBoard) -> bool:
    """Whether a large win has come up: the room behind it stands still from then on."""
    return bool(board.level) and round(board.level_share * STEPS) >= STEPS


def draw_level_dark(canvas: Canvas, share: float) -> None:
    """Darken the window behind a large win that has come up by this share."""
    draw_shade(canvas, LEVEL_DARK, share, LEVEL)


def draw_rays(canvas: Canvas) -> None:
    """Let rays shine behind a large win. They are large: draw them into the picture of the room that stands still."""
    canvas.image("effects/rays", centre=(640, 340), width=1000, add=True)


def draw_level(canvas: Canvas, board: SlotBoard, word: str, about: str = "") -> None:
    """Draw the word and the amount of a large win over the dark, and a line below where there is one.

    The word comes up alone: nothing has been counted yet.
    """
    share = round(board.level_share * STEPS) / STEPS
    if share <= 0.05:
        return
    canvas.text(word, (640, 270), LEVEL_WORD, anchor="centre", scale=share)
    if board.level_won:
        size = AMOUNT * min(1.0, ROOM / canvas.amount_width(pounds(board.prize), AMOUNT))
        canvas.amount(pounds(board.level_won), (640, 400), size, scale=share)
    if about and share >= 1:
        canvas.text(about, (640, 500), HERO_LABEL, anchor="centre", fit=ROOM)
