"""Every widget is drawn from our own assets in every state, and a steady picture costs nothing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.text import WHITE, Style
from engine.stage.tools import Tools
from engine.stage.view import Box, View
from engine.stage.widgets.button import Button, RoundButton
from engine.stage.widgets.chip import Chip
from engine.stage.widgets.list_view import ListView
from engine.stage.widgets.meter import Meter
from engine.stage.widgets.slider import Slider
from engine.stage.widgets.text_field import TextField
from engine.stage.widgets.toggle import Toggle
from engine.stage.widgets.widget import Widget

ASSETS = Path(__file__).parents[2] / "assets"
ROW = Style("Rubik-Bold", 17, WHITE)
STATES = ["plain", "is_hovered", "is_held", "is_focused", "is_disabled"]


def nothing(*_: object) -> None:
    """What these widgets do."""


def list_view() -> ListView:
    def draw_row(canvas: Canvas, place: int, box: Box) -> None:
        canvas.text(f"Play {place}", (box[0] + 20, box[1] + 22), ROW)

    view = ListView((100, 100, 500, 300), "Plays", nothing, draw_row=draw_row, row_height=44, open_height=130)
    view.set_count(40)
    view.open(2)
    return view


def meter() -> Meter:
    won = Meter((100, 100, 300, 58), "WON", picture="ui/meter_won", foil=True)
    won.value = "£50,000.00"
    return won


def text_field() -> TextField:
    field = TextField((100, 100, 180, 38), "Play number", nothing, hint="Enter a play number", icon="icons/search")
    field.put("FL1-7K4M-2QXD-9RTT-44XX")
    return field


MAKERS: dict[str, Callable[[], Widget]] = {
    **{
        f"{colour} button": partial(Button, (100, 100, 220, 50), "REVEAL ALL", nothing, colour=colour)
        for colour in ("green", "purple", "gold", "blue", "red")
    },
    "icon button": lambda: Button((100, 100, 186, 46), "MY GAMES", nothing, colour="purple", icon="icons/list"),
    "round button": lambda: RoundButton((100, 100, 42, 42), "Menu", nothing, icon="icons/menu"),
    "chip": lambda: Chip((100, 100, 100, 36), "Slots", nothing),
    "chosen chip": lambda: Chip((100, 100, 100, 36), "All", nothing, is_chosen=True),
    "toggle": lambda: Toggle((100, 100, 430, 54), "Reduced motion", nothing, is_on=True),
    "toggle off": lambda: Toggle((100, 100, 430, 54), "Reduced motion", nothing, is_on=False),
    "slider": lambda: Slider((100, 100, 520, 54), "Music volume", nothing, value=30),
    "slider at 0": lambda: Slider((100, 100, 520, 54), "Music volume", nothing, value=0),
    "text field": text_field,
    "empty text field": lambda: TextField((100, 100, 180, 38), "Play number", nothing, hint="Enter a play number"),
    "list": list_view,
    "meter": meter,
}


@pytest.fixture(scope="module")
def tools() -> Tools:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    return Tools(ASSETS, load_manifest(ASSETS))


def put_into(widget: Widget, state: str) -> None:
    if state == "is_disabled":
        widget.is_enabled = False
    elif state == "is_held":
        widget.is_held = widget.is_hovered = True
    elif state != "plain":
        setattr(widget, state, True)


@pytest.mark.parametrize("name", MAKERS)
def test_each_state_of_a_widget_is_drawn_within_a_little_of_its_box(tools: Tools, name: str) -> None:
    for size in ((640, 360), (1280, 720), (1920, 1080)):
        view = View.fit(*size)
        tools.fit(view)
        for state in STATES:
            widget = MAKERS[name]()
            put_into(widget, state)
            canvas = Canvas(view, tools)
            widget.draw(canvas)
            assert canvas.draws
            left, top, width, height = view.box(widget.box)
            reach = round(40 * view.k) + 2
            room = pygame.Rect(left - reach, top - reach, width + 2 * reach, height + 2 * reach)
            assert all(room.contains(draw[1]) for draw in canvas.draws)


@pytest.mark.parametrize("name", [name for name in MAKERS if name != "meter"])
def test_the_states_of_a_widget_can_be_told_apart(tools: Tools, name: str) -> None:
    tools.fit(View.fit(1280, 720))
    pictures = []
    for state in STATES:
        widget = MAKERS[name]()
        put_into(widget, state)
        canvas = Canvas(View.fit(1280, 720), tools)
        widget.draw(canvas)
        pictures.append([(id(draw[0]), *draw[1:]) for draw in canvas.draws])
    different = {"list": 2, "text field": 3, "empty text field": 3, "toggle": 4, "toggle off": 4, "chosen chip": 3}.get(
        name, 4
    )
    assert len({str(picture) for picture in pictures}) >= different


@pytest.mark.parametrize("name", MAKERS)
def test_a_widget_that_stands_still_makes_no_new_surfaces(tools: Tools, name: str) -> None:
    view = View.fit(1280, 720)
    tools.fit(view)
    widget = MAKERS[name]()
    widget.draw(Canvas(view, tools))
    made = tools.surfaces_made
    widget.draw(Canvas(view, tools))
    assert tools.surfaces_made == made
