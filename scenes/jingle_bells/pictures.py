"""The pictures of Jingle Bells that come later than its first frame, in the order in which they are needed."""

from __future__ import annotations

SYMBOLS = (
    *("polar_bear", "penguin", "reindeer", "snowman", "spinning_top"),
    *("letter_a", "letter_k", "letter_q", "letter_j", "letter_10"),
    *("jingle_bell", "scatter", "jingle_bell_left", "jingle_bell_right"),
)
"""What may come past when the reels first spin."""
SPINNING = (
    *("bells/spin_word", "bells/spin_word_hover", "bells/spin_word_pressed"),
    *("bells/spin_disabled", "ui/wait_ring"),
)
WINNING = ("frame", "golden_leaf", "cell_won")
EFFECTS = (
    "effects/glow",
    "effects/sparkle",
    "effects/rays",
    "effects/snow_front",
    "tiles/prize_gold",
    "ui/panel_note",
    "ui/focus_round",
    "ui/pill",
)
BONUS = (
    *("board_frame", "cell_empty", "stage_bar", "half_empty", "panel", "half_full", "stage_lit", "spark"),
    *("red_bauble", "gold_bauble", "present_mini", "present_minor", "present_major", "present_grand"),
    *(f"plate_{prize}{lit}" for prize in ("mini", "minor", "major", "grand") for lit in ("", "_lit")),
    *("cell_hot", "cell_new", "board_frame_tall"),
)
"""The Christmas Spins: the board as it begins, what lands, what the bar and the prizes light, what comes late."""

FORESEES = (
    *(f"bells/{name}" for name in SYMBOLS),
    *SPINNING,
    *(f"bells/{name}" for name in WINNING),
    *EFFECTS,
    "numerals/gold",
    "numerals/silver",
    "effects/puff",
    "backdrops/bells_bonus",
    "logos/christmas_spins",
    *(f"bells/{name}" for name in BONUS),
    "ui/pill_gold",
    "ui/button_purple",
    "ui/panel_burgundy",
)
