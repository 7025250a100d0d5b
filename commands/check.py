"""`check`: passes the linter and the type checker."""

from argparse import Namespace

from commands.command import TO_TEST, Command
from commands.exit_codes import ExitCode
from commands.other_program import run_module
from commands.output import print_message

_CHECKS = (("ruff", "check", "."), ("mypy",))


def _run(arguments: Namespace) -> int:  # noqa: ARG001 (every command gets its options)
    """Run every check, also after one has failed, so that all complaints are seen at once."""
    codes = []
    for module, *words in _CHECKS:
        print_message(f"{module}:")
        codes.append(run_module(module, words))
    if ExitCode.INTERRUPTED in codes:
        return ExitCode.INTERRUPTED
    return ExitCode.FAILED if any(codes) else ExitCode.OK


COMMAND = Command("check", "check style and types", _run, requirements=TO_TEST)
