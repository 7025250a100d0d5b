"""A window that is waited on: prints how often its thread went to sleep in two quiet seconds, and what woke it then."""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pygame

from engine.stage.waking import Waker

LONGEST = 60.0
SETTLING = 1.0


def sleeps() -> int:
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def settle() -> None:
    """Until the window manager has nothing more to say."""
    quiet_since = time.monotonic()
    while time.monotonic() - quiet_since < SETTLING:
        time.sleep(0.01)
        if pygame.event.get():
            quiet_since = time.monotonic()


def woken_by(after: threading.Timer) -> tuple[bool, list[int]]:
    """Whether a deed of another thread ended the wait, and the events that came."""
    began = time.monotonic()
    after.start()
    waker.wait(LONGEST)
    return time.monotonic() - began < LONGEST / 2, [event.type for event in pygame.event.get()]


def ends_with_interrupt(after: threading.Timer) -> bool:
    """Whether Ctrl+C is answered while the window is waited on, and not when the wait is over."""
    began = time.monotonic()
    after.start()
    try:
        waker.wait(LONGEST)
    except KeyboardInterrupt:
        return time.monotonic() - began < LONGEST / 2
    return False


pygame.display.init()
pygame.display.set_mode((320, 180), pygame.RESIZABLE)
waker = Waker()
settle()
before = sleeps()
waker.wait(2.0)
found: dict[str, object] = {"sleeps": sleeps() - before}
window = pygame.Window.from_display_module()
found["resized"] = woken_by(threading.Timer(0.2, lambda: setattr(window, "size", (400, 300))))
settle()
found["terminated"] = woken_by(threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGTERM)))
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background has it ignored
interrupted: list[bool] = []
for _ in range(2):
    settle()
    interrupted.append(ends_with_interrupt(threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))))
found["interrupted"] = interrupted
found["expected"] = [pygame.WINDOWSIZECHANGED, pygame.QUIT]
json.dump(found, sys.stdout)
