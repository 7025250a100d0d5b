"""The pictures of the lobby, in the order in which it draws them: decoded while the program loads the rest."""

from __future__ import annotations

PICTURES = (
    *("backdrops/lobby", "ui/hud", "ui/meter", "objects/tinsel_garland", "symbols/bauble", "symbols/bells"),
    *("logos/tinsel", "numerals/gold", "cards/jingle_bells", "logos/jingle_bells_stacked"),
    *("cards/mr_monopoly", "logos/mr_monopoly_stacked", "cards/christmas_jumper", "logos/christmas_jumper_stacked"),
    *("cards/festive_lines_gold", "logos/festive_lines_gold_stacked"),
    *("ui/card_frame", "ui/card_tag", "ui/button_green", "ui/strip", "ui/pill_demo"),
    *("ui/round_green", "ui/round_green_disabled", "icons/refill", "ui/button_purple"),
    *("icons/list", "icons/settings", "icons/book", "ui/round_purple", "icons/menu", "icons/sound", "icons/rules"),
)
