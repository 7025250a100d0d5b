"""`bench`: measures the program's speed on a virtual screen."""

from argparse import Namespace

from commands.command import TO_TEST, Command
from commands.other_program import run_module


def _run(arguments: Namespace) -> int:
    return run_module("tools.bench", arguments.words)


COMMAND = Command("bench", "measure speed on a virtual screen", _run, requirements=TO_TEST, hands_on=True)
