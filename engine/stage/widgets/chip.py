"""A chip: one of a few choices in a line, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Colour, Style
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget

INK: Colour = (42, 16, 2)
STYLE = Style("Rubik-Medium", 15.5, WHITE)
CHOSEN = Style("Rubik-Bold", 15.5, INK)


class Chip(Widget):
    """A choice; the page sets `is_chosen` on one of them."""

    def __init__(self, box: Box, label: str, on_press: Callable[[], object], *, is_chosen: bool = False) -> None:
        super().__init__(box, label)
        self.is_chosen = is_chosen
        self._on_press = on_press

    def act(self) -> None:
        """Choose it."""
        if self.is_enabled:
            self._on_press()

    def describe(self) -> str:
        """The label, and whether it is the chosen one."""
        return f"{self.label}, chosen" if self.is_chosen else self.label

    def _clear(self) -> float:
        """How clear its words are: which one is chosen can be read, too, where nothing can be chosen."""
        return 1.0 if self.is_enabled or self.is_chosen else 0.65

    def draw(self, canvas: Canvas) -> None:
        """Draw it: the chosen one in gold."""
        x, y, width, height = self.box
        sink = 1.5 if self.is_held and self.is_hovered else 0.0
        if self.is_focused:
            canvas.nine("ui/focus_ring", self.box)
        lit = 1.0 if self.is_chosen or self.is_hovered or self.is_focused else 0.8
        canvas.nine("ui/pill_gold" if self.is_chosen else "ui/pill", (x, y + sink, width, height), alpha=lit)
        style = CHOSEN if self.is_chosen else STYLE
        middle = (x + width / 2, y + height / 2 + sink)
        canvas.text(self.label, middle, style, anchor="centre", fit=width - 20, alpha=self._clear())
