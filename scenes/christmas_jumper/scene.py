"""Christmas Jumper on the window: numbers, the change of window, presents."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Continue, Pick
from engine.stage.canvas import Canvas
from engine.stage.scene import Transition
from engine.stage.widgets.button import Button
from games.christmas_jumper.game import ChristmasJumper
from scenes.christmas_jumper.board import Board, TreeAt, Window
from scenes.christmas_jumper.conductor import JumperConductor
from scenes.christmas_jumper.layout import GO_ON, ROOM_LIGHTS
from scenes.christmas_jumper.main_painting import big_words
from scenes.christmas_jumper.painting import draw_window
from scenes.christmas_jumper.pictures import MAIN_FORESEES, bonus_foresees
from scenes.christmas_jumper.spots import Spot, motif_spots, present_spots
from scenes.common.end_message import BESIDE
from scenes.common.instant_win import InstantWinScene
from scenes.common.pick_spot import PickSpot
from scenes.common.words_ahead import WordsAhead
from scenes.context import Context

WORDS_STAY = 2.0
"""Seconds for which a replay shows the words BONUS GAME UNLOCKED."""


class JumperScene(InstantWinScene[Board]):
    """One play: the main game, and the bonus game if its tree is found.

    Attributes:
        window: the window that is looked at; another one than the board's only when the play has ended (CJ-14).
    """

    music = "music_jumper"
    lights = ROOM_LIGHTS

    def __init__(
        self,
        context: Context,
        game: ChristmasJumper,
        play: LivePlay,
        *,
        after: Callable[[], Transition],
        recorded: Sequence[Action] = (),
    ) -> None:
        super().__init__(context, game, play, Board(), after=after, recorded=recorded)
        self._bonus_foresees = bonus_foresees(game.numbers.symbols)
        texts = context.texts
        self.conductor = JumperConductor(self.motion)
        self.window = Window.MAIN
        self._had_focus = False
        self._ahead = WordsAhead(big_words(texts))
        self._motifs = motif_spots(texts, self.picked)
        self._presents = present_spots(texts, self.picked)
        self.place([*self._motifs, *self._presents])
        self.go_on = Button(GO_ON, texts("jumper.go_on"), self._go_on)
        self.widgets.widgets.insert(0, self.go_on)
        self._other = Button(BESIDE, "", self._look_at_other, colour="purple")
        self.enable()

    # --- what can be taken

    def can_take(self, action: Action) -> bool:
        """Nothing while a window ends or changes; no present before a bauble's pick has come (CJ-12)."""
        is_early = isinstance(action, Pick) and action.what == "present" and self.board.picks_left == 0
        return super().can_take(action) and not is_early

    def standing(self) -> Hashable:
        """Picks come back with a bauble, and other things can be picked in the other window."""
        return super().standing(), self.board.window, self.board.picks_left == 0

    def enable(self) -> None:
        """Only what lies in the window that is shown can be reached; the way to the bonus game has the focus (CJ-8)."""
        super().enable()
        window, is_new = self.board.window, self.window is not self.board.window
        is_bonus = self.board.ceremony > 0 or window is Window.BONUS
        self.foresees = self._bonus_foresees if is_bonus else MAIN_FORESEES
        self.window = window
        for spots, own in ((self._motifs, Window.MAIN), (self._presents, Window.BONUS)):
            for spot in spots:
                spot.is_visible = window is own
        was_offered = self.go_on.is_visible
        self.go_on.is_visible = self.go_on.is_enabled = (
            Continue() in self.play.actions and self.can_take(Continue()) and self.board.ceremony == 1
        )
        if self.go_on.is_visible and not was_offered:
            self._had_focus = self.widgets.focused is not None
            self.widgets.focus(self.go_on)
            self._pilot.rest(WORDS_STAY)
        if is_new:
            self.widgets.focus(self._presents[0], visible=self._had_focus)

    def spot_of(self, digit: int) -> PickSpot | None:
        """A digit chooses one of the first nine of your numbers, or of the presents."""
        spots = self._motifs[5:] if self.board.window is Window.MAIN else self._presents
        return spots[digit - 1]

    def _go_on(self) -> None:
        self.take(Continue())

    def act_without_focus(self) -> None:
        """The tree stands in the centre: a tap anywhere goes on (ALL-10)."""
        if self.go_on.is_visible:
            self.context.sounds.play("button")
            self._go_on()

    # --- the end

    def end_beside(self) -> Button | None:
        """With a bonus game both windows can be looked at (CJ-14)."""
        if self.board.window is Window.MAIN:
            return None
        self._name_other()
        return self._other

    def _look_at_other(self) -> None:
        self.window = Window.MAIN if self.window is Window.BONUS else Window.BONUS
        self._name_other()

    def _name_other(self) -> None:
        key = "jumper.show_main" if self.window is Window.BONUS else "jumper.show_bonus"
        self._other.label = self.context.texts(key)

    def look(self) -> Hashable:
        """Two windows, two pictures."""
        return self.window

    # --- drawing

    @property
    def windows(self) -> tuple[Window, ...]:
        """The windows that have been shown so far."""
        return (Window.MAIN,) if self.board.window is Window.MAIN else (Window.MAIN, Window.BONUS)

    def draw_play(self, canvas: Canvas) -> None:
        """Draw the window that is looked at, and the bar below it."""
        self.draw_of(self.window, canvas)

    def draw_of(self, window: Window, canvas: Canvas) -> None:
        """Draw a window as it stands, and the bar below it."""
        board = self.board
        draw_window(canvas, board, window, self.context.texts, hud=self.hud, below=self._draw_spots)
        for spot in self.spots:
            if isinstance(spot, Spot) and spot.is_raised and spot.in_(board).is_resting:
                spot.draw_raised(canvas)
        if self.go_on.is_visible:
            self.go_on.draw(canvas)
        self.hud.draw(canvas, won=board.shown_won, won_scale=board.won_scale, picks_left=board.picks_left)
        self.motion.sprites.draw(canvas)
        if window is Window.MAIN and board.tree is not TreeAt.HIDDEN and board.ceremony_words == 0:
            self._ahead.prepare(canvas, rests=False, comes=True)

    def _draw_spots(self, canvas: Canvas) -> None:
        if self.end is None:
            for spot in self.spots:
                if spot.is_visible:
                    spot.draw(canvas)
