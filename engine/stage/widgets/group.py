"""The widgets of a scene: hands intents to the right one, and moves the visible focus among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.stage.canvas import Canvas
from engine.stage.intents import (
    Command,
    Direction,
    Happening,
    Intent,
    MoveFocus,
    Point,
    PointAway,
    Press,
    PressCancelled,
    Release,
)
from engine.stage.widgets.widget import Widget

STEPS = {Direction.LEFT: (-1, 0), Direction.RIGHT: (1, 0), Direction.UP: (0, -1), Direction.DOWN: (0, 1)}
STEEPEST = 8.0
"""What lies so many times farther aside than along does not lie on that side: things in one row, a little askew."""


class WidgetGroup:
    """Widgets in the order of their focus. `on_used` hears of every use, for the click sound."""

    def __init__(self, widgets: Iterable[Widget], on_used: Callable[[Widget], object] = lambda _: None) -> None:
        self.widgets = list(widgets)
        self._on_used = on_used
        self._focus: Widget | None = None

    @property
    def focused(self) -> Widget | None:
        """The widget with the visible focus."""
        return self._focus if self._focus is not None and self._focus.is_focused else None

    @property
    def wants_text(self) -> bool:
        """Whether letters are to be read as text, for the field that has the focus."""
        return self.focused is not None and self.focused.wants_text

    def focus(self, widget: Widget | None, *, visible: bool = True) -> None:
        """Give the focus to a widget, or take it from all."""
        for each in self.widgets:
            each.is_focused = each is widget and visible
        self._focus = widget

    def handle(self, intent: Intent) -> bool:
        """Let the widgets answer; True when one of them took the intent."""
        focused = self.focused
        of_pointer = isinstance(intent, Point | Press | Release | PressCancelled)  # for what lies under it
        if focused is not None and focused.is_enabled and not of_pointer and focused.handle(intent):
            return True
        match intent:
            case Point(x, y):
                taken = self._hover(x, y)
            case PointAway() | PressCancelled() | Happening.FOCUS_LOST:
                taken = self._let_go()
            case Press(x, y):
                taken = self._press(x, y, intent)
            case Release(x, y):
                taken = self._release(x, y, intent)
            case MoveFocus(direction):
                taken = self._move(direction)
            case Command.ACT:
                taken = self._act()
            case _:
                taken = any(w.is_hovered and w.is_enabled and w.handle(intent) for w in self.widgets)
        return taken

    def _usable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.is_visible and widget.is_enabled]

    def _at(self, x: float, y: float) -> Widget | None:
        """The widget under a point: the smallest that it lies on, else the nearest of those it lies beside."""
        near = [w for w in self.widgets if w.is_visible and w.takes_focus and w.contains(x, y)]
        under = [w for w in near if w.is_under(x, y)]
        if under:
            return min(under, key=lambda w: w.box[2] * w.box[3])
        return min(near, key=lambda w: _distance(w, x, y), default=None)

    def _hover(self, x: float, y: float) -> bool:
        target = self._at(x, y)
        for widget in self.widgets:
            widget.is_hovered = widget is target
            if widget.is_held or (widget is target and widget.is_enabled):
                widget.handle(Point(x, y))
        return False

    def _let_go(self) -> bool:
        for widget in self.widgets:
            if widget.is_held:
                widget.handle(PressCancelled())
            widget.is_hovered = widget.is_held = False
        return False

    def _press(self, x: float, y: float, intent: Press) -> bool:
        self._hover(x, y)
        target = self._at(x, y)
        if target is None:
            return False
        self.focus(target, visible=target.wants_text)
        if target.is_enabled:
            target.is_held = True
            target.handle(intent)
        return True

    def _release(self, x: float, y: float, intent: Release) -> bool:
        held = next((widget for widget in self.widgets if widget.is_held), None)
        if held is None:
            return False
        held.is_held = False
        held.handle(intent)
        if held.is_enabled and held.contains(x, y):
            self._use(held)
        return True

    def _use(self, widget: Widget) -> None:
        self._on_used(widget)
        widget.act()

    def _act(self) -> bool:
        focused = self.focused
        if focused is None or not focused.is_enabled:
            return False
        self._use(focused)
        return True

    def _move(self, direction: Direction) -> bool:
        """Move the focus. It also goes on from where it was left on a widget that cannot be used any more."""
        usable = [widget for widget in self._usable() if widget.takes_focus]
        if not usable:
            return False
        focus = self._focus
        if focus is None or not focus.is_visible or focus not in self.widgets:
            self.focus(usable[0])
        elif not focus.is_focused and focus in usable:
            self.focus(focus)  # the first key only shows where the focus is
        elif direction in STEPS:
            self.focus(self.neighbour(focus, usable, direction) or focus)
        else:
            self.focus(self._beside(focus, usable, 1 if direction is Direction.NEXT else -1))
        return True

    def neighbour(self, origin: Widget, usable: list[Widget], direction: Direction) -> Widget | None:
        """Where an arrow leads from a widget; a group of another kind may say otherwise."""
        return nearest(origin, usable, *STEPS[direction])

    def _beside(self, origin: Widget, usable: list[Widget], step: int) -> Widget:
        """The next usable widget in the order of the focus; after the last one comes the first."""
        place = self.widgets.index(origin)
        after, before = self.widgets[place + 1 :], self.widgets[:place]
        around = [*after, *before, origin] if step > 0 else [*before[::-1], *after[::-1], origin]
        return next(widget for widget in around if widget in usable)

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        for widget in self.widgets:
            widget.advance(passed)

    @property
    def is_moving(self) -> bool:
        """Whether one of them changes by itself."""
        return any(widget.is_moving for widget in self.widgets)

    def draw(self, canvas: Canvas) -> None:
        """Draw them, the focused one last, so that its ring lies on top."""
        shown = [widget for widget in self.widgets if widget.is_visible]
        for widget in sorted(shown, key=lambda each: each.is_focused):
            widget.draw(canvas)


def nearest(origin: Widget, others: list[Widget], dx: int, dy: int) -> Widget | None:
    """The widget nearest to `origin` on the side (dx, dy); what lies aside of the way counts as farther."""
    x, y = _middle(origin)

    def cost(widget: Widget) -> float:
        to_x, to_y = _middle(widget)
        along = (to_x - x) * dx + (to_y - y) * dy
        aside = abs((to_x - x) * dy) + abs((to_y - y) * dx)
        return along + 2.2 * aside if along > 1 and aside < STEEPEST * along else float("inf")

    best = min((widget for widget in others if widget is not origin), key=cost, default=None)
    return best if best is not None and cost(best) < float("inf") else None


def _middle(widget: Widget) -> tuple[float, float]:
    x, y, width, height = widget.box
    return x + width / 2, y + height / 2


def _distance(widget: Widget, x: float, y: float) -> float:
    middle_x, middle_y = _middle(widget)
    return abs(middle_x - x) + abs(middle_y - y)
