"""The scene of a play of any instant win: picks go to the play at once, and their pictures follow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from engine.journal.errors import JournalError
from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Finish, Game, Pick
from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Digit, Intent, Press
from engine.stage.particles import ParticleField
from engine.stage.scene import Push, Scene, Transition
from engine.stage.widgets.button import Button
from scenes.common.conductor import Conductor
from scenes.common.end_layer import EndLayer
from scenes.common.end_message import EndMessage
from scenes.common.hud import HudDeeds, InstantWinHud
from scenes.common.idle_hints import IdleHints
from scenes.common.motion import Motion
from scenes.common.pick_group import PickGroup
from scenes.common.pick_spot import PickSpot
from scenes.common.pilot import Pilot
from scenes.common.play_board import PlayBoard
from scenes.common.refusal import after_refusal
from scenes.common.status_strip import draw_status_strip, mark_of
from scenes.common.twinkles import Twinkles
from scenes.context import Context

B = TypeVar("B", bound=PlayBoard)


class InstantWinScene(Scene, ABC, Generic[B]):
    """One play, from its ticket to FINISH. A game's scene sets `conductor` and calls `place` before it is shown.

    `after` says what follows FINISH; `recorded` actions are taken by themselves.
    """

    music = ""
    """The loop that plays meanwhile."""

    lights: tuple[tuple[float, float], ...] = ()
    """Where the room twinkles while somebody is there."""

    conductor: Conductor[B]

    def __init__(
        self,
        context: Context,
        game: Game,
        play: LivePlay,
        board: B,
        *,
        after: Callable[[], Transition],
        recorded: Sequence[Action] = (),
    ) -> None:
        self.context = context
        self.play = play
        self.board = board
        self.spots: list[PickSpot] = []
        self.subject = game.id
        self._game = game
        self._after = after
        self._pilot = Pilot(recorded)
        self._is_revealing = False
        self._standing: Hashable = None
        self._hints = IdleHints()
        self._next: Transition | None = None
        self._twinkles = Twinkles(self.lights)
        particles = ParticleField(context.chance)
        self.motion = Motion(board, particles, context.sounds.play, cost=play.cost, lively=context.is_lively)
        self._ending = EndLayer(particles, context.sounds.play, lively=context.is_lively)
        deeds = HudDeeds(self._open_menu, context.toggle_mute, self._open_rules, self._toggle_reveal_all)
        is_free = context.market == "demo" and not recorded
        leave = self._finish if play.is_replay else None
        self.hud = InstantWinHud(
            context, play.cost, deeds, colour="red", has_reveal_all=is_free, odds=game.figures.odds, leave=leave
        )
        self.widgets = PickGroup(self.hud.widgets)

    def place(self, spots: Sequence[PickSpot]) -> None:
        """Use these spots, in reading order."""
        self.spots = list(spots)
        self.widgets.widgets = [*self.spots, *self.hud.widgets]

    @property
    def end(self) -> EndMessage | None:
        """The end message, once there is one."""
        return self._ending.message

    # --- what a game may say otherwise

    @abstractmethod
    def draw_play(self, canvas: Canvas) -> None:
        """Draw the board and the bar below it."""

    def spot_of(self, digit: int) -> PickSpot | None:
        """The spot that a digit chooses."""
        return self.spots[digit - 1] if digit <= len(self.spots) else None

    def look(self) -> Hashable:
        """What tells one finished picture of this play from another."""
        return None

    def end_beside(self) -> Button | None:
        """A button beside the way back to the end message."""
        return None

    def act_without_focus(self) -> None:
        """Answer to a press or to Act that nothing else took."""

    def can_take(self, action: Action) -> bool:  # noqa: ARG002  a game may let one action wait and not another
        """Whether what is shown has come so far that an action makes sense; the rules decide whether it is legal."""
        return not self.conductor.waits

    def standing(self) -> Hashable:
        """What `can_take` goes by: when it changes, other things can be picked."""
        return self.conductor.waits

    # --- coming and going

    def enter(self) -> None:
        """Show at once what was uncovered before (ALL-2)."""
        self.context.sounds.music(self.music)
        self.context.on_table = self.play
        self.show_all()

    def show_all(self) -> None:
        """Show all actions taken so far at once."""
        for action, events in self.play.history:
            self.conductor.show(action, events)
            self.conductor.skip()
        self._end_if_over()
        self.enable()

    def leave(self) -> None:
        """The table is free, and nothing sounds on."""
        self.context.on_table = None
        self.context.sounds.stop_effects()

    # --- picks

    def picked(self, pick: Pick) -> None:
        """A person selects something: reveal all stops."""
        self._is_revealing = False
        self.take(pick)

    def take(self, action: Action) -> None:
        """Take an action; the play has it at once, whatever is still moving. What is not possible now is ignored."""
        if action not in self.play.actions or not self.can_take(action):
            return
        try:
            events = self.play.take(action)
        except JournalError as error:
            self._is_revealing = False
            self._next = after_refusal(self.context, self._game.id, error)
            return
        self.conductor.show(action, events)
        self.enable()

    def enable(self) -> None:
        """Let what can be picked now be picked."""
        legal = self.play.actions
        for spot in self.spots:
            spot.is_enabled = spot.pick in legal and self.can_take(spot.pick)
        self._is_revealing = self._is_revealing and any(isinstance(action, Pick) for action in legal)
        self.hud.offer_to_reveal(has_more=any(spot.is_enabled for spot in self.spots), is_going_on=self._is_revealing)

    # --- intents

    def handle(self, intent: Intent) -> Transition | None:
        """Mouse, keyboard and gamepad alike."""
        acts = isinstance(intent, Press) or intent is Command.ACT
        self._hints.stir()
        if self.end is not None:
            if acts and self.end.is_moving:
                self.end.hurry()
            elif not self.end.handle(intent):
                self._handle_rest(intent, acts=False)
        elif isinstance(intent, Digit):
            spot = self.spot_of(intent.number)
            if spot is not None:
                self.picked(spot.pick)
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
        elif acts:
            self.act_without_focus()

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
        self.enable()

    def _finish(self) -> None:
        """FINISH: the play is settled, and the scene goes (ALL-3)."""
        try:
            if Finish() in self.play.actions:
                self.play.take(Finish())
            self.play.settle()
        except JournalError as error:
            self._next = after_refusal(self.context, self._game.id, error)
        else:
            self.context.finished_at = self.context.clock()
            self._next = self._after()

    # --- time

    def advance(self, passed: float) -> Transition | None:
        """Let the animations go on."""
        self.conductor.advance(passed)
        if self._standing != self.standing():
            self._standing = self.standing()
            self.enable()
        self._end_if_over()
        self.motion.particles.advance(passed)
        self._ending.advance(passed)
        self._go_on_by_itself(passed)
        self._hint_if_idle(passed)
        if self._is_ambient:
            self._twinkles.advance(passed)
        return self._taken()

    def _end_if_over(self) -> None:
        if self.end is not None or not self.conductor.is_over:
            return
        prize, number = self.board.prize, self.play.play_number
        level, beside = self._game.win_level(prize, self.play.cost), self.end_beside()
        message = EndMessage(
            self.context, prize=prize, level=level, play_number=number, on_finish=self._finish, beside=beside
        )
        self._ending.begin(message)

    def _go_on_by_itself(self, passed: float) -> None:
        """Reveal all (ALL-10), a replay or a script: the next action when its time has come."""
        if self._is_revealing:
            closed = next((spot.pick for spot in self.spots if spot.is_enabled), None)
            if closed is not None and self._pilot.is_due(passed):
                self.take(closed)
        elif self._pilot.has_more and self.can_take(self._pilot.upcoming) and self._pilot.is_due(passed):
            action = self._pilot.next()
            if not isinstance(action, Finish):
                self.take(action)
            elif self.end is not None and not self.end.is_moving:
                self._finish()
            else:
                self._pilot.put_back(action)

    def _hint_if_idle(self, passed: float) -> None:
        closed = [spot.pick for spot in self.spots if spot.is_enabled]
        if not closed or self.conductor.is_moving or self._pilot.has_more or self._is_revealing:
            return
        if self._hints.is_due(passed):
            self.conductor.hint(self.context.chance.choice(closed))

    @property
    def _is_ambient(self) -> bool:
        return bool(self.lights) and self.end is None and self.motion.lively and self.context.is_ambient()

    @property
    def is_moving(self) -> bool:
        """Whether anything on the board moves."""
        by_itself = self._is_revealing or self._pilot.has_more or self._ending.is_moving
        return self.conductor.is_moving or self.motion.particles.is_alive or self._is_ambient or by_itself

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, and the end message over it."""
        standing = (self.context.journal.balance, self.context.settings.muted, self.hud.frames, self.look())
        self._ending.draw_board(canvas, (self.subject, "ended", self.play.play_number, standing), self._draw_room)
        self._ending.draw(canvas)
        draw_status_strip(canvas, self.context, mark_of(self.play))  # last: the message comes down behind it

    def _draw_room(self, canvas: Canvas) -> None:
        self.draw_play(canvas)
        if self.end is None:
            self._twinkles.draw(canvas)
