"""The four games with their figures, by their packages, whether they are on the list of games yet or not."""

from functools import cache

from commands.provable_game import ProvableGame, provable_package
from engine.qa.simulation.blocks import Campaign
from engine.rules.exact import ExactReport

GAMES = ("festive_lines_gold", "christmas_jumper", "mr_monopoly", "jingle_bells")
MODES = (
    ("festive_lines_gold", "base"), ("christmas_jumper", "base"),
    ("mr_monopoly", "base"), ("mr_monopoly", "mr_monopoly"), ("mr_monopoly", "free_spins"),
    ("jingle_bells", "base"), ("jingle_bells", "christmas_spins"),
)


@cache
def provable(game: str) -> ProvableGame:
    return provable_package(f"games.{game}")


@cache
def exact(game: str) -> ExactReport:
    named = provable(game)
    return named.exact_report(named.game)


def campaign(game: str, mode: str = "base", seed: int = 1) -> Campaign:
    stakes = provable(game).game.stakes
    stake = 100 if 100 in stakes else stakes[0]
    return Campaign(f"games.{game}", "", mode, stake, seed, provable(game).warm_up.get(mode, 0))
