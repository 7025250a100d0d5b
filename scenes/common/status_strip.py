"""The strip at the top of every scene: DEMO, FORCED or SEEDED, elapsed time, net position (ALL-7, ALL-9)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from engine.journal.live_play import LivePlay
from engine.journal.records import Mark
from engine.rules.money import signed_pounds
from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box
from scenes.common.styles import INK, SMALL, SMALL_BOLD
from scenes.common.texts import Texts
from scenes.context import Context

HEIGHT = 26
MIDDLE = 13.0
STRIP: Box = (0, 0, 1280, HEIGHT + 10)
"""With the shadow below it."""
FIGURES = (480.0, 26.0)
MARGIN, BESIDE, BETWEEN = 16.0, 9.0, 28.0
"""Right of the figures, between a figure and its label, and between the two figures."""
NOTICE = Style("Rubik-Medium", 13, (255, 214, 138))


StripMark = Literal["", "forced", "seeded", "replay", "forced_replay", "seeded_replay", "next_forced"]
"""What the pill in the middle says; each one has its words under `status` in the texts."""

SHOWN_AGAIN: dict[Mark, StripMark] = {"": "replay", "forced": "forced_replay", "seeded": "seeded_replay"}


def mark_of(play: LivePlay) -> StripMark:
    """The mark that a play carries on the screen: forced or seeded, shown again, both, or none."""
    return SHOWN_AGAIN[play.mark] if play.is_replay else play.mark


def draw_status_strip(canvas: Canvas, context: Context, mark: StripMark = "") -> None:
    """Draw the strip; `mark` is what `mark_of` says of a play, or "next_forced" when the next one is."""
    texts, notice = context.texts, context.notice
    canvas.baked(("status strip", texts, mark, notice), STRIP, lambda inner: _paint_strip(inner, texts, mark, notice))
    time, position = context.elapsed(), signed_pounds(context.net_position())
    paint = partial(_paint_figures, texts=texts, time=time, position=position)
    canvas.composed(("status figures", time, position), FIGURES, paint, centre=(1280 - FIGURES[0] / 2, MIDDLE))


def _paint_strip(canvas: Canvas, texts: Texts, mark: StripMark, notice: str) -> None:
    """What seldom changes: the strip, its pills and its words."""
    canvas.nine("ui/strip", (0, 0, 1280, HEIGHT))
    canvas.nine("ui/pill_demo", (16, 4, 58, 18))
    canvas.text(texts("status.demo"), (45, MIDDLE), SMALL_BOLD, anchor="centre", colour=INK, fit=48)
    canvas.text(texts("status.demo_money"), (86, MIDDLE), SMALL)
    if mark:
        word = texts(f"status.{mark}")
        wide = max(120.0, canvas.text_width(word, SMALL_BOLD) + 34)
        canvas.nine("ui/pill_forced", (640 - wide / 2, 3, wide, 20))
        canvas.text(word, (640, MIDDLE), SMALL_BOLD, anchor="centre", colour=INK)
        canvas.text(notice, (212, MIDDLE), NOTICE, fit=340)
    else:
        canvas.text(notice, (550, MIDDLE), NOTICE, anchor="centre", fit=660)


def _paint_figures(canvas: Canvas, *, texts: Texts, time: str, position: str) -> None:
    """What changes each second, and with each play: from the right, as far left as an amount needs."""
    right = FIGURES[0] / 2 - MARGIN
    canvas.text(position, (right, 0), SMALL_BOLD, anchor="right")
    right -= canvas.text_width(position, SMALL_BOLD) + BESIDE
    canvas.text(texts("status.net_position"), (right, 0), SMALL, anchor="right")
    right -= canvas.text_width(texts("status.net_position"), SMALL) + BETWEEN
    left = right - canvas.text_width("00:00:00", SMALL_BOLD)  # so that nothing moves with the seconds
    canvas.text(time, (left, 0), SMALL_BOLD)
    canvas.text(texts("status.time_played"), (left - BESIDE, 0), SMALL, anchor="right")
