"""How close to each other spins may start (ALL-9), and what goes on without a tap (ALL-10)."""

from __future__ import annotations

import math

from engine.journal.live_play import LivePlay
from engine.rules.contract import Action, Continue, Spin
from scenes.common.pilot import PACE
from scenes.context import Context

GB_SPACING = 2.5
"""Seconds from the start of one spin to that of the next in the gb profile."""
STEPS, FEW_STEPS = 100, 5
"""So often a picture of the wait changes; with reduced motion every half second."""
BY_ITSELF_AFTER = 12.0
"""Seconds after which the next step of a feature comes by itself in the demo profile."""


def note_spin(context: Context) -> None:
    """A spin starts now. All slots of the house share this, so that changing the game shortens nothing."""
    context.spun_at = context.clock()


def wait_before_spin(context: Context) -> float:
    """How many seconds are left before the next spin may start."""
    if context.market != "gb" or context.spun_at is None:
        return 0.0
    return max(0.0, context.spun_at + GB_SPACING - context.clock())


def share_waited(context: Context) -> float:
    """How much of the wait before the next spin is over, 0 to 1, in steps; 0 also when there is none."""
    wait, steps = wait_before_spin(context), STEPS if context.is_lively else FEW_STEPS
    return math.ceil((1 - wait / GB_SPACING) * steps) / steps if wait > 0 else 0.0


def runs_by_itself(play: LivePlay, action: Action) -> bool:
    """Whether a bonus round, begun by a tap, goes on with this action without another one (ALL-10)."""
    return action == Continue() and any(taken == Continue() for taken, _ in play.history)


def comes_by_itself(
    context: Context, play: LivePlay | None, action: Action | None, *, is_recorded: bool
) -> float | None:
    """After how many seconds an awaited action is taken without a person; None for never."""
    if play is None or action is None:
        return None
    if is_recorded or runs_by_itself(play, action):
        return PACE
    return BY_ITSELF_AFTER if action != Spin() and context.market == "demo" else None
