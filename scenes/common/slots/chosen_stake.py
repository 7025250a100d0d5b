"""The stake at which a slot is shown: on its machine, and on its rules page."""

from __future__ import annotations

from engine.rules.contract import Game
from scenes.context import Context

FIRST_STAKE = 100


def chosen_stake(context: Context, game: Game) -> int:
    """The stake that is chosen on the machine, else that of the last round, else a pound, else the lowest."""
    last = context.journal.rounds(game.id, limit=1)
    for stake in (context.stakes.get(game.id), last[0].stake if last else None, FIRST_STAKE):
        if stake in game.stakes and stake is not None:
            return stake
    return game.stakes[0]
