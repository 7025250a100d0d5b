"""What stands beside the board of the Christmas Spins: the bonus prizes, and the spins that are left (JB-11, JB-12)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from engine.stage.view import Box
from games.jingle_bells.symbols import SPINS, BonusPrize
from scenes.common.styles import LABEL_GOLD
from scenes.common.texts import Texts
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import BEYOND, COUNTER, DIGITS, PLATES

NAME = Style("LilitaOne-Regular", 18, WHITE, (20, 6, 16), 3, tracking=2)
HEAD = Style("LilitaOne-Regular", 21, (255, 243, 207), tracking=1, shadow=1.5)
LABEL = Style("LilitaOne-Regular", 18, WHITE, tracking=1, shadow=1)
LINE = Style("Rubik-Medium", 15, WHITE)
MONEY = Style("Rubik-Bold", 15.5, LABEL_GOLD)
NOTE = Style("Rubik-Medium", 14, (216, 206, 232))
SMALL_DIGITS, SUM_DIGITS = 25.0, 44.0
HELD_DIGITS = 21.5
PLATE_DIGITS = 0.37
MARGIN = 20.0
STEPS = 8
LAMP, SMALL_LAMP = 18.0, 12.0


def draw_plates(canvas: Canvas, texts: Texts, board: BonusBoard, prizes: Mapping[BonusPrize, int]) -> None:
    """Draw the bonus prizes as multiples of the stake; those that stand on the board shine."""
    lefter = BEYOND * (1 - board.arrived)
    for name, times in prizes.items():
        x, y, width, height = PLATES[name]
        at = (x + width / 2 - lefter, y + height / 2)
        is_lit = name in board.lit_prizes
        paint = partial(_paint_plate, texts, name, times, is_lit=is_lit)
        size = (width + 2 * MARGIN, height + 2 * MARGIN)
        canvas.composed(("bells bonus plate", name, times, is_lit), size, paint, centre=at)
        if name == board.last_prize and board.prize_flash > 0:
            glow = (1.7 * width, 2.6 * height)
            canvas.image("effects/glow", centre=at, size=glow, alpha=board.prize_flash, add=True)


def _paint_plate(texts: Texts, name: BonusPrize, times: int, canvas: Canvas, *, is_lit: bool) -> None:
    _, _, width, height = PLATES[name]
    canvas.nine(f"bells/plate_{name}{'_lit' if is_lit else ''}", (-width / 2, -height / 2, width, height))
    canvas.text(texts(f"bells.prizes.{name}"), (0, -0.31 * height), NAME, anchor="centre")
    canvas.amount(f"{times:,}×", (0, 0.14 * height), PLATE_DIGITS * height)


def draw_counter(canvas: Canvas, texts: Texts, board: BonusBoard, stake: int) -> None:
    """Draw the spins that are left and what is on the board; at the end what has been taken of it."""
    x, y, width, height = COUNTER
    x += BEYOND * (1 - board.arrived)
    box = (x, y, width, height)
    canvas.nine("ui/panel_burgundy" if board.is_respin else "bells/panel", box)
    if board.is_collecting:
        _draw_taken(canvas, texts, board, box)
    else:
        _draw_spins(canvas, texts, board, box)
    canvas.fill((x + 18, y + 208, width - 36, 1), (150, 118, 60))
    _draw_sums(canvas, texts, board, box, stake)


def _draw_spins(canvas: Canvas, texts: Texts, board: BonusBoard, box: Box) -> None:
    x, y, width, _ = box
    at = x + width / 2
    key = "hold_and_respin" if board.is_respin else "christmas_spins"
    canvas.text(texts(f"bells.bonus.{key}"), (at, y + 30), HEAD, anchor="centre", fit=width - 32)
    if board.spins_flash > 0:
        glow = 0.9 * round(board.spins_flash * STEPS) / STEPS
        canvas.image("effects/glow", centre=(at, y + 116), size=(width, 200), alpha=glow, add=True)
    style = "gold" if board.is_respin else "silver"
    canvas.amount(str(board.spins_left), (at, y + 101), DIGITS, style=style, scale=board.spins_scale)
    key = "spin_left" if board.spins_left == 1 else "spins_left"
    canvas.text(texts(f"bells.bonus.{key}"), (at, y + 164), LABEL, anchor="centre")
    _draw_lamps(canvas, board, (at, y + 188))


def _draw_lamps(canvas: Canvas, board: BonusBoard, centre: tuple[float, float]) -> None:
    """A lamp for each spin, lit for those that are left: at first for all, then for what a landing sets back to."""
    lamps, size = (board.reset_to, LAMP) if board.is_respin else (max(SPINS, board.spins_left), SMALL_LAMP)
    pitch = size * 1.5
    left = centre[0] - pitch * (lamps - 1) / 2
    for lamp in range(lamps):
        name = "ui/pill_gold" if lamp < board.spins_left else "ui/pill"
        canvas.nine(name, (left + lamp * pitch - size / 2, centre[1] - size / 2, size, size))


def _draw_taken(canvas: Canvas, texts: Texts, board: BonusBoard, box: Box) -> None:
    x, y, width, _ = box
    at = x + width / 2
    canvas.text(texts("bells.bonus.prizes"), (at, y + 30), HEAD, anchor="centre", fit=width - 32)
    text = pounds(board.shown_taken)
    widest = canvas.amount_width(pounds(max(board.taken, board.held)), SUM_DIGITS)
    size = SUM_DIGITS * min(1.0, (width - 60) / widest)
    canvas.image("effects/glow", centre=(at, y + 108), size=(width * 1.1, 190), alpha=0.3, add=True)
    canvas.amount(text, (at, y + 108), size, scale=board.spins_scale)
    words = texts("bells.bonus.taken", taken=board.counted, all=len(board.locked))
    canvas.text(words, (at, y + 172), LINE, anchor="centre", fit=width - 32)


def _draw_sums(canvas: Canvas, texts: Texts, board: BonusBoard, box: Box, stake: int) -> None:
    """What prizes that land now are multiplied by, and what is on the board."""
    x, y, width, _ = box
    left, right = x + 18, x + width - 18
    at = y + 232
    if board.times > 1 and not board.is_collecting:
        canvas.text(texts("bells.bonus.landing_now"), (left, at), LINE, fit=width - 90)
        canvas.amount(f"×{board.times}", (right, at), SMALL_DIGITS, anchor="right", scale=board.times_scale)
    else:
        canvas.text(texts("bells.bonus.symbols"), (left, at), LINE, fit=width - 90)
        canvas.text(str(len(board.locked)), (right, at), MONEY, anchor="right")
    words, times = texts("bells.bonus.on_board"), f"{board.held // stake:,}×"
    canvas.text(words, (left, at + 29), LINE)
    room = width - 44 - canvas.text_width(words, LINE)
    digits = HELD_DIGITS * min(1.0, room / canvas.amount_width(times, HELD_DIGITS))
    canvas.amount(times, (right, at + 29), digits, style="silver", anchor="right")
    key = "paid_now" if board.is_collecting else "paid_at_end"
    words = texts(f"bells.bonus.{key}", amount=pounds(board.held))
    canvas.text(words, (x + width / 2, at + 55), NOTE, anchor="centre", fit=width - 28)


def times_place() -> tuple[float, float]:
    """Where the counter states what prizes that land now are multiplied by."""
    x, y, width, _ = COUNTER
    return x + width - 34, y + 232


def sum_place() -> tuple[float, float]:
    """Where the counter states what has been taken."""
    x, y, width, _ = COUNTER
    return x + width / 2, y + 108


def counter_place() -> tuple[float, float]:
    """The middle of the number of spins."""
    x, y, width, _ = COUNTER
    return x + width / 2, y + 101
