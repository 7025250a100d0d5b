"""The pictures of the lobby, in the order in which it draws them: decoded while the program loads the rest."""

from __future__ import annotations

PICTURES = (
    *("backdrops/lobby", "ui/hud", "ui/meter", "objects/tinsel_garland", "symbols/bauble", "symbols/bells"),
    *("logos/tinsel", "ui/strip", "ui/pill_demo", "cards/festive_lines_gold", "logos/festive_lines_gold_stacked"),
    *("ui/card_frame", "ui/card_tag", "ui/button_green", "backdrops/hearth", "effects/rays", "effects/glow"),
    *("objects/pudding", "tiles/disc", "effects/sparkle", "ui/pill_gold", "ui/pill", "ui/panel_note"),
    *("ui/round_green", "icons/refill", "ui/button_purple", "icons/list", "icons/settings", "icons/book"),
    *("ui/round_purple", "icons/menu", "icons/sound", "icons/rules"),
)
