"""Runs another Python program in this environment and in the project's folder."""

import sys
from collections.abc import Sequence

from commands.command import ROOT
from commands.exit_codes import ExitCode


def run_module(module: str, words: Sequence[str] = ()) -> int:
    """Run `python -m module words` and give its exit code; Ctrl-C reaches it too, and is waited for."""
    import subprocess

    sys.stdout.flush()
    with subprocess.Popen([sys.executable, "-m", module, *words], cwd=ROOT) as program:  # noqa: S603 (our own programs)
        try:
            return program.wait()
        except KeyboardInterrupt:
            program.wait()
            return ExitCode.INTERRUPTED
