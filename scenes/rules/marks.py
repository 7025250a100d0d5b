"""The small mark that says where a statement or a number comes from, numbers with their mark, and the legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from engine.rules.contract import Game
from engine.rules.provenance import Provenance
from engine.stage.canvas import Canvas
from engine.stage.text import Colour, Style
from scenes.common.styles import SMALL
from scenes.common.texts import Texts
from scenes.rules.layout import LEFT, LEGEND_Y

KINDS: tuple[Provenance, ...] = ("text", "settled", "invented", "known")
SIDE = 13.0
SMALL_SIDE = 10.0
BESIDE = 7.5
"""From the end of a number to the middle of its mark."""
ROOM = BESIDE + SMALL_SIDE / 2
"""What a mark takes to the right of its number."""
RISE = 0.3
"""How far above the middle of a number its mark stands, as a part of the letters' size."""


class _Numbers(Protocol):
    @property
    def provenance(self) -> Mapping[str, Provenance]: ...


class MarkedGame(Protocol):
    """What every game tells of its numbers: where each of them comes from, as its game.yaml states it."""

    @property
    def numbers(self) -> _Numbers:
        """The numbers with their provenance."""
        ...


def provenance_of(game: Game) -> Mapping[str, Provenance]:
    """Where each number of a game comes from, by its name in game.yaml."""
    return cast("MarkedGame", game).numbers.provenance


def draw_mark(canvas: Canvas, kind: str, centre: tuple[float, float], side: float = SIDE) -> None:
    """A mark of its own shape for each kind, so that none is told by colour alone."""
    canvas.image(f"marks/{kind}", centre=centre, width=side)


def draw_number(
    canvas: Canvas,
    number: str,
    at: tuple[float, float],
    style: Style,
    kind: str,
    *,
    anchor: str = "left",
    colour: Colour | None = None,
    fit: float | None = None,
) -> None:
    """A number with its mark beside its top. `at` is its own end; the mark stands outside of it, at the right."""
    x, y = at
    room = None if fit is None else fit - ROOM
    wide = canvas.text_width(number, style)
    if room is not None and wide > room:
        wide = room
    canvas.text(number, at, style, anchor=anchor, colour=colour, fit=room)
    end = x + {"left": wide, "centre": wide / 2, "right": 0.0}[anchor]
    draw_mark(canvas, kind, (end + BESIDE, y - style.size * RISE), SMALL_SIDE)


def draw_legend(canvas: Canvas, texts: Texts, game: Game | None) -> None:
    """What the marks mean, at the foot of the page: those that the game uses."""
    used = set(provenance_of(game).values()) | set(KINDS[:3]) if game is not None else set(KINDS[:2])
    x = LEFT
    for kind in KINDS:
        if kind in used:
            draw_mark(canvas, kind, (x + SIDE / 2, LEGEND_Y))
            meaning = texts(f"rules.legend.{kind}")
            canvas.text(meaning, (x + SIDE + 7, LEGEND_Y), SMALL)
            x += SIDE + 7 + canvas.text_width(meaning, SMALL) + 32
