"""Won lines shown again and again after the round, while somebody is there."""

from __future__ import annotations

from engine.stage.tween import EASE_IN_OUT_SINE, there_and_back
from scenes.common.slots.line_motion import rest
from scenes.common.slots.motion import B, SlotMotion

QUIET = 1.6
"""Seconds without any line, before and between the turns."""
EACH = 1.2
SWELLING = 0.56


class LineLoop:
    """Endless, so no animation: time is all it knows. Stopped, the board stands as the round left it."""

    def __init__(self, motion: SlotMotion[B]) -> None:
        self._motion = motion
        self._time = 0.0

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by: no line, then one after the other."""
        board = self._motion.board
        self._time = (self._time + passed) % (QUIET + EACH * len(board.wins))
        if self._time < QUIET:
            rest(self._motion)
            return
        place, since = divmod(self._time - QUIET, EACH)
        win = board.wins[min(int(place), len(board.wins) - 1)]
        board.lit, board.traced, board.tag = frozenset(win.cells), (win.line,), win
        board.dimmed = 1.0
        board.pulse = there_and_back(EASE_IN_OUT_SINE)(since / SWELLING) if since < SWELLING else 0.0

    def stop(self) -> None:
        """The board stands still again."""
        if self._time > 0:
            self._time = 0.0
            rest(self._motion)
