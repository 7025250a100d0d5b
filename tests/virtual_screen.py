"""A virtual screen of its own, with a window manager, on a display number that nobody uses."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_PROGRAMS = ("Xvfb", "openbox", "xdotool", "xprop")
_SIZE = "3840x2160x24"
_SECONDS_TO_START = 30


@dataclass(frozen=True, slots=True)
class VirtualScreen:
    """A running screen: its display, such as `:99`, and the environment for programs that open windows on it."""

    display: str
    environment: dict[str, str]


def missing_programs() -> list[str]:
    """The programs that a virtual screen needs and this machine lacks."""
    return [program for program in _PROGRAMS if shutil.which(program) is None]


@contextmanager
def virtual_screen() -> Iterator[VirtualScreen]:
    """Start a screen and its window manager; both end with the block."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SIZE, "-nolisten", "tcp"]
    with _running(command, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as number:
            display = f":{number.readline().strip()}"
        environment = _environment(display)
        with _running(["openbox", "--sm-disable"], env=environment):
            _wait_for_window_manager(environment)
            yield VirtualScreen(display, environment)


def _environment(display: str) -> dict[str, str]:
    left_out = {"WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


@contextmanager
def _running(command: list[str], **options: object) -> Iterator[None]:
    with Path(os.devnull).open("w") as nowhere:
        program = subprocess.Popen(command, stdout=nowhere, stderr=nowhere, **options)  # type: ignore[call-overload]  # options are Popen's own
        try:
            yield
        finally:
            program.terminate()
            program.wait()


def _wait_for_window_manager(environment: dict[str, str]) -> None:
    command = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
    for _ in range(_SECONDS_TO_START * 10):
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if "window id" in answer.stdout:
            return
        time.sleep(0.1)
    raise RuntimeError(f"openbox did not start on {environment['DISPLAY']}")
