"""Controls: what keyboard and gamepad do, each key on a cap."""

from __future__ import annotations

import re

from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, Style
from scenes.common.styles import BODY, LABEL, ROW
from scenes.common.texts import Texts
from scenes.rules.layout import LEFT, RIGHT, TOP

COLUMNS = {"what": LEFT + 16, "keyboard": LEFT + 430, "gamepad": LEFT + 740}
PITCH = 32.0
CAP_HEIGHT = 25.0
KEY = Style("Rubik-Bold", 13.5, (255, 233, 184), tracking=0.3)
BETWEEN = re.compile(r" (or|to|[+]) ")


def paint_controls(canvas: Canvas, texts: Texts) -> None:
    """A table of deeds and keys."""
    for kind, x in COLUMNS.items():
        canvas.text(texts(f"rules.controls.{kind}"), (x, TOP + 12), LABEL)
    count = texts.count_of("rules.controls.rows")
    for place in range(1, count + 1):
        y = TOP + 30 + (place - 1) * PITCH
        if place % 2:
            canvas.nine("ui/row_hover", (LEFT, y, RIGHT - LEFT, PITCH))
        row = f"rules.controls.rows.{place}"
        canvas.text(texts(f"{row}.what"), (COLUMNS["what"], y + PITCH / 2), ROW, fit=400)
        for kind in ("keyboard", "gamepad"):
            _paint_keys(canvas, texts(f"{row}.{kind}"), COLUMNS[kind], y + PITCH / 2)
    below = TOP + 30 + count * PITCH + 22
    canvas.text(texts("rules.controls.mouse"), (LEFT + 16, below), BODY, width=RIGHT - LEFT - 32)


def _paint_keys(canvas: Canvas, keys: str, left: float, y: float) -> None:
    """Keys on caps, and between them the words that stand between them."""
    if keys == "–":
        canvas.text(keys, (left + 10, y), BODY, colour=LAVENDER)
        return
    for part, piece in enumerate(BETWEEN.split(keys)):
        if part % 2:
            canvas.text(piece, (left, y), BODY, colour=LAVENDER)
            left += canvas.text_width(piece, BODY) + 8
            continue
        wide = max(CAP_HEIGHT + 6, canvas.text_width(piece, KEY) + 22)
        canvas.nine("ui/pill", (left, y - CAP_HEIGHT / 2, wide, CAP_HEIGHT))
        canvas.text(piece, (left + wide / 2, y), KEY, anchor="centre")
        left += wide + 8
