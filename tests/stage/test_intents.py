"""Mouse, touch and keyboard as one: tapes of events in, intents out. The test moves the clock."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.stage.intents import (
    Command,
    Digit,
    Direction,
    Edit,
    Happening,
    Intent,
    Jump,
    MoveFocus,
    Point,
    PointAway,
    Press,
    PressCancelled,
    Release,
    Resize,
    Scroll,
    Text,
)
from engine.stage.view import View
from tests.stage.desk import Desk

KEYS: dict[int, Intent] = {
    pygame.K_SPACE: Command.ACT,
    pygame.K_RETURN: Command.ACT,
    pygame.K_KP_ENTER: Command.ACT,
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_LEFT: MoveFocus(Direction.LEFT),
    pygame.K_RIGHT: MoveFocus(Direction.RIGHT),
    pygame.K_UP: MoveFocus(Direction.UP),
    pygame.K_DOWN: MoveFocus(Direction.DOWN),
    pygame.K_TAB: MoveFocus(Direction.NEXT),
    pygame.K_1: Digit(1),
    pygame.K_9: Digit(9),
    pygame.K_KP4: Digit(4),
    pygame.K_i: Command.OPEN_RULES,
    pygame.K_F1: Command.OPEN_RULES,
    pygame.K_h: Command.OPEN_MY_GAMES,
    pygame.K_m: Command.TOGGLE_MUTE,
    pygame.K_p: Command.OPEN_MENU,
    pygame.K_MENU: Command.OPEN_MENU,
    pygame.K_F10: Command.QA_PANEL,
    pygame.K_F11: Command.TOGGLE_FULLSCREEN,
    pygame.K_F12: Command.SCREENSHOT,
    pygame.K_PAGEDOWN: Jump.PAGE_DOWN,
    pygame.K_HOME: Jump.FIRST,
}


@pytest.mark.parametrize(("key", "intent"), KEYS.items(), ids=[pygame.key.name(key) for key in KEYS])
def test_each_key_has_its_meaning(key: int, intent: Intent) -> None:
    assert Desk().key(key) == [intent]


def test_combinations_of_keys() -> None:
    desk = Desk()
    assert desk.combination(pygame.K_LSHIFT, pygame.K_TAB) == [MoveFocus(Direction.PREVIOUS)]
    assert desk.combination(pygame.K_LALT, pygame.K_RETURN) == [Command.TOGGLE_FULLSCREEN]
    assert desk.combination(pygame.K_LCTRL, pygame.K_m) == []
    assert desk.combination(pygame.K_LALT, pygame.K_h) == []


def test_a_digit_of_another_keyboard_layout_counts() -> None:
    assert Desk().key(pygame.K_AMPERSAND, "1") == [Digit(1)]
    assert Desk().key(pygame.K_0, "0") == []


def test_a_held_key_acts_once() -> None:
    desk = Desk()
    acts = [intent for _ in range(300) for intent in desk.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")]
    assert acts == [Command.ACT]
    desk.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert desk.key(pygame.K_SPACE) == [Command.ACT]


def test_a_key_held_through_a_loss_of_focus_acts_once() -> None:
    desk = Desk()
    tape = desk.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    tape += desk.send(pygame.WINDOWFOCUSLOST)
    tape += desk.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    tape += desk.send(pygame.WINDOWFOCUSGAINED)
    for _ in range(200):
        desk.now += 1 / 60
        tape += desk.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    assert tape == [Command.ACT, Happening.FOCUS_LOST, Happening.FOCUS_GAINED]


def test_the_tab_of_alt_tab_means_nothing_and_alt_is_not_stuck() -> None:
    desk = Desk()
    desk.send(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_ALT, unicode="")
    desk.send(pygame.WINDOWFOCUSLOST)
    desk.send(pygame.WINDOWFOCUSGAINED)
    desk.now += 0.1
    assert desk.key(pygame.K_TAB) == []
    desk.now += 0.1
    assert desk.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_ALT, unicode="") == [Command.ACT]


def test_minimised_and_restored_tell_focus_once() -> None:
    desk = Desk()
    kinds = [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED]
    assert [intent for kind in kinds for intent in desk.send(kind)] == [Happening.FOCUS_LOST, Happening.FOCUS_GAINED]


def test_while_typing_letters_are_text_and_commands_are_not() -> None:
    desk = Desk()
    desk.controls.typing = True
    assert desk.key(pygame.K_m, "m") == []
    assert desk.key(pygame.K_SPACE, " ") == []
    assert desk.key(pygame.K_3, "3") == []
    assert desk.send(pygame.TEXTINPUT, text="m") == [Text("m")]
    assert desk.key(pygame.K_LEFT) == [Edit.LEFT]
    assert desk.key(pygame.K_BACKSPACE) == [Edit.BACKSPACE]
    assert desk.combination(pygame.K_LCTRL, pygame.K_v) == [Edit.PASTE]
    assert desk.combination(pygame.K_LSHIFT, pygame.K_INSERT) == [Edit.PASTE]
    assert desk.key(pygame.K_RETURN) == [Command.ACT]
    assert desk.key(pygame.K_ESCAPE) == [Command.BACK]


def test_text_means_nothing_while_nobody_types() -> None:
    assert Desk().send(pygame.TEXTINPUT, text="m") == []


def test_a_click_is_a_press_and_a_release_in_logical_places() -> None:
    desk = Desk((2560, 1440))
    assert desk.down(1001, 401) == [Press(500.75, 200.75)]
    assert desk.up(1001, 401) == [Release(500.75, 200.75)]


@pytest.mark.parametrize("button", [2, 3, 4, 5, 6, 7])
def test_only_the_main_button_counts(button: int) -> None:
    desk = Desk()
    assert desk.down(5, 5, button=button) == []
    assert desk.up(5, 5, button=button) == []


def test_clicks_in_the_bars_beside_the_canvas_mean_nothing() -> None:
    desk = Desk((800, 1400))  # the canvas is 800 by 450, from row 475
    assert desk.down(400, 470) == []
    assert desk.up(400, 470) == []
    assert desk.send(pygame.MOUSEMOTION, pos=(400, 470), rel=(0, 0), buttons=(0, 0, 0)) == [PointAway()]
    desk.now += 1
    assert len(desk.down(400, 480)) == 1


@pytest.mark.parametrize("width", range(640, 2561, 7 * 29))
def test_the_corners_of_the_canvas_can_be_reached(width: int) -> None:
    desk = Desk((width, width * 9 // 16))
    left, top, box_width, box_height = View.fit(width, width * 9 // 16).canvas_box
    for x in (left, left + box_width - 1):
        for y in (top, top + box_height - 1):
            desk.now += 1
            assert isinstance(desk.down(x, y)[0], Press)
            desk.up(x, y)


def test_a_press_that_ends_in_the_bars_is_cancelled() -> None:
    desk = Desk((800, 1400))
    desk.down(400, 600)
    assert desk.up(400, 20) == [PressCancelled()]
    assert desk.up(400, 20) == []


def test_a_press_is_cancelled_when_the_focus_goes() -> None:
    desk = Desk()
    desk.down(400, 300)
    assert desk.send(pygame.WINDOWFOCUSLOST) == [PressCancelled(), Happening.FOCUS_LOST]
    assert desk.up(400, 300) == []


def test_one_tap_told_as_finger_and_two_mouse_pairs_is_one_press() -> None:
    desk = Desk()
    tape = desk.send(pygame.FINGERDOWN, touch_id=1, finger_id=0, x=0.5, y=0.5, dx=0, dy=0, pressure=1.0)
    tape += desk.down(640, 360, touch=True)
    tape += desk.down(640, 360, touch=False)
    desk.now += 0.08
    tape += desk.send(pygame.FINGERUP, touch_id=1, finger_id=0, x=0.5, y=0.5, dx=0, dy=0, pressure=0.0)
    tape += desk.up(640, 360, touch=True)
    tape += desk.up(640, 360, touch=False)
    desk.now += 0.01
    tape += desk.down(641, 359, touch=False)
    tape += desk.up(641, 359, touch=False)
    assert [type(intent) for intent in tape] == [Press, Release, PointAway]


def test_thirty_clicks_in_one_frame_are_one_and_a_later_one_counts_again() -> None:
    desk = Desk()
    tape = [intent for _ in range(30) for intent in desk.down(300, 300) + desk.up(300, 300)]
    assert [type(intent) for intent in tape] == [Press, Release]
    desk.now += 0.05
    assert len(desk.down(300, 300)) == 1


def test_a_click_at_another_place_counts_at_once() -> None:
    desk = Desk()
    desk.down(300, 300)
    desk.up(300, 300)
    assert len(desk.down(420, 300)) == 1


def test_moving_wheel_and_leaving() -> None:
    desk = Desk()
    assert desk.send(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 1), buttons=(0, 0, 0)) == [Point(10.5, 20.5)]
    assert desk.send(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-1.5) == [Scroll(-1.5)]
    assert desk.send(pygame.MOUSEWHEEL, x=1, y=0) == []
    assert desk.send(pygame.WINDOWLEAVE) == [PointAway()]


def test_window_happenings() -> None:
    desk = Desk()
    assert desk.send(pygame.WINDOWSIZECHANGED, x=900, y=600) == [Resize(900, 600)]
    assert desk.send(pygame.WINDOWEXPOSED) == [Happening.UNCOVERED]
    assert desk.send(pygame.QUIT) == [Command.QUIT]
    assert desk.send(pygame.AUDIODEVICEADDED, which=0, iscapture=0) == [Happening.AUDIO_DEVICE_ADDED]
    assert desk.send(pygame.AUDIODEVICEADDED, which=0, iscapture=1) == []


KINDS = st.sampled_from(
    [value for name, value in vars(pygame).items() if name.startswith(("KEY", "MOUSE", "JOY", "CONTROLLER", "WINDOW"))]
    + [pygame.TEXTINPUT, pygame.FINGERDOWN, pygame.USEREVENT, pygame.AUDIODEVICEADDED]
).filter(lambda kind: isinstance(kind, int) and 0 <= kind < pygame.NUMEVENTS)
VALUES = st.one_of(
    st.none(), st.integers(), st.floats(), st.text(max_size=3), st.tuples(st.integers(), st.integers()), st.booleans()
)
NAMES = ["key", "mod", "unicode", "pos", "button", "touch", "x", "y", "precise_y", "instance_id", "device_index"]
NAMES += ["axis", "value", "text", "hat"]
PAYLOADS = st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=5)


@given(events=st.lists(st.tuples(KINDS, PAYLOADS), max_size=30), mapped=st.booleans())
def test_no_event_however_strange_makes_it_fail(events: list[tuple[int, dict[str, object]]], mapped: bool) -> None:  # noqa: FBT001  hypothesis passes by name
    desk = Desk(mapped=mapped)
    desk.send(pygame.JOYDEVICEADDED, device_index=0)
    for kind, payload in events:
        desk.now += 0.01
        desk.send(kind, **payload)
