"""The room of Jingle Bells: village, logo, reels and the bar. What stands still at a stake is kept as one layer."""

from __future__ import annotations

from engine.stage.canvas import FULL, Canvas, Layer
from games.jingle_bells.game import JingleBells
from scenes.common.slots.hud import SlotHud
from scenes.common.texts import Texts
from scenes.jingle_bells import layout
from scenes.jingle_bells.reel_painting import paint_grounds
from scenes.jingle_bells.side_painting import paint_multiplier, paint_plates


def village(game: JingleBells, texts: Texts, hud: SlotHud, stake: int) -> Layer:
    """What stands still at a stake."""

    def paint(inner: Canvas) -> None:
        inner.backdrop("backdrops/bells")
        inner.image("bells/garland", topleft=layout.GARLAND)
        inner.image("logos/jingle_bells", centre=layout.LOGO, height=layout.LOGO_HEIGHT)
        paint_grounds(inner)
        inner.image("bells/reel_frame", centre=layout.FRAME, size=layout.FRAME_SIZE)
        paint_plates(inner, texts, game.bonus_prizes(stake), stake)
        paint_multiplier(inner, texts)
        hud.draw_frame(inner)

    return ("jingle_bells", stake), FULL, paint
