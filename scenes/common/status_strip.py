"""The strip at the top of every scene: DEMO, FORCED or SEEDED, elapsed time, net position (ALL-7, ALL-9)."""

from __future__ import annotations

from engine.rules.money import signed_pounds
from engine.stage.canvas import Canvas
from scenes.common.styles import INK, SMALL, SMALL_BOLD
from scenes.context import Context

HEIGHT = 26
MIDDLE = 13.0
MARKS = {"forced": "status.forced", "seeded": "status.seeded", "replay": "status.replay", "next": "status.next_forced"}


def draw_status_strip(canvas: Canvas, context: Context, mark: str = "") -> None:
    """Draw the strip; `mark` is "", "forced", "seeded", "replay" or "next" (the next play is forced)."""
    texts = context.texts
    canvas.nine("ui/strip", (0, 0, 1280, HEIGHT))
    canvas.nine("ui/pill_demo", (16, 4, 58, 18))
    canvas.text(texts("status.demo"), (45, MIDDLE), SMALL_BOLD, anchor="centre", colour=INK, fit=48)
    canvas.text(texts("status.demo_money"), (86, MIDDLE), SMALL)
    if mark:
        canvas.nine("ui/pill_forced", (580, 3, 120, 20))
        canvas.text(texts(MARKS[mark]), (640, MIDDLE), SMALL_BOLD, anchor="centre", colour=INK)
    elif context.notice:
        canvas.text(context.notice, (640, MIDDLE), SMALL, anchor="centre", colour=(255, 214, 138), fit=560)
    canvas.text(texts("status.time_played"), (998, MIDDLE), SMALL, anchor="right")
    canvas.text(context.elapsed(), (1006, MIDDLE), SMALL_BOLD)
    canvas.text(texts("status.net_position"), (1180, MIDDLE), SMALL, anchor="right")
    canvas.text(signed_pounds(context.net_position()), (1264, MIDDLE), SMALL_BOLD, anchor="right")
