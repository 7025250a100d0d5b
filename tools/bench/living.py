"""Measures the program while it runs by itself: click to changed pixel, and what it computes when nothing happens."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from commands.command import ROOT
from engine.stage.app import AMBIENT_SECONDS
from scenes.lobby.layout import SETTINGS
from tools.bench.figures import median
from tools.bench.machine import memory_of, seconds_computed, seconds_of_loop
from tools.bench.pointer import Pointer

TO_SHOW = 25.0
"""Seconds in which a busy machine has shown the lobby."""


@contextlib.contextmanager
def _program(environment: dict[str, str], *words: str) -> Iterator[subprocess.Popen[bytes]]:
    with tempfile.TemporaryDirectory() as profile:
        command = [sys.executable, "main.py", *words, "--profile", profile]
        program = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603  our own program
        try:
            yield program
        finally:
            program.terminate()
            program.wait()


def click_to_pixel(environment: dict[str, str], times: int) -> dict[str, float]:
    """Milliseconds from a press on a button of the lobby to its changed pixels on the screen, at 1280 by 720.

    Raises:
        RuntimeError: the button does not answer.
    """
    with _program(environment, "--size", "1280x720") as program:
        pointer = Pointer(environment["DISPLAY"])
        left, top = _place_of_window(environment, program)
        x, y = left + int(SETTINGS[0] + 14), top + int(SETTINGS[1] + SETTINGS[3] - 12)
        found: list[float] = []
        for _ in range(times):
            pointer.move(x + 20, y - 10)
            time.sleep(0.25)
            passed = pointer.seconds_to_change(lambda: pointer.button(down=True), x, y)
            pointer.move(left + 640, top + 40)  # let go beside it: it does nothing
            pointer.button(down=False)
            time.sleep(0.25)
            if passed is not None:
                found.append(passed)
        pointer.close()
    if len(found) < times // 2:
        raise RuntimeError(f"only {len(found)} of {times} presses changed the pixels of the button")
    return {"median_ms": median(found) * 1000, "worst_ms": max(found) * 1000, "presses": len(found)}


def _place_of_window(environment: dict[str, str], program: subprocess.Popen[bytes]) -> tuple[int, int]:
    """Where the inside of the window lies on the screen, once it is there and at rest."""
    _wait_for_rest(program.pid)
    window = ["search", "--onlyvisible", "--pid", str(program.pid), "--name", "Tinsel"]
    command = ["xdotool", *window, "getwindowgeometry", "--shell"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603  our own command
    values = dict(line.split("=", 1) for line in said.stdout.splitlines() if "=" in line)
    return int(values["X"]), int(values["Y"])


def _wait_for_rest(process: int) -> None:
    """Until it computes less than a fifth of the time, or TO_SHOW seconds have passed."""
    until = time.monotonic() + TO_SHOW
    while time.monotonic() < until:
        before = seconds_computed(process)
        time.sleep(1)
        if seconds_computed(process) - before < 0.2:
            return


def idle(environment: dict[str, str], size: str, seconds: float) -> list[dict[str, object]]:
    """The share of one core that the program takes when nobody does anything, and its memory."""
    found: list[dict[str, object]] = []
    for where, words in (("lobby", ()), ("game", ("play", "festive_lines_gold"))):
        with _program(environment, *words, "--size", size) as program:
            _wait_for_rest(program.pid)
            found.append(_share(program.pid, f"{where}, just used", seconds))
            time.sleep(AMBIENT_SECONDS)
            found.append(_share(program.pid, f"{where}, at rest", seconds))
            pointer = Pointer(environment["DISPLAY"])
            pointer.take_focus_away()
            pointer.close()
            time.sleep(1.5)
            found.append(_share(program.pid, f"{where}, without the focus", seconds))
    return found


def _share(process: int, where: str, seconds: float) -> dict[str, object]:
    """Of all threads together, and of the loop's own: the rest is sound."""
    before, of_loop, began = seconds_computed(process), seconds_of_loop(process), time.monotonic()
    time.sleep(seconds)
    passed = time.monotonic() - began
    shares = {
        "percent": (seconds_computed(process) - before) / passed * 100,
        "loop_percent": (seconds_of_loop(process) - of_loop) / passed * 100,
    }
    return {"where": where, **shares, "seconds": seconds, **memory_of(str(process))}
