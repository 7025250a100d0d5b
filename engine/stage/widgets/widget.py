"""The base of all widgets: where it lies, whether it can be used, and how the pointer and the focus stand to it."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.intents import Intent
from engine.stage.view import Box


class Widget:
    """A thing that a person can use, or see the state of.

    Attributes:
        box: where it lies, in logical units.
        label: what it says, for drawing and for `describe`.
        is_enabled: whether it can be used now.
        is_hovered: whether the pointer is on it.
        is_held: whether it was pressed and not yet released.
        is_focused: whether the visible focus of keyboard and gamepad is on it.
    """

    takes_focus = True

    wants_text = False
    """Whether letters are text for it while it has the focus. Then a click gives it the focus too."""

    def __init__(self, box: Box, label: str = "") -> None:
        self.box = box
        self.label = label
        self.is_enabled = True
        self.is_visible = True
        self.is_hovered = False
        self.is_held = False
        self.is_focused = False

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies on it; small widgets may be pressed a little beside."""
        left, top, width, height = self.box
        spare_x, spare_y = max(0.0, 44 - width) / 2, max(0.0, 44 - height) / 2
        return left - spare_x <= x < left + width + spare_x and top - spare_y <= y < top + height + spare_y

    def is_under(self, x: float, y: float) -> bool:
        """Whether a point lies on its very box."""
        left, top, width, height = self.box
        return left <= x < left + width and top <= y < top + height

    def act(self) -> None:
        """Use it: released on it, or Act while it has the focus."""

    def handle(self, intent: Intent) -> bool:  # noqa: ARG002  most widgets know no more than `act`
        """Answer to an intent that the group does not deal with; True when it was taken."""
        return False

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""

    @property
    def is_moving(self) -> bool:
        """Whether its picture changes by itself."""
        return False

    def describe(self) -> str:
        """What a screen reader would say of it."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """Draw it as it stands."""
