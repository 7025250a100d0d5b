"""The splash of an instant win. PLAY is the purchase; before it the price is shown (FL-2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.journal.errors import InsufficientBalance, JournalError
from engine.journal.live_play import LivePlay
from engine.rules.contract import Game, Order
from engine.rules.money import pounds
from engine.stage.canvas import FULL, Canvas
from engine.stage.intents import Command, Intent
from engine.stage.scene import Home, Push, Scene, Transition
from engine.stage.view import Box
from engine.stage.widgets.button import Button, RoundButton
from engine.stage.widgets.group import WidgetGroup
from engine.stage.widgets.meter import Meter
from scenes.common.hud import BALANCE, BAR, round_box
from scenes.common.status_strip import draw_status_strip
from scenes.common.styles import BODY, BODY_BOLD, HERO_LABEL
from scenes.common.toast import Toast
from scenes.common.twinkles import Twinkles
from scenes.context import Context

PLAY_BOX = (500, 506, 280, 84)
LOBBY: Box = (1086, 662, 170, 46)
DIGITS = 84.0
BREATH = 0.6
"""Seconds after FINISH in which nothing is bought: a second press that was meant for FINISH buys no ticket.

Nor does one that was meant for the refill.
"""
TOAST_Y = 625.0
"""Between PLAY, with the ring of focus around it, and the bar."""
SPARKS = ((420, 384), (872, 388), (520, 462), (766, 456), (388, 180), (640, 150), (930, 184), (820, 270))
"""Where light catches amount and logo."""


@dataclass(frozen=True, slots=True)
class SplashLook:
    """What a game's splash looks like: `paint` draws the room, `colour` the round buttons, `music` plays.

    `foresees` are the pictures of the play, which are decoded while the splash is looked at.
    """

    paint: Callable[[Canvas], None]
    colour: str
    music: str
    foresees: tuple[str, ...] = ()


class SplashScene(Scene):
    """PLAY has the focus from the start, so that one sees what Enter buys; right after FINISH it takes a breath first.

    Where the balance is too low for a play, REFILL is in its place.
    `begin` makes the scene of a play that was bought.
    """

    def __init__(self, context: Context, game: Game, look: SplashLook, begin: Callable[[LivePlay], Scene]) -> None:
        self.context = context
        self._game = game
        self.subject = game.id
        self._look = look
        self.foresees = look.foresees
        self._begin = begin
        self._next: Transition | None = None
        self._order = Order(game.id, game.stakes[0])
        texts = context.texts
        self.play = Button(PLAY_BOX, texts("splash.play"), self._buy)
        self.refill = Button(PLAY_BOX, texts("splash.refill"), self._ask_refill, colour="gold")
        self.lobby = Button(LOBBY, texts("dialogs.menu.lobby"), self._to_lobby, colour=look.colour, icon="icons/home")
        self.play.letters = self.refill.letters = 0.5
        menu = RoundButton(round_box(1), texts("hud.menu"), self._menu, icon="icons/menu", colour=look.colour)
        self._mute = RoundButton(
            round_box(2), texts("hud.mute"), context.toggle_mute, icon="icons/sound", colour=look.colour
        )
        rules = RoundButton(round_box(3), texts("hud.rules"), self._rules, icon="icons/rules", colour=look.colour)
        self._balance = Meter(BALANCE, texts("hud.balance"))
        self._twinkles = Twinkles(SPARKS, size=46)
        self.widgets = WidgetGroup([self.play, self.refill, menu, self._mute, rules, self.lobby])
        self._toast = Toast(TOAST_Y)
        self._rests = True
        self._refilled_at: float | None = None

    def enter(self) -> None:
        """The game's music begins."""
        self.context.sounds.music(self._look.music)
        self._refresh()
        self._wake()

    def resumed(self) -> None:
        """The balance may have changed meanwhile."""
        self._refresh()

    def _refresh(self) -> None:
        enough = self.context.journal.balance >= self._game.cost(self._order)
        self.play.is_visible = self.play.is_enabled = enough
        self.refill.is_visible = self.refill.is_enabled = not enough

    @property
    def _large(self) -> Button:
        """The large button: PLAY, or REFILL."""
        return self.play if self.play.is_enabled else self.refill

    def _wake(self) -> None:
        """Offer the large button with the focus, unless FINISH or the refill was selected a moment ago."""
        selected = self.context.finished_at if self._refilled_at is None else self._refilled_at
        if self._rests and (selected is None or self.context.clock() - selected >= BREATH):
            self._rests = False
            if self.widgets.focused is None:
                self.widgets.focus(self._large)

    def _buy(self) -> None:
        if self._rests:
            return
        try:
            play = self.context.buy(self._order)
        except InsufficientBalance:
            self._refresh()
        except JournalError as error:
            self.context.sounds.play("refusal")
            self._next = Push(self.context.doors.message(str(error)))
        else:
            self.context.sounds.play("purchase")
            self._next = self.context.swept(self._begin(play))

    def _ask_refill(self) -> None:
        from scenes.dialogs.refill import refill_question

        if not self._rests:
            self._next = Push(refill_question(self.context, self._say_refilled))

    def _say_refilled(self, added: int) -> None:
        """PLAY comes back, and takes a breath."""
        self._rests, self._refilled_at = True, self.context.clock()
        self.widgets.focus(None)
        self._toast.say(self.context.texts("lobby.refilled", amount=pounds(added)))

    def _menu(self) -> None:
        self._next = Push(self.context.doors.menu(self._game.id))

    def _rules(self) -> None:
        self._next = Push(self.context.doors.rules(self._game.id))

    def _to_lobby(self) -> None:
        self._next = Home()

    def handle(self, intent: Intent) -> Transition | None:
        """Without a focus, Act gives it to the large button and buys nothing yet."""
        self._wake()
        if not self.widgets.handle(intent):
            if intent is Command.ACT and not self._rests:
                self.widgets.focus(self._large)
            elif intent is Command.BACK:
                self._to_lobby()
            elif intent is Command.OPEN_MENU:
                self._menu()
        following, self._next = self._next, None
        return following

    def advance(self, passed: float) -> Transition | None:
        """Let the lights twinkle."""
        self._wake()
        self._toast.advance(passed)
        if self._twinkle_on:
            self._twinkles.advance(passed)
        return None

    @property
    def _twinkle_on(self) -> bool:
        """The lights twinkle while somebody is there."""
        return self.context.is_lively and self.context.is_ambient()

    @property
    def is_moving(self) -> bool:
        """Whether the lights twinkle, a word comes and goes, or the large button is still to get the focus."""
        return self._rests or self._twinkle_on or self._toast.is_moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the splash."""
        canvas.baked(("splash", self._game.id), FULL, self._paint, opaque=True)
        self._twinkles.draw(canvas)
        texts, price = self.context.texts, pounds(self._game.cost(self._order))
        key = "splash.about" if self.play.is_enabled else "splash.too_low"
        canvas.text(texts(key, title=self._game.title, price=price), (640, 674), BODY_BOLD, anchor="centre")
        canvas.text(texts("splash.odds", odds=self._game.figures.odds), (640, 698), BODY, anchor="centre")
        self._balance.value = pounds(self.context.journal.balance)
        self._balance.draw_value(canvas)
        self._mute.icon = "icons/muted" if self.context.settings.muted else "icons/sound"
        self.widgets.draw(canvas)
        self._toast.draw(canvas)
        draw_status_strip(canvas, self.context, "next_forced" if self._game.id in self.context.forced else "")

    def _paint(self, canvas: Canvas) -> None:
        self._look.paint(canvas)
        texts = self.context.texts
        canvas.text(texts("splash.win_up_to"), (640, 338), HERO_LABEL, anchor="centre")
        canvas.amount(self._game.figures.top_prize, (640, 424), DIGITS)
        canvas.nine("ui/hud", BAR)
        self._balance.draw_frame(canvas)
