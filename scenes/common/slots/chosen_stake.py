"""The stake at which a slot is shown: on its machine, and on its rules page."""

from __future__ import annotations

from engine.journal.market import GB_HIGHEST_STAKE
from engine.rules.contract import Game
from scenes.context import Context

FIRST_STAKE = 100


def stakes_on_sale(context: Context, game: Game) -> list[int]:
    """The stakes that the market profile allows, rising (ALL-9)."""
    return [stake for stake in game.stakes if context.market == "demo" or stake <= GB_HIGHEST_STAKE]


def chosen_stake(context: Context, game: Game) -> int:
    """The stake that is chosen on the machine, else that of the last round, else a pound, else the lowest."""
    stakes = stakes_on_sale(context, game)
    last = context.journal.rounds(game.id, limit=1)
    for stake in (context.stakes.get(game.id), last[0].stake if last else None, FIRST_STAKE):
        if stake in stakes and stake is not None:
            return stake
    return stakes[0]
