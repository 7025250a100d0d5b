"""Runs main.py as a person or a script would."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MAIN = ROOT / "main.py"


@dataclass(frozen=True, slots=True)
class Ran:
    """How a run of the program ended."""

    code: int
    output: str
    messages: str


def run(*words: str, python_options: tuple[str, ...] = (), cwd: Path = ROOT, **variables: str) -> Ran:
    """Run main.py with these words in this environment, and wait for its end."""
    done = subprocess.run(
        [sys.executable, *python_options, str(MAIN), *words],
        cwd=cwd,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def imported_by(*words: str) -> set[str]:
    """Every module that a run loads."""
    ran = run(*words, python_options=("-X", "importtime"))
    lines = (line for line in ran.messages.splitlines() if line.startswith("import time:"))
    return {line.rpartition("|")[2].strip() for line in lines}
