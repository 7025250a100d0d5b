"""Takes recorded actions one after the other, at a pace that can be followed: replays, scripts and reveal all."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from engine.rules.contract import Action

PACE = 0.62
"""Seconds between two actions."""
PATIENCE = 2.4
"""Seconds for which an end stays before it is finished."""


class Pilot:
    """Actions waiting for their time."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = deque(actions)
        self._wait = PACE

    @property
    def has_more(self) -> bool:
        """Whether actions are left."""
        return bool(self._actions)

    @property
    def upcoming(self) -> Action:
        """The next action, which stays where it is."""
        return self._actions[0]

    def is_due(self, passed: float) -> bool:
        """Let `passed` seconds go by; True when it is time for the next action."""
        self._wait -= passed
        if self._wait > 0:
            return False
        self._wait = PACE
        return True

    def rest(self, seconds: float) -> None:
        """Wait so long for the next action."""
        self._wait = seconds

    def next(self) -> Action:
        """Take the next action."""
        return self._actions.popleft()

    def put_back(self, action: Action) -> None:
        """It was too early for this action: it is the next one again, after a while."""
        self._actions.appendleft(action)
        self._wait = PATIENCE
