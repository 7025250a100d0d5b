"""The bar at the bottom of an instant win: menu, sound, rules, balance, price, WON, picks left, reveal all or odds."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import msgspec

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.view import Box
from engine.stage.widgets.button import Button, RoundButton
from engine.stage.widgets.meter import Meter
from engine.stage.widgets.widget import Widget
from scenes.context import Context

BAR: Box = (0, 648, 1280, 72)
LEFT: Box = (0, 646, 180, 74)
RIGHT_END: Box = (1090, 644, 182, 76)
"""Where its buttons lie, with the rings of focus around them."""
BALANCE: Box = (182, 663, 204, 46)
PRICE: Box = (398, 663, 168, 46)
WON: Box = (582, 657, 300, 58)
PICKS_LEFT: Box = (898, 663, 192, 46)
REVEAL_ALL: Box = (1106, 661, 150, 46)
ODDS: Box = (1102, 663, 154, 46)
"""Where no button is, the odds of a play stand at this end of the bar."""
RIGHT: Box = (888, 652, 392, 68)
"""The right end of the bar, for the ways on once no pick is left."""


def clear_right(canvas: Canvas) -> None:
    """Paint the bar over picks left and reveal all."""
    with canvas.clip(RIGHT):
        canvas.fill(RIGHT, (16, 7, 24))
        canvas.nine("ui/hud", BAR)


def round_box(place: int) -> Box:
    """The box of the round button at a place from 1, at the left end of the bar."""
    return 40 + 52 * (place - 1) - 21, 686 - 21, 42, 42


class HudDeeds(msgspec.Struct, frozen=True):
    """What the buttons of the bar do."""

    menu: Callable[[], object]
    mute: Callable[[], object]
    rules: Callable[[], object]
    reveal_all: Callable[[], object]


class InstantWinHud:
    """The bar. `has_reveal_all` is False where the market profile removed the button; a replay has a way out of it.

    Where neither is needed, `odds` stand in their place.
    """

    def __init__(
        self,
        context: Context,
        price: int,
        deeds: HudDeeds,
        *,
        colour: str,
        has_reveal_all: bool,
        odds: str = "",
        leave: Callable[[], object] | None = None,
    ) -> None:
        texts = context.texts
        self._context = context
        self._nothing = texts("hud.nothing_won")
        self.menu = RoundButton(round_box(1), texts("hud.menu"), deeds.menu, icon="icons/menu", colour=colour)
        self.mute = RoundButton(round_box(2), texts("hud.mute"), deeds.mute, icon="icons/sound", colour=colour)
        self.rules = RoundButton(round_box(3), texts("hud.rules"), deeds.rules, icon="icons/rules", colour=colour)
        self.balance = Meter(BALANCE, texts("hud.balance"))
        self.price = Meter(PRICE, texts("hud.price"))
        self.price.value = pounds(price)
        self.won = Meter(WON, texts("hud.won"), picture="ui/meter_won", foil=True)
        self.picks = Meter(PICKS_LEFT, texts("hud.picks_left"))
        self.reveal_all = Button(REVEAL_ALL, texts("hud.reveal_all"), deeds.reveal_all, colour="green")
        self.reveal_all.is_visible = has_reveal_all
        self.leave = Button(REVEAL_ALL, texts("hud.end_replay"), leave or deeds.menu, colour=colour)
        self.leave.is_visible = leave is not None
        self.odds = Meter(ODDS, texts("hud.odds"))
        self.odds.value = odds
        self.odds.is_visible = bool(odds) and not has_reveal_all and leave is None
        meters = (self.balance, self.price, self.won, self.picks, self.odds)
        self._meters = tuple(meter for meter in meters if meter.is_visible)

    @property
    def widgets(self) -> list[Widget]:
        """Its buttons, in the order of the focus."""
        return [self.reveal_all, self.leave, self.menu, self.mute, self.rules]

    @property
    def frames(self) -> Hashable:
        """What tells one picture of `draw_frame` from another."""
        return self.odds.is_visible

    def offer_to_reveal(self, *, has_more: bool, is_going_on: bool) -> None:
        """REVEAL ALL, where there is something left to reveal, or STOP."""
        self.reveal_all.is_enabled = has_more or is_going_on
        self.reveal_all.label = self._context.texts("hud.stop" if is_going_on else "hud.reveal_all")

    def draw_frame(self, canvas: Canvas) -> None:
        """Draw what never changes: the bar and the frames of the meters."""
        canvas.nine("ui/hud", BAR)
        for meter in self._meters:
            meter.draw_frame(canvas)
        if self.odds.is_visible:
            self.odds.draw_value(canvas)

    def draw(self, canvas: Canvas, *, won: int, won_scale: float, picks_left: int) -> None:
        """Draw the values and the buttons: pieces that are kept, as they seldom change, and what was won."""
        self.balance.value = pounds(self._context.journal.balance)
        self.picks.value = str(picks_left)
        self.mute.icon = "icons/muted" if self._context.settings.muted else "icons/sound"
        for meter in (self.balance, self.price, self.picks):
            canvas.baked(("value", meter.label, meter.value), meter.box, meter.draw_value)
        for area, buttons in ((LEFT, (self.menu, self.mute, self.rules)), (RIGHT_END, (self.reveal_all, self.leave))):
            _draw_buttons(canvas, area, [each for each in buttons if each.is_visible])
        self.won.value = pounds(won) if won else self._nothing
        self.won.is_amount = bool(won)
        self.won.scale = won_scale
        self.won.draw_value(canvas)


def _draw_buttons(canvas: Canvas, area: Box, buttons: Sequence[Button | RoundButton]) -> None:
    """Buttons in an area, the focused one last, so that its ring lies on top."""

    def paint(inner: Canvas) -> None:
        for button in sorted(buttons, key=lambda each: each.is_focused):
            button.draw(inner)

    if buttons:
        canvas.baked(("buttons", *map(_look, buttons)), area, paint)


def _look(widget: Button | RoundButton) -> tuple[object, ...]:
    """What tells one picture of a button from another."""
    is_pressed = widget.is_held and widget.is_hovered
    return widget.label, widget.icon, widget.is_enabled, widget.is_hovered, is_pressed, widget.is_focused
