"""The bar at the bottom of a slot: menu, sound, rules, balance, win, stake with its two buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.view import Box
from engine.stage.widgets.button import RoundButton
from engine.stage.widgets.meter import Meter
from engine.stage.widgets.widget import Widget
from scenes.common.hud import BAR, round_box
from scenes.common.slots.area import draw_area
from scenes.common.slots.board import SlotBoard
from scenes.context import Context

LEFT: Box = (0, 648, 412, 72)
RIGHT: Box = (870, 648, 290, 72)
"""What lies left and right of the win meter changes seldom: each is one picture."""
BALANCE: Box = (182, 663, 226, 46)
WIN: Box = (424, 657, 432, 58)
STAKE: Box = (872, 663, 178, 46)
LESS: Box = (1055, 665, 42, 42)
MORE: Box = (1101, 665, 42, 42)


@dataclass(frozen=True, slots=True)
class SlotDeeds:
    """What the buttons of the bar do."""

    menu: Callable[[], object]
    mute: Callable[[], object]
    rules: Callable[[], object]
    changed: Callable[[], object]


class BarButton(RoundButton):
    """A button of the bar, which draws it together with what stands beside it."""

    def draw(self, canvas: Canvas) -> None:
        """Leave it to the bar."""

    def paint(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        super().draw(canvas)

    @property
    def look(self) -> tuple[object, ...]:
        """All that its picture depends on."""
        return self.is_enabled, self.is_hovered, self.is_held, self.is_focused, self.icon


class SlotHud:
    """The bar, with the stake that the next round is bought at.

    Attributes:
        stakes: on sale in the market profile, rising.
        stake: the one that is chosen.
    """

    def __init__(self, context: Context, deeds: SlotDeeds, stakes: Sequence[int], stake: int, *, colour: str) -> None:
        texts = context.texts
        self._context = context
        self._changed = deeds.changed
        self.stakes = tuple(stakes)
        self.stake = stake
        self.menu = BarButton(round_box(1), texts("hud.menu"), deeds.menu, icon="icons/menu", colour=colour)
        self.mute = BarButton(round_box(2), texts("hud.mute"), deeds.mute, icon="icons/sound", colour=colour)
        self.rules = BarButton(round_box(3), texts("hud.rules"), deeds.rules, icon="icons/rules", colour=colour)
        self.less = BarButton(LESS, texts("hud.less"), lambda: self._step(-1), icon="icons/minus", colour=colour)
        self.more = BarButton(MORE, texts("hud.more"), lambda: self._step(1), icon="icons/plus", colour=colour)
        self.balance = Meter(BALANCE, texts("hud.balance"))
        self.win = Meter(WIN, texts("hud.win"), picture="ui/meter_won", foil=True)
        self.stake_meter = Meter(STAKE, texts("hud.stake"))
        self._meters = (self.balance, self.win, self.stake_meter)

    @property
    def widgets(self) -> list[Widget]:
        """Its buttons, in the order of the focus."""
        return [self.less, self.more, self.menu, self.mute, self.rules]

    def _step(self, steps: int) -> None:
        place = self.stakes.index(self.stake) + steps
        if 0 <= place < len(self.stakes):
            self.stake = self.stakes[place]
            self._changed()

    def enable(self, *, can_change: bool) -> None:
        """Let the stake be changed, or not."""
        self.less.is_enabled = can_change and self.stake > self.stakes[0]
        self.more.is_enabled = can_change and self.stake < self.stakes[-1]

    def draw_frame(self, canvas: Canvas) -> None:
        """Draw what never changes: the bar and the frames of the meters."""
        canvas.nine("ui/hud", BAR)
        for meter in self._meters:
            meter.draw_frame(canvas)

    def draw(self, canvas: Canvas, board: SlotBoard) -> None:
        """Draw the values and the buttons."""
        self.balance.value = pounds(self._context.journal.balance)
        self.stake_meter.value = pounds(self.stake)
        self.mute.icon = "icons/muted" if self._context.settings.muted else "icons/sound"
        self._read_win(board)
        self._draw_side(canvas, LEFT, self.balance, (self.menu, self.mute, self.rules))
        self._draw_side(canvas, RIGHT, self.stake_meter, (self.less, self.more))
        self.win.draw_value(canvas)

    @staticmethod
    def _draw_side(canvas: Canvas, box: Box, meter: Meter, buttons: Sequence[BarButton]) -> None:
        def paint(inner: Canvas) -> None:
            for button in sorted(buttons, key=lambda each: each.is_focused):
                button.paint(inner)
            meter.draw_value(inner)

        looks = (button.look for button in buttons)
        draw_area(canvas, ("slot bar", buttons[0].colour, meter.value, *looks), box, paint)

    def _read_win(self, board: SlotBoard) -> None:
        texts = self._context.texts
        nothing = texts("end.none") if board.is_ended else texts(board.win_note) if board.win_note else ""
        self.win.value = pounds(board.shown_won) if board.shown_won else nothing
        self.win.is_amount = bool(board.shown_won)
        self.win.scale = board.won_scale
