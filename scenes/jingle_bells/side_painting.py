"""What stands beside the reels: plates of the bonus prizes, the win multiplier, the panel of the feature buy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.rules.contract import Mode
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from games.jingle_bells.symbols import BONUS_PRIZES, BonusPrize
from scenes.common.slots.buying import FeatureBuys
from scenes.common.texts import Texts
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.layout import BUY, MULTIPLIER, MULTIPLIER_DIGITS, PLATES

BAND = 27 / 76
"""The share of a plate that its band with the name takes."""
NAME = Style("LilitaOne-Regular", 16.5, WHITE, (20, 4, 20), 2.5, tracking=1.2, shadow=1)
TIMES = Style("Rubik-Bold", 13, WHITE, (20, 4, 20), 2.5, shadow=1)
HEAD = Style("LilitaOne-Regular", 17, (255, 243, 207), tracking=1, shadow=1.5)
ABOUT = Style("Rubik-Medium", 13.5, (255, 246, 222), leading=1.2)
DIGITS = 0.34
"""How high the amount on a plate is, as a share of the plate."""
SMALLEST, LARGER = 44.0, 5.0
"""How high the digits of x1 are, and how much higher with each further multiplier."""
SWELL = 0.2


def paint_plates(canvas: Canvas, texts: Texts, prizes: Mapping[BonusPrize, int], stake: int) -> None:
    """Paint the plates of the bonus prizes at a stake (JB-11)."""
    for name in BONUS_PRIZES:
        x, y, width, height = PLATES[name]
        canvas.nine(f"bells/plate_{name}", (x, y, width, height))
        band = y + height * BAND / 2 + 2
        canvas.text(texts(f"bells.prizes.{name}"), (x + 16, band), NAME)
        times = texts("bells.times", times=f"{prizes[name] // stake:,}")
        canvas.text(times, (x + width - 16, band), TIMES, anchor="right")
        text, size = pounds(prizes[name]), height * DIGITS
        size = min(size, size * (width - 34) / canvas.amount_width(text, size))
        canvas.amount(text, (x + width / 2, y + height * (BAND + 1) / 2 - 3), size)


def paint_multiplier(canvas: Canvas, texts: Texts) -> None:
    """Paint the panel of the win multiplier (JB-6)."""
    canvas.nine("bells/panel", MULTIPLIER)
    canvas.text(texts("bells.multiplier"), (MULTIPLIER_DIGITS[0], MULTIPLIER[1] + 27), HEAD, anchor="centre")


def draw_multiplier(canvas: Canvas, board: Board) -> None:
    """Draw the win multiplier: the higher it is, the larger and the brighter."""
    raised = board.multiplier - 1
    swell = 1 + SWELL * board.struck
    if raised:
        light = min(0.9, 0.35 + 0.15 * raised)
        canvas.image("effects/glow", centre=MULTIPLIER_DIGITS, width=150 + 20 * raised, alpha=light, add=True)
    style = "gold" if raised else "silver"
    size = SMALLEST + LARGER * raised
    canvas.amount(f"×{board.multiplier}", MULTIPLIER_DIGITS, size, style=style, scale=swell)


def draw_buys(canvas: Canvas, buys: FeatureBuys) -> None:
    """Draw the panel of the feature buy; its button is drawn by its group (JB-18)."""
    x, y, width, height = BUY
    around = (x - 16, y - 12, width + 32, height + 36)
    for mode in buys.modes:
        canvas.baked(("jingle_bells buy", mode.id), around, partial(_paint_buy, mode))


def _paint_buy(mode: Mode, canvas: Canvas) -> None:
    x, y, width, _ = BUY
    canvas.nine("bells/buy_panel", BUY)
    middle = x + width / 2
    canvas.text(mode.title.upper(), (middle, y + 23), HEAD, anchor="centre", fit=width - 24)
