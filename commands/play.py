"""`play`: plays rounds of one game, in its scene or without a screen."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from commands.command import Command, CommandFault
from commands.exit_codes import ExitCode
from commands.output_files import refuse_unwritable
from commands.window_options import add_window_options, app_options

_MOST_ROUNDS = 1_000_000


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of the game")
    parser.add_argument("--stake", metavar="POUNDS", help="what a round is played for, as 0.20; default: the lowest")
    parser.add_argument("--mode", metavar="M", help="the way to play; default: the base game")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--play-number", metavar="NUMBER", help="see the play of this number again")
    how.add_argument("--script", type=Path, metavar="FILE", help="play the rounds that this file describes")
    how.add_argument("--rounds", type=_rounds, default=1, metavar="N", help="how many rounds; default: 1")
    parser.add_argument("--headless", action="store_true", help="without a screen: print the transcript")
    parser.add_argument("--json", action="store_true", help="with --headless: print JSON instead")
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help="save a picture of the final board, then end")
    add_window_options(parser)


def _run(arguments: Namespace) -> int:
    from commands.chosen_rounds import chosen_rounds

    _refuse_contradictions(arguments)
    refuse_unwritable("--screenshot", arguments.screenshot)
    chosen = chosen_rounds(arguments)
    if arguments.headless:
        from commands.headless import print_rounds

        print_rounds(chosen, as_json=arguments.json)
        return ExitCode.OK
    from scenes.app import run

    return run(app_options(arguments, play=chosen.request(arguments.screenshot)))


def _refuse_contradictions(arguments: Namespace) -> None:
    """Refuse options that say nothing together; argparse knows only those that exclude each other one to one."""
    settles_order = "--script" if arguments.script else "--play-number" if arguments.play_number else ""
    if settles_order and (arguments.stake or arguments.mode):
        raise CommandFault(f"{settles_order} settles stake and mode: leave out --stake and --mode", ExitCode.USAGE)
    if arguments.json and not arguments.headless:
        raise CommandFault("--json prints what --headless plays: give both", ExitCode.USAGE)
    if arguments.screenshot and arguments.headless:
        raise CommandFault("--screenshot shows the scene, which --headless leaves out: give one", ExitCode.USAGE)


def _rounds(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= _MOST_ROUNDS:
        raise ArgumentTypeError(f"{text!r} is not a number of rounds from 1 to {_MOST_ROUNDS:,}")
    return int(text)


COMMAND = Command("play", "play rounds of a game", _run, _add_options)
