"""Turns the events of pygame into intents. Reads the events alone, and no event can make it fail."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from engine.stage.gamepad import Gamepads
from engine.stage.intents import Command, Happening, Intent, PointAway, Resize
from engine.stage.keyboard import Keyboard
from engine.stage.payload import whole
from engine.stage.pointer import Pointer, ToCanvas

QUIET = 0.15
"""Seconds after the window gets the focus in which keys mean nothing: the Tab of Alt+Tab still arrives."""

KEYS = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT})
MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL})
PLAIN: dict[int, Intent] = {
    pygame.QUIT: Command.QUIT,
    pygame.WINDOWLEAVE: PointAway(),
    pygame.WINDOWEXPOSED: Happening.UNCOVERED,
}
LOSSES = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED})
GAINS = frozenset({pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED})


class Controls:
    """Mouse, touch, keyboard and gamepads as one. Fingers are heard as the mouse events that come with them.

    `to_canvas` maps a window pixel to the canvas; `clock` counts seconds.
    """

    def __init__(
        self,
        to_canvas: ToCanvas,
        *,
        clock: Callable[[], float] = time.monotonic,
        gamepads: Gamepads | None = None,
    ) -> None:
        self._clock = clock
        self._quiet_until = float("-inf")
        self.has_focus = True
        self.gamepads = gamepads or Gamepads()
        self._keyboard = Keyboard()
        self._pointer = Pointer(to_canvas, clock)

    @property
    def typing(self) -> bool:
        """Whether letters are text, since a text field has the focus."""
        return self._keyboard.typing

    @typing.setter
    def typing(self, typing: bool) -> None:
        self._keyboard.typing = typing

    def is_polled(self) -> bool:
        """Whether a device is there whose events wake nobody: a gamepad has to be looked at."""
        return self.gamepads.are_there

    def read(self) -> list[Intent]:
        """The intents of all events that have come in."""
        return [intent for event in pygame.event.get() for intent in self.of_event(event)]

    def of_event(self, event: pygame.Event) -> tuple[Intent, ...]:
        """The intents of an event, often none."""
        if event.type in MOUSE:
            return self._pointer.read(event)
        if event.type in KEYS:
            return self._unless_quiet(self._keyboard.read(event))
        return self._of_window(event) or self._unless_quiet(self.gamepads.read(event))

    def _unless_quiet(self, intent: Intent | None) -> tuple[Intent, ...]:
        """Read even when it does not count, so that what is held down since then does not count later."""
        awake = self.has_focus and self._clock() >= self._quiet_until
        return (intent,) if intent is not None and awake else ()

    def _of_window(self, event: pygame.Event) -> tuple[Intent, ...]:
        if event.type in LOSSES:
            return self._lose_focus()
        if event.type in GAINS:
            return self._gain_focus()
        if event.type in PLAIN:
            return (PLAIN[event.type],)
        if event.type == pygame.WINDOWSIZECHANGED:
            width, height = whole(event, "x"), whole(event, "y")
            return (Resize(width, height),) if width is not None and height is not None else ()
        if event.type == pygame.AUDIODEVICEADDED and not whole(event, "iscapture"):
            return (Happening.AUDIO_DEVICE_ADDED,)
        return ()

    def _lose_focus(self) -> tuple[Intent, ...]:
        self._keyboard.clear()
        self.gamepads.clear()
        cancelled = self._pointer.clear()
        if not self.has_focus:
            return cancelled
        self.has_focus = False
        return (*cancelled, Happening.FOCUS_LOST)

    def _gain_focus(self) -> tuple[Intent, ...]:
        if self.has_focus:
            return ()
        self.has_focus = True
        self._quiet_until = self._clock() + QUIET
        return (Happening.FOCUS_GAINED,)
