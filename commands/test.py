"""`test`: passes the tests."""

from argparse import Namespace

from commands.command import TO_TEST, Command
from commands.other_program import run_pytest

_WHOLE_SUITE = ("-rs", "-n", "auto", "--dist", "loadfile")


def _run(arguments: Namespace) -> int:
    """Run the whole suite on all cores, or exactly what the words say."""
    return run_pytest(arguments.words or _WHOLE_SUITE)


COMMAND = Command("test", "pass the tests (arguments go to pytest)", _run, requirements=TO_TEST, hands_on=True)
