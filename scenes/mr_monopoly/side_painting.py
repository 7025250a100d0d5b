"""What stands beside the reels: the receipt of a round, the counter of the Free Spins, the rents on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Colour, Style
from engine.stage.view import Box
from games.mr_monopoly.symbols import PROPERTY_REELS, SPINS
from scenes.common.slots.area import draw_area
from scenes.common.styles import LABEL, LABEL_GOLD
from scenes.common.texts import Texts
from scenes.mr_monopoly.board import HOTEL_ROW, Board
from scenes.mr_monopoly.card_painting import rent_text
from scenes.mr_monopoly.layout import BOARD, COUNT, COUNTER, RECEIPT

HEAD = Style("LilitaOne-Regular", 22, (255, 243, 207), tracking=0.8, shadow=1.5)
LINE = Style("Rubik-Medium", 15, WHITE)
STREET = Style("Rubik-Medium", 13, WHITE)
"""The names of properties: as large as the longest one can be beside its amount."""
AMOUNT = Style("Rubik-Bold", 15.5, WHITE)
SENTENCE = Style("Rubik-Medium", 15, WHITE, shadow=1)
MARK = Style("Rubik-Bold", 10, WHITE)
SUM = Style("Rubik-Bold", 15.5, LABEL_GOLD)
COUNT_DIGITS, SUM_DIGITS = 84.0, 24.0
ROW = 22.0
NOTE_HIGH = 136.0
"""Room for a sentence of three lines, whose first one is in the middle."""
ROOM = 5
"""So many rows have room between the rules of the receipt."""
INK: Colour = (52, 30, 12)
BARE: Colour = (150, 134, 200)
"""The ink of a property without a House."""
PAID: Colour = (10, 104, 50)
PAPER_HEAD = Style("LilitaOne-Regular", 23, (58, 26, 8), tracking=1)
PAPER_SUM = Style("LilitaOne-Regular", 30, PAID)
PAPER_LINE = Style("Rubik-Bold", 15.5, INK)
STREETS: tuple[Colour, ...] = ((216, 30, 54), (246, 192, 30), (30, 158, 78), (58, 112, 226))


def draw_receipt(
    canvas: Canvas, texts: Texts, board: Board, names: Sequence[str], symbols: dict[str, str], *, is_all: bool
) -> None:
    """What this round has paid, `is_all` of it: rents one by one, and lines; nothing before anything was paid."""
    if not board.rents and not board.wins:
        return
    canvas.nine("property/receipt", RECEIPT)
    is_bonus = board.is_bonus or board.is_after_bonus
    title = "monopoly.receipt_bonus" if is_bonus else "monopoly.receipt" if board.rents else "monopoly.lines"
    total = "monopoly.sum_end" if is_all else "monopoly.sum"
    x, y, width, _ = RECEIPT

    def paint(inner: Canvas) -> None:
        inner.text(texts(title), (x + width / 2, y + 29), PAPER_HEAD, anchor="centre", fit=width - 40)
        _paint_paid(inner, texts, board, names, symbols)
        _paint_sum(inner, texts(total), board.won)

    draw_area(canvas, ("receipt", tuple(board.rents), tuple(board.wins), board.won, title, total), RECEIPT, paint)


def _paint_paid(canvas: Canvas, texts: Texts, board: Board, names: Sequence[str], symbols: dict[str, str]) -> None:
    """Paint the rents one by one, and the lines below them."""
    x, y, width, _ = RECEIPT
    at = y + 67
    for rent in board.rents:
        _paint_street(canvas, (x + 18, at), rent.reel, rent.houses or HOTEL_ROW)
        amount = rent_text(rent.prize)
        _paint_row(canvas, (x + 54, at, width - 72, ROW), names[rent.reel - 1], amount, ink=INK, style=STREET)
        at += ROW
    _paint_wins(canvas, texts, board, symbols, box=(x + 20, at, width - 38, ROW))


def _paint_sum(canvas: Canvas, words: str, won: int) -> None:
    """Paint what has been won at the foot of the receipt."""
    x, y, width, _ = RECEIPT
    canvas.text(words, (x + 20, y + 205), PAPER_LINE)
    room = width - 50 - canvas.text_width(words, PAPER_LINE)
    canvas.text(pounds(won), (x + width - 18, y + 204), PAPER_SUM, anchor="right", fit=room)


def _paint_wins(canvas: Canvas, texts: Texts, board: Board, symbols: dict[str, str], *, box: Box) -> None:
    """Lines one by one while there is room, else their sum in one row (ALL-6: they stay listed)."""
    x, y, width, high = box
    wins, rows = board.wins, []
    if wins and (board.rents or len(wins) > ROOM):
        key = "monopoly.line_sum" if len(wins) > 1 else "monopoly.one_line"
        rows.append((texts(key, count=len(wins)), pounds(sum(win.prize for win in wins))))
    for win in wins[: 0 if board.rents else ROOM if len(wins) <= ROOM else ROOM - 1]:
        line = texts("monopoly.line", line=win.line, count=win.count, symbol=symbols[win.symbol])
        rows.append((line, pounds(win.prize)))
    widest = max((canvas.text_width(text, LINE) + canvas.text_width(paid, AMOUNT) for text, paid in rows), default=0.0)
    for place, (text, paid) in enumerate(rows):
        row = (x, y + place * high, width, high)
        _paint_row(canvas, row, text, paid, ink=INK, style=LINE if widest <= width - 6 else STREET)


def _paint_row(canvas: Canvas, box: Box, text: str, amount: str, *, ink: Colour, style: Style = LINE) -> None:
    x, y, width, _ = box
    wide = canvas.text_width(amount, AMOUNT)
    canvas.text(text, (x, y), style, fit=width - wide - 6, colour=ink)
    canvas.text(amount, (x + width, y), AMOUNT, anchor="right", colour=ink)


def _paint_street(canvas: Canvas, at: tuple[float, float], reel: int, row: int) -> None:
    x, y = at
    canvas.fill((x, y - 9, 5, 18), STREETS[reel - 1])
    if not row:
        return
    is_hotel = row == HOTEL_ROW
    canvas.image("property/mark_hotel" if is_hotel else "property/mark_house", centre=(x + 22, y), width=20)
    canvas.text("H" if is_hotel else str(row), (x + 22, y + 2), MARK, anchor="centre")


def draw_counter(canvas: Canvas, texts: Texts, board: Board) -> None:
    """The spins that are left in the Free Spins; once they are over, the Houses that they gathered."""
    canvas.nine("property/panel", COUNTER)
    x, y, width, _ = COUNTER
    across = x + width / 2
    canvas.text(texts("monopoly.free_spins"), (across, y + 30), HEAD, anchor="centre")
    number, key = board.spins_left, "monopoly.spin_left" if board.spins_left == 1 else "monopoly.spins_left"
    if board.landed:
        number, key = board.landed, "monopoly.one_landed" if board.landed == 1 else "monopoly.landed"
    canvas.amount(str(number), COUNT, COUNT_DIGITS, style="silver", scale=board.spins_scale)
    canvas.text(texts(key), (across, y + 190), LABEL, anchor="centre")
    if not board.landed:
        paint = partial(_paint_lamps, board.spins_left)
        canvas.composed(("free spins lamps", board.spins_left), (100, 28), paint, centre=(across, y + 220))
    note = texts("monopoly.note_over" if board.landed else "monopoly.note_bonus")
    _draw_note(canvas, note, SENTENCE, (across, y + 262), 210)


def _paint_lamps(lit: int, canvas: Canvas) -> None:
    for lamp in range(SPINS):
        canvas.nine("ui/pill_gold" if lamp < lit else "ui/pill", (-36 + lamp * 28, -8, 16, 16))


def _draw_note(canvas: Canvas, note: str, style: Style, at: tuple[float, float], width: float) -> None:
    """Draw a sentence in lines, the middle of the first one at a place: it is broken into lines once."""

    def paint(inner: Canvas) -> None:
        inner.text(note, (0, 0), style, anchor="centre", width=width)

    canvas.composed(("note", note, style), (width + 16, NOTE_HIGH), paint, centre=at)


def draw_board(
    canvas: Canvas, texts: Texts, board: Board, names: Sequence[str], rents: Sequence[Sequence[int]]
) -> None:
    """The rents that the Houses on the board would bring now."""
    canvas.nine("property/panel", BOARD)
    x, y, width, _ = BOARD
    across = x + width / 2
    canvas.text(texts("monopoly.on_board"), (across, y + 30), HEAD, anchor="centre")
    at, total, lying = y + 74.0, 0, board.lying()
    for reel in PROPERTY_REELS:
        row = lying.get(reel, 0)
        rent = rents[reel - 1][row - 1] if row else 0
        total += rent
        words = rent_text(rent) if row else texts("monopoly.no_house")
        paint = partial(_paint_property, reel, row, names[reel - 1], words)
        canvas.composed(("on board", reel, row, words), (width - 20, 28), paint, centre=(across, at))
        at += 34
    canvas.fill((x + 20, y + 214, width - 40, 1), (150, 118, 60))
    paint = partial(_paint_total, texts, total)
    canvas.composed(("rent so far", total), (width - 20, 40), paint, centre=(across, y + 240))
    _draw_note(canvas, texts("monopoly.paid_at_end"), LINE, (across, y + 272), width - 40)


def _paint_property(reel: int, row: int, name: str, words: str, canvas: Canvas) -> None:
    """Paint what a property brings with its Houses, around the origin."""
    left, width = -BOARD[2] / 2, BOARD[2]
    _paint_street(canvas, (left + 20, 0), reel, row)
    _paint_row(canvas, (left + 54, 0, width - 72, ROW), name, words, ink=WHITE if row else BARE, style=STREET)


def _paint_total(texts: Texts, total: int, canvas: Canvas) -> None:
    """Paint the sum of the rents around the origin."""
    width = BOARD[2]
    canvas.text(texts("monopoly.rent_so_far"), (20 - width / 2, 0), SUM)
    if total:
        words = rent_text(total)
        room = width - 52 - canvas.text_width(texts("monopoly.rent_so_far"), SUM)
        digits = SUM_DIGITS * min(1.0, room / canvas.amount_width(words, SUM_DIGITS, style="silver"))
        canvas.amount(words, (width / 2 - 18, -1), digits, anchor="right", style="silver")
