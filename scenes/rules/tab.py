"""A tab at the left of a rules page."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget

LABEL = Style("Rubik-Medium", 16, (233, 226, 255))
CHOSEN = Style("Rubik-Bold", 16, (58, 22, 2))


class Tab(Widget):
    """Opens a page; the one of the page that is shown is golden.

    Attributes:
        kin: the labels of its kind, which all have letters of one size.
    """

    def __init__(self, box: Box, label: str, on_open: Callable[[], object], *, is_chosen: bool) -> None:
        super().__init__(box, label)
        self.is_chosen = is_chosen
        self.kin = [label]
        self._on_open = on_open

    def act(self) -> None:
        """Open its page."""
        self._on_open()

    def describe(self) -> str:
        """The label, and whether it is the chosen one."""
        return f"{self.label}, chosen" if self.is_chosen else self.label

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        x, y, width, height = self.box
        if self.is_chosen:
            canvas.nine("tiles/prize_gold", self.box)
        else:
            canvas.nine("ui/row_hover", self.box, alpha=1.0)
            if self.is_hovered:
                canvas.nine("ui/row_hover", self.box, alpha=1.0)
        if self.is_focused:
            canvas.nine("ui/row_focus" if not self.is_chosen else "ui/focus_box", self._ring())
        style = CHOSEN if self.is_chosen else LABEL
        widest = max(self.kin, key=lambda label: canvas.text_width(label, style))
        style = canvas.fitted(widest, style, width - 28)
        canvas.text(self.label, (x + 16, y + height / 2), style, fit=width - 28)

    def _ring(self) -> Box:
        x, y, width, height = self.box
        return (x - 4, y - 4, width + 8, height + 8) if self.is_chosen else self.box
