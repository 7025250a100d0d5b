"""A setting that is on or off."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.view import Box
from engine.stage.widgets.setting import INSET, draw_row
from engine.stage.widgets.widget import Widget

SWITCH = (64.0, 34.0)


class Toggle(Widget):
    """A row with a label and a switch. `on_change` is told what it is now."""

    def __init__(self, box: Box, label: str, on_change: Callable[[bool], object], *, is_on: bool) -> None:
        super().__init__(box, label)
        self.is_on = is_on
        self._on_change = on_change

    def act(self) -> None:
        """Switch it over."""
        if self.is_enabled:
            self.is_on = not self.is_on
            self._on_change(self.is_on)

    def describe(self) -> str:
        """Label and state."""
        return f"{self.label}: {'on' if self.is_on else 'off'}"

    def draw(self, canvas: Canvas) -> None:
        """Draw row and switch."""
        draw_row(canvas, self)
        x, y, width, height = self.box
        left = x + width - INSET - SWITCH[0]
        picture = "ui/toggle_on" if self.is_on else "ui/toggle_off"
        canvas.nine(picture, (left, y + (height - SWITCH[1]) / 2, *SWITCH), alpha=1 if self.is_enabled else 0.5)
