"""The pictures of Festive Lines Gold, in the order in which they are needed, to be decoded before that."""

from __future__ import annotations

from engine.stage.particle_recipes import SHOWERS

SYMBOLS = tuple(
    f"symbols/{name}" for name in ("turkey", "candles", "wreath", "bauble", "tree", "holly", "bells", "cracker", "log")
)

BOARD = (
    *("objects/garland", "ui/hud", "ui/meter", "ui/meter_won", "ui/panel_burgundy", "ui/panel_green"),
    *("ui/panel_bonus", "ui/panel_note", "tiles/prize", "tiles/cream", *SYMBOLS, "tiles/bonus_box"),
)
"""What the board is made of, beside what its splash has shown already."""

OPENING = (
    *("objects/pudding", "objects/pudding_left", "objects/pudding_right", "objects/pudding_cap"),
    *("effects/crumb1", "effects/crumb2", "effects/crumb3", "effects/crumb4", "effects/puff", "effects/glow"),
    *("tiles/disc", "tiles/match", "effects/sparkle", *SYMBOLS, "tiles/bonus_box_filled"),
)
"""What a pudding shows when it opens, and its matches."""

ENDING = (
    *("tiles/gold", "tiles/bonus_box_gold", "tiles/prize_gold", "ui/button_green_disabled", "dialogs/holly_corner"),
    *("dialogs/win", "ui/button_blue", "ui/button_green_hover", "ui/focus_ring", "numerals/gold", *SHOWERS),
)
"""What lines, corners and the end message show."""

SPLASH_FORESEES = (*BOARD, *OPENING)
PLAY_FORESEES = (*OPENING, *ENDING)
