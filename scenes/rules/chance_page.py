"""Chance: that it decides alone, when an outcome is fixed, what holds for money and malfunctions (ALL-11)."""

from __future__ import annotations

from engine.rules.contract import Game
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, Style
from engine.stage.view import Box
from scenes.common.styles import SMALL, SMALL_BOLD
from scenes.common.texts import Texts
from scenes.rules.layout import BOTTOM, EDGE, LEFT, RIGHT, TOP
from scenes.rules.marks import SIDE, draw_mark
from scenes.rules.play_page import CLAUSE

HEADING = Style("LilitaOne-Regular", 17, (255, 233, 184), tracking=0.4)
TEXT = Style("Rubik-Medium", 14, (244, 240, 255), leading=1.27)
DIGEST = Style("Rubik-Medium", 12.5, LAVENDER)
GAP = 10.0
PAD = 15.0
FOOT = 44.0
COLUMNS = 3
MOST_LINES = 3
"""Of a statement; its heading stands where that of such a one stands."""


def paint_chance(canvas: Canvas, texts: Texts, game: Game | None) -> None:
    """The statements in three columns; below them version and digest of a game."""
    count = texts.count_of("rules.chance")
    rows = -(-count // COLUMNS)
    foot = FOOT if game is not None else 0.0
    wide = (RIGHT - LEFT - GAP * (COLUMNS - 1)) / COLUMNS
    high = (BOTTOM - TOP - foot - GAP * (rows - 1)) / rows
    for place in range(count):
        x = LEFT + (place % COLUMNS) * (wide + GAP)
        y = TOP + (place // COLUMNS) * (high + GAP)
        _paint_statement(canvas, texts, f"rules.chance.{place + 1}", (x, y, wide, high))
    if game is not None:
        _paint_version(canvas, texts, game)


def _paint_statement(canvas: Canvas, texts: Texts, key: str, box: Box) -> None:
    x, y, wide, high = box
    canvas.nine("ui/row_hover", box)
    words, room = texts(f"{key}.text"), wide - 2 * PAD
    top = y + (high - 26 - MOST_LINES * TEXT.size * TEXT.leading) / 2 + 9
    mark_x = x + wide - PAD - SIDE / 2
    draw_mark(canvas, texts(f"{key}.mark"), (mark_x, top))
    clause = texts(f"{key}.clause")
    canvas.text(clause, (mark_x - 12, top), CLAUSE, anchor="right")
    beside = canvas.text_width(clause, CLAUSE) + SIDE + 20
    canvas.text(texts(f"{key}.heading"), (x + PAD, top), HEADING, fit=room - beside)
    canvas.text(words, (x + PAD, top + 24), TEXT, width=room)


def _paint_version(canvas: Canvas, texts: Texts, game: Game) -> None:
    """Version and digest in one line."""
    y = BOTTOM - FOOT + 14
    canvas.fill((LEFT, y, RIGHT - LEFT, 1), EDGE)
    version = texts("rules.version", title=game.title, version=game.version)
    canvas.text(version, (LEFT, y + 19), SMALL_BOLD)
    canvas.text(game.digest, (RIGHT, y + 19), DIGEST, anchor="right")
    right = RIGHT - canvas.text_width(game.digest, DIGEST) - 10
    room = right - LEFT - canvas.text_width(version, SMALL_BOLD) - 16
    canvas.text(texts("rules.digest"), (right, y + 19), SMALL, anchor="right", fit=room)
