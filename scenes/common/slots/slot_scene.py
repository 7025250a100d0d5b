"""The scene of any slot: a spin is bought and taken, its events are shown, and it settles with the last of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Generic

from engine.journal.errors import InsufficientBalance, JournalError
from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Finish, Game, Mode, Order, Spin
from engine.rules.events import Event
from engine.rules.slots.slot_round import waits_only_for_finish
from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Intent, Press
from engine.stage.particles import ParticleField
from engine.stage.scene import Push, Scene, Transition
from engine.stage.timeline import Animation
from scenes.common.pilot import PATIENCE
from scenes.common.refusal import after_refusal
from scenes.common.slots.conductor import SlotConductor
from scenes.common.slots.controls import ControlsDeeds, ControlsLook, SlotControls, Standing
from scenes.common.slots.hud import SlotDeeds
from scenes.common.slots.idle_call import IdleCall
from scenes.common.slots.motion import B, SlotMotion
from scenes.common.slots.pace import comes_by_itself, note_spin, wait_before_spin
from scenes.common.slots.reel import Reel
from scenes.common.status_strip import StripMark, draw_status_strip, mark_of
from scenes.context import Context
from scenes.dialogs.refill import refill_question


class SlotScene(Scene, ABC, Generic[B]):
    """Rounds of one slot, one after the other. A round that is handed in is shown first, from where it stands.

    Args:
        play: a round that was bought already: a resumed one, a replay, one of a script.
        after: what follows once that round is over and a person goes on; None, or when it gives None, to spin on here.
        is_recorded: whether the actions of the round that is handed in are taken by themselves.
    """

    music: ClassVar[str]
    controls_look: ClassVar[ControlsLook]

    def __init__(
        self,
        context: Context,
        game: Game,
        board: B,
        play: LivePlay | None,
        *,
        after: Callable[[], Transition | None] | None,
        is_recorded: bool = False,
    ) -> None:
        self.context, self.game, self.board, self.play = context, game, board, play
        self.subject = game.id
        self._after = after
        self._is_recorded = is_recorded
        self._waited = 0.0
        self._next: Transition | None = None
        particles = ParticleField(context.chance)
        self.motion = SlotMotion(board, particles, context.sounds.play, game.win_level, lively=context.is_lively)
        self.conductor = SlotConductor(self.motion.cue)
        open_rules = partial(self._go, lambda: Push(context.doors.rules(game.id)))
        bar = SlotDeeds(self._open_menu, context.toggle_mute, open_rules, self._enable)
        refill = partial(self._go, lambda: Push(refill_question(context, lambda _: self._enable())))
        deeds = ControlsDeeds(self.press_spin, self._ask_to_buy, refill, bar)
        stake = None if play is None else play.order.stake
        self.controls = SlotControls(context, game, self.controls_look, deeds, stake)
        self._call = IdleCall(self.controls.spin_button, self.motion)

    @abstractmethod
    def pieces(self, events: Sequence[Event]) -> list[Animation]:
        """The pictures of a segment of the round, piece by piece."""

    @abstractmethod
    def draw_room(self, canvas: Canvas) -> None:
        """Draw everything but the strip above."""

    @abstractmethod
    def begin_round(self) -> None:
        """Clear what the last round left."""

    def riding(self) -> Sequence[Reel]:
        """Every reel that may ride."""
        return self.board.reels

    def enter(self) -> None:
        """Show at once what was uncovered before (ALL-2)."""
        self.context.sounds.music(self.music)
        self.show_all()

    def resumed(self) -> None:
        """The balance may have changed meanwhile."""
        self._enable()

    def leave(self) -> None:
        """The table is free, and nothing sounds on."""
        self.context.on_table = None
        self.context.sounds.stop_effects()

    def show_all(self) -> None:
        """Show all actions taken so far at once; a round that waits for nothing else is settled (ALL-3)."""
        self.context.on_table = self.play
        if self.play is not None:
            self.motion.cost = self.play.cost
            self.show_at_once([event for _, events in self.play.history for event in events])
            if waits_only_for_finish(self.play.round):
                self._settle()
        self._enable()

    def show_at_once(self, events: Sequence[Event]) -> None:
        """Show events of a round without a spin and without a sound."""
        if events:
            self.begin_round()
        self.conductor.show(self.pieces(events))
        self.conductor.skip()

    @property
    def is_busy(self) -> bool:
        """Whether a round is on its way."""
        return self.conductor.is_moving or not (self.play is None or self.play.is_over)

    @property
    def awaited(self) -> Action | None:
        """The action that a person takes next in the round on its way, if one is due."""
        if self.play is None or self.conductor.is_moving or self.play.is_over:
            return None
        action = self.play.actions[0]
        return None if action == Finish() else action

    @property
    def leads_away(self) -> bool:
        """Whether the round that was handed in is over, and something may follow it."""
        return self._after is not None and self.play is not None and not self.is_busy

    def press_spin(self) -> None:
        """What the large button does: stop, roll, start, go on, or buy a spin."""
        if self.leads_away and self._after is not None:
            self._next, self._after = self._after(), None
        elif self.awaited is not None:
            self.take(self.awaited)
        elif self.is_busy:
            self._hurry()
        else:
            self.buy(self.game.modes[0].id)

    def buy(self, mode: str) -> None:
        """Buy a round at the chosen stake and set it going (ALL-2)."""
        if self.is_busy or wait_before_spin(self.context) > 0:
            return
        try:
            self.play = self.context.buy(Order(self.game.id, self.controls.hud.stake, mode))
        except InsufficientBalance:
            self.context.sounds.play("refusal")
            return
        except JournalError as error:
            self._next = after_refusal(self.context, self.game.id, error)
            return
        self.context.on_table = self.play
        self.take(Spin())

    def take(self, action: Action) -> None:
        """Take an action of the round and show what it releases."""
        if self.play is None or self.conductor.is_moving or action not in self.play.actions:
            return
        if action == Spin() and wait_before_spin(self.context) > 0:
            return
        try:
            events = self.play.take(action)
        except JournalError as error:
            self._next = after_refusal(self.context, self.game.id, error)
            return
        if action == Spin():
            note_spin(self.context)
            self.motion.cost = self.play.cost
            self.begin_round()
        self._waited = 0.0
        self.controls.spin_button.glow = 0.0
        self.conductor.show(self.pieces(events))
        self._enable()

    @property
    def _is_unpaid(self) -> bool:
        """Whether the journal could not credit what the round pays: it is tried again."""
        return self.play is not None and self.play.is_over and not self.play.is_settled and not self.play.is_replay

    def _settle(self) -> None:
        """Everything has been presented: the round settles (ALL-3)."""
        if self.play is None:
            return
        try:
            if Finish() in self.play.actions:
                self.play.take(Finish())
            self.play.settle()
        except JournalError as error:
            self._next = after_refusal(self.context, self.game.id, error)

    def _hurry(self) -> None:
        """Stop the reels, or show the present piece at once; in the demo profile alone (ALL-9)."""
        if self.context.market == "demo":
            self.conductor.hurry(self.board.spin)

    def _ask_to_buy(self, mode: Mode) -> None:
        if not self.is_busy:
            self._next = self.controls.buys.question(mode, self.controls.hud.stake, lambda: self.buy(mode.id))

    def _enable(self) -> None:
        """Let what can be used now be used."""
        leads_away = self.leads_away
        is_free = not self.is_busy and not leads_away
        spins = self.board.spin is not None or self.board.is_spinning
        self.controls.enable(Standing(is_free, self.conductor.is_moving, spins, self.awaited, leads_away))

    def handle(self, intent: Intent) -> Transition | None:
        """Mouse, keyboard and gamepad alike. Act without a focus is the large button."""
        self._call.stir()
        if not self.controls.widgets.handle(intent):
            self._answer(intent)
        self._enable()
        following, self._next = self._next, None
        return following

    def _answer(self, intent: Intent) -> None:
        wants_on = intent is Command.SKIP or isinstance(intent, Press)
        acts = intent is Command.ACT and self.controls.spin_button.is_enabled
        if intent in {Command.BACK, Command.OPEN_MENU}:
            self._open_menu()
        elif acts or (wants_on and self.awaited not in {None, Spin()}):
            self.press_spin()
        elif wants_on and self.conductor.is_moving:
            self._hurry()

    def _open_menu(self) -> None:
        self._next = Push(self.context.doors.menu(self.game.id))

    def _go(self, door: Callable[[], Transition]) -> None:
        self._next = door()

    def advance(self, passed: float) -> Transition | None:
        """Let reels and animations go on, then the round."""
        for reel in self.riding():
            reel.advance(passed)
        self.conductor.advance(passed)
        self.motion.particles.advance(passed)
        if not self.conductor.is_moving:
            self._go_on(passed)
        self._enable()
        self._call.advance(passed, can_call=not self.is_busy and not self._follows_by_itself)
        following, self._next = self._next, None
        return following

    def _go_on(self, passed: float) -> None:
        """Settle what has been presented; take what comes by itself."""
        if self.play is None:
            return
        if Finish() in self.play.actions or self._is_unpaid:
            self._settle()
        elif self.awaited is not None:
            self._await(passed, self.awaited)
        elif self._follows_by_itself:
            self._waited += passed
            if self._waited >= PATIENCE:
                self.press_spin()

    def _await(self, passed: float, action: Action) -> None:
        self._waited += passed
        due = self._due_after
        if due is not None or self.context.is_ambient():
            self.controls.spin_button.call(self._waited)
        if due is not None and self._waited >= due:
            self.take(action)

    @property
    def _due_after(self) -> float | None:
        """After how many seconds the awaited action comes by itself, if it does."""
        return comes_by_itself(self.context, self.play, self.awaited, is_recorded=self._is_recorded)

    @property
    def _follows_by_itself(self) -> bool:
        """Whether the next round of a script follows without a person."""
        return self._is_recorded and self.leads_away and self.play is not None and not self.play.is_replay

    @property
    def is_moving(self) -> bool:
        """Whether anything on the board moves, or is about to."""
        shown = self.conductor.is_moving or self.motion.particles.is_alive or self._call.is_moving
        waits = self._due_after is not None or (self.awaited is not None and self.context.is_ambient())
        return shown or waits or self.controls.waits or self._follows_by_itself

    def draw(self, canvas: Canvas) -> None:
        """Draw the room, and the strip above it."""
        self.draw_room(canvas)
        draw_status_strip(canvas, self.context, self._mark())

    def _mark(self) -> StripMark:
        if not self.is_busy and self.game.id in self.context.forced:
            return "next_forced"
        return "" if self.play is None else mark_of(self.play)
