"""Where everything stands on a rules page."""

from __future__ import annotations

from engine.stage.view import Box

PANEL: Box = (40, 44, 1200, 592)
LOGO: tuple[float, float] = (138, 92)
LOGO_ROOM = (156.0, 76.0)
TITLE: tuple[float, float] = (236, 92)
CLOSE: Box = (1177, 61, 42, 42)
RULE: Box = (62, 134, 1156, 1)
TABS = (62.0, 152.0, 152.0, 46.0)
TAB_PITCH = 54.0
LEFT, RIGHT, TOP, BOTTOM = 236.0, 1218.0, 152.0, 588.0
LEGEND_Y = 611.0
PRICE: Box = (872, 663, 178, 46)
BACK: Box = (1066, 663, 174, 46)
PLACE: tuple[float, float] = (640, 686)
EDGE = (74, 58, 128)


def tab(place: float) -> Box:
    """The box of a tab, counted from 0."""
    x, y, width, height = TABS
    return x, y + TAB_PITCH * place, width, height
