"""A virtual screen of its own, with a window manager, on a display number that nobody uses."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import IO

_PROGRAMS = ("Xvfb", "openbox", "xdotool", "xprop")
_SIZE = "3840x2160x24"
_SECONDS_TO_START = 30
_STARTS = 3


@dataclass(frozen=True, slots=True)
class VirtualScreen:
    """A running screen: its display, such as `:99`, and the environment for programs that open windows on it."""

    display: str
    environment: dict[str, str]


class NoScreen(Exception):  # noqa: N818  it may come up at the next start
    """A program of the screen did not come up; the message is what it said."""


def missing_programs() -> list[str]:
    """The programs that a virtual screen needs and this machine lacks."""
    return [program for program in _PROGRAMS if shutil.which(program) is None]


@contextmanager
def virtual_screen() -> Iterator[VirtualScreen]:
    """Start a screen and its window manager, anew where one of them does not come up; both end with the block."""
    with ExitStack() as running:
        yield _started(running)


def _started(running: ExitStack) -> VirtualScreen:
    complaints: list[str] = []
    for _ in range(_STARTS):
        with ExitStack() as attempt:
            try:
                screen = _start(attempt)
            except NoScreen as fault:
                complaints.append(str(fault))
                continue
            running.push(attempt.pop_all())
            return screen
    raise NoScreen(f"no virtual screen in {_STARTS} starts:\n" + "\n".join(complaints))


def _start(running: ExitStack) -> VirtualScreen:
    """Start both, once. Without -noreset a screen that its last client leaves throws out whoever comes just then."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SIZE, "-nolisten", "tcp", "-noreset"]
    server = running.enter_context(_running(command, pass_fds=(writing,)))
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        server.process.wait()
        raise server.fault("told no display")
    environment = _environment(f":{number}")
    manager = running.enter_context(_running(["openbox", "--sm-disable"], env=environment))
    _wait_for_window_manager(manager, environment)
    return VirtualScreen(environment["DISPLAY"], environment)


def _environment(display: str) -> dict[str, str]:
    left_out = {"WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


@dataclass(frozen=True, slots=True)
class _Program:
    command: list[str]
    process: subprocess.Popen[bytes]
    said: IO[bytes]

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def fault(self, what: str) -> NoScreen:
        """The program failed in this way: with its exit code and its last words."""
        self.said.seek(0)
        words = self.said.read().decode(errors="replace").strip()[-2000:] or "nothing"
        return NoScreen(f"{self.command} {what} (exit code {self.process.poll()}); it said: {words}")


@contextmanager
def _running(command: list[str], **options: object) -> Iterator[_Program]:
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, **options)  # type: ignore[call-overload]  # options are Popen's own
        try:
            yield _Program(command, process, said)
        finally:
            process.terminate()
            process.wait()


def _wait_for_window_manager(manager: _Program, environment: dict[str, str]) -> None:
    command = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
    deadline = time.monotonic() + _SECONDS_TO_START
    while time.monotonic() < deadline and not manager.has_ended:
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if "window id" in answer.stdout:
            return
        time.sleep(0.1)
    raise manager.fault(f"did not come up on {environment['DISPLAY']}")
