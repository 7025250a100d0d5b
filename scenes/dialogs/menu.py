"""The menu over a scene: back to it, rules, My Games, settings, lobby, and the way out of the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Intent
from engine.stage.scene import Home, Pop, Quit, Replace, Scene, Transition
from engine.stage.text import Style
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from scenes.common.styles import SMALL
from scenes.context import Context
from scenes.dialogs.dialog import Dialog

WIDTH = 400.0
ROW = 60.0
BUTTON = (300.0, 46.0)
HEAD = 88.0
TITLE = Style("LilitaOne-Regular", 36, (255, 246, 222), shadow=2, tracking=0.5)


class MenuScene(Dialog):
    """The menu. `game_id` is the game that is played below, whose rules are shown first."""

    def __init__(self, context: Context, game_id: str | None = None) -> None:
        doors, texts = context.doors, context.texts
        rows: tuple[tuple[str, str, str, Callable[[], Transition]], ...] = (
            ("resume", "icons/play", "green", Pop),
            ("rules", "icons/rules", "purple", partial(self._replaced, partial(doors.rules, game_id))),
            ("my_games", "icons/list", "purple", partial(self._replaced, doors.my_games)),
            ("settings", "icons/settings", "purple", partial(self._replaced, doors.settings)),
            ("lobby", "icons/home", "purple", Home),
            ("leave", "icons/close", "red", Quit),
        )
        foot = 66.0 if game_id else 30.0
        height = HEAD + ROW * len(rows) + foot
        top = 360 - height / 2 + 8
        self._is_play_saved = game_id is not None
        super().__init__(context, (640 - WIDTH / 2, top, WIDTH, height), [])
        self.widgets.widgets = [
            Button(
                (640 - BUTTON[0] / 2, top + HEAD + ROW * place, *BUTTON),
                texts(f"dialogs.menu.{key}"),
                partial(self._choose, follow),
                colour=colour,
                icon=icon,
            )
            for place, (key, icon, colour, follow) in enumerate(rows)
        ]
        self.widgets.focus(self.widgets.widgets[0])

    @staticmethod
    def _replaced(door: Callable[[], Scene]) -> Transition:
        return Replace(door())

    def _choose(self, follow: Callable[[], Transition]) -> None:
        self.go(follow())

    def handle(self, intent: Intent) -> Transition | None:
        """The menu's own command closes it as well."""
        if intent is Command.OPEN_MENU:
            intent = Command.BACK
        return super().handle(intent)

    def draw_plate(self, canvas: Canvas, box: Box) -> None:
        """The panel, with holly at its upper corners."""
        super().draw_plate(canvas, box)
        x, y, width, _ = box
        canvas.image("dialogs/holly_corner", centre=(x + 8, y + 10), width=70, alpha=self.share)
        canvas.image("dialogs/holly_corner", centre=(x + width - 8, y + 10), width=70, alpha=self.share, flip="x")

    def draw_content(self, canvas: Canvas) -> None:
        """The title, and that an open play is kept."""
        x, y, width, height = self.box
        middle = x + width / 2
        canvas.text(self.context.texts("dialogs.menu.title"), (middle, y + 50), TITLE, anchor="centre")
        if self._is_play_saved:
            kept = self.context.texts("dialogs.menu.play_saved")
            canvas.text(kept, (middle, y + height - 36), SMALL, anchor="centre", fit=width - 40)
