"""Runs another Python program in this environment and in the project's folder."""

import os
import sys
from collections.abc import Sequence

from commands.command import ROOT
from commands.exit_codes import ExitCode


def run_module(module: str, words: Sequence[str] = ()) -> int:
    """Run `python -m module words` and give its exit code; Ctrl-C reaches it too, and is waited for."""
    import subprocess

    sys.stdout.flush()
    environment = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", **os.environ}  # standard output is for data alone
    with subprocess.Popen([sys.executable, "-m", module, *words], cwd=ROOT, env=environment) as program:  # noqa: S603 (our own programs)
        try:
            return program.wait()
        except KeyboardInterrupt:
            program.wait()
            return ExitCode.INTERRUPTED


def run_pytest(words: Sequence[str]) -> int:
    """Run pytest, and say by our own exit codes how it ended."""
    match run_module("pytest", words):
        case 0:
            return ExitCode.OK
        case 4:
            return ExitCode.USAGE
        case ExitCode.INTERRUPTED:
            return ExitCode.INTERRUPTED
        case _:  # failures, files that cannot be loaded, nothing found to run
            return ExitCode.FAILED
