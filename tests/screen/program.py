"""Starts the program on a virtual screen and uses it as a person does: real pointer, real keys, real window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.screen.grabbing import Box, Grab, grab
from tests.virtual_screen import VirtualScreen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 240.0
"""Seconds after which something that has to come is given up."""
TABLE: Box = (170, 150, 400, 400)
"""The grid: the part of the canvas where nothing moves by itself, neither fire nor snow nor clock."""


class Window:
    """A window of the program. Places are window pixels."""

    def __init__(self, screen: VirtualScreen, process: subprocess.Popen[str], log: Path) -> None:
        self.screen, self.process, self.log = screen, process, log
        self.id = int(self.until(self._found, "the window"))

    def _found(self) -> str:
        words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", "Tinsel"]
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}: {self.log.read_text()}")
        said = subprocess.run(words, env=self.screen.environment, capture_output=True, text=True, check=False)
        return said.stdout.split()[0] if said.stdout else ""

    def until(self, found: Callable[[], str], what: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if result := found():
                return result
            time.sleep(0.05)
        raise AssertionError(f"{what} did not come within {PATIENCE} s: {self.log.read_text()}")

    def xdotool(self, *words: object) -> str:
        command = ["xdotool", *(str(word) for word in words)]
        return subprocess.run(command, env=self.screen.environment, capture_output=True, text=True, check=True).stdout

    def click(self, x: float, y: float, *more: tuple[float, float]) -> None:
        """Click at one place, then at others, as fast as the pointer goes."""
        words: list[object] = []
        for place in ((x, y), *more):
            words += ["mousemove", "--window", self.id, round(place[0]), round(place[1]), "click", 1]
        self.xdotool(*words)

    def key(self, *names: str) -> None:
        """Press and release keys, by their X names."""
        self.xdotool("key", "--delay", 20, *names)

    @property
    def size(self) -> tuple[int, int]:
        lines = dict(line.split("=") for line in self.xdotool("getwindowgeometry", "--shell", self.id).split())
        return int(lines["WIDTH"]), int(lines["HEIGHT"])

    def resize(self, width: int, height: int) -> None:
        self.xdotool("windowsize", "--sync", self.id, width, height)

    def picture(self) -> Grab:
        return grab(self.screen.display, self.id, *self.size)

    def shown(self) -> Grab:
        """The picture once the first scene is there, whether or not something moves on it."""
        deadline = time.monotonic() + PATIENCE
        while (now := self.picture()).is_plain:
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)
        return now

    def at_rest(self, still_for: float = 0.6, box: Box = TABLE) -> Grab:
        """The picture once it has not changed for a while."""
        deadline = time.monotonic() + PATIENCE
        last, since = self.picture(), time.monotonic()
        while time.monotonic() < deadline:
            time.sleep(0.1)
            now = self.picture()
            if (now.width, now.height) != (last.width, last.height) or now.cut(box) != last.cut(box):
                since = time.monotonic()
            elif time.monotonic() - since >= still_for:
                return now
            last = now
        raise AssertionError(f"the window does not come to rest: {self.log.read_text()}")

    def until_unlike(self, before: Grab, share: float = 0.1, box: Box = TABLE) -> Grab:
        """The picture once at least this share of a box has changed."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if (now := self.picture()).unlike(before, box) >= share:
                return now
            time.sleep(0.05)
        raise AssertionError(f"nothing happened on the window: {self.log.read_text()}")

    def close(self) -> int:
        """Close it by the window manager, as its cross does; the exit code."""
        self.xdotool("windowactivate", "--sync", self.id, "key", "--clearmodifiers", "alt+F4")
        return self.process.wait(PATIENCE)

    @property
    def is_open(self) -> bool:
        return self.process.poll() is None


@contextmanager
def program(
    screen: VirtualScreen, log: Path, *words: str, main: Path = ROOT / "main.py", **environment: str
) -> Iterator[Window]:
    """The program with these words on its command line; killed at the end where it still runs."""
    command = [sys.executable, str(main), *words]
    with log.open("w") as said, subprocess.Popen(
        command, cwd=main.parent, env={**screen.environment, **environment}, stdout=said, stderr=said, text=True
    ) as process:  # fmt: skip
        try:
            yield Window(screen, process, log)
        finally:
            if process.poll() is None:
                os.kill(process.pid, signal.SIGKILL)
