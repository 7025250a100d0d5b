"""Jingle Bells on the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Spin
from engine.rules.events import Event
from engine.rules.slots.windows import Cell
from engine.stage.canvas import Canvas
from engine.stage.intents import Intent
from engine.stage.scene import Transition
from engine.stage.timeline import Animation
from games.jingle_bells.events import FramesStood
from games.jingle_bells.game import JingleBells
from games.jingle_bells.symbols import ROWS
from scenes.common.slots.controls import ControlsLook
from scenes.common.slots.reel import Reel
from scenes.common.slots.slot_room import SlotRoom
from scenes.common.words_ahead import WordsAhead
from scenes.context import Context
from scenes.jingle_bells import layout
from scenes.jingle_bells.board import Board
from scenes.jingle_bells.bonus_layout import SKIP
from scenes.jingle_bells.bonus_painting import draw_bonus, prepare_bonus
from scenes.jingle_bells.bonus_skipping import has_spins, last_pieces
from scenes.jingle_bells.heading_painting import draw_announced, draw_celebration
from scenes.jingle_bells.note_painting import calls, draw_call, draw_number, draw_result, draw_too_low
from scenes.jingle_bells.pictures import FORESEES
from scenes.jingle_bells.presenter import Presenter
from scenes.jingle_bells.reel_painting import ReelPainter
from scenes.jingle_bells.room_painting import village
from scenes.jingle_bells.side_painting import draw_buys, draw_multiplier

FIRST_STOPS = (37, 47, 41, 18, 0, 1)
"""Where the reels stand before the first spin."""
BONUS_MUSIC = "music_christmas_spins"


class BellsScene(SlotRoom[Board]):
    """Reels, frames that stay, Golden Leaf Wilds, and the Christmas Spins."""

    music = "music_jingle"
    foresees = FORESEES
    room_lights = layout.ROOM_LIGHTS
    skip_box = SKIP
    controls_look = ControlsLook("purple", "bells/spin", layout.BUY_BUTTONS, "gold")

    def __init__(
        self,
        context: Context,
        game: JingleBells,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None = None,
        is_recorded: bool = False,
    ) -> None:
        strips = game.numbers.strips
        board = Board(reels=[Reel(layout.reel_box(n), ROWS, strip.symbols) for n, strip in enumerate(strips, 1)])
        for reel, strip, stop in zip(board.reels, strips, FIRST_STOPS, strict=True):
            reel.put(strip.columns[stop], stop)
        super().__init__(context, game, board, play, after=after, is_recorded=is_recorded)
        self._bells = game
        self._prizes = dict(reversed(game.numbers.bonus_prizes.by_name().items()))
        self._presenter = Presenter(self.motion)
        self._painter = ReelPainter(game.numbers.lines)
        self._heard = self.music
        words = (*self.controls.words_ahead, *calls(context.texts), self.skipping.words_ahead)
        self._ahead = WordsAhead(words)

    # --- the round

    def show_all(self) -> None:
        """Frames stand before anything else is shown (JB-3)."""
        self.board.put_frames(self._frames_before())
        super().show_all()

    def begin_round(self) -> None:
        """Nothing is won yet, and the frames stand that the round starts from."""
        self.motion.is_quick = self.controls.is_quick
        self.board.clear_round()
        self.board.put_frames(self._frames_before())

    def _frames_before(self) -> tuple[Cell, ...]:
        """The frames that stood before the round, or that wait for the next one at the chosen stake."""
        if self.play is None:
            return self._frames_kept()
        return next((event.cells for event in self.play.opening if isinstance(event, FramesStood)), ())

    def _frames_kept(self) -> tuple[Cell, ...]:
        return self._bells.frames(self.context.journal.carried(self._bells.id, self.controls.hud.stake))

    def handle(self, intent: Intent) -> Transition | None:
        """As in any slot; the frames of a stake stand as soon as it is chosen (JB-3)."""
        stake = self.controls.hud.stake
        following = super().handle(intent)
        if self.controls.hud.stake != stake:
            self._show_stake()
        return following

    def _show_stake(self) -> None:
        board = self.board
        board.take_leaves_away()
        board.bonus = None
        board.clear_round()
        board.put_frames(self._frames_kept())

    def pieces(self, events: Sequence[Event]) -> list[Animation]:
        """The pictures of a segment."""
        self.skipping.watch_last(last_pieces(events))
        return self._presenter.pieces(events)

    def riding(self) -> Sequence[Reel]:
        """The reels, and the cells that ride in the Christmas Spins."""
        bonus = self.board.bonus
        return self.board.reels if bonus is None else [*self.board.reels, *bonus.riding.values()]

    def has_spins(self) -> bool:
        """Whether the Christmas Spins are on the screen, and not over."""
        return has_spins(self.board)

    # --- time

    def advance(self, passed: float) -> Transition | None:
        """As in any slot; the Christmas Spins have music of their own."""
        self._let_music_follow()
        return super().advance(passed)

    def _let_music_follow(self) -> None:
        """The Christmas Spins have their own music."""
        music = self.music if self.board.bonus is None else BONUS_MUSIC
        if music != self._heard:
            self._heard = music
            self.context.sounds.music(music)

    # --- drawing

    def draw_large_win(self, canvas: Canvas) -> None:
        """Draw its words and its amount."""
        draw_celebration(canvas, self.context.texts, self.board)

    def draw_lit_room(self, canvas: Canvas) -> None:
        """Draw the room from its walls to what is announced."""
        board, texts = self.board, self.context.texts
        for button in self.controls.buys.buttons:
            button.is_visible = board.bonus is None
        is_shown = self.play is not None and (self.is_busy or board.bonus is not None)
        stake = self.play.order.stake if self.play is not None and is_shown else self.controls.hud.stake
        if board.changes_scene or (board.bonus is None and self.awaited not in {None, Spin()}):
            if board.bonus is None:  # also when a tap is waited for that leads to the Christmas Spins
                prepare_bonus(canvas, texts, self._prizes, hud=self.controls.hud, stake=stake)
            else:
                canvas.prepared(*village(self._bells, texts, self.controls.hud, stake))
        if board.bonus is None:
            self._draw_reels(canvas, stake)
        else:
            draw_bonus(canvas, texts, board, self._prizes, hud=self.controls.hud, stake=stake)
        self.controls.widgets.draw(canvas)
        self.controls.hud.draw(canvas, board)
        self._draw_notes(canvas)
        comes = board.heading is not None or board.wipe > 0
        self._ahead.prepare(canvas, rests=not self.conductor.is_moving, comes=comes)
        draw_announced(canvas, texts, board)

    def _draw_reels(self, canvas: Canvas, stake: int) -> None:
        board = self.board
        canvas.baked(*village(self._bells, self.context.texts, self.controls.hud, stake), opaque=True)
        self.twinkles.draw(canvas)
        self._painter.draw(canvas, board)
        draw_multiplier(canvas, board)
        draw_buys(canvas, self.controls.buys)

    def _draw_notes(self, canvas: Canvas) -> None:
        texts, board = self.context.texts, self.board
        is_over = self.play is not None and not self.is_busy
        if self.play is not None and is_over:
            draw_number(canvas, self.play.play_number)
        if self.controls.refill.is_visible:
            draw_too_low(canvas, texts)
        elif is_over:
            draw_result(canvas, texts, board)
        if self.awaited not in {None, Spin()}:
            draw_call(canvas, texts)
