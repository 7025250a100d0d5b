"""What the rows of settings look like: a label at the left, what is set at the right."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Colour, Style
from engine.stage.widgets.widget import Widget

LABEL = Style("Rubik-Medium", 17, WHITE)
VALUE = Style("Rubik-Bold", 17, WHITE)
GREY: Colour = (150, 144, 160)
INSET = 20.0


def draw_row(canvas: Canvas, widget: Widget) -> None:
    """Draw the row below a setting, in its state, and its label."""
    x, y, width, height = widget.box
    look = "ui/row_focus" if widget.is_focused else "ui/row_hover" if widget.is_hovered else "ui/row"
    canvas.nine(look, widget.box)
    colour = WHITE if widget.is_enabled else GREY
    canvas.text(widget.label, (x + INSET, y + height / 2), LABEL, colour=colour, fit=width * 0.42)
