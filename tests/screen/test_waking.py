"""A real window wakes the loop: at rest it sleeps through, and neither a change of size nor the end is missed."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.screen.program import ROOT
from tests.virtual_screen import VirtualScreen

FEW = 40
"""In two seconds: looking each 50 ms makes as many, and pygame's own waiting two thousand."""


def test_a_still_window_sleeps_and_is_woken(screen: VirtualScreen) -> None:
    command = [sys.executable, "-m", "tests.screen.waking_child"]
    environment = {**screen.environment, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"}
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=300)
    found = json.loads(said.stdout)
    assert found["sleeps"] < FEW
    for what, event in zip(("resized", "terminated"), found["expected"], strict=True):
        was_woken, events = found[what]
        assert was_woken, what
        assert event in events, what
    assert found["interrupted"] == [True, True]
