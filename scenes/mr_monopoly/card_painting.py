"""The property cards above the reels, with amounts at the present stake, and the card of the total rent (MM-5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.rules.money import pounds, short_pounds
from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Colour, Style
from games.mr_monopoly.symbols import PROPERTY_REELS
from scenes.common.texts import Texts
from scenes.mr_monopoly.board import HOTEL_ROW, Board
from scenes.mr_monopoly.layout import CARD_BAND, card_box, card_row, middle

NAME = Style("Rubik-Black", 11.5, WHITE, (20, 8, 30), 2.5, tracking=0.2, shadow=0.8, leading=1.05)
ROW = Style("Rubik-Bold", 13.5, (42, 22, 8))
MARK = Style("Rubik-Bold", 10, WHITE, (10, 40, 20), 2)
HOTEL_INK: Colour = (150, 8, 30)
TOTAL = Style("Rubik-Black", 11.5, (66, 30, 4), tracking=0.3)
TOTAL_CARD = 5
TOTAL_DIGITS = 22.0
TIMES_DIGITS = 26.0
CREST = 84.0
LARGE = 100_000


def rent_text(rent: int) -> str:
    """A rent as it is printed: large ones without the pence that they do not have."""
    return pounds(rent) if rent < LARGE else short_pounds(rent)


def paint_cards(canvas: Canvas, texts: Texts, names: Sequence[str], rents: Sequence[Sequence[int]]) -> None:
    """Paint what stands still at a stake."""
    for reel in PROPERTY_REELS:
        box = card_box(reel)
        canvas.nine(f"property/card{reel}", box)
        _paint_name(canvas, names[reel - 1], (box[0] + box[2] / 2, box[1] + CARD_BAND / 2))
        for row, rent in enumerate(rents[reel - 1], 1):
            _paint_row(canvas, reel, row, rent_text(rent))
    box = card_box(TOTAL_CARD)
    canvas.nine("property/card_total", box)
    crest = (box[0] + box[2] / 2, box[1] + (CARD_BAND + box[3]) / 2)
    canvas.image("property/tophat", centre=crest, width=CREST, alpha=0.35)
    at = (box[0] + box[2] / 2, box[1] + CARD_BAND / 2)
    canvas.text(texts("monopoly.total_rent"), at, TOTAL, anchor="centre", fit=box[2] - 12)


def _paint_name(canvas: Canvas, name: str, centre: tuple[float, float]) -> None:
    first, _, second = name.upper().partition(" ")
    if second:
        canvas.text(first, (centre[0], centre[1] - 6.5), NAME, anchor="centre", fit=96)
        canvas.text(second, (centre[0], centre[1] + 6.5), NAME, anchor="centre", fit=96)
    else:
        canvas.text(first, centre, NAME, anchor="centre", fit=96)


def _paint_row(canvas: Canvas, reel: int, row: int, amount: str) -> None:
    _paint_entry(row, amount, canvas, middle(card_row(reel, row)))


def _paint_entry(row: int, amount: str, canvas: Canvas, centre: tuple[float, float] = (0, 0)) -> None:
    """Paint what a row of a card says around a place."""
    _, _, width, _ = card_row(1, row)
    x, y = centre
    is_hotel = row == HOTEL_ROW
    mark = (x - width / 2 + 13, y)
    canvas.image("property/mark_hotel" if is_hotel else "property/mark_house", centre=mark, width=18)
    canvas.text("H" if is_hotel else str(row), (mark[0], mark[1] + 2), MARK, anchor="centre")
    ink = HOTEL_INK if is_hotel else None
    canvas.text(amount, (x + width / 2 - 5, y), ROW, anchor="right", colour=ink, fit=width - 30)


def draw_cards(canvas: Canvas, board: Board, rents: Sequence[Sequence[int]]) -> None:
    """Mark the row that holds on each card: it turns gold as it is paid, and not before. State the total."""
    for reel, row in board.lying().items():
        box = card_row(reel, row)
        canvas.nine("property/card_row" if reel in board.paid else "property/card_row_held", box)
        if reel in board.paid:
            canvas.image("effects/glow", centre=middle(box), size=(130, 46), alpha=0.35, add=True)
        amount = rent_text(rents[reel - 1][row - 1])
        paint = partial(_paint_entry, row, amount)
        canvas.composed(("card entry", row, amount), (box[2], box[3] + 6), paint, centre=middle(box))
    x, y, width, height = card_box(TOTAL_CARD)
    at = (x + width / 2, y + CARD_BAND + (height - CARD_BAND) / 2)
    if board.multiplier > 1:
        text = f"×{board.multiplier}"
        canvas.amount(text, (at[0], at[1] + 27), TIMES_DIGITS, style="silver", scale=1 + 0.4 * board.struck)
        at = (at[0], at[1] - 14)
    if board.shown_rent:
        text = pounds(board.shown_rent)
        size = min(TOTAL_DIGITS, TOTAL_DIGITS * (width - 14) / canvas.amount_width(text, TOTAL_DIGITS))
        canvas.amount(text, at, size)
