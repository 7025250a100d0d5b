"""A meter: a label and a value in a gold-edged box."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget

LABEL = Style("Rubik-Bold", 13, (255, 217, 138), tracking=1)
FAINT = (176, 160, 150)
DIGITS = 25.0
VALUE = Style("LilitaOne-Regular", 23, WHITE, tracking=0.3)


class Meter(Widget):
    """Shows an amount or a number.

    With `foil` the value stands in gold numerals and swells by `scale`; what is no amount stands faint.
    """

    takes_focus = False

    def __init__(self, box: Box, label: str, *, picture: str = "ui/meter", foil: bool = False) -> None:
        super().__init__(box, label)
        self.value = ""
        self.picture = picture
        self.foil = foil
        self.scale = 1.0
        self.is_amount = True

    def describe(self) -> str:
        """Label and value."""
        return f"{self.label} {self.value}"

    def draw_frame(self, canvas: Canvas) -> None:
        """Draw what never changes: the box and its label."""
        x, y, _, height = self.box
        canvas.nine(self.picture, self.box)
        canvas.text(self.label, (x + 15, y + height / 2), LABEL)

    def draw_value(self, canvas: Canvas) -> None:
        """Draw the value."""
        x, y, width, height = self.box
        label = canvas.text_width(self.label, LABEL)
        room = width - 42 - label
        if not self.foil:
            canvas.text(self.value, (x + width - 15, y + height / 2), VALUE, anchor="right", fit=room)
            return
        if not self.is_amount:
            canvas.text(self.value, (x + 27 + label + room / 2, y + height / 2), VALUE, anchor="centre", colour=FAINT)
            return
        size = min(DIGITS, DIGITS * room / max(1.0, canvas.amount_width(self.value, DIGITS)))
        centre = (x + 27 + label + room / 2, y + height / 2)
        canvas.amount(self.value, centre, size, scale=self.scale)

    def draw(self, canvas: Canvas) -> None:
        """Draw frame and value."""
        self.draw_frame(canvas)
        self.draw_value(canvas)
