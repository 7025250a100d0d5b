"""Sliders, toggles and the text field."""

import pygame
import pytest

from engine.stage import clipboard
from engine.stage.intents import (
    Command,
    Direction,
    Edit,
    Intent,
    Jump,
    MoveFocus,
    Point,
    Press,
    PressCancelled,
    Release,
    Text,
)
from engine.stage.widgets.button import Button
from engine.stage.widgets.group import WidgetGroup
from engine.stage.widgets.slider import Slider
from engine.stage.widgets.text_field import TextField
from engine.stage.widgets.toggle import Toggle

LEFT, RIGHT = MoveFocus(Direction.LEFT), MoveFocus(Direction.RIGHT)


class Volume:
    """A slider in a group; its changes, and those it settled on."""

    def __init__(self, value: int = 50) -> None:
        self.changes: list[int] = []
        self.settled: list[int] = []
        self.slider = Slider(
            (100, 100, 520, 54), "Music volume", self.changes.append, value=value, on_settled=self.settled.append
        )
        self.group = WidgetGroup([self.slider])

    def x_of(self, value: float) -> float:
        left, _, width, _ = self.slider.track
        return left + width * value / 100


def test_a_slider_is_dragged_and_settles_when_it_is_let_go() -> None:
    volume = Volume()
    volume.group.handle(Press(volume.x_of(60), 127))
    volume.group.handle(Point(volume.x_of(80), 127))
    volume.group.handle(Point(volume.x_of(80), 127))
    assert volume.changes == [60, 80]
    assert volume.settled == []
    volume.group.handle(Release(volume.x_of(80), 127))
    assert volume.settled == [80]
    volume.group.handle(Point(volume.x_of(10), 127))
    assert volume.slider.value == 80


def test_a_drag_past_the_ends_stays_within_0_and_100() -> None:
    volume = Volume()
    volume.group.handle(Press(volume.x_of(50), 127))
    volume.group.handle(Point(5000, 300))
    assert volume.slider.value == 100
    volume.group.handle(Point(0, 0))
    assert volume.slider.value == 0


def test_a_drag_that_is_cancelled_keeps_its_value_and_settles() -> None:
    volume = Volume()
    volume.group.handle(Press(volume.x_of(70), 127))
    volume.group.handle(PressCancelled())
    assert volume.settled == [70]
    volume.group.handle(Point(volume.x_of(20), 127))
    assert volume.slider.value == 70


def test_a_slider_moves_by_keys() -> None:
    volume = Volume(93)
    volume.group.focus(volume.slider)
    keys: list[Intent] = [RIGHT, RIGHT, RIGHT, LEFT, Jump.FIRST, LEFT, Jump.LAST]
    for intent in keys:
        assert volume.group.handle(intent)
    assert volume.settled == [98, 100, 95, 0, 100]
    assert volume.slider.describe() == "Music volume: 100 %"


def test_a_toggle_switches_by_click_and_by_key() -> None:
    seen: list[bool] = []
    toggle = Toggle((0, 0, 400, 54), "Reduced motion", seen.append, is_on=False)
    group = WidgetGroup([toggle])
    group.handle(Press(10, 10))
    group.handle(Release(10, 10))
    group.focus(toggle)
    group.handle(Command.ACT)
    assert seen == [True, False]
    assert toggle.describe() == "Reduced motion: off"
    toggle.is_enabled = False
    toggle.act()
    assert seen == [True, False]


class Search:
    """A field for play numbers beside a button."""

    def __init__(self, pasted: str = "") -> None:
        self.entered: list[str] = []
        self.field = TextField(
            (0, 0, 260, 40),
            "Play number",
            self.entered.append,
            hint="Enter a play number",
            most=12,
            clean=lambda text: "".join(c for c in text.upper() if c.isalnum() or c == "-"),
            paste=lambda: pasted,
        )
        self.group = WidgetGroup([self.field, Button((0, 100, 100, 44), "Find", lambda: None)])
        self.group.handle(Press(10, 10))
        self.group.handle(Release(10, 10))

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            assert self.group.handle(intent)


def test_a_click_gives_a_field_the_focus_and_letters_become_text() -> None:
    search = Search()
    assert search.group.wants_text
    search.do(Text("fl"), Text("1"), Text(" "), Text("-"))
    assert search.field.text == "FL1-"
    assert search.entered == []
    search.do(Command.ACT)
    assert search.entered == ["FL1-"]


def test_act_on_an_empty_field_enters_nothing() -> None:
    search = Search()
    search.do(Command.ACT)
    assert search.entered == []


def test_text_is_changed_at_the_caret() -> None:
    search = Search()
    search.do(Text("abd"), Edit.LEFT, Text("c"), Edit.HOME, Edit.DELETE, Edit.END, Edit.BACKSPACE)
    assert search.field.text == "BC"
    search.do(Edit.HOME, Edit.LEFT, Edit.BACKSPACE, Text("x"), Edit.END, Edit.RIGHT, Edit.DELETE, Text("y"))
    assert search.field.text == "XBCY"


def test_pasting_keeps_what_fits_of_what_is_allowed() -> None:
    search = Search(pasted="\x00fl1-7k4m 2qxd\n9rtt\ud83c")
    search.do(Edit.PASTE)
    assert search.field.text == "FL1-7K4M2QXD"
    search.do(Text("zz"))
    assert search.field.text == "FL1-7K4M2QXD"
    assert search.field.caret == 12


def test_a_field_lets_the_focus_go_on() -> None:
    search = Search()
    search.do(MoveFocus(Direction.NEXT))
    assert search.group.focused is not search.field
    assert not search.group.wants_text


def test_a_field_describes_its_text_or_its_hint() -> None:
    search = Search()
    assert search.field.describe() == "Play number: Enter a play number"
    search.field.put("fl1")
    assert search.field.describe() == "Play number: FL1"


def test_without_a_clipboard_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert clipboard.pasted_text() == ""
    assert not clipboard.copy_text("FL1-7K4M")


def test_what_was_copied_can_be_pasted() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    assert clipboard.copy_text("FL1-7K4M")
    assert clipboard.pasted_text() == "FL1-7K4M"
