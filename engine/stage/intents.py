"""What a person wants, whatever device says so. Scenes answer to intents and never see a key or a mouse button.

Places are logical, on the canvas of 1280 by 720.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec


class Direction(Enum):
    """Where the focus goes: along the order of the widgets, or to the nearest one on a side."""

    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


class Edit(Enum):
    """A change to the text that is being typed, other than a letter."""

    LEFT = "left"
    RIGHT = "right"
    HOME = "home"
    END = "end"
    BACKSPACE = "backspace"
    DELETE = "delete"
    PASTE = "paste"


class Jump(Enum):
    """Through a list by more than one row."""

    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    FIRST = "first"
    LAST = "last"


class Command(Enum):
    """A wish that means the same in every scene."""

    ACT = "act"
    SKIP = "skip"
    BACK = "back"
    TOGGLE_FULLSCREEN = "toggle fullscreen"
    TOGGLE_MUTE = "toggle mute"
    OPEN_RULES = "open rules"
    OPEN_MY_GAMES = "open my games"
    OPEN_MENU = "open menu"
    SCREENSHOT = "screenshot"
    QA_PANEL = "qa panel"
    QUIT = "quit"


class Happening(Enum):
    """What happens to the window and its devices."""

    FOCUS_LOST = "focus lost"
    FOCUS_GAINED = "focus gained"
    UNCOVERED = "uncovered"
    AUDIO_DEVICE_ADDED = "audio device added"


class MoveFocus(msgspec.Struct, frozen=True):
    """Move the focus; a slider takes left and right for itself, a list up and down."""

    direction: Direction


class Digit(msgspec.Struct, frozen=True):
    """Choose the n-th thing, from 1 to 9."""

    number: int


class Point(msgspec.Struct, frozen=True):
    """The pointer is at a place."""

    x: float
    y: float


class PointAway(msgspec.Struct, frozen=True):
    """The pointer has left the canvas, or a finger the glass: nothing is hovered over."""


class Press(msgspec.Struct, frozen=True):
    """The main button or a finger goes down."""

    x: float
    y: float


class Release(msgspec.Struct, frozen=True):
    """The main button or the finger goes up again."""

    x: float
    y: float


class PressCancelled(msgspec.Struct, frozen=True):
    """A press ended outside of the canvas, or the window lost the focus: it does nothing, drags end."""


class Scroll(msgspec.Struct, frozen=True):
    """Scroll by `dy` notches of the wheel, upwards when positive."""

    dy: float


class Resize(msgspec.Struct, frozen=True):
    """The window has a new size, in window pixels."""

    width: int
    height: int


class Text(msgspec.Struct, frozen=True):
    """Letters that were typed."""

    text: str


Intent: TypeAlias = (
    Command
    | Happening
    | Edit
    | Jump
    | MoveFocus
    | Digit
    | Point
    | PointAway
    | Press
    | Release
    | PressCancelled
    | Scroll
    | Resize
    | Text
)
"""Everything that a scene may be told."""
