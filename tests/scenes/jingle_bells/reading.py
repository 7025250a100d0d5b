"""Reads the table of Jingle Bells off a picture: what a person sees, without asking the board."""

from __future__ import annotations

from games.jingle_bells.symbols import BOARD_CELLS
from scenes.jingle_bells.layout import MULTIPLIER, PLATES, REELS, cell_box, middle
from tests.scenes.driver import Picture
from tests.scenes.reading import inside
from tests.scenes.slots.bar import pence

Cell = tuple[int, int]


def cells_with(picture: Picture, name: str) -> set[Cell]:
    """The cells in whose middle a picture stands."""
    places = {seen.place for seen in picture if seen.what == name}
    return {cell for cell in BOARD_CELLS if middle(cell_box(*cell)) in places}


def frames(picture: Picture) -> set[Cell]:
    """The cells with a frame."""
    return cells_with(picture, "bells/frame")


def multiplier(picture: Picture) -> str:
    """What the panel of the win multiplier says."""
    return next(words for words in inside(picture, MULTIPLIER) if words.startswith("×"))


def plate(picture: Picture, name: str) -> int:
    """The amount on the plate of a bonus prize."""
    return pence(inside(picture, PLATES[name])[-1])


def banner(picture: Picture) -> str:
    """The amount that stands over the reels, or nothing."""
    x, y = middle(REELS)
    amounts = [seen.what for seen in picture if seen.kind == "amount" and seen.place == (x, y)]
    return amounts[-1] if amounts else ""
