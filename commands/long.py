"""`long`: passes the long tests (soak, kill and fuzz runs), which `test` leaves out."""

from argparse import Namespace

from commands.command import TO_TEST, Command
from commands.other_program import run_pytest


def _run(arguments: Namespace) -> int:
    return run_pytest(["--long", "-rs", *arguments.words])


_REQUIREMENTS = (*TO_TEST, "requirements-maths.txt", "tools/sound/requirements.txt")

COMMAND = Command("long", "pass the long tests (arguments go to pytest)", _run, None, _REQUIREMENTS, hands_on=True)
