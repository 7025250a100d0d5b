"""The opened row: the finished board, what happened, when, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.journal.errors import JournalError
from engine.journal.records import StoredRound
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, Style
from engine.stage.view import Box
from scenes.common.clock_time import local_time
from scenes.common.styles import BODY, INK, LABEL_GOLD, SMALL
from scenes.context import Context
from scenes.finished import finished_pictures
from scenes.my_games.layout import ABOUT, BOARD, LINES, RULE_X, TIMES, within
from scenes.my_games.thumbnail import draw_thumbnail
from scenes.my_games.what_happened import Line, lines_of

HEADING = Style("LilitaOne-Regular", 18, (255, 233, 184), tracking=0.4)
DISC = 21.0
FIRST = 36.0
WIDEST_PITCH = 28.0
NARROW_PITCH = 19.0
"""Lines that lie closer have smaller letters."""
SMALLER = replace(BODY, size=13)
LAST = 2
"""So many lines at the end are always there: they say what the play came to."""
NUMBER = Style("Rubik-Bold", 12.5)
OVERLAPPING = 0.68
"""How large each of several pictures is, as a share of the room for one."""


class Detail:
    """What an opened row shows of a play. It is put together once, when the row is opened."""

    def __init__(self, context: Context, stored: StoredRound) -> None:
        self.stored = stored
        self.lines: tuple[Line, ...] = ()
        self.pictures: tuple[Callable[[Canvas], None], ...] = ()
        self.problem = ""
        self._context = context
        game = next((each.game for each in context.games if each.entry.id == stored.game), None)
        if game is None:
            self.problem = context.texts("my_games.game_missing")
            return
        try:
            self.lines = lines_of(context, game, stored)
            self.pictures = finished_pictures(context, stored)
        except JournalError as error:
            self.problem = str(error)

    @property
    def can_be_shown(self) -> bool:
        """Whether the play can be rebuilt."""
        return not self.problem

    def draw(self, canvas: Canvas, row: Box) -> None:
        """Draw it below the line of its row."""
        self._draw_board(canvas, within(row, BOARD))
        self._draw_times(canvas, row)
        self._draw_lines(canvas, within(row, LINES))
        canvas.fill((row[0] + RULE_X, row[1] + 60, 1, row[3] - 86), (96, 70, 122))
        about = within(row, ABOUT)
        canvas.text(self.about(), about[:2], SMALL, width=about[2], colour=(233, 224, 242))

    def about(self) -> str:
        """What can be done with the play, or why nothing can."""
        texts, stored = self._context.texts, self.stored
        if stored.state == "voided":
            return texts("my_games.voided", reason=stored.void_reason)
        if stored.state == "open":
            return texts("my_games.open_about")
        return texts("my_games.replay_about") if self.can_be_shown else self.problem

    def _draw_board(self, canvas: Canvas, box: Box) -> None:
        for place, picture in enumerate(self.pictures):
            key = ("board", self.stored.id, len(self.stored.actions), place)
            draw_thumbnail(canvas, key, picture, share_of(box, place, len(self.pictures)))
        if not self.pictures:
            canvas.nine("ui/panel_note", box)
            middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            canvas.image("icons/warning", centre=(middle[0], middle[1] - 24), width=34, alpha=0.8)
            canvas.text(self._context.texts("my_games.no_board"), (middle[0], middle[1] + 14), BODY, anchor="centre")

    def _draw_times(self, canvas: Canvas, row: Box) -> None:
        texts, stored = self._context.texts, self.stored
        bought = local_time(stored.bought_at).strftime("%d %b %Y, %H:%M:%S")
        change = texts("my_games.balance", before=pounds(stored.balance_before), after=pounds(stored.balance_after))
        ended = texts("my_games.not_settled")
        if stored.settled_at:
            key = "my_games.voided_at" if stored.state == "voided" else "my_games.settled_at"
            ended = texts(key, time=local_time(stored.settled_at).strftime("%H:%M:%S"))
        x, y = row[0] + TIMES[0], row[1] + TIMES[1]
        for place, text in enumerate((texts("my_games.bought_at", time=bought), ended, change)):
            canvas.text(text, (x, y + 24 * place), SMALL, colour=LAVENDER, fit=BOARD[2])

    def _draw_lines(self, canvas: Canvas, box: Box) -> None:
        x, y, width, height = box
        canvas.text(self._context.texts("my_games.what_happened"), (x, y), HEADING)
        if not self.lines:
            canvas.text(self._context.texts("my_games.nothing_yet"), (x, y + FIRST), BODY, colour=LAVENDER, width=width)
        lines, letters, pitch = self._fitted(canvas, width - 32, height - FIRST + 12)
        disc = min(DISC, pitch - 2)
        middle = y + FIRST
        for place, line in enumerate(lines, 1):
            picture = "ui/pill_gold" if line.is_won else "ui/pill"
            canvas.nine(picture, (x, middle - disc / 2, disc, disc))
            colour = INK if line.is_won else LABEL_GOLD
            canvas.text(str(place), (x + disc / 2, middle), NUMBER, anchor="centre", colour=colour, fit=disc - 3)
            canvas.text(line.text, (x + 32, middle), replace(letters, leading=pitch / letters.size), width=width - 32)
            middle += pitch * canvas.lines_of(line.text, letters, width - 32)

    def _fitted(self, canvas: Canvas, width: float, height: float) -> tuple[tuple[Line, ...], Style, float]:
        """What of the account fits, its letters, and how far its lines lie apart. What is left out is counted."""
        for letters in (BODY, SMALLER):
            pitch = min(WIDEST_PITCH, height / max(1, self._rows(canvas, self.lines, letters, width)))
            if pitch >= NARROW_PITCH:
                return self.lines, letters, pitch
        lines = self.lines
        for shown in range(len(self.lines) - 1, LAST, -1):
            more = Line(self._context.texts("my_games.more", count=len(self.lines) - shown), is_won=False)
            lines = (*self.lines[: shown - LAST], more, *self.lines[-LAST:])
            if self._rows(canvas, lines, SMALLER, width) * NARROW_PITCH <= height:
                break
        return lines, SMALLER, NARROW_PITCH

    def _rows(self, canvas: Canvas, lines: Sequence[Line], letters: Style, width: float) -> int:
        return sum(canvas.lines_of(line.text, letters, width) for line in lines)


def share_of(box: Box, place: int, count: int) -> Box:
    """The box of one of `count` pictures, from 0: alone it fills the whole, else each lies over the one before."""
    if count == 1:
        return box
    x, y, width, height = box
    along = place / (count - 1) * (1 - OVERLAPPING)
    return x + width * along, y + height * along, width * OVERLAPPING, height * OVERLAPPING
