"""The column of the showcase: the last plays of a game, or how a play goes as long as there is none."""

from __future__ import annotations

from engine.journal.records import StoredRound
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER
from engine.stage.view import Box
from scenes.common.clock_time import local_time
from scenes.common.styles import BODY, BODY_BOLD, LABEL_GOLD, SMALL, SUBHEADING
from scenes.context import Context

MOST = 6
ROW = 47.0
STEPS = 4


class LastPlays:
    """Reads the history when asked to, and draws what it read."""

    def __init__(self, context: Context, box: Box, game_id: str) -> None:
        self._context = context
        self._game_id = game_id
        self.box = box
        self.rounds: tuple[StoredRound, ...] = ()

    def read(self) -> None:
        """Read the newest plays."""
        self.rounds = self._context.journal.rounds(self._game_id, limit=MOST)

    def draw(self, canvas: Canvas) -> None:
        """Draw the column."""
        texts = self._context.texts
        x, y, width, _ = self.box
        canvas.nine("ui/panel_note", self.box)
        title = texts("lobby.last_plays" if self.rounds else "lobby.how_it_goes")
        canvas.text(title, (x + 20, y + 30), SUBHEADING, fit=width - 40)
        if self.rounds:
            for place, stored in enumerate(self.rounds):
                self._draw_round(canvas, stored, y + 74 + place * ROW)
        else:
            self._draw_steps(canvas)
        self._draw_foot(canvas)

    def _draw_round(self, canvas: Canvas, stored: StoredRound, y: float) -> None:
        texts = self._context.texts
        x, _, width, _ = self.box
        canvas.nine("ui/row", (x + 16, y - ROW / 2, width - 32, ROW))
        canvas.text(local_time(stored.bought_at).strftime("%H:%M"), (x + 20, y), BODY, colour=LAVENDER)
        mark = texts(f"lobby.marks.{stored.mark}") if stored.mark else ""
        if mark:
            canvas.text(mark, (x + 76, y), SMALL, colour=LABEL_GOLD, fit=70)
        right = x + width - 20
        if stored.state != "settled":
            canvas.text(texts(f"lobby.states.{stored.state}"), (right, y), BODY, anchor="right", colour=LABEL_GOLD)
        elif stored.prize:
            canvas.text(pounds(stored.prize), (right, y), BODY_BOLD, anchor="right")
        else:
            canvas.text(texts("lobby.no_prize"), (right, y), BODY, anchor="right", colour=LAVENDER)

    def _draw_steps(self, canvas: Canvas) -> None:
        x, y, width, _ = self.box
        game = next(each.game for each in self._context.games if each.entry.id == self._game_id)
        price = pounds(game.stakes[0]) if game else ""
        top = y + 80
        for place in range(1, STEPS + 1):
            canvas.nine("ui/pill_gold", (x + 20, top - 14, 28, 28))
            canvas.text(str(place), (x + 34, top), BODY_BOLD, anchor="centre", colour=(42, 16, 2))
            step = self._context.texts(f"lobby.features.{self._game_id}.steps.{place}", price=price)
            top += canvas.text(step, (x + 60, top), BODY, width=width - 80) + 14

    def _draw_foot(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        game = next(each.game for each in self._context.games if each.entry.id == self._game_id)
        if game is None:
            return
        facts = self._context.texts("lobby.facts", odds=game.figures.odds, payout=game.figures.payout)
        canvas.text(facts, (x + width / 2, y + height - 48), SMALL, anchor="centre", width=width - 40)
