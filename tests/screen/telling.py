"""Starts the program as a child that says what it does, and posts events into it."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.screen.told_child import PAD
from tests.virtual_screen import VirtualScreen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
Step = dict[str, object]


class Child:
    """A running program: `told` grows with what it says."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.told: list[Step] = []
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{") and line.endswith("\n"):
                with self._news:
                    self.told.append(json.loads(line))
                    self._news.notify_all()

    def wait_for(self, kind: str, count: int = 1) -> None:
        """Wait until it has said so many things of a kind."""
        with self._news:
            came = self._news.wait_for(lambda: sum(kind in step for step in self.told) >= count, PATIENCE)
        assert came, (kind, self.told, self.process.poll())

    def post(self, kind: int, **fields: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([kind, fields]) + "\n")
        self.process.stdin.flush()

    def key(self, key: int) -> None:
        self.post(pygame.KEYDOWN, key=key, unicode="", mod=0)
        self.post(pygame.KEYUP, key=key, mod=0)

    def click(self, x: float, y: float) -> None:
        """Press and release the pointer at a place of a window as large as the canvas."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=(round(x), round(y)), button=1)

    def plug_in(self) -> None:
        self.post(pygame.JOYDEVICEADDED, device_index=0)

    def button(self, button: int) -> None:
        self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=PAD, button=button)
        self.post(pygame.CONTROLLERBUTTONUP, instance_id=PAD, button=button)

    def kill(self) -> list[Step]:
        """Kill it and give everything that it has said."""
        self.process.kill()
        self.process.wait()
        self._reader.join(PATIENCE)
        return self.told

    def leave(self) -> int:
        """Ask it to end; its exit code."""
        self.post(pygame.QUIT)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code


@contextmanager
def telling_child(screen: VirtualScreen, profile: Path, game: str) -> Iterator[Child]:
    """The program on a profile and in a game, ready to be driven; killed at the end where it still runs."""
    command = [sys.executable, "-m", "tests.screen.told_child", str(profile), game]
    with subprocess.Popen(
        command, cwd=ROOT, env=screen.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        child = Child(process)
        try:
            child.wait_for("ready")
            yield child
        finally:
            if process.poll() is None:
                process.kill()
