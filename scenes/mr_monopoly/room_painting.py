"""The room of Mr. Monopoly: street, logo, frame, cards, panels and the bar. What stands still is kept as one layer."""

from __future__ import annotations

from functools import partial

from engine.rules.contract import Mode
from engine.stage.canvas import FULL, Canvas, Layer
from engine.stage.text import CREAM, Style
from engine.stage.view import Box
from games.mr_monopoly.game import MrMonopoly
from scenes.common.slots.buying import FeatureBuys
from scenes.common.slots.hud import SlotHud
from scenes.common.texts import Texts
from scenes.mr_monopoly import layout
from scenes.mr_monopoly.card_painting import paint_cards
from scenes.mr_monopoly.reel_painting import paint_grounds

BUY_TITLE = Style("LilitaOne-Regular", 21, (255, 243, 207), tracking=0.6, shadow=1.5)
BUY_ABOUT = Style("Rubik-Medium", 14, CREAM, leading=1.2)
PICTURES = {"mr_monopoly": ("property/gentleman_head", 104.0, 66.0), "free_spins": ("property/diamond", 92.0, 70.0)}
"""The picture on the panel of a feature buy, how wide, and how far below the edge of the panel its middle is."""


def draw_street(
    canvas: Canvas, game: MrMonopoly, texts: Texts, hud: SlotHud, *, stake: int, is_bonus: bool, is_leaving: bool
) -> None:
    """Draw what stands still at a stake, at dusk or at midnight; if one goes from there, the other gets ready."""
    if is_leaving:
        canvas.prepared(*_street(game, texts, hud, stake=stake, is_bonus=not is_bonus))
    canvas.baked(*_street(game, texts, hud, stake=stake, is_bonus=is_bonus), opaque=True)


def _street(game: MrMonopoly, texts: Texts, hud: SlotHud, *, stake: int, is_bonus: bool) -> Layer:
    def paint(inner: Canvas) -> None:
        inner.backdrop("backdrops/property_free" if is_bonus else "backdrops/property")
        inner.image("logos/mr_monopoly", centre=layout.LOGO, height=layout.LOGO_HEIGHT)
        paint_grounds(inner, is_bonus=is_bonus)
        inner.image("property/frame", centre=layout.FRAME, size=layout.FRAME_SIZE)
        names = [card.name for card in game.numbers.properties]
        paint_cards(inner, texts, names, game.rents(stake))
        hud.draw_frame(inner)

    return ("mr_monopoly", stake, is_bonus), FULL, paint


def draw_buys(canvas: Canvas, texts: Texts, buys: FeatureBuys) -> None:
    """Draw the panels of the feature buys; their buttons are drawn by their group."""
    for mode, box in zip(buys.modes, layout.BUYS, strict=False):
        x, y, width, height = box
        around = (x - 16, y - 12, width + 32, height + 36)
        canvas.baked(("mr_monopoly buy", mode.id), around, partial(_paint_buy, texts, mode, box))


def _paint_buy(texts: Texts, mode: Mode, box: Box, canvas: Canvas) -> None:
    x, y, width, height = box
    canvas.nine("property/buy_panel", (x, y, width, height))
    picture, wide, lower = PICTURES[mode.id]
    with canvas.clip((x + 6, y + 6, 118, 120)):
        canvas.image(picture, centre=(x + 62, y + lower), width=wide)
    canvas.text(mode.title, (x + 122, y + 36), BUY_TITLE, fit=118)
    canvas.text(texts(f"mr_monopoly.buys.{mode.id}.short"), (x + 122, y + 66), BUY_ABOUT, width=118)
