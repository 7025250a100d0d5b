"""What a command of the command line is."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TO_RUN = ("requirements.txt",)
TO_TEST = ("requirements.txt", "requirements-dev.txt")


class CommandFault(Exception):  # noqa: N818 (it is a fault of what was asked, not of the program)
    """A command cannot do what it was asked to. The message is for a person; `exit_code` is for a script."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.exit_code = exit_code


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, its options, and what it does.

    Attributes:
        name: the word on the command line.
        summary: one line for the list of commands.
        run: does it and gives the exit code; imports what it needs when it is called.
        add_options: adds its options; left out by a command that hands its words on.
        requirements: names of the requirements files that must be installed.
        hands_on: all words after the name go to another program as they are, in `arguments.words`.
    """

    name: str
    summary: str
    run: Callable[[Namespace], int]
    add_options: Callable[[ArgumentParser], None] | None = None
    requirements: tuple[str, ...] = TO_RUN
    hands_on: bool = False
