"""Gamepads: plugged in and out, press edges, sticks and crosses."""

import pygame

from engine.stage.intents import Command, Direction, Intent, MoveFocus
from tests.stage.desk import Desk


def test_a_plain_gamepad_acts_on_press_edges() -> None:
    desk = Desk()
    desk.send(pygame.JOYDEVICEADDED, device_index=0)

    def press(button: int) -> list[Intent]:
        return desk.send(pygame.JOYBUTTONDOWN, instance_id=100, button=button)

    assert press(0) == [Command.ACT]
    assert press(0) == []
    desk.send(pygame.JOYBUTTONUP, instance_id=100, button=0)
    assert press(0) == [Command.ACT]
    assert [press(1), press(2), press(7)] == [[Command.BACK], [Command.SKIP], [Command.OPEN_MENU]]


def test_a_pad_with_a_known_layout_is_heard_once_and_not_twice() -> None:
    desk = Desk(mapped=True)
    desk.send(pygame.JOYDEVICEADDED, device_index=0)
    assert desk.send(pygame.JOYBUTTONDOWN, instance_id=100, button=0) == []
    down = desk.send(pygame.CONTROLLERBUTTONDOWN, instance_id=100, button=pygame.CONTROLLER_BUTTON_A)
    assert down == [Command.ACT]
    pad_up = desk.send(pygame.CONTROLLERBUTTONDOWN, instance_id=100, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert pad_up == [MoveFocus(Direction.UP)]
    assert desk.send(pygame.CONTROLLERAXISMOTION, instance_id=100, axis=1, value=32767) == [MoveFocus(Direction.DOWN)]


def test_the_stick_counts_once_per_push_and_has_a_dead_zone() -> None:
    desk = Desk()
    desk.send(pygame.JOYDEVICEADDED, device_index=1)
    pushes = [0.1, 0.3, 0.7, 0.9, 0.55, 0.7, 0.45, 0.3, 0.0, -0.2, -0.8, 0.8]
    seen = [desk.send(pygame.JOYAXISMOTION, instance_id=101, axis=0, value=value) for value in pushes]
    right, left = [MoveFocus(Direction.RIGHT)], [MoveFocus(Direction.LEFT)]
    assert seen == [[], [], right, [], [], [], [], [], [], [], left, right]
    assert desk.send(pygame.JOYAXISMOTION, instance_id=101, axis=4, value=1.0) == []


def test_the_cross_of_a_plain_gamepad() -> None:
    desk = Desk()
    desk.send(pygame.JOYDEVICEADDED, device_index=0)
    values = [(1, 0), (0, 0), (0, 1), (0, 1), (0, -1), (-1, -1)]
    seen = [
        intent for value in values for intent in desk.send(pygame.JOYHATMOTION, instance_id=100, hat=0, value=value)
    ]
    wanted = [Direction.RIGHT, Direction.UP, Direction.DOWN, Direction.LEFT]
    assert seen == [MoveFocus(direction) for direction in wanted]


def test_plugging_and_unplugging_never_fails() -> None:
    desk = Desk()
    for index in (0, 0, 7):
        assert desk.send(pygame.JOYDEVICEADDED, device_index=index) == []
    desk.send(pygame.JOYDEVICEREMOVED, instance_id=100)
    desk.send(pygame.JOYDEVICEREMOVED, instance_id=100)
    desk.send(pygame.JOYDEVICEREMOVED, instance_id=999)
    assert desk.send(pygame.JOYBUTTONDOWN, instance_id=100, button=0) == []
    assert desk.key(pygame.K_TAB) == [MoveFocus(Direction.NEXT)]


def test_pads_mean_nothing_without_focus() -> None:
    desk = Desk()
    desk.send(pygame.JOYDEVICEADDED, device_index=0)
    desk.send(pygame.WINDOWFOCUSLOST)
    assert desk.send(pygame.JOYBUTTONDOWN, instance_id=100, button=0) == []
