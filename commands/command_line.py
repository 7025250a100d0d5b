"""The command line as a whole: reads the words, gets the requirements in place, runs one command."""

import os
import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import NoReturn

from commands.app import COMMAND as DEFAULT
from commands.command import ROOT, Command, CommandFault
from commands.exit_codes import EXIT_CODES, ExitCode
from commands.output import print_error, print_text
from setup_environment.ensure import ensure_requirements
from setup_environment.fault import SetupError
from setup_environment.streams import open_standard_streams

_DESCRIPTION = """\
Tinsel: two slots and two lottery instant wins as a desktop client, with demo money.
Without a command it opens the app.
"""


def main(words: Sequence[str]) -> int:
    """Run what the words after `main.py` say and give the exit code; a crash goes on to Python, which exits with 1."""
    open_standard_streams()
    try:
        code = _run(words)
        sys.stdout.flush()
    except CommandFault as fault:
        print_error(str(fault))
        return fault.exit_code
    except SetupError as error:
        print_error(str(error))
        return ExitCode.USAGE
    except KeyboardInterrupt:
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that Python's last flush finds a reader
        return ExitCode.OK
    return code


def _run(words: Sequence[str]) -> int:
    command, arguments = _read(words)
    ensure_requirements(ROOT, command.requirements)
    return command.run(arguments)


def _read(words: Sequence[str]) -> tuple[Command, Namespace]:
    """The command that the words name, and its options. Words for the app alone load no other command."""
    arguments = _of_the_app(words)
    if arguments is not None:
        return DEFAULT, arguments
    from commands.registry import COMMANDS

    command = _handing_on(words)
    if command is not None:
        return command, Namespace(words=list(words[1:]))
    arguments = build_parser().parse_args(words)
    return next((each for each in COMMANDS if each.name == arguments.command), DEFAULT), arguments


class _NotAlone(Exception):  # noqa: N818  it is no error yet
    """There is more to the words than options of the app."""


class _AppParser(ArgumentParser):
    """Leaves it to the parser of all commands to say what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Give up."""
        raise _NotAlone(message)


def _of_the_app(words: Sequence[str]) -> Namespace | None:
    """The options of the app, if the words hold nothing else."""
    parser = _AppParser(add_help=False, allow_abbrev=False)
    if DEFAULT.add_options is not None:
        DEFAULT.add_options(parser)
    try:
        arguments, others = parser.parse_known_args(words)
    except _NotAlone:
        return None
    return None if others else arguments


def _handing_on(words: Sequence[str]) -> Command | None:
    """The command whose words go on to another program as they are, unless its own help is asked for."""
    from commands.registry import COMMANDS

    if not words or words[1:2] in (["-h"], ["--help"]):
        return None
    return next((command for command in COMMANDS if command.hands_on and command.name == words[0]), None)


def build_parser() -> ArgumentParser:
    """The parser of all options and commands."""
    from commands.registry import COMMANDS

    parser = _parser(ArgumentParser(prog="main.py", description=_DESCRIPTION), DEFAULT)
    parser.add_argument("--version", action=_PrintVersion, nargs=0, help="print the version and end")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command in COMMANDS:
        _parser(commands.add_parser(command.name, help=command.summary, description=command.summary), command)
    return parser


def _parser(parser: ArgumentParser, command: Command) -> ArgumentParser:
    parser.epilog = EXIT_CODES
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.allow_abbrev = False  # an option that is added later must not change what a script of today means
    if command.add_options:
        command.add_options(parser)
    if command.hands_on:
        parser.add_argument("words", nargs="*", metavar="ARGUMENT", help="handed on as they are")
    return parser


class _PrintVersion(Action):
    """Reads the version where it stands, in pyproject.toml, and only when it is asked for."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        """Print the version and end."""
        import tomllib

        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        print_text(f"Tinsel {project['version']}")
        parser.exit()
