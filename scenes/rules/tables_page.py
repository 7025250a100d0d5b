"""Pages of tables: what is awarded and sold, and what comes back. Wide tables take the page, others two columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.stage.canvas import Canvas
from scenes.rules.layout import BOTTOM, LEFT, RIGHT, TOP
from scenes.rules.tables import Table

GAP = 12.0
WIDE = RIGHT - LEFT
HALF = (WIDE - GAP) / 2

Columns = tuple[Sequence[Table], ...]


def paint_tables(canvas: Canvas, tables: Sequence[Table]) -> None:
    """Paint the tables so that they fill the page."""
    bands = [_columns_of(list(band), is_wide=is_wide) for is_wide, band in groupby(tables, lambda each: each.is_wide)]
    heights = [max(_height(canvas, column, _width(band)) for column in band) for band in bands]
    rows = [max(sum(len(table.rows) for table in column) for column in band) for band in bands]
    spare = BOTTOM - TOP - sum(heights) - GAP * (len(bands) - 1)
    top = TOP
    for band, height, count in zip(bands, heights, rows, strict=True):
        tall = height + spare * count / sum(rows)
        for place, column in enumerate(band):
            _paint_column(canvas, column, (LEFT + place * (HALF + GAP), top, _width(band), tall))
        top += tall + GAP


def _columns_of(band: list[Table], *, is_wide: bool) -> Columns:
    """The columns of a band; two of them share their rows as evenly as their order allows."""
    if is_wide:
        return (band,)
    cuts = range(1, len(band)) if len(band) > 1 else range(1, 2)
    cut = min(cuts, key=lambda at: abs(_weight(band[:at]) - _weight(band[at:])))
    return (band[:cut], band[cut:])


def _weight(tables: Sequence[Table]) -> int:
    return sum(len(table.rows) + 2 for table in tables)


def _width(band: Columns) -> float:
    return WIDE if len(band) == 1 else HALF


def _height(canvas: Canvas, column: Sequence[Table], wide: float) -> float:
    return sum(table.height(canvas, wide) for table in column) + GAP * (len(column) - 1)


def _paint_column(canvas: Canvas, column: Sequence[Table], box: tuple[float, float, float, float]) -> None:
    x, y, wide, tall = box
    heights = [table.height(canvas, wide) for table in column]
    spare = tall - sum(heights) - GAP * (len(column) - 1)
    rows = sum(len(table.rows) for table in column)
    for table, height in zip(column, heights, strict=True):
        more = spare * len(table.rows) / max(1, rows)
        table.paint(canvas, (x, y, wide, height + more), more)
        y += height + more + GAP
