"""The finished windows of a stored play as pictures, for the history."""

from __future__ import annotations

from collections.abc import Callable

from engine.journal.records import StoredRound
from engine.stage.canvas import Canvas
from games import Loaded
from scenes.context import Context
from scenes.game_stage import stage_of


def finished_pictures(context: Context, stored: StoredRound) -> tuple[Callable[[Canvas], None], ...]:
    """Each of them draws a whole window of a stored play as it stood after its last action.

    Raises:
        UnrestorablePlay: the play cannot be rebuilt from its stored book.
    """
    loaded: Loaded = next(each for each in context.games if each.entry.id == stored.game)
    if loaded.error is not None or loaded.game is None:
        raise LookupError(f"{stored.game} cannot be shown: {loaded.error}")
    return stage_of(stored.game).finished_pictures(context, loaded.game, context.desk.replay(stored))
