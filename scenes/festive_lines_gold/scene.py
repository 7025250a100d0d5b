"""Festive Lines Gold on the window: picks go to the play at once, and their pictures follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.journal.errors import JournalError, RoundConflict
from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Finish, Pick
from engine.stage.canvas import FULL, Canvas
from engine.stage.intents import Command, Digit, Intent, Press
from engine.stage.particles import ParticleField
from engine.stage.scene import Push, Replace, Scene, Transition
from engine.stage.widgets.group import WidgetGroup
from games.festive_lines_gold.events import TicketIssued
from games.festive_lines_gold.game import FestiveLinesGold
from scenes.common.celebration import Celebration
from scenes.common.end_message import EndMessage
from scenes.common.hud import HudDeeds, InstantWinHud
from scenes.common.pilot import Pilot
from scenes.common.status_strip import draw_status_strip
from scenes.context import Context
from scenes.festive_lines_gold.board import PUDDINGS, Board
from scenes.festive_lines_gold.conductor import Conductor
from scenes.festive_lines_gold.motion import Motion
from scenes.festive_lines_gold.painting import draw_board, draw_table
from scenes.festive_lines_gold.presenter import lay_out
from scenes.festive_lines_gold.pudding_spot import PuddingSpot

HINT_AFTER = 6.0
DIMMED = 0.42


class FestiveLinesScene(Scene):
    """One play, from its ticket to FINISH.

    `after` says what follows FINISH; `recorded` actions are taken by themselves.
    """

    def __init__(
        self,
        context: Context,
        game: FestiveLinesGold,
        play: LivePlay,
        *,
        after: Callable[[], Transition],
        recorded: Sequence[Action] = (),
    ) -> None:
        self.context = context
        self.play = play
        self.board = Board()
        self.end: EndMessage | None = None
        self._game = game
        self.subject = game.id
        self._after = after
        self._pilot = Pilot(recorded)
        self._celebration: Celebration | None = None
        self._is_revealing = False
        self._idle = 0.0
        self._next: Transition | None = None
        particles = ParticleField(context.chance)
        self.motion = Motion(self.board, particles, context.sounds.play, cost=play.cost, lively=context.is_lively)
        self.conductor = Conductor(self.motion)
        self.spots = [
            PuddingSpot(place, context.texts("festive.pudding", place=place), self._picked)
            for place in range(1, PUDDINGS + 1)
        ]
        deeds = HudDeeds(self._open_menu, context.toggle_mute, self._open_rules, self._toggle_reveal_all)
        is_free = context.market == "demo" and not recorded
        self.hud = InstantWinHud(context, play.cost, deeds, colour="red", has_reveal_all=is_free)
        self.widgets = WidgetGroup([*self.spots, *self.hud.widgets])
        for event in play.opening:
            if isinstance(event, TicketIssued):
                lay_out(self.board, event)

    def enter(self) -> None:
        """Show at once what was uncovered before (ALL-2)."""
        self.context.sounds.music("music_festive")
        self.context.on_table = self.play
        self.show_all()

    def show_all(self) -> None:
        """Show all actions taken so far at once."""
        for action, events in self.play.history:
            self.conductor.show(action, events)
        self.conductor.skip()
        self._end_if_over()
        self._enable()

    def leave(self) -> None:
        """The table is free, and nothing sounds on."""
        self.context.on_table = None
        self.context.sounds.stop_effects()

    # --- picks

    def _picked(self, place: int) -> None:
        self._is_revealing = False
        self.pick(place)

    def pick(self, place: int) -> None:
        """Select a pudding; the play takes it at once, whatever is still moving. What cannot be selected is ignored."""
        action = Pick("pudding", place)
        if action in self.play.actions:
            self._take(action)

    def _take(self, action: Action) -> None:
        try:
            events = self.play.take(action)
        except RoundConflict:
            # An action whose keeping was reported as failed is in the journal after all: go on from what it holds.
            self._next = Replace(self.context.doors.game(self._game.id))
            return
        except JournalError as error:
            self._is_revealing = False
            self.context.sounds.play("refusal")
            self._next = Push(self.context.doors.message(str(error)))
            return
        self._idle = 0.0
        self.conductor.show(action, events)
        self._enable()

    def _enable(self) -> None:
        for spot in self.spots:
            spot.is_enabled = Pick("pudding", spot.place) in self.play.actions
        can_pick = any(spot.is_enabled for spot in self.spots)
        self._is_revealing = self._is_revealing and can_pick
        self.hud.reveal_all.is_enabled = can_pick
        self.hud.reveal_all.label = self.context.texts("hud.stop" if self._is_revealing else "hud.reveal_all")

    # --- intents

    def handle(self, intent: Intent) -> Transition | None:
        """Mouse, keyboard and gamepad alike."""
        acts = isinstance(intent, Press) or intent is Command.ACT
        if self.end is not None:
            if acts and self.end.is_moving:
                self.end.hurry()
            elif not self.end.handle(intent):
                self._handle_rest(intent, acts=False)
        elif isinstance(intent, Digit):
            self._picked(intent.number)
        elif self._is_revealing and acts:
            self._toggle_reveal_all()
        elif not self.widgets.handle(intent):
            self._handle_rest(intent, acts=acts)
        return self._taken()

    def _handle_rest(self, intent: Intent, *, acts: bool) -> None:
        if intent in {Command.BACK, Command.OPEN_MENU}:
            self._open_menu()
        elif self.conductor.finale_runs and (acts or intent is Command.SKIP):
            self.conductor.skip()

    def _taken(self) -> Transition | None:
        following, self._next = self._next, None
        return following

    def _open_menu(self) -> None:
        self._next = Push(self.context.doors.menu(self._game.id))

    def _open_rules(self) -> None:
        self._next = Push(self.context.doors.rules(self._game.id))

    def _toggle_reveal_all(self) -> None:
        self._is_revealing = not self._is_revealing
        self._pilot.rest(0.0)
        if self._is_revealing:
            self.context.sounds.play("reveal_all_start")
        self._enable()

    def _finish(self) -> None:
        """FINISH: the play is settled, and the scene goes (FL-11)."""
        try:
            if Finish() in self.play.actions:
                self.play.take(Finish())
            self.play.settle()
        except JournalError as error:
            self._next = Push(self.context.doors.message(str(error)))
        else:
            self._next = self._after()

    # --- time

    def advance(self, passed: float) -> Transition | None:
        """Let the animations go on."""
        self.conductor.advance(passed)
        self._end_if_over()
        if self._celebration is not None:
            self._celebration.advance(passed)
        self.motion.particles.advance(passed)
        if self.end is not None:
            self.end.advance(passed)
        self._go_on_by_itself(passed)
        self._hint_if_idle(passed)
        return self._taken()

    def _end_if_over(self) -> None:
        if self.end is not None or not self.conductor.is_over:
            return
        prize, number = self.board.prize, self.play.play_number
        level = self._game.win_level(prize, self.play.cost)
        self.end = EndMessage(self.context, prize=prize, level=level, play_number=number, on_finish=self._finish)
        self._celebration = Celebration(
            self.end.level, self.motion.particles, self.context.sounds.play, lively=self.motion.lively
        )
        self.context.sounds.play(self.end.level.sound)

    def _go_on_by_itself(self, passed: float) -> None:
        """Reveal all (ALL-10), a replay or a script: the next action when its time has come."""
        if self._is_revealing:
            if self._pilot.is_due(passed):
                self._take(self.play.actions[0])
        elif self._pilot.has_more and self._pilot.is_due(passed):
            action = self._pilot.next()
            if not isinstance(action, Finish):
                self._take(action)
            elif self.end is not None and not self.end.is_moving:
                self._finish()
            else:
                self._pilot.put_back(action)

    def _hint_if_idle(self, passed: float) -> None:
        closed = [spot.place for spot in self.spots if spot.is_enabled]
        if not closed or self.conductor.is_moving or self._pilot.has_more or self._is_revealing:
            return
        self._idle += passed
        if self._idle >= HINT_AFTER:
            self._idle = 0.0
            self.conductor.hint(self.context.chance.choice(closed))

    @property
    def is_moving(self) -> bool:
        """Whether anything on the board moves."""
        celebrates = self._celebration is not None and not self._celebration.is_over
        by_itself = self._is_revealing or self._pilot.has_more
        message = self.end is not None and self.end.is_moving
        return self.conductor.is_moving or by_itself or message or celebrates or self.motion.particles.is_alive

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, and the end message over it."""
        end = self.end
        if end is not None and end.is_shown and end.share == 1:
            key = ("festive ended", self.play.play_number, self.context.journal.balance, self.context.settings.muted)
            canvas.baked(key, FULL, self._draw_dimmed, opaque=True)
        else:
            self.draw_play(canvas)
            if end is not None and end.is_shown:
                canvas.dim(1 - (1 - DIMMED) * end.share)
        draw_status_strip(canvas, self.context, "replay" if self.play.is_replay else self.play.mark)
        if end is not None and end.is_shown and end.level.has_rays:
            canvas.image("effects/rays", centre=(640, 330), width=1000, alpha=0.8 * end.share, add=True)
        self.motion.particles.draw(canvas)
        if end is not None:
            end.draw(canvas)

    def _draw_dimmed(self, canvas: Canvas) -> None:
        self.draw_play(canvas)
        canvas.dim(DIMMED)

    def draw_play(self, canvas: Canvas) -> None:
        """Draw the board and the bar below it."""
        board = self.board
        draw_table(canvas, board, self.context.texts, self.hud)
        self.widgets.draw(canvas)
        draw_board(canvas, board)
        self.hud.draw(canvas, won=board.shown_won, won_scale=board.won_scale, picks_left=board.picks_left)
        self.motion.sprites.draw(canvas)
