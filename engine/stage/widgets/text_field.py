"""A field for one line of text, such as a play number."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.clipboard import pasted_text
from engine.stage.intents import Command, Edit, Intent, Text
from engine.stage.text import WHITE, Colour, Style
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget

STYLE = Style("Rubik-Medium", 15.5, WHITE)
HINT: Colour = (196, 186, 210)
CARET: Colour = (255, 217, 104)
EDGE = 16.0
ICON = 20.0


class TextField(Widget):
    """Takes letters while it has the focus; Act hands the text to `on_enter`.

    `clean` makes of what is typed or pasted what may stand in the field; `hint` is shown while it is empty.
    """

    wants_text = True

    def __init__(
        self,
        box: Box,
        label: str,
        on_enter: Callable[[str], object],
        *,
        hint: str = "",
        icon: str = "",
        most: int = 64,
        clean: Callable[[str], str] = str.strip,
        paste: Callable[[], str] = pasted_text,
    ) -> None:
        super().__init__(box, label)
        self.text = ""
        self.caret = 0
        self.hint = hint
        self.icon = icon
        self._most = most
        self._clean = clean
        self._paste = paste
        self._on_enter = on_enter

    def describe(self) -> str:
        """Label and text."""
        return f"{self.label}: {self.text or self.hint}"

    def put(self, text: str) -> None:
        """Set the text; the caret goes behind it."""
        self.text = self._clean(text)[: self._most]
        self.caret = len(self.text)

    def handle(self, intent: Intent) -> bool:
        """Take letters and changes to them."""
        match intent:
            case Text(text):
                self._insert(text)
            case Edit.PASTE:
                self._insert(self._paste())
            case Edit.BACKSPACE:
                self._cut(self.caret - 1)
            case Edit.DELETE:
                self._cut(self.caret)
            case Edit.LEFT | Edit.RIGHT:
                step = 1 if intent is Edit.RIGHT else -1
                self.caret = min(len(self.text), max(0, self.caret + step))
            case Edit.HOME | Edit.END:
                self.caret = 0 if intent is Edit.HOME else len(self.text)
            case Command.ACT:
                if self.text:
                    self._on_enter(self.text)
            case _:
                return False
        return True

    def _insert(self, text: str) -> None:
        added = self._clean(text)[: max(0, self._most - len(self.text))]
        self.text = self.text[: self.caret] + added + self.text[self.caret :]
        self.caret += len(added)

    def _cut(self, place: int) -> None:
        if 0 <= place < len(self.text):
            self.text = self.text[:place] + self.text[place + 1 :]
            self.caret = place

    def draw(self, canvas: Canvas) -> None:
        """Draw field, icon, text and, with the focus, the caret; of a long text the part around the caret."""
        x, y, width, height = self.box
        middle = y + height / 2
        if self.is_focused:
            canvas.nine("ui/focus_ring", self.box)
        canvas.nine("ui/field", self.box, alpha=1.0 if self.is_enabled else 0.5)
        left = x + EDGE
        if self.icon:
            canvas.image(self.icon, centre=(left + ICON / 2, middle), width=ICON, alpha=0.85)
            left += ICON + 8
        room = x + width - EDGE - left
        with canvas.clip((left - 2, y, room + 4, height)):
            self._draw_text(canvas, left, middle, room)

    def _draw_text(self, canvas: Canvas, left: float, middle: float, room: float) -> None:
        if not self.text:
            canvas.text(self.hint, (left + 4, middle), STYLE, colour=HINT, fit=room - 4)
        before = canvas.text_width(self.text[: self.caret], STYLE)
        shift = max(0.0, before - room + 2)
        canvas.text(self.text, (left - shift, middle), STYLE)
        if self.is_focused:
            canvas.fill((left - shift + before, middle - 10, 1.5, 20), CARET)
