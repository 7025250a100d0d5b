"""Buttons: the pill with words, and the round one with an icon."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Colour, Style
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget

SINK = 3.0
GROW = 1.03
OUTLINES: dict[str, Colour] = {
    "green": (4, 58, 26),
    "purple": (34, 12, 64),
    "red": (84, 6, 14),
    "blue": (8, 26, 70),
    "gold": (255, 236, 170),
}
INK: Colour = (66, 24, 2)
GREY: Colour = (206, 206, 210)


class Button(Widget):
    """A pill with a label, and an icon left of it if one is named. `colour` is green, gold, purple, red or blue.

    Attributes:
        letters: the size of the letters as a share of the height.
    """

    def __init__(
        self, box: Box, label: str, on_press: Callable[[], object], *, colour: str = "green", icon: str = ""
    ) -> None:
        super().__init__(box, label)
        self.on_press = on_press
        self.colour = colour
        self.icon = icon
        self.letters = 0.44
        self._written: tuple[str, Style] | None = None

    def act(self) -> None:
        """Press it."""
        if self.is_enabled:
            self.on_press()

    def _state(self) -> str:
        if not self.is_enabled:
            return "_disabled"
        if self.is_held and self.is_hovered:
            return "_pressed"
        return "_hover" if self.is_hovered or self.is_focused else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw it: hovered it grows by 3 %, pressed it sinks by 3 units. It does not come up without its words."""
        began = len(canvas.draws)
        state = self._state()
        x, y, width, height = self.box
        if state == "_hover":
            wide, high = width * GROW, height * GROW
            x, y, width, height = x - (wide - width) / 2, y - (high - height) / 2, wide, high
        if state == "_pressed":
            y += SINK
        if self.is_focused:
            canvas.nine("ui/focus_ring", (x, y, width, height))
        canvas.nine(f"ui/button_{self.colour}{state}", (x, y, width, height))
        self._draw_label(canvas, x + width / 2, y + height / 2, self.box[2], self.box[3])
        if self._written is None:
            del canvas.draws[began:]  # what was drawn is ordered by now, and comes with its words

    def _draw_label(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Draw the label; while it cannot be written yet, that of the last frame."""
        icon = height * 0.46 if self.icon else 0.0
        room = width - height * 0.7 - icon * 1.25
        look = self.label, label_style(self.colour, height * self.letters, enabled=self.is_enabled)
        if canvas.is_lettered(*look, room):
            self._written = look
        if self._written is None:
            return
        label, style = self._written
        if not self.icon:
            canvas.text(label, (x, y), style, anchor="centre", fit=room)
            return
        left = x - (min(canvas.text_width(label, style), room) + icon * 1.25) / 2
        canvas.image(self.icon, centre=(left + icon / 2, y), width=icon, alpha=1 if self.is_enabled else 0.6)
        canvas.text(label, (left + icon * 1.25, y), style, fit=room)


def label_style(colour: str, size: float, *, enabled: bool = True) -> Style:
    """The lettering on a button of this colour."""
    face = (INK if colour == "gold" else WHITE) if enabled else GREY
    outline = OUTLINES[colour] if enabled else (26, 26, 30)
    return Style(
        "LilitaOne-Regular", size, face, outline, size * 0.15, tracking=0.5, shadow=0 if colour == "gold" else 0.8
    )


class RoundButton(Widget):
    """A round button with an icon; its box is the square around its body."""

    def __init__(
        self, box: Box, label: str, on_press: Callable[[], object], *, icon: str, colour: str = "purple"
    ) -> None:
        super().__init__(box, label)
        self.on_press = on_press
        self.colour = colour
        self.icon = icon

    def act(self) -> None:
        """Press it."""
        if self.is_enabled:
            self.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        x, y, width, height = self.box
        held = self.is_held and self.is_hovered
        state = "_disabled" if not self.is_enabled else "_pressed" if held else ""
        if not state and (self.is_hovered or self.is_focused):
            state = "_hover"
        y += 2 if state == "_pressed" else 0
        if self.is_focused:
            canvas.nine("ui/focus_round", (x, y, width, height))
        canvas.nine(f"ui/round_{self.colour}{state}", (x, y, width, height))
        alpha = 1.0 if self.is_enabled else 0.55
        canvas.image(self.icon, centre=(x + width / 2, y + height / 2), width=width * 0.56, alpha=alpha)
