"""What lobby, My Games, settings and rules pages share: the strip above, the bar below, and how they answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from engine.journal.errors import JournalError
from engine.rules.money import pounds
from engine.stage.canvas import FULL, Canvas
from engine.stage.intents import Command, Intent
from engine.stage.scene import Pop, Push, Scene, Transition
from engine.stage.view import Box
from engine.stage.widgets.button import RoundButton
from engine.stage.widgets.group import WidgetGroup
from engine.stage.widgets.meter import Meter
from engine.stage.widgets.toggle import Toggle
from engine.stage.widgets.widget import Widget
from scenes.common.hud import BAR, round_box
from scenes.common.status_strip import draw_status_strip
from scenes.common.toast import Toast
from scenes.context import Context

BALANCE: Box = (182, 663, 226, 46)


class Page(Scene):
    """A page with the round buttons and the balance in its bar. `game_id` is the game that it speaks of, if any."""

    keeps_keys = True

    def __init__(self, context: Context, game_id: str | None = None) -> None:
        texts = context.texts
        self.context = context
        self.subject = game_id
        self.toast = Toast()
        self.menu = RoundButton(round_box(1), texts("hud.menu"), self.open_menu, icon="icons/menu")
        self.mute = RoundButton(round_box(2), texts("hud.mute"), self.toggle_mute, icon="icons/sound")
        self.info = RoundButton(round_box(3), texts("hud.rules"), self.open_rules, icon="icons/rules")
        self.balance = Meter(BALANCE, texts("hud.balance"))
        self.widgets = WidgetGroup([], self.used)
        self.arrange([])
        self._next: Transition | None = None

    def arrange(self, widgets: Sequence[Widget]) -> None:
        """Use these widgets, in the order of the focus, and then those of the bar."""
        self.widgets.widgets = [*widgets, self.menu, self.mute, self.info]

    def used(self, widget: Widget) -> None:
        """A widget was used: it clicks, or it is thrown over."""
        self.context.sounds.play("toggle" if isinstance(widget, Toggle) else "button")

    # --- ways on

    def go(self, transition: Transition) -> None:
        """Follow this once the present intent is done with."""
        self._next = transition

    def open_menu(self) -> None:
        """Open the menu over the page."""
        self.go(Push(self.context.doors.menu(self.subject)))

    def open_rules(self) -> None:
        """Open the rules of the page's game, or of all games."""
        self.go(Push(self.context.doors.rules(self.subject)))

    def open_my_games(self) -> None:
        """Open the history."""
        self.go(Push(self.context.doors.my_games()))

    def open_panel(self) -> None:
        """Open the tester's panel, for testers."""
        if self.context.options.qa and any(each.game for each in self.context.games):
            self.go(Push(self.context.doors.qa(self.subject)))

    def toggle_mute(self) -> None:
        """Sound off, or on again."""
        self.keep(self.context.toggle_mute)

    def keep(self, change: Callable[[], object]) -> bool:
        """Make a change that the journal keeps; when it cannot, say so and return False."""
        try:
            change()
        except JournalError as error:
            self.context.sounds.play("refusal")
            self.go(Push(self.context.doors.message(str(error))))
            return False
        return True

    # --- the scene

    def handle(self, intent: Intent) -> Transition | None:
        """Widgets first, then the page."""
        if not self.widgets.handle(intent):
            self.answer(intent)
        return self.taken()

    def answer(self, intent: Intent) -> None:
        """Answer to what no widget took."""
        if intent is Command.BACK:
            self.context.sounds.play("button_back")
            self.go(Pop())
        elif isinstance(intent, Command) and intent in self._ways():
            self._ways()[intent]()

    def _ways(self) -> dict[Command, Callable[[], object]]:
        return {
            Command.OPEN_MENU: self.open_menu,
            Command.OPEN_RULES: self.open_rules,
            Command.OPEN_MY_GAMES: self.open_my_games,
            Command.TOGGLE_MUTE: self.toggle_mute,
            Command.QA_PANEL: self.open_panel,
        }

    def taken(self) -> Transition | None:
        """The transition that is due, once."""
        following, self._next = self._next, None
        return following

    def advance(self, passed: float) -> Transition | None:
        """Let time pass."""
        self.toast.advance(passed)
        self.widgets.advance(passed)
        return self.taken()

    @property
    def wants_text(self) -> bool:
        """Whether a text field has the focus."""
        return self.widgets.wants_text

    @property
    def is_moving(self) -> bool:
        """Whether a widget or the toast moves."""
        return self.widgets.is_moving or self.toast.is_moving

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw what stands still, then what changes, then the widgets."""
        canvas.baked((type(self).__name__, self.look()), FULL, self._paint_base, opaque=True)
        self.draw_page(canvas)
        draw_status_strip(canvas, self.context)
        self.balance.value = pounds(self.context.journal.balance)
        self.balance.draw_value(canvas)
        self.mute.icon = "icons/muted" if self.context.settings.muted else "icons/sound"
        self.widgets.draw(canvas)
        self.toast.draw(canvas)

    def look(self) -> Hashable:
        """What tells one standing picture of the page from another."""
        return None

    def _paint_base(self, canvas: Canvas) -> None:
        canvas.backdrop("backdrops/lobby")
        canvas.nine("ui/hud", BAR)
        self.balance.draw_frame(canvas)
        self.paint(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Draw what stands still on this page."""

    def draw_page(self, canvas: Canvas) -> None:
        """Draw what changes on this page."""
