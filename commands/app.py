"""The command that runs when none is named: it opens the app."""

from argparse import ArgumentParser, Namespace

from commands.command import Command
from commands.window_options import add_window_options, app_options


def _add_options(parser: ArgumentParser) -> None:
    add_window_options(parser)
    parser.add_argument("--game", metavar="ID", help="open this game instead of the lobby")


def _run(arguments: Namespace) -> int:
    if arguments.game is not None:
        from commands.chosen_game import game_named

        game_named(arguments.game)
    from scenes.app import run

    return run(app_options(arguments))


COMMAND = Command("app", "open the app", _run, _add_options)
