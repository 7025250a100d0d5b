"""A message or a question on a felt plate, with one to three buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from engine.stage.canvas import Canvas
from engine.stage.scene import Pop, Transition
from engine.stage.text import Style
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from scenes.common.styles import BODY
from scenes.context import Context
from scenes.dialogs.dialog import Dialog

PLATE = (596.0, 320.0)
"""The felt as it was sewn: it keeps its shape, so that its stitches stay even."""
LARGEST = 1.3
TITLE = Style("LilitaOne-Regular", 34, (255, 246, 222), shadow=2, tracking=0.5)
SEAL = 58.0
BUTTON_HEIGHT = 50.0


class Choice(msgspec.Struct, frozen=True):
    """A button of a dialog: what it says and what follows; None only closes the dialog."""

    label: str
    follow: Callable[[], Transition | None] = lambda: None
    colour: str = "green"
    icon: str = ""


class MessageDialog(Dialog):
    """Title, text and choices. The first choice has the focus; BACK takes the last one.

    Attributes:
        icon: the picture on the seal at the upper edge.
        felt: "question" (violet), "none" (blue) or "win" (green).
    """

    def __init__(
        self,
        context: Context,
        title: str,
        text: str,
        choices: Sequence[Choice],
        *,
        icon: str = "icons/rules",
        felt: str = "question",
    ) -> None:
        self.title, self.text, self.icon, self.felt = title, text, icon, felt
        self._choices = tuple(choices)
        scale = min(LARGEST, max(1.0, 0.8 + len(text) / 900))
        width, height = PLATE[0] * scale, PLATE[1] * scale
        box: Box = (640 - width / 2, 360 - height / 2, width, height)
        super().__init__(context, box, [])
        self.widgets.widgets = list(self._buttons())
        self.widgets.focus(self.widgets.widgets[0])

    def _buttons(self) -> list[Button]:
        count = len(self._choices)
        x, y, width, height = self.box
        wide = min(226.0, (width - 80 - 16 * (count - 1)) / count)
        left = x + (width - count * wide - 16 * (count - 1)) / 2
        return [
            Button(
                (left + place * (wide + 16), y + height - 96, wide, BUTTON_HEIGHT),
                choice.label,
                partial(self._choose, choice),
                colour=choice.colour,
                icon=choice.icon,
            )
            for place, choice in enumerate(reversed(self._choices))
        ][::-1]

    def _choose(self, choice: Choice) -> None:
        self.go(choice.follow() or Pop())

    def close(self) -> None:
        """BACK is the last choice."""
        self.context.sounds.play("dialog_close")
        self._choose(self._choices[-1])

    def draw_plate(self, canvas: Canvas, box: Box) -> None:
        """The felt, with holly at its upper corners."""
        x, y, width, _ = box
        canvas.nine(f"dialogs/{self.felt}", box, alpha=self.share)
        canvas.image("dialogs/holly_corner", centre=(x + 12, y + 16), width=74, alpha=self.share)
        canvas.image("dialogs/holly_corner", centre=(x + width - 12, y + 16), width=74, alpha=self.share, flip="x")

    def draw_content(self, canvas: Canvas) -> None:
        """The seal, the title and the text, the text in the middle of its room."""
        x, y, width, height = self.box
        middle = x + width / 2
        canvas.nine("ui/round_purple", (middle - SEAL / 2, y - SEAL / 2 + 4, SEAL, SEAL))
        canvas.image(self.icon, centre=(middle, y + 4), width=SEAL * 0.54)
        canvas.text(self.title, (middle, y + 74), TITLE, anchor="centre", fit=width - 90)
        room = width - 104
        lines = canvas.lines_of(self.text, BODY, room)
        tall = (lines - 1) * BODY.size * BODY.leading
        top = y + 100 + (height - 96 - 112) / 2 - tall / 2
        canvas.text(self.text, (middle, top), BODY, anchor="centre", width=room)


def message_dialog(context: Context, text: str) -> MessageDialog:
    """Something that a person should know, with one button to go on: a fault, or what was done about it."""
    on = Choice(context.texts("dialogs.go_on"))
    title = context.texts("dialogs.notice")
    return MessageDialog(context, title, text, [on], icon="icons/warning", felt="none")
