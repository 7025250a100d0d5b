"""What follows when the journal could not keep what a person did."""

from __future__ import annotations

from engine.journal.errors import JournalError, RoundConflict
from engine.stage.scene import Push, Replace, Transition
from scenes.context import Context


def after_refusal(context: Context, game_id: str, error: JournalError) -> Transition:
    """Say what is wrong; what was done can be done again.

    An action whose keeping was reported as failed may be in the journal after all: then go on from what it holds.
    """
    if isinstance(error, RoundConflict):
        return Replace(context.doors.game(game_id))
    context.sounds.play("refusal")
    return Push(context.doors.message(str(error)))
