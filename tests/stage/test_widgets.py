"""Groups of widgets: pointer, keys and focus; buttons and chips."""

from functools import partial

import pytest

from engine.stage.intents import (
    Command,
    Digit,
    Direction,
    Happening,
    MoveFocus,
    Point,
    PointAway,
    Press,
    PressCancelled,
    Release,
)
from engine.stage.view import Box
from engine.stage.widgets.button import Button, RoundButton
from engine.stage.widgets.chip import Chip
from engine.stage.widgets.group import WidgetGroup
from engine.stage.widgets.meter import Meter
from engine.stage.widgets.widget import Widget

NEXT, PREVIOUS = MoveFocus(Direction.NEXT), MoveFocus(Direction.PREVIOUS)
LEFT, RIGHT = MoveFocus(Direction.LEFT), MoveFocus(Direction.RIGHT)
UP, DOWN = MoveFocus(Direction.UP), MoveFocus(Direction.DOWN)


class Board:
    """Three by three buttons of 100 by 50, 50 apart; `used` are the labels of those that were pressed."""

    def __init__(self) -> None:
        self.used: list[str] = []
        self.clicks: list[str] = []
        self.buttons = [self.button(place) for place in range(1, 10)]
        self.group = WidgetGroup(self.buttons, lambda widget: self.clicks.append(widget.label))

    def button(self, place: int) -> Button:
        column, row = (place - 1) % 3, (place - 1) // 3
        label = str(place)
        return Button((100 + 150 * column, 100 + 100 * row, 100, 50), label, lambda: self.used.append(label))

    @property
    def focus(self) -> str | None:
        return self.group.focused.label if self.group.focused else None


@pytest.fixture
def board() -> Board:
    return Board()


def test_a_click_uses_the_button_once_and_clicks_once(board: Board) -> None:
    assert board.group.handle(Press(110, 110))
    assert board.used == []
    assert board.group.handle(Release(115, 120))
    assert board.used == ["1"]
    assert board.clicks == ["1"]


def test_a_press_that_is_let_go_elsewhere_uses_nothing(board: Board) -> None:
    board.group.handle(Press(110, 110))
    board.group.handle(Release(260, 110))
    assert board.used == []


def test_a_press_that_begins_elsewhere_uses_nothing(board: Board) -> None:
    assert not board.group.handle(Press(600, 600))
    assert not board.group.handle(Release(110, 110))
    assert board.used == []


@pytest.mark.parametrize("end", [PressCancelled(), PointAway(), Happening.FOCUS_LOST])
def test_a_press_that_is_cancelled_uses_nothing(board: Board, end: PressCancelled | PointAway | Happening) -> None:
    board.group.handle(Press(110, 110))
    board.group.handle(end)
    board.group.handle(Release(110, 110))
    assert board.used == []
    assert not any(button.is_held or button.is_hovered for button in board.buttons)


def test_the_pointer_hovers_over_one_widget(board: Board) -> None:
    board.group.handle(Point(110, 110))
    board.group.handle(Point(260, 110))
    assert [button.label for button in board.buttons if button.is_hovered] == ["2"]
    board.group.handle(PointAway())
    assert not any(button.is_hovered for button in board.buttons)


def test_every_button_is_reached_and_used_by_tab_and_act_alone(board: Board) -> None:
    for _ in range(9):
        board.group.handle(NEXT)
        board.group.handle(Command.ACT)
    assert board.used == [str(place) for place in range(1, 10)]
    board.group.handle(NEXT)
    assert board.focus == "1"
    board.group.handle(PREVIOUS)
    assert board.focus == "9"


def test_arrows_go_to_the_nearest_on_that_side_and_stay_at_the_edge(board: Board) -> None:
    walk = [(RIGHT, "1"), (RIGHT, "2"), (DOWN, "5"), (RIGHT, "6"), (RIGHT, "6"), (UP, "3"), (UP, "3"), (LEFT, "2")]
    for intent, expected in walk:
        board.group.handle(intent)
        assert board.focus == expected


