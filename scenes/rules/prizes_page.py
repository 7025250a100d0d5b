"""Prizes and odds: every prize with its odds, and what they come to (ALL-11)."""

from __future__ import annotations

from engine.rules.contract import Game
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, WHITE, Style
from scenes.common.styles import LABEL, LABEL_GOLD, SMALL, SUBHEADING
from scenes.common.texts import Texts
from scenes.rules.layout import BOTTOM, LEFT, RIGHT, TOP
from scenes.rules.marks import ROOM, draw_number, provenance_of

FACTS_LEFT = 880.0
HEAD = 64.0
COLUMN_GAP = 20.0
FULLEST = 12
"""Rows of a column, before another one is begun."""
PRIZE = Style("Rubik-Bold", 16.5)
ODDS = Style("Rubik-Medium", 15.5, (226, 218, 246))
BIG = Style("LilitaOne-Regular", 30, (255, 255, 255), tracking=0.4)


def paint_prizes(canvas: Canvas, texts: Texts, game: Game) -> None:
    """The table at the left, the facts at the right."""
    canvas.text(texts("rules.table.complete"), (LEFT, TOP + 12), SUBHEADING)
    prizes, kind = game.figures.prizes, provenance_of(game)["prizes"]
    columns = -(-len(prizes) // FULLEST)
    rows = -(-len(prizes) // max(1, columns))
    wide = (FACTS_LEFT - 28 - LEFT - COLUMN_GAP * (columns - 1)) / max(1, columns)
    pitch = min(36.0, (BOTTOM - TOP - HEAD) / max(1, rows))
    for column in range(columns):
        x = LEFT + column * (wide + COLUMN_GAP)
        canvas.text(texts("rules.table.prize"), (x + 112, TOP + 45), LABEL, anchor="right")
        canvas.text(texts("rules.table.odds"), (x + wide - 10 - ROOM, TOP + 45), LABEL, anchor="right")
        for place, (prize, odds) in enumerate(prizes[column * rows : (column + 1) * rows]):
            y = TOP + HEAD + place * pitch
            if place % 2 == 0:
                canvas.nine("ui/row_hover", (x, y, wide, pitch))
            colour = LABEL_GOLD if column == place == 0 else WHITE
            draw_number(canvas, prize, (x + 112, y + pitch / 2), PRIZE, kind, anchor="right", colour=colour)
            draw_number(canvas, odds, (x + wide - 10 - ROOM, y + pitch / 2), ODDS, kind, anchor="right")
    _paint_facts(canvas, texts, game)


def _paint_facts(canvas: Canvas, texts: Texts, game: Game) -> None:
    figures, provenance = game.figures, provenance_of(game)
    width = RIGHT - FACTS_LEFT
    canvas.nine("ui/panel_note", (FACTS_LEFT, TOP, width, BOTTOM - TOP))
    facts = (
        ("odds", figures.odds),
        ("payout", figures.payout),
        ("top_prize", figures.top_prize),
        ("price", pounds(game.stakes[0])),
    )
    y = TOP + 34
    for key, value in facts:
        if not value:
            continue
        canvas.text(texts(f"rules.facts.{key}"), (FACTS_LEFT + 24, y), LABEL, fit=width - 48)
        draw_number(canvas, value, (FACTS_LEFT + 24, y + 29), BIG, provenance[key])
        y += 70
    canvas.fill((FACTS_LEFT + 24, y - 8, width - 48, 1), (72, 92, 82))
    for key in ("payout_about", "odds_about"):
        about = texts(f"rules.facts.{key}")
        y += canvas.text(about, (FACTS_LEFT + 24, y + 16), SMALL, width=width - 48, colour=LAVENDER) + 8
