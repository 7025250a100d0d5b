"""A scene that comes: what was on the window stays until its picture is whole, and what is wished meanwhile waits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from engine.stage.allowance import Allowance
from engine.stage.intents import Command, Happening, Intent, Resize

LONGEST = 2.0
"""Seconds after which a picture is made whole at once."""


class Arrival:
    """Whether the first picture of a scene, or the first one at a new size, is being made.

    With an unlimited allowance, and where nothing is on the window yet, it is made at once. Else it takes several
    rounds of the loop, in which the window shows what it showed, no time passes for scenes, and wishes are kept.
    """

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self._allowance = allowance
        self._clock = clock
        self._since: float | None = None
        self._is_due = True
        self._kept: list[Intent] = []

    @property
    def is_on(self) -> bool:
        """Whether the window waits for a picture."""
        return self._since is not None

    def begin(self, *, at_once: bool) -> None:
        """A scene has come, or the window has settled at another size."""
        self._is_due = True
        self._since = None if at_once or not self._allowance.is_limited else self._clock()

    def making(self) -> AbstractContextManager[None]:
        """Draw inside of this: a first picture is made at once, or withheld while it is made."""
        if not self._is_due:
            return nullcontext()
        if self._since is None or self._clock() - self._since > LONGEST:
            return self._allowance.at_once()
        return self._allowance.withholding()

    def is_whole(self) -> bool:
        """Whether what was drawn may be shown; the arrival is over then."""
        if self.is_on and self._allowance.owes:
            return False
        self._is_due, self._since = False, None
        return True

    def keep(self, intent: Intent) -> bool:
        """Whether a wish has to wait, since nobody has seen yet what it would be for."""
        if not self.is_on or isinstance(intent, Resize | Happening) or intent is Command.QUIT:
            return False
        self._kept.append(intent)
        return True

    def release(self) -> list[Intent]:
        """The wishes that have waited, once the picture is there."""
        if self.is_on:
            return []
        kept, self._kept = self._kept, []
        return kept
