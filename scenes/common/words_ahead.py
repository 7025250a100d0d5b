"""Words that come up later all at once, with their button or their panel: their letters are drawn before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box, View

NOWHERE: Box = (-100, -100, 1, 1)
"""Out of sight: what is drawn there is made, and kept for when it is needed."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words in their style, and the room that they have, as `canvas.text` takes them."""

    text: str
    style: Style
    fit: float | None = None
    width: float | None = None


class WordsAhead:
    """Draws words out of sight, one after the other as frames can afford it; where nothing waits, none is needed."""

    def __init__(self, words: Sequence[Words]) -> None:
        self._words = tuple(words)
        self._made_for: View | None = None
        self._seen = 0

    def prepare(self, canvas: Canvas, *, rests: bool, comes: bool) -> None:
        """Have them ready while the machine `rests`, and when one of them `comes` soon.

        At rest once is enough, unless pages with letters of their own have covered the machine. Letters that pop up and
        fade take the place of others: until those have gone, the words are asked for in each frame.
        """
        frame = canvas.tools.frame
        if not (rests or comes) or frame > self._seen + 1:
            self._made_for = None
        self._seen = frame
        allowance = canvas.tools.artwork.allowance
        is_due = comes or (rests and self._made_for != canvas.view)
        if not is_due or not allowance.is_limited or allowance.is_withholding:
            return
        with canvas.clip(NOWHERE):
            for words in self._words:
                with allowance.watched() as watched:
                    canvas.text(words.text, NOWHERE[:2], words.style, anchor="centre", fit=words.fit, width=words.width)
                if watched.owes:
                    return
        self._made_for = canvas.view
