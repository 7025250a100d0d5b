"""The small letter that says where a statement or a number comes from, and its legend."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import Colour, Style
from scenes.common.styles import SMALL
from scenes.common.texts import Texts
from scenes.rules.layout import LEFT, LEGEND_Y

KINDS = ("text", "settled", "invented")
LETTER = Style("Rubik-Bold", 10.5, (42, 16, 2))
PICTURES = {"text": "ui/pill_gold", "settled": "ui/pill_forced", "invented": "ui/pill"}
INKS: dict[str, Colour] = {"text": (42, 16, 2), "settled": (44, 21, 68), "invented": (255, 233, 184)}
SIDE = 16.0


def draw_mark(canvas: Canvas, texts: Texts, kind: str, centre: tuple[float, float]) -> None:
    """A letter in a disc: T, S or I; the letter says it, not the colour alone."""
    x, y = centre
    canvas.nine(PICTURES[kind], (x - SIDE / 2, y - SIDE / 2, SIDE, SIDE))
    canvas.text(texts(f"rules.letters.{kind}"), centre, LETTER, anchor="centre", colour=INKS[kind])


def draw_legend(canvas: Canvas, texts: Texts) -> None:
    """What the letters mean, at the foot of the page."""
    x = LEFT
    for kind in KINDS:
        draw_mark(canvas, texts, kind, (x + SIDE / 2, LEGEND_Y))
        meaning = texts(f"rules.legend.{kind}")
        canvas.text(meaning, (x + SIDE + 8, LEGEND_Y), SMALL)
        x += SIDE + 8 + canvas.text_width(meaning, SMALL) + 34
