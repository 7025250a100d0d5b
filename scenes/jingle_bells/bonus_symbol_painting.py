"""Paints what is on the board of the Christmas Spins: cells, baubles, presents with their values, Scatters (JB-11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from games.jingle_bells.symbols import GOLD_BAUBLE, PRIZE_PRESENT, RED_BAUBLE, BoardSymbol, BonusPrize
from scenes.common.texts import Texts
from scenes.jingle_bells.bonus_board import Locked, Scatter
from scenes.jingle_bells.bonus_layout import GAP, LARGE

Place = tuple[float, float]

STEPS = 6
"""Squashing, turning and popping go in so many steps, so that their pictures are few."""
BAUBLE, PRESENT, SCATTER = 0.94, 0.92, 0.94
"""How wide the pictures are drawn, as shares of a cell."""
ROOM = 1.3
"""How large a cell is composed, with the light that falls out of it, as a share of its size."""
BAUBLE_DIGITS, PRESENT_DIGITS = 0.3, 0.26
WIDEST = 0.77
NAME = Style("LilitaOne-Regular", 15, WHITE, (20, 6, 16), 2, tracking=0.4)
MARK = Style("LilitaOne-Regular", 17, (88, 20, 6))
TIMES_TWO = "×2"


def picture_of(symbol: BoardSymbol, bonus_prize: BonusPrize) -> str:
    """The picture of a symbol."""
    return f"bells/present_{bonus_prize}" if symbol == PRIZE_PRESENT else f"bells/{symbol}"


def paint_riding(size: float, canvas: Canvas, picture: str) -> None:
    """Paint what passes in a free cell, or lands there, around the origin: no value stands on it yet."""
    share = BAUBLE if picture in {f"bells/{RED_BAUBLE}", f"bells/{GOLD_BAUBLE}"} else PRESENT
    canvas.image(picture, centre=(0, 0), width=share * size)


def draw_scatter(canvas: Canvas, scatter: Scatter, centre: Place, size: float) -> None:
    """Draw a Scatter that leans over, or turns on its edge."""
    width = round(scatter.width * STEPS) / STEPS
    canvas.image("effects/glow", centre=centre, width=1.7 * size, alpha=0.35 + 0.6 * scatter.flash, add=True)
    if width > 0:
        wide, high = SCATTER * size * width, SCATTER * size
        canvas.image("bells/scatter", centre=centre, size=(wide, high), turn=round(scatter.lean * 4) * 3)


def draw_column(
    canvas: Canvas, texts: Texts, column: Mapping[Place, Locked], *, centre: Place, size: float, stake: int
) -> None:
    """Draw the locked symbols of a reel that are at rest as one picture: `column` has them by their places."""
    view, (x, y) = canvas.view, centre
    # by whole pixels from the middle, so that a symbol that comes to rest does not leave its place
    placed = {((view.x(at[0]) - view.x(x)) / view.k, (view.y(at[1]) - view.y(y)) / view.k): column[at] for at in column}
    look = tuple((at, *_look(locked), locked.value) for at, locked in placed.items())
    highest = max(abs(down) for _, down in placed)
    room = (ROOM * size, 2 * highest + ROOM * size)
    paint = partial(_paint_column, texts, placed, size, stake)
    canvas.composed(("bells locked column", size, stake, look), room, paint, centre=centre)


def _paint_column(texts: Texts, placed: Mapping[Place, Locked], size: float, stake: int, canvas: Canvas) -> None:
    for at, locked in placed.items():
        draw_locked(canvas, texts, locked, centre=at, size=size, stake=stake)


def _look(locked: Locked) -> tuple[object, ...]:
    """What a symbol at rest looks like, but for its value."""
    return locked.symbol, locked.bonus_prize, locked.is_doubled, locked.is_paid


def draw_locked(canvas: Canvas, texts: Texts, locked: Locked, *, centre: Place, size: float, stake: int) -> None:
    """Draw a locked symbol with what it holds, as a multiple of the stake."""
    shape = (round(locked.squash * STEPS) / STEPS, round(locked.width * STEPS) / STEPS)
    view = canvas.view
    x = (view.x(centre[0]) - view.left) / view.k  # on whole pixels: its value stands the same way on each
    y = (view.y(centre[1] - locked.lifted * size) - view.top) / view.k
    paint = partial(_paint_body, texts, locked, size, shape)
    canvas.composed(("bells locked", *_look(locked), size, shape), (ROOM * size, ROOM * size), paint, centre=(x, y))
    if shape[1] == 1 and locked.shown > 0:
        _draw_value(canvas, locked, (x, y), size, stake)
    if locked.flash > 0:
        canvas.image("effects/glow", centre=(x, y), width=1.6 * size, alpha=0.85 * locked.flash, add=True)


def _paint_body(texts: Texts, locked: Locked, size: float, shape: tuple[float, float], canvas: Canvas) -> None:
    """Paint light, picture, the name of a bonus prize, and the mark of Double; `shape` is how squashed and wide."""
    squash, width = shape
    if not locked.is_paid:
        edge = (1 - 2 * GAP) * size
        canvas.nine("bells/cell_won", (-edge / 2, -edge / 2, edge, edge))
        canvas.image("effects/glow", centre=(0, 0.06 * size), width=1.24 * size, alpha=0.4, add=True)
    is_present = locked.symbol == PRIZE_PRESENT
    share = (PRESENT if is_present else BAUBLE) * size
    wide, high = share * (1 + 0.16 * squash) * width, share * (1 - 0.16 * squash)
    if wide < 1:
        return
    foot = (share - high) / 2
    picture = picture_of(locked.symbol, locked.bonus_prize)
    canvas.image(picture, centre=(0, foot), size=(wide, high))
    if width < 1:
        return
    if is_present:
        name = texts(f"bells.prizes.{locked.bonus_prize}")
        at = (0, foot + 0.315 * share)
        canvas.text(name, at, _sized(NAME, size), anchor="centre", fit=0.5 * share)
    if locked.is_doubled:
        _paint_mark(canvas, (0.33 * size, -0.34 * size), size)


def _paint_mark(canvas: Canvas, centre: Place, size: float) -> None:
    """Paint the mark of what Double has struck."""
    wide, high = 0.33 * size, 0.23 * size
    canvas.nine("ui/pill_gold", (centre[0] - wide / 2, centre[1] - high / 2, wide, high))
    canvas.text(TIMES_TWO, centre, _sized(MARK, size), anchor="centre")


def _sized(style: Style, size: float) -> Style:
    """A style for large cells, at the size of a cell."""
    share = size / LARGE
    return replace(style, size=style.size * share, outline_width=style.outline_width * share)


def _draw_value(canvas: Canvas, locked: Locked, centre: Place, size: float, stake: int) -> None:
    """Draw the multiple in foil numerals, as far as it has popped up."""
    text = f"{locked.value // stake:,}×"
    is_present = locked.symbol == PRIZE_PRESENT
    digits = (PRESENT_DIGITS if is_present else BAUBLE_DIGITS) * size
    digits = min(digits, digits * WIDEST * size / canvas.amount_width(text, digits))
    style = "gold" if locked.symbol != GOLD_BAUBLE else "silver"
    at = (centre[0], centre[1] + (0.04 if is_present else 0.075) * size)
    canvas.amount(text, at, digits, style=style, scale=locked.shown)
