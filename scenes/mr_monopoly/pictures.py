"""The pictures of Mr. Monopoly that come later than its first frame, in the order in which they are needed."""

from __future__ import annotations

from engine.stage.particle_recipes import SHOWERS

SYMBOLS = (
    "letter_a", "letter_k", "letter_q", "letter_j", "letter_10", "coin", "key", "lamp", "door", "wild", "house",
    "diamond", "gentleman",
)  # fmt: skip
"""What may come past when the reels first spin."""
SPINNING = (
    *("property/spin_word", "property/spin_word_hover", "property/spin_word_pressed"),
    *("property/spin_disabled", "ui/wait_ring"),
)
WINNING = ("cell_plot", "card_row_held", "cell_won", "card_row", "receipt", "gentleman_throw", "tophat", "hotel")
LANE = ("lane_panel", "sector", "token", "sector_lit", "sector_landed")
DICE = (*(f"die{frame:02d}" for frame in range(12)), *(f"die_face{face}" for face in range(1, 7)))
BONUS = ("reel_night", "cell_empty", "gentleman_walk", "panel")
EFFECTS = (
    *("effects/glow", "effects/sparkle", "effects/puff", "effects/rays", "effects/snow_front"),
    *("tiles/prize_gold", "ui/panel_note", "ui/focus_round", "ui/pill", "numerals/gold", *SHOWERS),
)

FORESEES = (
    *(f"property/{name}" for name in SYMBOLS),
    *SPINNING,
    *(f"property/{name}" for name in WINNING),
    *EFFECTS,
    *(f"property/{name}" for name in (*LANE, *DICE, *BONUS)),
    *("numerals/silver", "ui/pill_gold", "backdrops/property_free", "property/frame", "ui/button_purple"),
)
