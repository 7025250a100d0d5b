"""Draws what is announced over the board of the Christmas Spins."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from scenes.common.slots.heading_painting import in_few
from scenes.common.styles import FOIL
from scenes.common.texts import Texts
from scenes.jingle_bells.bonus_board import BonusBoard, Notice
from scenes.jingle_bells.bonus_layout import DIGITS, middle, opening

TITLE = Style("LilitaOne-Regular", 58, WHITE, (74, 10, 22), 9, tracking=1.5, shadow=4, foil=FOIL)
ABOUT = Style("LilitaOne-Regular", 24, (255, 246, 222), (44, 8, 22), 5, tracking=0.4, shadow=2)
STEPS = 10
PICTURE = 118.0
LIGHT = (620.0, 400.0)


def draw_notice(canvas: Canvas, texts: Texts, board: BonusBoard, notice: Notice) -> None:
    """Draw the words as far as they have come up, the board darker behind them."""
    share = round(notice.share * STEPS) / STEPS
    if share <= 0.05:
        return
    box = opening(board)
    x, y = middle(box)
    light = round(min(1.0, share) * notice.alpha * STEPS) / STEPS
    canvas.dim(1 - 0.62 * light, box)
    canvas.image("effects/glow", centre=(x, y - 10), size=LIGHT, alpha=0.5 * in_few(light), add=True)
    lower = 26 if notice.picture or notice.number else 0
    if notice.number:
        canvas.amount(notice.number, (x, y - 78), DIGITS, style="silver", scale=share * light)
    if notice.picture:
        canvas.image(notice.picture, centre=(x, y - 84), width=PICTURE * share, alpha=light)
    title = texts(f"bells.bonus.notices.{notice.key}.title", **notice.counts)
    canvas.text(title, (x, y + lower - 8), TITLE, anchor="centre", fit=box[2] - 20, alpha=light, scale=share)
    about = texts(f"bells.bonus.notices.{notice.key}.about", **notice.counts)
    canvas.text(about, (x, y + lower + 46), ABOUT, anchor="centre", fit=box[2] - 40, alpha=light, scale=share)
