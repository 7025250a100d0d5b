"""Finds the game that a command names, and says which ones there are."""

from typing import TYPE_CHECKING

from commands.command import CommandFault
from commands.exit_codes import ExitCode

if TYPE_CHECKING:
    from engine.rules.contract import Game


def game_named(name: str) -> "Game":
    """Load a game by its id.

    Raises:
        CommandFault: there is no such game, or it does not load; with the reason.
    """
    from engine.rules.config_errors import ConfigError
    from games import UnknownGame, load_game

    try:
        return load_game(name)
    except (ConfigError, UnknownGame) as error:
        raise CommandFault(str(error), ExitCode.BAD_GAME) from error
