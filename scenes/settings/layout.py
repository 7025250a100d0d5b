"""Where everything stands on the settings page."""

from __future__ import annotations

from engine.stage.view import Box

PANEL: Box = (40, 98, 1200, 540)
TITLE: tuple[float, float] = (40, 68)
LEFT = 68.0
COLUMN = 540.0
RIGHT = 672.0
RIGHT_COLUMN = 540.0
ROW = 52.0
SOUND_HEADING = 130.0
SOUND_ROWS = 148.0
DISPLAY_HEADING = 340.0
DISPLAY_ROWS = 358.0
ABOUT_HEADING = 502.0
MARKET_HEADING = 130.0
CHIPS: tuple[Box, Box] = ((672, 152, 174, 40), (856, 152, 174, 40))
MARKET_ABOUT = 222.0
MARKET_LIST = 278.0
RULE = 600.0
BACK: Box = (1066, 663, 174, 46)


def row(top: float, place: int) -> Box:
    """A row of the left column, counted from 0."""
    return LEFT, top + ROW * place, COLUMN, ROW
