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
MARGIN, SHADOW = 20.0, 30.0
"""How far the pictures of a plate and of the panel reach beyond their bodies."""
STEPS = 8
LAMP, SMALL_LAMP = 18.0, 12.0
SUMS, SUMS_AT = 90.0, 256.0
"""How high the lines with the sums are together, and where their middle is on the panel."""


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
    kind = "prizes" if board.is_collecting else "hold_and_respin" if board.is_respin else "christmas_spins"
    panel = "ui/panel_burgundy" if board.is_respin else "bells/panel"
    paint = partial(_paint_panel, panel, texts(f"bells.bonus.{kind}"))
    size, at = (width + 2 * SHADOW, height + 2 * SHADOW), (x + width / 2, y + height / 2)
    canvas.composed(("bells bonus counter", panel, kind), size, paint, centre=at)
    if board.is_collecting:
        _draw_taken(canvas, texts, board, box)
    else:
        _draw_spins(canvas, texts, board, box)
    _draw_sums(canvas, texts, board, box, stake)


def _paint_panel(panel: str, head: str, canvas: Canvas) -> None:
    """Paint the panel with its heading, and the line above the sums, around the origin."""
    _, _, width, height = COUNTER
    x, y = -width / 2, -height / 2
    canvas.nine(panel, (x, y, width, height))
    canvas.text(head, (0, y + 30), HEAD, anchor="centre", fit=width - 32)
    canvas.fill((x + 18, y + 208, width - 36, 1), (150, 118, 60))


def _draw_spins(canvas: Canvas, texts: Texts, board: BonusBoard, box: Box) -> None:
    x, y, width, _ = box
    at = x + width / 2
    if board.spins_flash > 0:
        glow = 0.9 * round(board.spins_flash * STEPS) / STEPS
        canvas.image("effects/glow", centre=(at, y + 116), size=(width, 200), alpha=glow, add=True)
    style = "gold" if board.is_respin else "silver"
    canvas.amount(str(board.spins_left), (at, y + 101), DIGITS, style=style, scale=board.spins_scale)
    key = "spin_left" if board.spins_left == 1 else "spins_left"
    canvas.text(texts(f"bells.bonus.{key}"), (at, y + 164), LABEL, anchor="centre")
    # a lamp for each spin, lit for those that are left: at first for all, then for what a landing sets back to
    lamps, lamp = (board.reset_to, LAMP) if board.is_respin else (max(SPINS, board.spins_left), SMALL_LAMP)
    paint = partial(_paint_lamps, lamps, board.spins_left, lamp)
    key_of = ("bells bonus lamps", lamps, board.spins_left, lamp)
    canvas.composed(key_of, (width, 2 * LAMP), paint, centre=(at, y + 188))


def _paint_lamps(lamps: int, lit: int, size: float, canvas: Canvas) -> None:
    """Paint so many lamps around the origin."""
    pitch = size * 1.5
    left = -pitch * (lamps - 1) / 2
    for lamp in range(lamps):
        name = "ui/pill_gold" if lamp < lit else "ui/pill"
        canvas.nine(name, (left + lamp * pitch - size / 2, -size / 2, size, size))


def _draw_taken(canvas: Canvas, texts: Texts, board: BonusBoard, box: Box) -> None:
    x, y, width, _ = box
    at = x + width / 2
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
    times = 1 if board.is_collecting else board.times
    held, count = board.held, len(board.locked)
    words = {
        "line": texts("bells.bonus.landing_now" if times > 1 else "bells.bonus.symbols"),
        "count": "" if times > 1 else str(count),
        "times": f"{held // stake:,}×",
        "note": texts(f"bells.bonus.{'paid_now' if board.is_collecting else 'paid_at_end'}", amount=pounds(held)),
    }
    paint = partial(_paint_sums, texts, words)
    canvas.composed(("bells bonus sums", *words.values()), (width, SUMS), paint, centre=(x + width / 2, y + SUMS_AT))
    if times > 1:
        right = times_place()[0] + 16 + x - COUNTER[0]
        canvas.amount(f"×{times}", (right, y + 232), SMALL_DIGITS, anchor="right", scale=board.times_scale)


def _paint_sums(texts: Texts, words: Mapping[str, str], canvas: Canvas) -> None:
    """Paint the lines below the rule around the origin; the number of symbols stands in the first one, if any does."""
    width = COUNTER[2]
    left, right, at = 18 - width / 2, width / 2 - 18, 232 - SUMS_AT
    canvas.text(words["line"], (left, at), LINE, fit=width - 90)
    canvas.text(words["count"], (right, at), MONEY, anchor="right")
    on_board = texts("bells.bonus.on_board")
    canvas.text(on_board, (left, at + 29), LINE)
    room = width - 44 - canvas.text_width(on_board, LINE)
    digits = HELD_DIGITS * min(1.0, room / canvas.amount_width(words["times"], HELD_DIGITS))
    canvas.amount(words["times"], (right, at + 29), digits, style="silver", anchor="right")
    canvas.text(words["note"], (0, at + 55), NOTE, anchor="centre", fit=width - 28)


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
