"""From one room of a slot to another, behind snow that sweeps over the window."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.timeline import Animation, tween
from engine.stage.tween import EASE_IN_OUT_QUAD
from scenes.common.slots.motion import B, SlotMotion

WIPING = 0.9


def change_room(motion: SlotMotion[B], change: Callable[[], None]) -> Animation:
    """Sweep snow over the window; once it hides everything, `change` puts the other room there."""
    board, is_changed = motion.board, False
    motion.sound("scene_change")

    def sweep(share: float) -> None:
        nonlocal is_changed
        board.wipe = share
        if share >= 0.5 and not is_changed:
            is_changed = True
            change()

    yield tween(motion.length(WIPING), sweep, EASE_IN_OUT_QUAD)
    board.wipe = 0.0
