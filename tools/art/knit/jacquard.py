"""Charts of whole cloths: Fair Isle bands as on a Christmas jumper."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.art.knit.charts import motif
from tools.art.knit.stockinette import Chart

RED, CREAM, GREEN, GOLD, DARK = range(5)
"""Places in the palette of a Fair Isle cloth."""
HEIGHTS = {"dots": 5, "zigzag": 9, "stripe": 7, "plain": 3, "snowflake": 17, "reindeer": 17, "fir": 17, "heart": 17}


def fair_isle(rows: int, columns: int, bands: Sequence[str], *, shift: int = 0) -> Chart:
    """Bands from the top, again and again; `shift` is how many rows of the first are cut off."""
    total = 0
    chart = np.zeros((rows + 40, columns), int)
    number = 0
    while total < rows + shift:
        band = bands[number % len(bands)]
        _band(chart[total : total + HEIGHTS[band]], band)
        total += HEIGHTS[band]
        number += 1
    return chart[shift : shift + rows]


def _band(rows: Chart, band: str) -> None:
    """Knit one band into its rows; those beyond the cloth are cut off."""
    if band == "dots":
        rows[1:2, ::4], rows[3:4, 2::4] = CREAM, CREAM
    elif band == "stripe":
        rows[:] = DARK
        rows[0:1], rows[3:4], rows[6:7] = CREAM, GOLD, CREAM
    elif band == "zigzag":
        rows[:] = GREEN
        for column in range(rows.shape[1]):
            step = abs(column % 8 - 4)
            for offset, wool in ((0, CREAM), (3, GOLD)):
                rows[1 + offset + step : 2 + offset + step, column] = wool
    elif band != "plain":
        _repeat(rows, band)


def _repeat(rows: Chart, name: str) -> None:
    shape = motif(name)
    wools = np.array([RED, CREAM, GOLD, CREAM, DARK])
    gap = 5
    for left in range(-6, rows.shape[1], shape.shape[1] + gap):
        for column in range(shape.shape[1]):
            at = left + column
            if 0 <= at < rows.shape[1]:
                body = rows[2 : 2 + shape.shape[0], at]
                stitches = shape[: body.shape[0], column]
                body[:] = np.where(stitches > 0, wools[stitches], body)
