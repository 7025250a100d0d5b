"""A setting from 0 to 100."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.intents import Direction, Intent, Jump, MoveFocus, Point, Press, PressCancelled, Release
from engine.stage.view import Box
from engine.stage.widgets.setting import INSET, VALUE, draw_row
from engine.stage.widgets.widget import Widget

STEP = 5
KNOB = 28.0
TRACK = 12.0
VALUE_ROOM = 74.0
TRACK_SHARE = 0.46
"""How much of the row the track takes, at the left of its value."""


class Slider(Widget):
    """A row with a label, a track and a value. Drag it, or move it with left and right by STEP.

    `on_change` is told each new value, `on_settled` the last one, once the knob is let go: time to keep it.
    """

    def __init__(
        self,
        box: Box,
        label: str,
        on_change: Callable[[int], object],
        *,
        value: int,
        on_settled: Callable[[int], object] = lambda _: None,
    ) -> None:
        super().__init__(box, label)
        self.value = value
        self._on_change = on_change
        self._on_settled = on_settled

    def describe(self) -> str:
        """Label and value."""
        return f"{self.label}: {self.value} %"

    @property
    def track(self) -> Box:
        """Where the track lies."""
        x, y, width, height = self.box
        wide = width * TRACK_SHARE
        return x + width - INSET - VALUE_ROOM - wide, y + (height - TRACK) / 2, wide, TRACK

    def handle(self, intent: Intent) -> bool:
        """Follow the pointer while held; take left, right, first and last."""
        match intent:
            case Press(x, _):
                self._set(self._value_at(x))
            case Point(x, _):
                if not self.is_held:
                    return False
                self._set(self._value_at(x))
            case Release() | PressCancelled():
                self._on_settled(self.value)
            case MoveFocus(Direction.LEFT):
                self._settle(self.value - STEP)
            case MoveFocus(Direction.RIGHT):
                self._settle(self.value + STEP)
            case Jump.FIRST | Jump.LAST:
                self._settle(0 if intent is Jump.FIRST else 100)
            case _:
                return False
        return True

    def _value_at(self, x: float) -> int:
        left, _, width, _ = self.track
        return round((x - left) / width * 100)

    def _settle(self, value: int) -> None:
        if self._set(value):
            self._on_settled(self.value)

    def _set(self, value: int) -> bool:
        value = min(100, max(0, value))
        if value == self.value:
            return False
        self.value = value
        self._on_change(value)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw row, track, what is filled of it, knob and value."""
        draw_row(canvas, self)
        left, top, width, height = self.track
        middle = top + height / 2
        alpha = 1.0 if self.is_enabled else 0.5
        canvas.nine("ui/slider_track", self.track, alpha=alpha)
        filled = width * self.value / 100
        if filled >= height:
            canvas.nine("ui/slider_fill", (left, top, filled, height), alpha=alpha)
        knob = "ui/slider_knob_focus" if self.is_focused or self.is_held else "ui/slider_knob"
        canvas.nine(knob, (left + filled - KNOB / 2, middle - KNOB / 2, KNOB, KNOB), alpha=alpha)
        x, _, row_width, _ = self.box
        canvas.text(f"{self.value} %", (x + row_width - INSET, middle), VALUE, anchor="right", alpha=alpha)
