"""The list: rows in sight, choosing, scrolling, one opened row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Direction, Intent, Jump, MoveFocus, Point, Press, Release, Scroll
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from engine.stage.widgets.group import WidgetGroup
from engine.stage.widgets.list_view import ListView
from engine.stage.widgets.scrolling import Scrolling

UP, DOWN = MoveFocus(Direction.UP), MoveFocus(Direction.DOWN)


def draw_nothing(canvas: Canvas, place: int, box: Box) -> None:
    """Rows that show nothing."""


class Plays:
    """Ten rows of 40 in sight, beside a button."""

    def __init__(self, count: int = 50) -> None:
        self.chosen: list[int] = []
        self.view = ListView(
            (100, 100, 600, 400), "Plays", self.chosen.append, draw_row=draw_nothing, row_height=40, open_height=200
        )
        self.view.set_count(count)
        self.group = WidgetGroup([self.view, Button((800, 600, 200, 44), "Lobby", lambda: None)])

    def click(self, x: float, y: float) -> None:
        self.group.handle(Press(x, y))
        self.group.handle(Release(x, y))

    def glide(self) -> None:
        for _ in range(120):
            self.view.advance(1 / 60)
        assert not self.view.is_moving

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.group.handle(intent)
        self.glide()


def test_a_click_chooses_the_row_under_it_once() -> None:
    plays = Plays()
    plays.click(150, 110)
    plays.click(150, 499)
    assert plays.chosen == [0, 9]


def test_a_press_that_ends_on_another_row_chooses_nothing() -> None:
    plays = Plays()
    plays.group.handle(Press(150, 110))
    plays.group.handle(Release(150, 190))
    assert plays.chosen == []
    plays.group.focus(plays.view)
    plays.group.handle(Command.ACT)
    assert plays.chosen == [0]


def test_below_a_short_list_there_is_nothing_to_choose() -> None:
    plays = Plays(count=3)
    plays.click(150, 300)
    assert plays.chosen == []
    empty = Plays(count=0)
    empty.group.focus(empty.view)
    empty.do(Command.ACT, DOWN, Jump.LAST, Scroll(-1))
    assert empty.chosen == []


def test_the_wheel_scrolls_and_stops_at_the_ends() -> None:
    plays = Plays()
    plays.do(Point(150, 200), Scroll(-1))
    assert plays.view.scrolling.offset == 80
    plays.do(Scroll(-1000))
    assert plays.view.scrolling.offset == 50 * 40 - 400
    plays.click(150, 499)
    assert plays.chosen == [49]
    plays.do(Scroll(1000))
    assert plays.view.scrolling.offset == 0


def test_the_whole_list_is_reached_by_keys_alone() -> None:
    plays = Plays()
    plays.do(MoveFocus(Direction.NEXT))
    for place in range(50):
        assert plays.view.selected == place
        top, height = plays.view.row_box(place)[1], plays.view.row_box(place)[3]
        assert top >= 100
        assert top + height <= 500
        plays.do(Command.ACT, DOWN)
    assert plays.chosen == list(range(50))


def test_at_its_ends_the_list_lets_the_focus_go() -> None:
    plays = Plays(count=2)
    plays.do(MoveFocus(Direction.NEXT), DOWN)
    assert plays.view.selected == 1
    plays.do(DOWN)
    assert plays.group.focused is not plays.view


def test_pages_and_ends() -> None:
    plays = Plays()
    plays.group.focus(plays.view)
    plays.do(Jump.PAGE_DOWN)
    assert plays.view.selected == 9
    plays.do(Jump.LAST)
    assert plays.view.selected == 49
    plays.do(Jump.PAGE_DOWN, Jump.PAGE_UP)
    assert plays.view.selected == 40
    plays.do(Jump.FIRST)
    assert (plays.view.selected, plays.view.scrolling.offset) == (0, 0)


def test_the_thumb_is_dragged_and_does_not_choose() -> None:
    plays = Plays()
    bar = 695
    plays.group.handle(Press(bar, 110))
    plays.group.handle(Point(bar, 310))
    halfway = plays.view.scrolling.offset
    plays.group.handle(Point(bar, 2000))
    plays.group.handle(Release(bar, 495))
    assert 0 < halfway < 1600
    assert plays.view.scrolling.offset == 1600
    assert plays.chosen == []


def test_a_click_on_the_bar_goes_there() -> None:
    plays = Plays()
    plays.click(695, 499)
    assert plays.view.scrolling.offset == 1600


def test_an_opened_row_is_higher_and_those_below_move_down() -> None:
    plays = Plays()
    plays.view.open(2)
    assert plays.view.row_box(2)[3] == 200
    assert plays.view.row_box(3)[1] == 100 + 2 * 40 + 200
    for y, place in ((100, 0), (190, 2), (370, 2), (381, 3), (425, 4)):
        assert plays.view.row_at(150, y) == place


def test_a_row_that_is_opened_at_the_edge_comes_into_sight() -> None:
    plays = Plays()
    plays.view.open(9)
    plays.glide()
    top, height = plays.view.row_box(9)[1], plays.view.row_box(9)[3]
    assert (top, height) == (300, 200)


def test_fewer_rows_keep_selection_and_view_within_the_list() -> None:
    plays = Plays()
    plays.group.focus(plays.view)
    plays.do(Jump.LAST)
    plays.view.open(49)
    plays.view.set_count(4)
    assert plays.view.selected == 3
    assert plays.view.opened is None
    assert plays.view.scrolling.offset == 0
    assert plays.view.describe() == "Plays: 4 of 4"


def test_only_rows_in_sight_are_drawn_of_a_long_list() -> None:
    plays = Plays(count=1_000_000)
    plays.view.scrolling.jump_to(20_000_010)
    assert plays.view._rows_in_sight() == range(500_000, 500_011)
    plays.view.open(3)
    assert len(plays.view._rows_in_sight()) < 20


@given(
    count=st.integers(1, 300),
    opened=st.one_of(st.none(), st.integers(0, 299)),
    offset=st.floats(0, 20_000),
    y=st.floats(100, 499),
)
def test_the_row_at_a_point_is_the_one_whose_box_holds_it(
    count: int, opened: int | None, offset: float, y: float
) -> None:
    plays = Plays(count)
    if opened is not None and opened < count:
        plays.view.open(opened)
    plays.view.scrolling.jump_to(offset)
    place = plays.view.row_at(150, y)
    holding = [each for each in range(count) if _holds(plays.view.row_box(each), y)]
    assert ([] if place is None else [place]) == holding
    if place is not None:
        assert place in plays.view._rows_in_sight()


def _holds(box: Box, y: float) -> bool:
    return box[1] <= y < box[1] + box[3]


@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 20])
def test_a_view_glides_to_where_it_was_sent_at_any_frame_rate(frame: float) -> None:
    scrolling = Scrolling(400)
    scrolling.set_total(2000)
    scrolling.scroll_by(500)
    passed = 0.0
    while scrolling.is_moving:
        scrolling.advance(frame)
        passed += frame
        assert passed < 1
    assert scrolling.offset == 500
