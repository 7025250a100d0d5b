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
found["expected"] = [pygame.WINDOWSIZECHANGED, pygame.QUIT]
json.dump(found, sys.stdout)
