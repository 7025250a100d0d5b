"""Reads the Christmas Spins off a picture, and goes to a moment of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.rules.contract import Continue, Spin
from games.jingle_bells.symbols import BOARD_CELLS, WHOLE_BOARD
from scenes.jingle_bells.bonus_board import BonusBoard
from scenes.jingle_bells.bonus_layout import COUNTER, cell_box
from scenes.jingle_bells.scene import BellsScene
from tests.scenes.driver import Picture
from tests.scenes.jingle_bells.table import Table
from tests.scenes.reading import inside

Cell = tuple[int, int]
Look = TypeVar("Look")
Symbol = tuple[str, str]
"""The picture of a symbol, and what stands on it."""


@dataclass(frozen=True)
class Counter:
    """The panel of the counter: its heading, its number, how many lamps there are and how many of them burn."""

    heading: str
    number: str
    lamps: int
    lit: int


def is_shown(picture: Picture) -> bool:
    """Whether the board is on the screen."""
    return any(seen.what.startswith("bells/board_frame") for seen in picture)


def is_expanded(picture: Picture) -> bool:
    """Whether rows 0 and 5 are open."""
    return any(seen.what == "bells/board_frame_tall" for seen in picture)


def box_of(picture: Picture, cell: Cell) -> tuple[float, float, float, float]:
    """The box of a cell on a board that stands."""
    large = 1.0 if is_expanded(picture) else 0.0
    return cell_box(BonusBoard(shrunk=large, opened=large), cell)


def symbols(picture: Picture) -> dict[Cell, Symbol]:
    """What is locked, by cell, with its value."""
    found: dict[Cell, Symbol] = {}
    for cell in WHOLE_BOARD if is_expanded(picture) else BOARD_CELLS:
        x, y, size, _ = box_of(picture, cell)
        heart = (x + size / 3, y + size / 3, size / 3, size / 3)
        inner = [seen for seen in picture if _within(seen.place, heart)]
        names = [seen.what for seen in inner if seen.what.startswith(("bells/red", "bells/gold_b", "bells/present"))]
        values = [seen.what for seen in inner if seen.kind == "amount" and seen.what.endswith("×")]
        if names and values:
            found[cell] = (names[-1].removeprefix("bells/"), values[-1])
    return found


def doubled(picture: Picture) -> set[Cell]:
    """The cells with the mark of Double."""
    cells = WHOLE_BOARD if is_expanded(picture) else BOARD_CELLS
    return {cell for cell in cells if "×2" in inside(picture, box_of(picture, cell))}


def scatters(picture: Picture) -> set[Cell]:
    """The cells on which a Scatter still stands."""
    places = [seen.place for seen in picture if seen.what == "bells/scatter"]
    return {cell for cell in BOARD_CELLS if any(_within(place, box_of(picture, cell)) for place in places)}


def new_cells(picture: Picture) -> int:
    """How many cells of the opened rows are there."""
    return sum(seen.what == "bells/cell_new" for seen in picture)


def halves(picture: Picture) -> int:
    """How many halves of the bar are filled."""
    return sum(seen.what == "bells/half_full" for seen in picture)


def stages(picture: Picture) -> int:
    """How many stages are lit."""
    return sum(seen.what == "bells/stage_lit" for seen in picture)


def lit_plates(picture: Picture) -> set[str]:
    """The bonus prizes whose plates shine."""
    names = [seen.what for seen in picture if seen.what.startswith("bells/plate_")]
    return {name.removeprefix("bells/plate_").removesuffix("_lit") for name in names if name.endswith("_lit")}


def counter(picture: Picture) -> Counter:
    """The panel of the counter."""
    shown = [seen for seen in picture if _within(seen.place, COUNTER)]
    texts = [seen.what for seen in shown if seen.kind == "text"]
    numbers = [seen.what for seen in shown if seen.kind == "amount"]
    lamps = [seen.what for seen in shown if seen.what in {"ui/pill", "ui/pill_gold"}]
    return Counter(texts[0], numbers[0], len(lamps), lamps.count("ui/pill_gold"))


def on_board(picture: Picture) -> str:
    """What the panel says that everything on the board holds."""
    return [words for words in inside(picture, COUNTER) if words.endswith("×")][-1]


def landing_now(picture: Picture) -> bool:
    """Whether the panel says that prizes that land now are doubled."""
    return "×2" in inside(picture, COUNTER)


def _within(place: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    return box[0] < place[0] < box[0] + box[2] and box[1] < place[1] < box[1] + box[3]


def begun(table: Table, name: str) -> BellsScene:
    """The round of a scenario whose Christmas Spins begin now."""
    scene = table.round(name)
    scene.take(Spin())
    scene.conductor.skip()
    scene.take(Continue())
    return scene


def bonus(scene: BellsScene) -> BonusBoard:
    """The board as the scene has it."""
    assert scene.board.bonus is not None
    return scene.board.bonus


def go_to(table: Table, scene: BellsScene, moment: Callable[[BonusBoard], bool]) -> Picture:
    """Show one piece after the other at once until a moment has come; the picture then."""
    while scene.board.bonus is None or not moment(scene.board.bonus):
        assert scene.conductor.is_moving
        scene.conductor.skip_piece()
    return table.picture()


def watched(table: Table, scene: BellsScene, look: Callable[[], Look], fps: int = 12) -> list[Look]:
    """What is seen on every frame of the board until it is left, without repetitions."""
    found: list[Look] = []
    was_there = False
    while scene.conductor.is_moving:
        table.frame(1 / fps)
        there = scene.board.bonus is not None and scene.board.bonus.arrived == 1
        was_there = was_there or there
        if there:
            seen = look()
            if not found or found[-1] != seen:
                found.append(seen)
        elif was_there:
            break
    return found
