"""A list of any length: rows of the same height, one of which may be opened to show more."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.intents import Direction, Intent, Jump, MoveFocus, Point, Press, PressCancelled, Release, Scroll
from engine.stage.view import Box
from engine.stage.widgets.scrolling import Scrolling
from engine.stage.widgets.widget import Widget

ROWS_PER_NOTCH = 2
BAR = 10.0
BAR_ROOM = 22.0
STEPS = {Direction.UP: -1, Direction.DOWN: 1}

DrawRow = Callable[[Canvas, int, Box], None]


class ListView(Widget):
    """Draws the rows in sight with `draw_row(canvas, place, box)`; places count from 0.

    Chosen by click or Act, `on_chosen(place)` is told. Up and down move the selection and leave at the ends.

    Attributes:
        count: how many rows there are; set it with `set_count`.
        selected: the row that Act chooses.
        opened: the row that is drawn `open_height` high, or None.
    """

    def __init__(
        self,
        box: Box,
        label: str,
        on_chosen: Callable[[int], object],
        *,
        draw_row: DrawRow,
        row_height: float,
        open_height: float = 0.0,
    ) -> None:
        super().__init__(box, label)
        self.count = 0
        self.selected = 0
        self.opened: int | None = None
        self.scrolling = Scrolling(box[3])
        self._on_chosen = on_chosen
        self._draw_row = draw_row
        self._row_height = row_height
        self._open_height = open_height
        self._hovered: int | None = None
        self._pressed: int | None = None
        self._grip: float | None = None

    def set_count(self, count: int) -> None:
        """There are so many rows now."""
        self.count = count
        self.selected = max(0, min(self.selected, count - 1))
        if self.opened is not None and self.opened >= count:
            self.opened = None
        self._measure()

    def open(self, place: int | None) -> None:
        """Open a row, or none, and bring it into sight."""
        self.opened = place
        self._measure()
        if place is not None:
            self._show(place)

    def describe(self) -> str:
        """Label, and which row of how many."""
        return f"{self.label}: {self.selected + 1} of {self.count}" if self.count else f"{self.label}: empty"

    # --- geometry

    def _measure(self) -> None:
        extra = self._open_height - self._row_height if self.opened is not None else 0.0
        self.scrolling.set_total(self.count * self._row_height + extra)

    def _stretch(self, place: int) -> tuple[float, float]:
        """Top and height of a row within the content."""
        top = place * self._row_height
        if self.opened is not None and place > self.opened:
            top += self._open_height - self._row_height
        return top, self._open_height if place == self.opened else self._row_height

    def row_box(self, place: int) -> Box:
        """Where a row lies now; it may be out of sight."""
        x, y, width, _ = self.box
        top, height = self._stretch(place)
        return x, y + top - self.scrolling.offset, width - (BAR_ROOM if self.scrolling.is_needed else 0), height

    def row_at(self, x: float, y: float) -> int | None:
        """The row under a point."""
        if not self.is_under(x, y) or self._is_on_bar(x):
            return None
        down = y - self.box[1] + self.scrolling.offset
        extra = self._open_height - self._row_height
        if self.opened is not None and down >= (self.opened + 1) * self._row_height:
            down = max(down - extra, self.opened * self._row_height)
        place = int(down // self._row_height)
        return place if 0 <= place < self.count else None

    def _rows_in_sight(self) -> range:
        extra = self._open_height if self.opened is not None else 0.0
        first = max(0, int((self.scrolling.offset - extra) // self._row_height))
        return range(first, min(self.count, int((self.scrolling.offset + self.box[3]) // self._row_height) + 1))

    def _is_on_bar(self, x: float) -> bool:
        return self.scrolling.is_needed and x >= self.box[0] + self.box[2] - BAR_ROOM

    # --- answering

    def act(self) -> None:
        """Choose the selected row, unless the pointer was let go elsewhere than it was pressed."""
        if self.is_enabled and self.count and self._pressed != -1:
            self._on_chosen(self.selected)
        self._pressed = None

    def handle(self, intent: Intent) -> bool:
        """Wheel, keys, and the pointer on rows and bar."""
        match intent:
            case Point(x, y):
                self._point(x, y)
            case Press(x, y):
                self._press(x, y)
            case Release(x, y):
                self._release(x, y)
            case PressCancelled():
                self._grip = self._pressed = None
            case Scroll(dy):
                self.scrolling.scroll_by(-dy * ROWS_PER_NOTCH * self._row_height)
            case MoveFocus(direction):
                return direction in STEPS and self._select(self.selected + STEPS[direction])
            case Jump():
                self._jump(intent)
            case _:
                return False
        return True

    def _point(self, x: float, y: float) -> None:
        self._hovered = self.row_at(x, y)
        if self._grip is not None:
            self.scrolling.drag_thumb(y - self.box[1] - self._grip)

    def _press(self, x: float, y: float) -> None:
        self._pressed = self.row_at(x, y)
        if self._is_on_bar(x):
            top, height = self.scrolling.thumb
            on_thumb = top <= y - self.box[1] < top + height
            self._grip = y - self.box[1] - top if on_thumb else height / 2
            self.scrolling.drag_thumb(y - self.box[1] - self._grip)

    def _release(self, x: float, y: float) -> None:
        chosen = self.row_at(x, y)
        dragged, self._grip = self._grip is not None, None
        if dragged or chosen is None or chosen != self._pressed:
            self._pressed = -1
        else:
            self.selected = chosen

    def _select(self, place: int) -> bool:
        if not 0 <= place < self.count:
            return False
        self.selected = place
        self._show(place)
        return True

    def _jump(self, jump: Jump) -> None:
        page = max(1, int(self.box[3] // self._row_height) - 1)
        wanted = {
            Jump.PAGE_UP: self.selected - page,
            Jump.PAGE_DOWN: self.selected + page,
            Jump.FIRST: 0,
            Jump.LAST: self.count - 1,
        }[jump]
        self._select(min(self.count - 1, max(0, wanted)))

    def _show(self, place: int) -> None:
        self.scrolling.show(*self._stretch(place))

    def advance(self, passed: float) -> None:
        """Let the view glide."""
        self.scrolling.advance(passed)

    @property
    def is_moving(self) -> bool:
        """Whether the view glides."""
        return self.scrolling.is_moving

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows in sight and the bar."""
        with canvas.clip(self.box):
            for place in self._rows_in_sight():
                box = self.row_box(place)
                canvas.nine(f"ui/{self._look(place)}", (box[0] + 2, box[1] + 2, box[2] - 4, box[3] - 4))
                self._draw_row(canvas, place, box)
        if self.scrolling.is_needed:
            x, y, width, height = self.box
            left = x + width - BAR
            canvas.nine("ui/scroll_track", (left, y, BAR, height))
            top, high = self.scrolling.thumb
            canvas.nine("ui/scroll_thumb", (left, y + top, BAR, high))

    def _look(self, place: int) -> str:
        if self.is_focused and place == self.selected:
            return "row_focus"
        if place == self.opened:
            return "row_open"
        return "row_hover" if self.is_hovered and place == self._hovered else "row"
