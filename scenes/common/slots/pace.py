"""How close to each other spins may start (ALL-9), and what goes on without a tap (ALL-10)."""

from __future__ import annotations

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Continue
from scenes.context import Context

GB_SPACING = 2.5
"""Seconds from the start of one spin to that of the next in the gb profile."""


def note_spin(context: Context) -> None:
    """A spin starts now. All slots of the house share this, so that changing the game shortens nothing."""
    context.spun_at = context.clock()


def wait_before_spin(context: Context) -> float:
    """How many seconds are left before the next spin may start."""
    if context.market != "gb" or context.spun_at is None:
        return 0.0
    return max(0.0, context.spun_at + GB_SPACING - context.clock())


def runs_by_itself(play: LivePlay, action: Action) -> bool:
    """Whether a bonus round, begun by a tap, goes on with this action without another one (ALL-10)."""
    return action == Continue() and any(taken == Continue() for taken, _ in play.history)
