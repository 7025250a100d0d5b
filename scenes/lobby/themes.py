"""The colours of each game's card."""

from __future__ import annotations

import msgspec

from engine.stage.text import Colour


class Theme(msgspec.Struct, frozen=True):
    """Colours of a card: its ground at the top, and what its lower part fades to."""

    ground: Colour
    dark: Colour


THEMES: dict[str, Theme] = {
    "jingle_bells": Theme((30, 62, 128), (12, 28, 82)),
    "mr_monopoly": Theme((90, 52, 168), (24, 10, 68)),
    "christmas_jumper": Theme((150, 28, 42), (74, 6, 16)),
    "festive_lines_gold": Theme((24, 84, 52), (4, 36, 26)),
}
OTHERS = Theme((74, 40, 104), (26, 10, 44))
FAULTY = Theme((70, 70, 76), (22, 20, 26))


def theme_of(game_id: str) -> Theme:
    """The colours of a game's card."""
    return THEMES.get(game_id, OTHERS)
