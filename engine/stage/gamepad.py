"""Turns gamepads into intents: hot-plugged, known by their instance id, on press edges."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec
import pygame
from pygame._sdl2 import controller

from engine.stage.intents import Command, Direction, Intent, MoveFocus
from engine.stage.payload import number, pair, whole

LOG = logging.getLogger(__name__)

PUSHED = 0.6
"""How far the stick has to be pushed to count, from 0 to 1."""

RETURNED = 0.4
"""How near to its middle it has to come back before it counts again."""

MAPPED: dict[int, Intent] = {
    pygame.CONTROLLER_BUTTON_A: Command.ACT,
    pygame.CONTROLLER_BUTTON_B: Command.BACK,
    pygame.CONTROLLER_BUTTON_X: Command.SKIP,
    pygame.CONTROLLER_BUTTON_Y: Command.OPEN_RULES,
    pygame.CONTROLLER_BUTTON_START: Command.OPEN_MENU,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: MoveFocus(Direction.PREVIOUS),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: MoveFocus(Direction.NEXT),
    pygame.CONTROLLER_BUTTON_DPAD_UP: MoveFocus(Direction.UP),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: MoveFocus(Direction.DOWN),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: MoveFocus(Direction.LEFT),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: MoveFocus(Direction.RIGHT),
}
"""Buttons of the pads whose layout the system knows."""

PLAIN: dict[int, Intent] = {
    0: Command.ACT,
    1: Command.BACK,
    2: Command.SKIP,
    3: Command.OPEN_RULES,
    4: MoveFocus(Direction.PREVIOUS),
    5: MoveFocus(Direction.NEXT),
    7: Command.OPEN_MENU,
}
"""Buttons of all others, by their numbers: the layout that most of them have."""

ACROSS = {-1: Direction.LEFT, 1: Direction.RIGHT}
DOWNWARD = {-1: Direction.UP, 1: Direction.DOWN}
BUTTONS = {
    pygame.JOYBUTTONDOWN: (False, True),
    pygame.JOYBUTTONUP: (False, False),
    pygame.CONTROLLERBUTTONDOWN: (True, True),
    pygame.CONTROLLERBUTTONUP: (True, False),
}
"""Event: (of a pad with a known layout, goes down)"""
AXES = {pygame.JOYAXISMOTION: (False, 1.0), pygame.CONTROLLERAXISMOTION: (True, 32768.0)}
"""Event: (of a pad with a known layout, value at the end of the stick's way)"""


class Pad(msgspec.Struct):
    """A pad that is plugged in. `device` keeps it open."""

    instance: int
    is_mapped: bool
    device: object
    down: set[int] = msgspec.field(default_factory=set)
    sides: dict[str, int] = msgspec.field(default_factory=dict)


def open_pad(index: int) -> Pad | None:
    """Open the pad that the system has just announced at a place; None if it has gone already."""
    try:
        stick = pygame.joystick.Joystick(index)
        mapped = controller.get_init() and controller.is_controller(index)
        return Pad(stick.get_instance_id(), mapped, controller.Controller(index) if mapped else stick)
    except pygame.error as error:
        LOG.info("gamepad %d: %s", index, error)
        return None


class Gamepads:
    """All pads that are plugged in."""

    def __init__(self, open_device: Callable[[int], Pad | None] = open_pad) -> None:
        self._open = open_device
        self._pads: dict[int, Pad] = {}

    @property
    def are_there(self) -> bool:
        """Whether a pad is plugged in, also one that could not be opened: SDL looks at it in any case."""
        return bool(self._pads) or (pygame.joystick.get_init() and pygame.joystick.get_count() > 0)

    def start(self) -> None:
        """Look for pads. Takes a while on some systems: call it after the first frame."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error as error:
            LOG.info("no gamepads: %s", error)

    def clear(self) -> None:
        """Forget what is held down. A stick that is pushed has to come back first."""
        for pad in self._pads.values():
            pad.down.clear()

    def read(self, event: pygame.Event) -> Intent | None:
        """The intent of a pad's event; None for what is held, comes from an unknown pad or means nothing."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(whole(event, "device_index"))
            return None
        instance = whole(event, "instance_id")
        pad = None if instance is None else self._pads.get(instance)
        if pad is None:
            return None
        if event.type == pygame.JOYDEVICEREMOVED:
            del self._pads[pad.instance]
            return None
        if event.type in BUTTONS:
            return self._button(pad, event)
        if event.type in AXES:
            return self._stick(pad, event)
        return self._hat(pad, event) if event.type == pygame.JOYHATMOTION else None

    def _add(self, index: int | None) -> None:
        pad = self._open(index) if index is not None else None
        if pad is not None:
            self._pads.setdefault(pad.instance, pad)

    def _button(self, pad: Pad, event: pygame.Event) -> Intent | None:
        of_mapped, goes_down = BUTTONS[event.type]
        button = whole(event, "button")
        if button is None or of_mapped != pad.is_mapped:
            return None
        if not goes_down:
            pad.down.discard(button)
            return None
        if button in pad.down:
            return None
        pad.down.add(button)
        return (MAPPED if pad.is_mapped else PLAIN).get(button)

    def _stick(self, pad: Pad, event: pygame.Event) -> Intent | None:
        of_mapped, full = AXES[event.type]
        axis, value = whole(event, "axis"), number(event, "value")
        if axis not in {0, 1} or value is None or of_mapped != pad.is_mapped:
            return None
        share = value / full
        name = f"stick {axis}"
        before = pad.sides.get(name, 0)
        side = (1 if share > 0 else -1) if abs(share) >= PUSHED else 0
        if side == 0 and before and share * before >= RETURNED:
            side = before
        return self._turned(pad, name, side, ACROSS if axis == 0 else DOWNWARD)

    def _hat(self, pad: Pad, event: pygame.Event) -> Intent | None:
        value = pair(event, "value")
        if value is None or pad.is_mapped:
            return None
        across = self._turned(pad, "hat across", value[0], ACROSS)
        upward = self._turned(pad, "hat down", -value[1], DOWNWARD)
        return across or upward

    def _turned(self, pad: Pad, name: str, side: int, directions: dict[int, Direction]) -> Intent | None:
        before = pad.sides.get(name, 0)
        pad.sides[name] = side
        direction = directions.get(side)
        return None if direction is None or side == before else MoveFocus(direction)
