"""Pays and lines of a slot: its paytable at the chosen stake, its lines drawn, and what comes back in each mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Protocol, cast

from engine.rules.contract import Game, Mode
from engine.rules.money import pounds, short_pounds
from engine.rules.provenance import Provenance
from engine.rules.slots.stated import Stated
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, WHITE, Style
from engine.stage.view import Box
from scenes.common.styles import LABEL, SMALL, SUBHEADING
from scenes.common.texts import Texts
from scenes.rules.layout import BOTTOM, LEFT, RIGHT, TOP
from scenes.rules.line_painting import paint_line
from scenes.rules.marks import ROOM, draw_number

BOX = (178.0, 98.0)
GAP = 8.0
ABREAST = 3
BOXES_TOP = TOP + 32
SPECIALS_TOP = BOXES_TOP + 3 * (BOX[1] + GAP) + 2
LINES_LEFT = 808.0
LINE_COLUMNS = 5
LINE_PITCH = (83.0, 79.0)
LINE_TILE = (77.0, 73.0)
LARGE = 100_000
PAY = Style("Rubik-Bold", 14.5, WHITE)
BEST = Style("Rubik-Bold", 14.5, (255, 217, 104))
COUNT = Style("Rubik-Medium", 13.5, (200, 186, 240))
NUMBER = Style("Rubik-Bold", 11.5, (255, 217, 138))
FACT = Style("LilitaOne-Regular", 21, WHITE, tracking=0.4)
NAME = Style("LilitaOne-Regular", 17, (255, 233, 184), tracking=0.3)


class _Lines(Protocol):
    @property
    def lines(self) -> Sequence[Sequence[int]]: ...


class _Numbers(Protocol):
    @property
    def lines(self) -> _Lines: ...
    @property
    def provenance(self) -> Mapping[str, Provenance]: ...


class PayingGame(Protocol):
    """What every slot tells: `numbers` with its lines, what they pay at a stake, and what else its pages state."""

    @property
    def numbers(self) -> _Numbers:
        """Lines, and where the numbers come from."""
        ...

    def pays(self, stake: int) -> Mapping[str, Sequence[int]]:
        """Give for each paying symbol what 3, 4, ... of it pay, in pence."""
        ...

    def stated(self, stake: int) -> Stated:
        """Give the rows of numbers that its pages state, at a stake in pence."""
        ...


def paint_pays(canvas: Canvas, words: tuple[Texts, Texts], game: Game, modes: Sequence[Mode], stake: int) -> None:
    """The paytable at the left, the lines at the right, below them the other symbols and the returns of some modes.

    `words` are those of all games, and the game's own.
    """
    (texts, own), slot = words, cast("PayingGame", game)
    canvas.text(texts("rules.pays.heading", stake=pounds(stake)), (LEFT, TOP + 12), SUBHEADING)
    kind, place = slot.numbers.provenance["paytable"], 0
    for pays, symbols in groupby(slot.pays(stake).items(), key=lambda each: each[1]):
        pictures = [own(f"pictures.{symbol}") for symbol, _ in symbols]
        _paint_symbols(canvas, pictures, pays, kind, (*_place(place), *BOX))
        place += 1
    _paint_wild(canvas, own, place)
    _paint_specials(canvas, own)
    _paint_lines(canvas, texts, slot)
    _paint_returns(canvas, texts, modes, slot.stated(stake), slot.numbers.provenance["declared"])


def pay_text(pay: int) -> str:
    """A pay as the paytable prints it: large ones without the pence that they do not have."""
    return pounds(pay) if pay < LARGE else short_pounds(pay)


def _place(place: int) -> tuple[float, float]:
    """Where a box of the paytable begins."""
    return LEFT + (place % ABREAST) * (BOX[0] + GAP), BOXES_TOP + (place // ABREAST) * (BOX[1] + GAP)


def _paint_symbols(canvas: Canvas, pictures: Sequence[str], pays: Sequence[int], kind: str, box: Box) -> None:
    """A symbol, or two that pay alike, and what so many of it pay, the best on top."""
    x, y, width, height = box
    canvas.nine("ui/row_hover", box)
    if len(pictures) == 1:
        canvas.image(pictures[0], centre=(x + 37, y + height / 2), width=62)
    else:
        for picture, left, top in ((pictures[0], 25, -15), (pictures[1], 47, 17)):
            canvas.image(picture, centre=(x + left, y + height / 2 + top), width=46)
    pitch = (height - 14) / len(pays)
    for row, pay in enumerate(reversed(pays)):
        at = y + 7 + (row + 0.5) * pitch
        canvas.text(f"{len(pays) + 2 - row} ×", (x + 71, at), COUNT)
        style = PAY if row else BEST
        room = width - 18 - 94 + ROOM
        draw_number(canvas, pay_text(pay), (x + width - 18, at), style, kind, anchor="right", fit=room)


def _paint_wild(canvas: Canvas, own: Texts, place: int) -> None:
    """The Wild in what is left of the last row."""
    x, y = _place(place)
    width = LEFT + ABREAST * (BOX[0] + GAP) - GAP - x
    canvas.nine("ui/panel_note", (x, y, width, BOX[1]))
    canvas.image(own("wild.picture"), centre=(x + 42, y + BOX[1] / 2), width=66)
    room = width - 94
    high = canvas.lines_of(own("wild.text"), SMALL, room) * SMALL.size * SMALL.leading
    top = y + BOX[1] / 2 - high / 2
    canvas.text(own("wild.heading"), (x + 82, top - 3), NAME, fit=room)
    canvas.text(own("wild.text"), (x + 82, top + 19), SMALL, width=room)


def _paint_specials(canvas: Canvas, own: Texts) -> None:
    """The symbols that do not pay by themselves."""
    for place in range(own.count_of("specials")):
        at, x = f"specials.{place + 1}", LEFT + place * (BOX[0] + GAP)
        canvas.image(own(f"{at}.picture"), centre=(x + 30, SPECIALS_TOP + 38), height=58)
        canvas.text(own(f"{at}.heading"), (x + 66, SPECIALS_TOP + 12), NAME, fit=BOX[0] - 68)
        canvas.text(own(f"{at}.text"), (x + 66, SPECIALS_TOP + 33), SMALL, width=BOX[0] - 66)


def _paint_lines(canvas: Canvas, texts: Texts, slot: PayingGame) -> None:
    lines = slot.numbers.lines.lines
    rows = max(max(line) for line in lines)
    heading = texts("rules.pays.lines", count=len(lines))
    draw_number(canvas, heading, (LINES_LEFT, TOP + 12), SUBHEADING, slot.numbers.provenance["pay_lines"])
    canvas.text(texts("rules.pays.from_left"), (RIGHT, TOP + 13), SMALL, anchor="right", colour=LAVENDER)
    for place, line in enumerate(lines):
        x = LINES_LEFT + (place % LINE_COLUMNS) * LINE_PITCH[0]
        y = BOXES_TOP + (place // LINE_COLUMNS) * LINE_PITCH[1]
        canvas.nine("ui/row_hover", (x, y, *LINE_TILE))
        canvas.text(str(place + 1), (x + 8, y + 11), NUMBER)
        paint_line(canvas, line, rows, (x + 7, y + 21, LINE_TILE[0] - 14, LINE_TILE[1] - 28))


def _paint_returns(canvas: Canvas, texts: Texts, modes: Sequence[Mode], stated: Stated, kind: str) -> None:
    """The return of each mode."""
    width = RIGHT - LINES_LEFT
    canvas.nine("ui/panel_note", (LINES_LEFT, SPECIALS_TOP, width, BOTTOM - SPECIALS_TOP))
    canvas.text(texts("rules.pays.returns"), (LINES_LEFT + 18, SPECIALS_TOP + 17), LABEL)
    each = (width - 24) / len(modes)
    for place, mode in enumerate(modes):
        x = LINES_LEFT + 18 + place * each
        draw_number(canvas, stated[f"rtp_{mode.id}"][0], (x, SPECIALS_TOP + 41), FACT, kind)
        title = texts("rules.pays.of_buy" if place else "rules.pays.of_base", title=mode.title)
        canvas.text(title, (x, SPECIALS_TOP + 63), SMALL, fit=each - 10)
