"""The pictures of Christmas Jumper, in the order in which they are needed, to be decoded before that."""

from __future__ import annotations

from collections.abc import Iterable

from engine.stage.particle_recipes import SHOWERS
from scenes.christmas_jumper.board import PRESENTS, YOURS
from scenes.christmas_jumper.symbols import silhouette_picture, symbol_picture
from scenes.christmas_jumper.yarn import WOOLS

BOARD = (
    *("jumper/panel_winning", "jumper/panel_numbers", "jumper/panel_bonus", "ui/hud", "ui/meter", "ui/meter_won"),
    *("logos/christmas_jumper_stacked", "jumper/ribbon_red", "jumper/note", "jumper/tree_holder", "jumper/label"),
    *(f"jumper/patch{place:02d}" for place in range(1, YOURS + 1)),
    *("jumper/tree_inline", "ui/button_green", "ui/strip"),
)
"""What the main window is made of, beside what its splash has shown already."""

OPENING = (
    *("jumper/open", "jumper/open_small", "jumper/yarn_red", "jumper/yarn_end_red"),
    *(f"jumper/{part}_{wool}" for wool in dict.fromkeys(WOOLS) if wool != "red" for part in ("yarn", "yarn_end")),
    *("jumper/open_gold", "jumper/open_gold_small", "jumper/halo", "jumper/halo_small", "jumper/label_gold"),
    *("numerals/felt", "numerals/felt_gold", "jumper/glow"),
    *("effects/glow", "effects/sparkle", "jumper/tree", "effects/rays"),
)
"""What a patch shows when it is unravelled, a match, and the tree."""

BONUS = (
    *("bonus/shelf", "bonus/picks", "bonus/list_card", "bonus/tile", "silhouettes/bonus_bauble"),
    *(f"presents/{part}{place:02d}" for place in range(1, PRESENTS + 1) for part in ("box", "lid")),
    *("bonus/tile_filled", "bonus/list_card_won", "symbols/bonus_bauble", "jumper/label_faded"),
)
"""What the bonus window is made of."""

ENDING = (
    *("dialogs/holly_corner", "dialogs/win", "ui/button_blue", "ui/button_green_hover", "ui/focus_ring"),
    *("numerals/gold", *SHOWERS),
)

SPLASH_FORESEES = (*BOARD, *OPENING)


MAIN_FORESEES = (*OPENING, "backdrops/jumper_bonus", *ENDING)
"""What the main game shows later than its first frame."""


def bonus_foresees(symbols: Iterable[str]) -> tuple[str, ...]:
    """What the bonus game shows; its presents and lists show some of these symbols."""
    pictures = (picture for symbol in symbols for picture in (silhouette_picture(symbol), symbol_picture(symbol)))
    return (*BONUS, *pictures, *ENDING)
