"""Reads the table of Festive Lines Gold off a picture: what a person sees, without asking the board."""

from __future__ import annotations

from scenes.festive_lines_gold.layout import (
    BONUS_PRIZE,
    CORNER_NAMES,
    bonus_box,
    line_prize,
    middle,
    pudding_centre,
    tile_centre,
)
from tests.scenes.driver import Picture
from tests.scenes.seen import Place, Seen

Cell = tuple[int, int]
CELLS = [(row, column) for row in range(1, 7) for column in range(1, 7)]
LINES = [(line, index) for line in ("row", "column") for index in range(1, 7)]


def at(picture: Picture, place: Place, *kinds: str) -> list[Seen]:
    """What lies with its middle at a place, the lowest first."""
    return [
        seen for seen in picture
        if seen.kind in kinds and abs(seen.place[0] - place[0]) < 1 and abs(seen.place[1] - place[1]) < 1
    ]  # fmt: skip


def words(picture: Picture) -> set[str]:
    """All words and amounts."""
    return {seen.what for seen in picture if seen.kind in {"text", "amount"}}


def inside(picture: Picture, box: tuple[float, float, float, float]) -> list[str]:
    """The words and amounts whose middle lies in a box."""
    x, y, width, height = box
    return [
        seen.what for seen in picture
        if seen.kind in {"text", "amount"} and x <= seen.place[0] <= x + width and y <= seen.place[1] <= y + height
    ]  # fmt: skip


def tile(picture: Picture, cell: Cell) -> tuple[str, str]:
    """The look (`cream`, `match`, `gold`) and the symbol of a tile."""
    return _top(picture, tile_centre(*cell), "tiles/"), _top(picture, tile_centre(*cell), "symbols/")


def tiles(picture: Picture, look: str) -> set[Cell]:
    """The tiles of a look."""
    return {cell for cell in CELLS if tile(picture, cell)[0] == look}


def tag(picture: Picture, line: str, index: int) -> tuple[str, str]:
    """The picture (`prize`, `prize_gold`) and the words of a line's tag."""
    place = middle(line_prize(line, index))
    return at(picture, place, "nine")[-1].what.removeprefix("tiles/"), at(picture, place, "text")[-1].what


def gold_tags(picture: Picture) -> set[tuple[str, int]]:
    """The lines whose tags are gold."""
    return {(line, index) for line, index in LINES if tag(picture, line, index)[0] == "prize_gold"}


def boxes(picture: Picture) -> dict[str, tuple[str, str]]:
    """The picture and the symbol ("" for none) of each bonus box."""
    return {
        corner: (_top(picture, bonus_box(corner), "tiles/"), _top(picture, bonus_box(corner), "symbols/"))
        for corner in CORNER_NAMES
    }


def bonus(picture: Picture) -> tuple[str, str]:
    """The amount of the corner bonus and its lettering: `plain` or `gold`."""
    shown = at(picture, BONUS_PRIZE, "amount")[-1]
    return shown.what, str(shown.look[0])


def puddings(picture: Picture) -> list[str]:
    """Of each pudding `closed`, `dim` or the symbol that it shows."""
    return [_pudding(picture, place) for place in range(1, 10)]


def symbols_of_puddings(picture: Picture) -> set[str]:
    """Every symbol that is drawn right of the grid."""
    shown = [seen.what for seen in picture if seen.what.startswith("symbols/") and seen.place[0] > 640]
    return {name.removeprefix("symbols/") for name in shown}


def _pudding(picture: Picture, place: int) -> str:
    x, y = pudding_centre(place)
    near = [s for s in picture if s.kind == "image" and abs(s.place[0] - x) < 60 and abs(s.place[1] - y) < 50]
    for seen in reversed(near):
        if seen.what == "objects/pudding":
            return "closed" if seen.look[0] == 1 else "dim"
        if seen.what.startswith("symbols/"):
            return seen.what.removeprefix("symbols/")
    return "nothing"


def _top(picture: Picture, place: Place, group: str) -> str:
    found = [seen.what for seen in at(picture, place, "image", "nine") if seen.what.startswith(group)]
    return found[-1].removeprefix(group) if found else ""