def test_up_and_down_do_not_leap_along_a_row_whose_things_stand_a_little_askew() -> None:
    left = RoundButton((120, 663, 46, 46), "Rules", lambda: None, icon="icons/rules")
    right = Button((1105, 660, 152, 46), "REVEAL ALL", lambda: None)
    group = WidgetGroup([left, right])
    group.focus(right)
    for direction in (DOWN, UP):
        group.handle(direction)
        assert group.focused is right
    group.handle(LEFT)
    assert group.focused is left


def test_the_focus_hides_with_the_mouse_and_remembers_where_it_was(board: Board) -> None:
    board.group.focus(board.buttons[4])
    board.group.handle(Press(260, 110))
    board.group.handle(Release(260, 110))
    assert board.focus is None
    assert not board.group.handle(Command.ACT)
    board.group.handle(RIGHT)
    assert board.focus == "2"


def test_disabled_and_hidden_widgets_are_passed_over(board: Board) -> None:
    board.buttons[1].is_enabled = False
    board.buttons[2].is_visible = False
    board.group.handle(NEXT)
    board.group.handle(NEXT)
    assert board.focus == "4"
    board.group.focus(board.buttons[0])
    board.group.handle(RIGHT)
    assert board.focus != "2"


def test_a_disabled_button_does_nothing_by_any_way(board: Board) -> None:
    board.group.focus(board.buttons[0])
    board.buttons[0].is_enabled = False
    board.group.handle(Command.ACT)
    board.group.handle(Press(110, 110))
    board.group.handle(Release(110, 110))
    board.buttons[0].act()
    assert board.used == []


def test_a_button_that_is_disabled_while_it_is_held_does_nothing(board: Board) -> None:
    board.group.handle(Press(110, 110))
    board.buttons[0].is_enabled = False
    board.group.handle(Release(110, 110))
    assert board.used == []


def test_what_no_widget_knows_is_left_to_the_scene(board: Board) -> None:
    board.group.focus(board.buttons[0])
    assert not board.group.handle(Command.BACK)
    assert not board.group.handle(Digit(3))


def test_small_widgets_can_be_pressed_within_44_units() -> None:
    used: list[int] = []
    group = WidgetGroup([RoundButton((100, 100, 30, 30), "Menu", lambda: used.append(1), icon="icons/menu")])
    for x, y in ((94, 115), (136, 115), (115, 94), (115, 136)):
        group.handle(Press(x, y))
        group.handle(Release(x, y))
    assert len(used) == 4
    assert not group.handle(Press(92, 115))


def test_between_small_neighbours_the_nearer_one_is_pressed() -> None:
    used: list[str] = []
    boxes: dict[str, Box] = {"left": (100, 100, 20, 44), "right": (130, 100, 20, 44)}
    group = WidgetGroup([Button(boxes[name], name, partial(used.append, name)) for name in boxes])
    for x in (123, 127):
        group.handle(Press(x, 120))
        group.handle(Release(x, 120))
    assert used == ["left", "right"]


def test_of_widgets_on_top_of_each_other_the_smallest_is_pressed() -> None:
    used: list[str] = []
    large = Button((0, 0, 800, 400), "large", lambda: used.append("large"))
    small = Button((300, 180, 300, 44), "small", lambda: used.append("small"))
    group = WidgetGroup([large, small])
    for x, y in ((310, 190), (590, 220), (390, 100)):
        group.handle(Press(x, y))
        group.handle(Release(x, y))
    assert used == ["small", "small", "large"]


def test_a_meter_takes_neither_focus_nor_press() -> None:
    meter = Meter((0, 0, 200, 50), "BALANCE")
    meter.value = "£5.00"
    group = WidgetGroup([meter])
    assert not group.handle(Press(10, 10))
    assert not group.handle(NEXT)
    assert meter.describe() == "BALANCE £5.00"


def test_an_empty_group_takes_nothing() -> None:
    group = WidgetGroup([])
    for intent in (NEXT, LEFT, Command.ACT, Press(1, 1), Release(1, 1), Point(1, 1)):
        assert not group.handle(intent)


def test_a_chip_says_whether_it_is_chosen() -> None:
    chips: list[Widget] = [
        Chip((0, 0, 80, 36), "All", lambda: None, is_chosen=True),
        Chip((90, 0, 80, 36), "Slots", lambda: None),
    ]
    assert [chip.describe() for chip in chips] == ["All, chosen", "Slots"]
