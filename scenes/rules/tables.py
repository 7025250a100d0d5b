"""Tables of numbers on a rules page: what the texts of a game say about rows that the game states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.rules.provenance import Provenance
from engine.rules.slots.stated import Stated
from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, WHITE, Style
from engine.stage.view import Box
from scenes.common.styles import LABEL, SMALL, SUBHEADING
from scenes.common.texts import Texts
from scenes.rules.marks import ROOM, draw_number

PAD = 18.0
HEAD = 42.0
COLUMN_HEADS = 20.0
LEAST_PITCH = 26.0
MOST_PITCH = 54.0
FOOT = 10.0
PICTURE = 36.0
FEW = 3
"""So many columns are as wide as they need; more share the width."""
FEW_WIDTH = 132.0
LABELS = 176.0
LINE = Style("Rubik-Medium", 15, WHITE)
NUMBER = Style("Rubik-Bold", 15.5, WHITE)
NARROW = Style("Rubik-Bold", 14, WHITE)
MANY = 10
"""More columns have narrower numbers."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its label and picture, which may be empty, its numbers as printed, and where they come from."""

    label: str
    picture: str
    numbers: tuple[str, ...]
    kind: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its heading; a wide one takes the page's whole width."""

    heading: str
    about: str
    corner: str
    heads: Sequence[str]
    rows: tuple[Row, ...]
    is_wide: bool

    def height(self, canvas: Canvas, wide: float) -> float:
        """How tall it is at a width, at the least."""
        about = canvas.lines_of(self.about, SMALL, wide - 2 * PAD) * SMALL.size * SMALL.leading + 6 if self.about else 0
        heads = COLUMN_HEADS if self.heads else 0
        return HEAD + about + heads + len(self.rows) * LEAST_PITCH + FOOT

    def paint(self, canvas: Canvas, box: Box, spare: float) -> None:
        """Paint it; `spare` is what its box has more than it needs."""
        x, y, wide, _ = box
        canvas.nine("ui/row_hover", box)
        canvas.text(self.heading, (x + PAD, y + 24), SUBHEADING)
        top = y + HEAD
        if self.about:
            top += canvas.text(self.about, (x + PAD, top + 4), SMALL, colour=LAVENDER, width=wide - 2 * PAD) + 6
        ends = self._ends(x, wide)
        if self.heads:
            canvas.text(self.corner, (x + PAD, top + 6), LABEL)
            for head, end in zip(self.heads, ends, strict=True):
                canvas.text(head, (end, top + 6), LABEL, anchor="right", fit=self._room(wide) - 2)
            top += COLUMN_HEADS
        pitch = min(MOST_PITCH, LEAST_PITCH + spare / max(1, len(self.rows)))
        for place, row in enumerate(self.rows):
            if place % 2 == 0:
                canvas.nine("ui/row_hover", (x + PAD - 8, top, wide - 2 * PAD + 16, pitch))
            self._paint_row(canvas, row, (x + PAD, top + pitch / 2), ends, self._room(wide))
            top += pitch

    def _columns(self) -> int:
        return max(len(row.numbers) for row in self.rows)

    def _room(self, wide: float) -> float:
        """How wide each column is."""
        columns = self._columns()
        if columns <= FEW:
            return FEW_WIDTH
        labels = LABELS if any(row.label for row in self.rows) and columns <= FEW * 2 else 0.0
        labels = labels or (64.0 if any(row.label for row in self.rows) else 0.0)
        return (wide - 2 * PAD - labels) / columns

    def _ends(self, x: float, wide: float) -> list[float]:
        """Where the numbers of each column end; their marks stand behind."""
        right, room, columns = x + wide - PAD - ROOM + 6, self._room(wide), self._columns()
        return [right - room * (columns - 1 - place) for place in range(columns)]

    def _paint_row(self, canvas: Canvas, row: Row, at: tuple[float, float], ends: list[float], room: float) -> None:
        left, y = at
        if row.picture:
            canvas.image(row.picture, centre=(left + PICTURE / 2 - 2, y), width=PICTURE)
            left += PICTURE + 8
        reach = ends[0] - room - left + (FEW_WIDTH - 84 if self._columns() <= FEW else 20)
        canvas.text(row.label, (left, y), LINE, fit=max(40.0, reach))
        style = NUMBER if len(ends) <= MANY else NARROW
        for number, end in zip(row.numbers, ends, strict=True):
            draw_number(canvas, number.replace("x", "×"), (end, y), style, row.kind, anchor="right", fit=room - 2)


def tables_of(own: Texts, page: str, stated: Stated, provenance: Mapping[str, Provenance]) -> list[Table]:
    """The tables of a page in a game's texts.

    Raises:
        KeyError: the texts name a row that the game does not state, or none of `mark` and `source`.
    """
    tables: list[Table] = []
    keys = own.keys()
    for number in range(1, own.count_of(page) + 1):
        at = f"{page}.{number}"
        rows = []
        for place in range(1, own.count_of(f"{at}.rows") + 1):
            row = f"{at}.rows.{place}"
            label, picture = (own(f"{row}.{key}") if f"{row}.{key}" in keys else "" for key in ("label", "picture"))
            kind = _kind(own, (row, at), provenance)
            rows.append(Row(label, picture, stated[own(f"{row}.row")], kind))
        about = own(f"{at}.about") if f"{at}.about" in keys else ""
        heads = own.items_of(f"{at}.heads")
        corner = own(f"{at}.corner") if f"{at}.corner" in keys else ""
        tables.append(Table(own(f"{at}.heading"), about, corner, heads, tuple(rows), f"{at}.wide" in keys))
    return tables


def _kind(own: Texts, places: Sequence[str], provenance: Mapping[str, Provenance]) -> str:
    """Where a row comes from: what it says itself, else what its table says."""
    keys = own.keys()
    for place in places:
        if f"{place}.mark" in keys:
            return own(f"{place}.mark")
        if f"{place}.source" in keys:
            return provenance[own(f"{place}.source")]
    raise KeyError(f"{places[0]}: neither `mark` nor `source`")
