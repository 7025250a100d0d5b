"""Loads the scenario that a command names, with its game."""

from pathlib import Path
from typing import TYPE_CHECKING

from commands.command import CommandFault
from commands.exit_codes import ExitCode

if TYPE_CHECKING:
    from engine.qa.scenario import Scenario
    from engine.rules.contract import Game


def scenario_in(path: Path) -> tuple["Scenario", "Game"]:
    """Load a scenario and its game.

    Raises:
        CommandFault: the file is no scenario, or its game does not load; with the reason.
    """
    from commands.chosen_game import game_named
    from engine.qa.scenario_loading import load_scenario
    from engine.rules.config_errors import ConfigError
    from games import CATALOGUE

    try:
        return load_scenario(path, game_named, tuple(entry.id for entry in CATALOGUE))
    except ConfigError as error:
        raise CommandFault(str(error), ExitCode.BAD_GAME) from error
