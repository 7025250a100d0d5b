"""When a hint is due: after some seconds in which nobody does anything, and not for ever."""

from __future__ import annotations

AFTER = 6.0
MOST = 2
"""Hints in a row: whoever has gone needs no more, and the machine may rest."""


class IdleHints:
    """Counts the time in which nothing is done."""

    def __init__(self) -> None:
        self._idle = 0.0
        self._given = 0

    def stir(self) -> None:
        """Somebody did something: begin anew."""
        self._idle = 0.0
        self._given = 0

    def is_due(self, passed: float) -> bool:
        """Let `passed` idle seconds go by; True when it is time for a hint."""
        if self._given >= MOST:
            return False
        self._idle += passed
        if self._idle < AFTER:
            return False
        self._idle = 0.0
        self._given += 1
        return True
