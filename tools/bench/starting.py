"""How long the program takes from its start to its first frame and to a lobby that answers."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time

from commands.command import ROOT
from tools.bench.figures import median

CHILD = "tools.bench.start_child"


def starts(environment: dict[str, str], size: str, times: int) -> dict[str, float]:
    """Medians of several warm starts, in milliseconds: passed time, and the processor time of the process.

    Warm is what every start but the first one is: files in memory, modules compiled, as Python keeps them beside the
    sources. Here they are kept in a folder of their own, whatever the environment says of it.
    """
    with tempfile.TemporaryDirectory() as compiled:
        kept = {name: value for name, value in environment.items() if name != "PYTHONDONTWRITEBYTECODE"}
        warm = {**kept, "PYTHONPYCACHEPREFIX": compiled}
        found = [_start(warm, size) for _ in range(times + 1)][1:]
    return {key: median([each[key] for each in found]) * 1000 for key in found[0]}


def _start(environment: dict[str, str], size: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as profile:
        words = [sys.executable, "-m", CHILD, "--profile", profile, "--size", size]
        began = time.monotonic()
        said = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout  # noqa: S603  our own program
    told: dict[str, float] = json.loads(said.splitlines()[-1])
    return {key: value - began if key.endswith("_passed") else value for key, value in told.items()}
