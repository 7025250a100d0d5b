"""Chance: that it decides alone, when an outcome is fixed, what holds for money and malfunctions (ALL-11)."""

from __future__ import annotations

from engine.rules.contract import Game
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, Style
from scenes.common.styles import SMALL, SMALL_BOLD
from scenes.common.texts import Texts
from scenes.rules.layout import BOTTOM, EDGE, LEFT, RIGHT, TOP
from scenes.rules.marks import draw_mark
from scenes.rules.play_page import CLAUSE, SENTENCE

HEADING = Style("LilitaOne-Regular", 18, (255, 233, 184), tracking=0.4)
GAP = 14.0
FOOT = 62.0
ROWS = 4


def paint_chance(canvas: Canvas, texts: Texts, game: Game | None) -> None:
    """Eight statements in two columns; below them version and digest of a game."""
    foot = FOOT if game is not None else 0.0
    wide = (RIGHT - LEFT - GAP) / 2
    high = (BOTTOM - TOP - foot - GAP * (ROWS - 1)) / ROWS
    for place in range(texts.count_of("rules.chance")):
        x = LEFT + (place % 2) * (wide + GAP)
        y = TOP + (place // 2) * (high + GAP)
        prefix = f"rules.chance.{place + 1}"
        canvas.nine("ui/row_hover", (x, y, wide, high))
        canvas.text(texts(f"{prefix}.heading"), (x + 18, y + 22), HEADING)
        mark_x = x + wide - 24
        draw_mark(canvas, texts, texts(f"{prefix}.mark"), (mark_x, y + 22))
        canvas.text(texts(f"{prefix}.clause"), (mark_x - 14, y + 22), CLAUSE, anchor="right")
        canvas.text(texts(f"{prefix}.text"), (x + 18, y + 47), SENTENCE, width=wide - 36)
    if game is not None:
        _paint_version(canvas, texts, game)


def _paint_version(canvas: Canvas, texts: Texts, game: Game) -> None:
    y = BOTTOM - FOOT + 22
    canvas.fill((LEFT, y - 6, RIGHT - LEFT, 1), EDGE)
    version = texts("rules.version", title=game.title, version=game.version)
    canvas.text(version, (LEFT, y + 14), SMALL_BOLD)
    canvas.text(texts("rules.digest"), (RIGHT, y + 14), SMALL, anchor="right")
    canvas.text(game.digest, (RIGHT, y + 36), SMALL, anchor="right", colour=LAVENDER, fit=RIGHT - LEFT)
