"""Reads both windows of Christmas Jumper off a picture: what a person sees, without asking the board."""

from __future__ import annotations

from scenes.christmas_jumper.layout import (
    BAUBLE,
    PICKS_BOX,
    list_box,
    list_tag_centre,
    middle,
    motif_centre,
    present_middle,
    symbol_centre,
    tag_centre,
    tile_centre,
)
from tests.scenes.driver import Picture
from tests.scenes.reading import at, inside


def motif(picture: Picture, panel: str, place: int) -> str:
    """`closed`, or the number, with `gold` before it when it is."""
    shown = at(picture, motif_centre(panel, place), "amount")
    if not shown:
        patch = "jumper/snowflake" if panel == "winning" else f"jumper/patch{place:02d}"
        assert at(picture, motif_centre(panel, place), "nine")[-1].what == patch
        return "closed"
    wool = at(picture, motif_centre(panel, place), "nine")[-1].what
    is_gold = shown[-1].look[0] == "felt_gold"
    assert is_gold == ("open_gold" in wool)
    return f"gold {shown[-1].what}" if is_gold else shown[-1].what


def tag(picture: Picture, place: int) -> str:
    """PRIZE or the amount below one of your numbers, with `gold` before it when it is."""
    return _tag(picture, tag_centre(place))


def list_tag(picture: Picture, place: int) -> str:
    """PRIZE or the amount below a list, with `gold` or `faded` before it."""
    return _tag(picture, list_tag_centre(place))


def _tag(picture: Picture, place: tuple[float, float]) -> str:
    label = at(picture, place, "nine")[-1].what.removeprefix("jumper/label").strip("_")
    words = at(picture, place, "text")[-1].what
    return f"{label} {words}".strip()


def tiles(picture: Picture, place: int) -> list[str]:
    """Both tiles of a list: the symbol, in brackets as long as it is a silhouette."""
    found = []
    for side in (1, 2):
        names = [seen.what for seen in at(picture, tile_centre(place, side), "image")]
        name = next(each for each in reversed(names) if each.startswith(("symbols/", "silhouettes/")))
        symbol = name.partition("/")[2]
        found.append(symbol if name.startswith("symbols/") else f"({symbol})")
    return found


def card(picture: Picture, place: int) -> tuple[str, float]:
    """The picture of a list's card, and how bright it is."""
    shown = [seen for seen in at(picture, middle(list_box(place)), "nine") if seen.what.startswith("bonus/list_card")]
    return shown[-1].what.removeprefix("bonus/"), brightness(picture, middle(list_box(place)))


def brightness(picture: Picture, place: tuple[float, float]) -> float:
    """How bright what lies there is shown: 1 unless it is dimmed."""
    dims = at(picture, place, "dim")
    return float(str(dims[-1].look[0])) if dims else 1.0


def present(picture: Picture, place: int) -> str:
    """`closed`, `dim`, `nothing`, or the symbol that stands there."""
    lids = at(picture, present_middle(place), "image")
    for seen in reversed(lids):
        if seen.what == f"presents/lid{place:02d}":
            return "closed" if brightness(picture, present_middle(place)) == 1 else "dim"
    for seen in reversed(at(picture, symbol_centre(place), "image")):
        if seen.what.startswith("symbols/"):
            return seen.what.removeprefix("symbols/").removeprefix("bonus_")
    return "nothing"


def picks_left(picture: Picture) -> str:
    """The number in the box of picks."""
    return next(what for what in inside(picture, PICKS_BOX) if what.isdigit())


def bauble(picture: Picture) -> str:
    """`silhouette`, or `bauble` with its count where there are more."""
    shown = [seen.what for seen in at(picture, BAUBLE, "image") if seen.what.endswith("/bonus_bauble")][-1]
    count = [what for what in inside(picture, PICKS_BOX) if what.startswith("×")]
    return " ".join(["silhouette" if shown.startswith("silhouettes") else "bauble", *count])
