"""Pays and lines of a slot: its paytable at the chosen stake, its lines drawn, and its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from engine.rules.contract import Game
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, WHITE, Colour, Style
from engine.stage.view import Box
from scenes.common.styles import LABEL, SMALL, SUBHEADING
from scenes.common.texts import Texts
from scenes.rules.layout import BOTTOM, LEFT, RIGHT, TOP
from scenes.rules.marks import draw_mark

SYMBOL_BOX = (176.0, 88.0)
SYMBOL_GAP = 8.0
SYMBOLS_TOP = 34.0
LINES_LEFT = 796.0
LINE_COLUMNS = 5
LINE_PITCH = (85.0, 72.0)
DOT = (10.0, 12.0)
DOT_GAP = 2.0
ON: Colour = (255, 207, 69)
OFF: Colour = (74, 58, 128)
PAY = Style("Rubik-Bold", 14.5, WHITE)
COUNT = Style("Rubik-Medium", 13.5, (200, 186, 240))
NUMBER = Style("Rubik-Bold", 11.5, (255, 217, 138))
FACT = Style("LilitaOne-Regular", 22, WHITE, tracking=0.4)


class _Lines(Protocol):
    @property
    def lines(self) -> Sequence[Sequence[int]]: ...


class _Numbers(Protocol):
    @property
    def lines(self) -> _Lines: ...
    @property
    def symbols(self) -> Mapping[str, str]: ...
    @property
    def provenance(self) -> Mapping[str, str]: ...


class PayingGame(Protocol):
    """What every slot tells of its lines: `numbers` with the lines, and `pays` at a stake."""

    @property
    def numbers(self) -> _Numbers:
        """Lines, names of symbols, and where they come from."""
        ...

    def pays(self, stake: int) -> Mapping[str, Sequence[int]]:
        """Give for each paying symbol what 3, 4, ... of it pay, in pence."""
        ...


def paint_pays(canvas: Canvas, texts: Texts, own: Texts, game: Game, stake: int) -> None:
    """The paytable at the left, the lines at the right, the figures below."""
    slot = cast("PayingGame", game)
    heading = texts("rules.pays.heading", stake=pounds(stake))
    canvas.text(heading, (LEFT, TOP + 12), SUBHEADING)
    mark = (LEFT + canvas.text_width(heading, SUBHEADING) + 18, TOP + 12)
    draw_mark(canvas, texts, slot.numbers.provenance["paytable"], mark)
    for place, (symbol, pays) in enumerate(slot.pays(stake).items()):
        x = LEFT + (place % 3) * (SYMBOL_BOX[0] + SYMBOL_GAP)
        y = TOP + SYMBOLS_TOP + (place // 3) * (SYMBOL_BOX[1] + SYMBOL_GAP)
        _paint_symbol(canvas, own(f"pictures.{symbol}"), pays, (x, y, *SYMBOL_BOX))
    _paint_lines(canvas, texts, slot)
    _paint_facts(canvas, texts, own, game)


def _paint_symbol(canvas: Canvas, picture: str, pays: Sequence[int], box: Box) -> None:
    x, y, width, height = box
    canvas.nine("ui/row_hover", box)
    canvas.image(picture, centre=(x + 42, y + height / 2), width=66)
    for row, pay in enumerate(reversed(pays)):
        at = y + 20 + row * 24
        canvas.text(f"{len(pays) + 2 - row} ×", (x + 84, at), COUNT)
        canvas.text(pounds(pay), (x + width - 12, at), PAY, anchor="right", fit=width - 124)


def _paint_lines(canvas: Canvas, texts: Texts, slot: PayingGame) -> None:
    lines = slot.numbers.lines.lines
    rows = max(max(line) for line in lines)
    heading = texts("rules.pays.lines", count=len(lines))
    canvas.text(heading, (LINES_LEFT, TOP + 12), SUBHEADING)
    mark = (LINES_LEFT + canvas.text_width(heading, SUBHEADING) + 18, TOP + 12)
    draw_mark(canvas, texts, slot.numbers.provenance["pay_lines"], mark)
    room = 3 * (SYMBOL_BOX[1] + SYMBOL_GAP)
    pitch = min(LINE_PITCH[1], room / -(-len(lines) // LINE_COLUMNS))
    high = min(DOT[1], pitch / rows - DOT_GAP - 1.5)
    for place, line in enumerate(lines):
        x = LINES_LEFT + (place % LINE_COLUMNS) * LINE_PITCH[0]
        y = TOP + SYMBOLS_TOP + (place // LINE_COLUMNS) * pitch
        canvas.text(str(place + 1), (x + 9, y + rows * (high + DOT_GAP) / 2), NUMBER, anchor="centre")
        for reel, at in enumerate(line):
            for row in range(rows):
                left, top = x + 20 + reel * (DOT[0] + DOT_GAP), y + row * (high + DOT_GAP)
                canvas.fill((left, top, DOT[0], high), ON if row + 1 == at else OFF)


def _paint_facts(canvas: Canvas, texts: Texts, own: Texts, game: Game) -> None:
    top = TOP + SYMBOLS_TOP + 3 * (SYMBOL_BOX[1] + SYMBOL_GAP) + 6
    canvas.nine("ui/panel_note", (LEFT, top, RIGHT - LEFT, BOTTOM - top))
    figures = game.figures
    facts = (("rtp", figures.payout), ("any_win", figures.odds), ("most", figures.top_prize))
    wide = (RIGHT - LEFT) / len(facts)
    for place, (key, value) in enumerate(facts):
        x = LEFT + 24 + place * wide
        canvas.text(texts(f"rules.pays.{key}"), (x, top + 18), LABEL, fit=wide - 60)
        canvas.text(value, (x, top + 42), FACT)
        draw_mark(canvas, texts, own(f"marks.{key}"), (x + canvas.text_width(value, FACT) + 18, top + 42))
    about = own("about", payout=figures.payout, top_prize=figures.top_prize)
    canvas.text(about, (LEFT + 24, top + 70), SMALL, width=RIGHT - LEFT - 48, colour=LAVENDER)
