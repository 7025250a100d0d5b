"""Reads the table of Mr. Monopoly off a picture: what a person sees, without asking the board."""

from __future__ import annotations

from scenes.mr_monopoly.layout import card_box, card_row, cell_box, middle
from tests.scenes.driver import Picture
from tests.scenes.reading import at, inside
from tests.scenes.slots.bar import pence

Cell = tuple[int, int]
CELLS = [(reel, row) for reel in range(1, 5) for row in range(1, 5)]


def near(picture: Picture, name: str, cell: Cell) -> bool:
    """Whether a picture stands on a cell."""
    x, y = middle(cell_box(*cell))
    return any(seen.what == name and abs(seen.place[0] - x) < 30 and abs(seen.place[1] - y) < 30 for seen in picture)


def houses(picture: Picture) -> set[Cell]:
    """The cells with a House on its plot."""
    plots = {cell for cell in CELLS if near(picture, "property/cell_plot", cell)}
    return {cell for cell in plots if near(picture, "property/house", cell)}


def hotels(picture: Picture) -> set[int]:
    """The reels with a Hotel."""
    lefts = [seen.place[0] for seen in picture if seen.what == "property/hotel"]
    return {reel for reel in range(1, 5) for x in lefts if abs(middle(cell_box(reel, 1))[0] - x) < 30}


def lit_rows(picture: Picture) -> dict[int, tuple[int, int]]:
    """The row that holds on each card, and the amount in it."""
    found: dict[int, tuple[int, int]] = {}
    for reel in range(1, 5):
        for row in range(1, 6):
            lights = at(picture, middle(card_row(reel, row)), "nine")
            if any(seen.what.startswith("property/card_row") for seen in lights):
                found[reel] = (row, pence(inside(picture, card_row(reel, row))[-1]))
    return found


def card_amounts(picture: Picture, reel: int) -> list[int]:
    """All amounts of a card, from the first House to the Hotel."""
    return [pence(inside(picture, card_row(reel, row))[-1]) for row in range(1, 6)]


def total_rent(picture: Picture) -> int:
    """The amount on the card of the total, 0 for none."""
    shown = [words for words in inside(picture, card_box(5)) if words.startswith("£")]
    return pence(shown[-1]) if shown else 0
