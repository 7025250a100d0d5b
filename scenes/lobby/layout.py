"""Where the cards stand: on the grid of four, centred when there are fewer, or beside the showcase."""

from __future__ import annotations

from engine.stage.view import Box

CARD = (288.0, 482.0)
PITCH = 304.0
TOP = 146.0
LEFT = 40.0
RIGHT = 1240.0
MOST = 4
LOGO: tuple[float, float] = (640, 85)
LOGO_HEIGHT = 104.0
HANGING: tuple[tuple[str, float, float, float], ...] = (
    ("symbols/bauble", 98, 104, 40),
    ("symbols/bells", 336, 104, 42),
    ("symbols/bells", 944, 104, 42),
    ("symbols/bauble", 1182, 104, 40),
)
"""What hangs on the tinsel: picture, middle, width."""
LOGO_GOLD: tuple[tuple[float, float], ...] = ((536, 62), (590, 96), (668, 70), (742, 58), (728, 106))
"""Where the logo may sparkle."""
GOLD: tuple[tuple[float, float], ...] = ((70, 332), (150, 352), (222, 330), (146, 96))
"""Where a card may sparkle, from its left top corner."""
REFILL: Box = (420, 665, 42, 42)
CLAIM: tuple[float, float] = (474, 678)
MY_GAMES: Box = (704, 663, 186, 46)
SETTINGS: Box = (902, 663, 176, 46)
RULES: Box = (1090, 663, 150, 46)


def card_boxes(count: int, *, has_showcase: bool) -> list[Box]:
    """The boxes of the cards: from the left beside a showcase, else centred."""
    wide = PITCH * (count - 1) + CARD[0]
    left = LEFT if has_showcase else (LEFT + RIGHT - wide) / 2
    return [(left + PITCH * place, TOP, *CARD) for place in range(count)]


def showcase_box(count: int) -> Box:
    """What is free to the right of the cards."""
    left = LEFT + PITCH * count
    return left, TOP, RIGHT - left, CARD[1]
