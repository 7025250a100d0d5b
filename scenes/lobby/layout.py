"""Where the cards stand: four abreast, centred when there are fewer."""

from __future__ import annotations

from engine.stage.view import Box

CARD = (288.0, 482.0)
PITCH = 304.0
TOP = 146.0
LEFT = 40.0
RIGHT = 1240.0
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
TOAST_Y = 640.0
"""Between the buttons of the cards and what lies in the bar."""


def card_boxes(count: int) -> list[Box]:
    """The boxes of the cards, in the middle of the window."""
    left = (LEFT + RIGHT - PITCH * (count - 1) - CARD[0]) / 2
    return [(left + PITCH * place, TOP, *CARD) for place in range(count)]
