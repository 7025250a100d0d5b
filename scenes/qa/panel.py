"""The tester's panel: chooses what the next play is forced to, and shows the play on the table (F10, with --qa)."""

from __future__ import annotations

from engine.journal.live_play import LivePlay
from engine.rules.contract import Game, NamedOutcome, action_text
from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Intent
from engine.stage.scene import Transition
from engine.stage.text import Style
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from engine.stage.widgets.list_view import ListView
from scenes.common.styles import LABEL, LABEL_GOLD, ROW, SMALL, SMALL_BOLD, SUBHEADING
from scenes.context import Context
from scenes.dialogs.dialog import Dialog

BOX: Box = (660, 42, 596, 592)
LEFT = 692.0
WIDTH = 532.0
LIST: Box = (688, 252, 544, 300)
ROW_HEIGHT = 30.0
MONO = Style("Rubik-Medium", 13.5)


class QaPanel(Dialog):
    """Lies over the scene of a game, or over the lobby; `play` is the one on the table."""

    def __init__(self, context: Context, game: Game, play: LivePlay | None) -> None:
        self._game = game
        self._play = play
        self._outcomes: tuple[NamedOutcome, ...] = game.named_outcomes()
        texts = context.texts
        self.list = ListView(LIST, texts("qa.outcomes"), self._choose, draw_row=self._draw_row, row_height=ROW_HEIGHT)
        self.list.set_count(len(self._outcomes))
        self.clear = Button((LEFT, 572, 250, 44), texts("qa.clear"), self._clear, colour="purple")
        self.shut = Button((LEFT + 282, 572, 250, 44), texts("qa.close"), self.close)
        super().__init__(context, BOX, [self.list, self.clear, self.shut])
        self._refresh()

    def _choose(self, place: int) -> None:
        self.context.forced[self._game.id] = self._outcomes[place]
        self._refresh()

    def _clear(self) -> None:
        self.context.forced.pop(self._game.id, None)
        self._refresh()

    def _refresh(self) -> None:
        self.clear.is_enabled = self._game.id in self.context.forced

    def handle(self, intent: Intent) -> Transition | None:
        """The key that opened it closes it."""
        if intent is Command.QA_PANEL:
            self.close()
        return super().handle(intent)

    def draw_plate(self, canvas: Canvas, box: Box) -> None:
        """A plain dark panel, so that nobody takes it for a part of the game."""
        canvas.nine("ui/panel_night", box, alpha=self.share)

    def draw_content(self, canvas: Canvas) -> None:
        """The game, the play on the table, and what comes next."""
        texts, game = self.context.texts, self._game
        canvas.text(texts("qa.title"), (LEFT, 76), SUBHEADING)
        digest = texts("qa.game", title=game.title, version=game.version, digest=game.digest[:12])
        canvas.text(digest, (LEFT, 104), SMALL, fit=WIDTH)
        self._draw_table(canvas)
        forced = self.context.forced.get(game.id)
        canvas.text(texts("qa.next"), (LEFT, 228), LABEL)
        word = texts("qa.by_chance") if forced is None else forced.name
        canvas.text(word, (LEFT + WIDTH, 228), SMALL_BOLD, anchor="right", colour=LABEL_GOLD, fit=430)

    def _draw_table(self, canvas: Canvas) -> None:
        texts, play = self.context.texts, self._play
        canvas.text(texts("qa.on_table"), (LEFT, 136), LABEL)
        if play is None:
            canvas.text(texts("qa.nothing"), (LEFT, 160), MONO)
            return
        canvas.text(play.play_number, (LEFT, 160), SMALL_BOLD)
        mark = play.mark or texts("qa.by_chance")
        canvas.text(mark, (LEFT + WIDTH, 160), SMALL_BOLD, anchor="right", colour=LABEL_GOLD)
        taken = ", ".join(action_text(action) for action, _ in play.history) or "–"
        canvas.text(texts("qa.actions", actions=taken), (LEFT, 184), MONO, fit=WIDTH)

    def _draw_row(self, canvas: Canvas, place: int, box: Box) -> None:
        x, y, width, height = box
        outcome = self._outcomes[place]
        chosen = self.context.forced.get(self._game.id) == outcome
        if chosen:
            canvas.nine("ui/row_open", box)
        name = outcome.name[:1].upper() + outcome.name[1:]
        canvas.text(name, (x + 14, y + height / 2), ROW, colour=LABEL_GOLD if chosen else None, fit=width - 28)
