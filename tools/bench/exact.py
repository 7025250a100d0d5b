"""How long all exact figures of a game take by `maths`, beside the fixed loop of plain Python.

They are computed on all cores, so it is their wall time that counts, of a whole command in a process of its own. Before
and after each run the loop is timed: how many turns it makes in the time of the figures hardly depends on the machine.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from commands.command import ROOT
from tools.bench.rules import ROUNDS_A_SECOND, TURNS_OF_A_QUIET_CORE, turns_a_second

SECONDS_OF_A_SLOT = 10
"""The target for all modes of a slot, on cores like that for which the targets of the rules were set."""

_SLOTS = ("jingle_bells", "mr_monopoly")
_NEEDS_NUMPY = "jingle_bells"


def figures_speed(runs: int) -> Iterator[dict[str, Any]]:
    """Measure each game: the quickest run in seconds, turns of the loop a second, and in that time, and the target."""
    for game in ROUNDS_A_SECOND:
        seconds, turns = float("inf"), turns_a_second()
        for _ in range(runs):
            began = time.perf_counter()
            subprocess.run(  # noqa: S603  our own program
                [sys.executable, "main.py", "maths", game, "--json"], cwd=ROOT, stdout=subprocess.DEVNULL, check=True,
            )
            seconds, turns = min(seconds, time.perf_counter() - began), max(turns, turns_a_second())
        is_whole = game != _NEEDS_NUMPY or find_spec("numpy") is not None
        yield {
            "game": game,
            "what": "all figures" if is_whole else "figures, no bands",
            "seconds": seconds,
            "turns_a_second": turns,
            "million_turns": seconds * turns / 1e6,
            "target": SECONDS_OF_A_SLOT * TURNS_OF_A_QUIET_CORE / 1e6 if game in _SLOTS and is_whole else None,
        }
