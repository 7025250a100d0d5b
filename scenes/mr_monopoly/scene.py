"""Mr. Monopoly on the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.live_play import LivePlay
from engine.rules.contract import Spin
from engine.rules.events import Event
from engine.stage.canvas import Canvas
from engine.stage.intents import Intent
from engine.stage.scene import Transition
from engine.stage.timeline import Animation
from games.mr_monopoly.events import MonopolyEvent
from games.mr_monopoly.game import MrMonopoly
from games.mr_monopoly.symbols import SPINS
from scenes.common.slots.controls import ControlsLook
from scenes.common.slots.heading_painting import draw_heading, draw_level
from scenes.common.slots.reel import Reel
from scenes.common.slots.slot_room import SlotRoom
from scenes.common.words_ahead import NOWHERE, WordsAhead
from scenes.context import Context
from scenes.mr_monopoly import layout
from scenes.mr_monopoly.board import Board
from scenes.mr_monopoly.bonus_skipping import has_spins, last_pieces
from scenes.mr_monopoly.card_painting import draw_cards
from scenes.mr_monopoly.heading_painting import HEADINGS
from scenes.mr_monopoly.lane_painting import draw_lane
from scenes.mr_monopoly.note_painting import calls, draw_call, draw_number, draw_too_low
from scenes.mr_monopoly.pictures import FORESEES
from scenes.mr_monopoly.presenter import Presenter
from scenes.mr_monopoly.reel_painting import ReelPainter
from scenes.mr_monopoly.room_painting import draw_buys, draw_street
from scenes.mr_monopoly.side_painting import draw_board, draw_counter, draw_receipt
from scenes.mr_monopoly.symbol_painting import TALL

FIRST_STOPS = (0, 20, 18, 14, 6)
"""Where the reels stand before the first spin."""


class MonopolyScene(SlotRoom[Board]):
    """Reels, property cards, Mr. Monopoly, his lane and his Free Spins."""

    music = "music_monopoly"
    foresees = FORESEES
    room_lights = layout.ROOM_LIGHTS
    skip_box = layout.SKIP
    controls_look = ControlsLook("purple", "property/spin", layout.BUY_BUTTONS)

    def __init__(
        self,
        context: Context,
        game: MrMonopoly,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None = None,
        is_recorded: bool = False,
    ) -> None:
        strips = game.numbers.strips
        board = Board(reels=[Reel(layout.reel_box(n), 4, strip.symbols) for n, strip in enumerate(strips, 1)])
        for reel, strip, stop in zip(board.reels, strips, FIRST_STOPS, strict=True):
            reel.put(strip.columns[stop], stop)
        super().__init__(context, game, board, play, after=after, is_recorded=is_recorded)
        self._monopoly = game
        self._names = [card.name for card in game.numbers.properties]
        self._presenter = Presenter(self.motion, self._rent)
        self._painter = ReelPainter(game.numbers.lines)
        self._ahead = WordsAhead([*self.controls.words_ahead, *calls(context.texts), self.skipping.words_ahead])

    def _rent(self, reel: int, row: int) -> int:
        """A rent in hundredths of the stake."""
        return int(self._monopoly.numbers.properties[reel - 1].rents[row - 1])

    def begin_round(self) -> None:
        """Nothing is won yet."""
        self.motion.is_quick = self.controls.is_quick
        self.board.clear_round()

    def handle(self, intent: Intent) -> Transition | None:
        """As in any slot; another stake has other rents, so that what the last round paid is taken away."""
        stake = self.controls.hud.stake
        following = super().handle(intent)
        if self.controls.hud.stake != stake:
            self.begin_round()
        return following

    def pieces(self, events: Sequence[Event]) -> list[Animation]:
        """The pictures of a segment."""
        self.skipping.watch_last(last_pieces(events))
        return self._presenter.pieces([event for event in events if isinstance(event, MonopolyEvent)])

    def riding(self) -> Sequence[Reel]:
        """The reels, and the cells that ride in the Free Spins."""
        return [*self.board.reels, *self.board.cells.values()]

    def has_spins(self) -> bool:
        """Whether the Free Spins are on the screen, and not over."""
        return has_spins(self.board)

    # --- drawing

    def draw_large_win(self, canvas: Canvas) -> None:
        """Draw its words and its amount."""
        draw_level(canvas, self.board, self.context.texts(f"monopoly.levels.{self.board.level}"))

    def draw_lit_room(self, canvas: Canvas) -> None:
        """Draw the room from its walls to what is announced."""
        board, hud, texts = self.board, self.controls.hud, self.context.texts
        stake = self.play.order.stake if self.play is not None and self.is_busy else hud.stake
        rents = self._monopoly.rents(stake)
        draw_street(
            canvas, self._monopoly, texts, hud, stake=stake, is_bonus=board.is_bonus, is_leaving=self._is_leaving
        )
        if self._is_leaving and not board.is_bonus:
            self._prepare_bonus(canvas, rents)
        self.twinkles.draw(canvas)
        draw_cards(canvas, board, rents)
        self._painter.draw(canvas, board)
        self._draw_sides(canvas, rents)
        self.controls.widgets.draw(canvas)
        hud.draw(canvas, board)
        self._draw_notes(canvas)
        comes = board.heading is not None or (board.lane is not None and not board.lane.dice)
        self._ahead.prepare(canvas, rests=not self.conductor.is_moving, comes=comes)
        if board.heading is not None:
            draw_heading(canvas, texts, HEADINGS, board.heading)

    def _prepare_bonus(self, canvas: Canvas, rents: Sequence[Sequence[int]]) -> None:
        """Get ready what the Free Spins begin with, out of sight: one after the other, as each can be afforded.

        Where everything is made at once, nothing needs to be ready.
        """
        if not canvas.tools.artwork.allowance.is_limited:
            return
        board, texts = Board(spins_left=SPINS), self.context.texts
        _, width, height = TALL["gentleman"]
        parts: tuple[Callable[[], object], ...] = (
            lambda: canvas.image("property/gentleman_walk", size=(width, height)),
            lambda: draw_counter(canvas, texts, board),
            lambda: draw_board(canvas, texts, board, self._names, rents),
            lambda: canvas.image("property/gentleman", size=(width, height)),
        )
        with canvas.clip(NOWHERE):
            for part in parts:
                if canvas.tools.artwork.allowance.owes:
                    return
                part()

    @property
    def _is_leaving(self) -> bool:
        """Whether another room is about to show, also when a tap is waited for that leads to the Free Spins."""
        board = self.board
        if board.is_bonus:
            return board.is_ended
        return board.changes_scene or (board.lane is None and self.awaited not in {None, Spin()})

    def _draw_sides(self, canvas: Canvas, rents: Sequence[Sequence[int]]) -> None:
        board, texts = self.board, self.context.texts
        for button in self.controls.buys.buttons:
            button.is_visible = not board.is_bonus and board.lane is None
        if board.is_bonus and not board.rents and not board.is_ended:
            draw_counter(canvas, texts, board)
        else:
            is_all = board.is_ended or (board.is_bonus and not self.is_busy)
            draw_receipt(canvas, texts, board, self._names, self._monopoly.numbers.symbols, is_all=is_all)
        if board.lane is None or board.lane.slid < 1:
            self._draw_panels(canvas, rents)
        if board.lane is not None:
            draw_lane(canvas, texts, board.lane, waits=self.awaited is not None)

    def _draw_panels(self, canvas: Canvas, rents: Sequence[Sequence[int]]) -> None:
        """What stands right of the reels, and what the lane slides over: their group draws no buttons below it."""
        texts, buys = self.context.texts, self.controls.buys
        if self.board.is_bonus:
            draw_board(canvas, texts, self.board, self._names, rents)
            return
        draw_buys(canvas, texts, buys)
        if self.board.lane is not None:
            for button in buys.buttons:
                button.draw(canvas)

    def _draw_notes(self, canvas: Canvas) -> None:
        """The play number of a round that is over (ALL-4), and what a person is waited for."""
        texts = self.context.texts
        if self.play is not None and not self.is_busy:
            draw_number(canvas, self.play.play_number)
        if self.controls.refill.is_visible:
            draw_too_low(canvas, texts)
        elif self.awaited is not None and self.awaited != Spin() and self.board.lane is None:
            draw_call(canvas, texts, is_bonus=self.board.is_bonus)
