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
LOGO_HEIGHT = 142.0
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
