"""What only the maths commands need, loaded when they need it; the app never does."""

import sys
from importlib import import_module
from shlex import quote
from typing import Any

from commands.command import CommandFault
from commands.exit_codes import ExitCode

REQUIREMENTS = "requirements-maths.txt"


def extra(module: str) -> Any:  # noqa: ANN401 (libraries without types)
    """Load a module of the extra requirements; CommandFault says in one line what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise CommandFault(missing(module.partition(".")[0]), ExitCode.USAGE) from error


def missing(library: str) -> str:
    """Say in one line that a library is missing, and what to install."""
    return f"{library} is not installed: {quote(sys.executable)} -m pip install -r {REQUIREMENTS}"
