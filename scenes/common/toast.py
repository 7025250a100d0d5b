"""A short word of what was done, which goes by itself."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.tween import EASE_OUT_CUBIC
from scenes.common.styles import BODY_BOLD

COMING = 0.18
STAYING = 2.6
MIDDLE = 612.0
HEIGHT = 44.0


class Toast:
    """Shows one sentence above the bar for some seconds, its middle at `y`."""

    def __init__(self, y: float = MIDDLE) -> None:
        self.y = y
        self._text = ""
        self._left = 0.0

    def say(self, text: str) -> None:
        """Show a sentence from now on."""
        self._text = text
        self._left = STAYING

    def advance(self, passed: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - passed)

    @property
    def text(self) -> str:
        """What is shown now, or nothing."""
        return self._text if self._left else ""

    @property
    def is_moving(self) -> bool:
        """Whether it is there: it comes and goes by fading."""
        return self._left > 0

    def draw(self, canvas: Canvas) -> None:
        """Draw it, if it is there."""
        if not self._left:
            return
        share = EASE_OUT_CUBIC(min(1.0, self._left / COMING, (STAYING - self._left) / COMING))
        wide = canvas.text_width(self._text, BODY_BOLD) + 56
        canvas.nine("ui/panel_note", (640 - wide / 2, self.y - HEIGHT / 2, wide, HEIGHT), alpha=share)
        canvas.text(self._text, (640, self.y), BODY_BOLD, anchor="centre", alpha=share)
