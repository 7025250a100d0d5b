"""The message at the end of an instant win: what was won, if anything, with SHOW GAME and FINISH (FL-11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.counting import count_up
from engine.stage.display_list import moved
from engine.stage.intents import Intent
from engine.stage.text import CREAM, Style
from engine.stage.timeline import Animation, Cue, Timeline, tween
from engine.stage.tween import EASE_OUT_CUBIC, ease_out_back
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from engine.stage.widgets.group import WidgetGroup
from scenes.common.celebration import LEVELS, NOTHING, Level
from scenes.common.hud import clear_right
from scenes.common.styles import SMALL, SMALL_BOLD, WIN_WORD
from scenes.common.words_ahead import Words, WordsAhead
from scenes.context import Context

WIN_BOX: Box = (342, 176, 596, 352)
NONE_BOX: Box = (342, 216, 596, 284)
BACK: Box = (898, 661, 358, 48)
BACK_BESIDE: Box = (898, 663, 174, 44)
BESIDE: Box = (1084, 663, 174, 44)
"""The ways back lie in the bar, where picks were counted before, and cover nothing of the finished game."""
SMALL_LETTERS = 0.36
"""Of two ways beside each other, so that both have letters of one size."""
WHOLE = 0.7
"""With reduced motion the panel is there when the board has become so dark."""
CENTRE_X = 640.0
DIGITS = 74.0
QUIET_DIGITS = 54.0
"""Up to what the play cost the amount is stated, not celebrated (ALL-8)."""
HEADING = Style("LilitaOne-Regular", 36, (255, 246, 222), shadow=2, tracking=0.5)
QUIET_HEADING = Style("LilitaOne-Regular", 44, (255, 246, 222), shadow=2, tracking=0.5)
SWING = ease_out_back(1.6)
LOWERING = ease_out_back(0.8)
BESIDES, BELOW = 46.0, 48.0
"""How far shadow and holly reach beyond the panel."""
PLATE = 92.0
WORD_STEPS = 12
"""The word of a level comes up through so many sizes."""


class EndMessage:
    """The panel. It comes down by itself, counts the amount up, and waits for FINISH.

    Attributes:
        is_shown: False while the person looks at the finished game.
        beside: a button beside the way back to the message, to look at another window of the game.
        share: how far it has come, 0 to 1; `shade` how far the dark has come down behind it.
        word: how far the word of the level has come up.
    """

    def __init__(
        self,
        context: Context,
        *,
        prize: int,
        level: str,
        play_number: str,
        on_finish: Callable[[], object],
        beside: Button | None = None,
    ) -> None:
        self.prize = prize
        self.level: Level = LEVELS[level] if prize else NOTHING
        self.play_number = play_number
        self.is_shown = True
        self.share = self.shade = self._way = 0.0
        self.shown_prize = 0
        self._context = context
        self.word = 0.0
        self._ahead = WordsAhead([Words(self._level_word, WIN_WORD)] if self.level.has_word else [])
        self.box = WIN_BOX if prize else NONE_BOX
        row = self.box[1] + self.box[3] - 136
        texts = context.texts
        self.show = Button((392, row, 228, 60), texts("end.show_game"), self._look, colour="blue")
        self.finish = Button((660, row, 228, 60), texts("end.finish"), on_finish)
        self.back = Button(BACK if beside is None else BACK_BESIDE, texts("end.back"), self._return, colour="blue")
        self.beside = beside
        if beside is not None:
            self.back.letters = beside.letters = SMALL_LETTERS
        self.widgets = WidgetGroup([self.finish, self.show], lambda _: context.sounds.play("button"))
        self.widgets.focus(self.finish)
        ways = [self.back] if beside is None else [self.back, beside]
        self.way_back = WidgetGroup(ways, lambda _: context.sounds.play("button_back"))
        self.way_back.focus(self.back)
        self._coming = Timeline(self._come())
        self._cue = Cue()
        self._counting = Timeline(self._count(), self._cue)

    def _look(self) -> None:
        self.is_shown = False
        self.way_back.focus(self.back)

    def _return(self) -> None:
        self.is_shown = True
        self.widgets.focus(self.finish)

    def _come(self) -> Animation:
        def come(time: float) -> None:
            self.share, self.shade, self._way = EASE_OUT_CUBIC(time), time, LOWERING(time)

        yield tween(0.3 if self._context.is_lively else 0.15, come)

    def _count(self) -> Animation:
        def show(pence: int) -> None:
            self.shown_prize = pence

        def pop(share: float) -> None:
            self.word = share

        tick = partial(self._cue.fire, self._context.sounds.play, "count")
        if self.prize:
            yield from count_up(self.prize, self.level.counting, show, tick)
        if self.level.has_word:
            lively = self._context.is_lively
            yield tween(0.45 if lively else 0.15, pop, SWING if lively else EASE_OUT_CUBIC)

    def handle(self, intent: Intent) -> bool:
        """Let its buttons answer; True when one of them took the intent."""
        return (self.widgets if self.is_shown else self.way_back).handle(intent)

    def advance(self, passed: float) -> None:
        """Let it come up and count."""
        self._coming.advance(passed)
        if self._coming.is_over:
            self._counting.advance(passed)

    def hurry(self) -> None:
        """Show the whole amount at once."""
        self._coming.skip()
        self._counting.skip()

    @property
    def is_moving(self) -> bool:
        """Whether it still comes up or counts."""
        return not (self._coming.is_over and self._counting.is_over)

    @property
    def _level_word(self) -> str:
        return self._context.texts(f"end.{self.level.name}")

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, or the way back to it."""
        if not self.is_shown:
            clear_right(canvas)
            self.way_back.draw(canvas)
        elif self._context.is_lively:
            self._draw_lowered(canvas)
        elif self.share >= WHOLE:
            self._draw_whole(canvas)
        if self.level.has_word and self.word == 0:
            self._ahead.prepare(canvas, rests=False, comes=True)

    def _draw_lowered(self, canvas: Canvas) -> None:
        """The panel as far as it has come down: with all that is on it, at one size, so that nothing is scaled."""
        began = len(canvas.draws)
        self._draw_whole(canvas)
        view = canvas.view
        above = round((1 - self._way) * (view.top + (self.box[1] + self.box[3] + BELOW) * view.k))
        if above:
            canvas.draws[began:] = [moved(draw, 0, -above) for draw in canvas.draws[began:]]

    def _draw_whole(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        middle = (x + width / 2, y + height / 2)
        key = ("end panel", bool(self.prize), self.play_number)
        canvas.composed(key, (width + 2 * BESIDES, height + 2 * BELOW), self._paint_panel, centre=middle)
        if self.prize:
            self._draw_amount(canvas)
        self.widgets.draw(canvas)

    def _paint_panel(self, canvas: Canvas) -> None:
        """What stands still on the panel, around its middle."""
        _, _, width, height = self.box
        left, top = -width / 2, -height / 2
        canvas.nine("dialogs/win" if self.prize else "dialogs/none", (left, top, width, height))
        if self.prize:
            for side, flip in ((left + 6, ""), (-left - 6, "x")):
                canvas.image("dialogs/holly_corner", centre=(side, top + 8), flip=flip)
            canvas.text(self._context.texts("end.won"), (0, top + 62), HEADING, anchor="centre")
        else:
            canvas.text(self._context.texts("end.none"), (0, top + 84), QUIET_HEADING, anchor="centre")
        self._paint_play_number(canvas, -top - 44)

    def _draw_amount(self, canvas: Canvas) -> None:
        _, y, width, _ = self.box
        whole = pounds(self.prize)
        digits = DIGITS if self.level.bursts else QUIET_DIGITS
        size = min(digits, digits * (width - 100) / canvas.amount_width(whole, digits))
        canvas.amount(pounds(self.shown_prize), (CENTRE_X, y + 148), size)
        if self.level.has_word and self.word > 0:
            self._draw_word(canvas, self._level_word, y - 44)

    def _draw_word(self, canvas: Canvas, word: str, y: float) -> None:
        """The word of a level on its plate, as far as it has come up."""
        wide = canvas.text_width(word, WIN_WORD) + 110
        if self.word == 1:

            def paint(inner: Canvas) -> None:
                inner.nine("ui/card_tag", (-wide / 2, -PLATE / 2, wide, PLATE))
                inner.text(word, (0, 0), WIN_WORD, anchor="centre")

            canvas.composed(("end word", word), (wide + 20, PLATE + 20), paint, centre=(CENTRE_X, y))
            return
        scale = max(1, round(self.word * WORD_STEPS)) / WORD_STEPS
        canvas.nine("ui/card_tag", (CENTRE_X - wide * scale / 2, y - PLATE * scale / 2, wide * scale, PLATE * scale))
        canvas.text(word, (CENTRE_X, y), WIN_WORD, anchor="centre", scale=scale)

    def _paint_play_number(self, canvas: Canvas, y: float) -> None:
        label = self._context.texts("end.play_number")
        wide = canvas.text_width(label, SMALL) + 12 + canvas.text_width(self.play_number, SMALL_BOLD)
        left = -wide / 2
        canvas.text(label, (left, y), SMALL, colour=CREAM)
        canvas.text(self.play_number, (left + wide, y), SMALL_BOLD, anchor="right")
