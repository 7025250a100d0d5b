"""What the showcase tells of a game: features, each with a picture painted around the origin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.stage.canvas import Canvas

Paint = Callable[[Canvas], None]

TILE = 70.0
LINE = ("tree", "bells", "holly", "bauble", "cracker", "wreath")
OTHER_ROWS = (
    ("turkey", "holly", "log", "candles", "bells", "tree"),
    ("log", "bauble", "candles", "wreath", "turkey", "cracker"),
)
MATCHED = frozenset(LINE)
CORNERS = ("candles", "holly", "turkey", "bells")


@dataclass(frozen=True, slots=True)
class Feature:
    """A headline and a sentence, by their keys in the texts, and the picture above them."""

    key: str
    paint: Paint


def _glow(canvas: Canvas, size: float) -> None:
    canvas.image("effects/rays", centre=(0, 0), width=size * 1.5, alpha=0.28, add=True)
    canvas.image("effects/glow", centre=(0, 0), width=size * 1.1, alpha=0.6, add=True)


def _paint_puddings(canvas: Canvas) -> None:
    """Two closed puddings, and between them one that has opened."""
    _glow(canvas, 330)
    for x in (-178, 178):
        canvas.image("objects/pudding", centre=(x, 24), width=156)
    canvas.nine("tiles/disc", (-82, -82, 164, 164))
    canvas.image("symbols/bells", centre=(0, 0), width=122)
    for x, y, size in ((-92, -66, 46), (88, -76, 58), (96, 62, 34)):
        canvas.image("effects/sparkle", centre=(x, y), width=size, add=True)


def _paint_line(canvas: Canvas) -> None:
    """Three rows of the grid, the middle one complete and gold."""
    _glow(canvas, 300)
    for row, symbols in ((-1, OTHER_ROWS[0]), (1, OTHER_ROWS[1])):
        for column, symbol in enumerate(symbols):
            _tile(canvas, column, row, symbol, "tiles/match" if symbol in MATCHED else "tiles/cream")
    for column, symbol in enumerate(LINE):
        _tile(canvas, column, 0, symbol, "tiles/gold")
    for x in (-206, 196):
        canvas.image("effects/sparkle", centre=(x, -30), width=52, add=True)


def _tile(canvas: Canvas, column: int, row: int, symbol: str, tile: str) -> None:
    centre = ((column - 2.5) * (TILE + 4), row * (TILE + 4))
    canvas.image(tile, centre=centre, width=TILE)
    canvas.image(f"symbols/{symbol}", centre=centre, width=TILE * 0.86)


def _paint_corners(canvas: Canvas) -> None:
    """The box of the bonus with all four corners."""
    _glow(canvas, 320)
    canvas.nine("ui/panel_bonus", (-250, -66, 500, 132))
    for place, symbol in enumerate(CORNERS):
        centre = ((place - 1.5) * 112, 0.0)
        canvas.image("tiles/bonus_box_gold", centre=centre, width=98)
        canvas.image(f"symbols/{symbol}", centre=centre, width=80)
    for x, y in ((-226, -58), (226, 54)):
        canvas.image("effects/sparkle", centre=(x, y), width=56, add=True)


FEATURES: dict[str, tuple[Feature, ...]] = {
    "festive_lines_gold": (
        Feature("puddings", _paint_puddings),
        Feature("line", _paint_line),
        Feature("corners", _paint_corners),
    ),
}


def features_of(game_id: str) -> tuple[Feature, ...]:
    """The features of a game; none when there are no pictures of them."""
    return FEATURES.get(game_id, ())
