"""Waiting for an event: the system wakes the loop where it can, else the loop looks often."""

from __future__ import annotations

import logging
import math
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

LOG = logging.getLogger(__name__)

SYSTEMS = frozenset({"x11", "wayland", "windows", "cocoa"})
"""The drivers of windows that SDL can wait on without looking again and again."""

OFTEN = 7
SELDOM = 0.05
"""Where nothing wakes the loop it looks so many times in each wait, and at least once in so many seconds."""

Waiting = Callable[[float], object]
"""Waits for an event, at most so many seconds; may come back earlier, and leaves the event to be read."""


def look_often(longest: float) -> None:
    """Sleep for a part of the time: an event is found at the end of it."""
    time.sleep(min(longest / OFTEN, SELDOM))


class Waker:
    """Waits for the events of the open window.

    pygame's own waiting looks each millisecond, which costs more than a loop that looks each seventh. That of SDL
    sleeps until the window's system has something to say; it is found in the library that pygame itself has loaded.
    """

    def __init__(self, polled: Callable[[], bool] = lambda: False) -> None:
        """`polled` says whether a device is there whose events wake nobody, as those of gamepads."""
        self._polled = polled
        self._wait = _sdl_wait()
        self._hears_signals = False

    def wait(self, longest: float) -> None:
        """Wait for an event, at most so many seconds."""
        if self._wait is None or self._polled():
            look_often(longest)
            return
        if not self._hears_signals:
            self._hears_signals = True
            make_signals_events()
        self._wait(None, math.ceil(longest * 1000) + 1)  # a millisecond has begun already when it is counted


def make_signals_events() -> None:
    """Have signals come as events too, to the end of the program: SDL waits on through a Ctrl+C that Python answers.

    What wakes SDL is an event, and no event may be posted from where a signal arrives. So Python writes a byte there,
    and a thread that sleeps until it comes posts one, which means nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    reading, writing = os.pipe()
    if sys.platform != "win32":
        os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    threading.Thread(target=_post_for_each, args=(reading,), name="signals", daemon=True).start()


def _post_for_each(told: int) -> None:
    while os.read(told, 1):
        try:
            pygame.event.post(pygame.Event(pygame.USEREVENT))
        except pygame.error:  # the window has gone, or too much has come already: nobody sleeps
            LOG.debug("a signal is no event any more")


def _sdl_wait() -> Callable[[None, int], int] | None:
    """SDL's own waiting; None where the window's system cannot wake anybody, or it is not found."""
    if not pygame.display.get_init() or pygame.display.get_driver() not in SYSTEMS:
        return None
    import ctypes

    try:
        waiting: Any = _loaded_sdl(ctypes).SDL_WaitEventTimeout
    except (OSError, AttributeError) as error:
        LOG.info("the window is looked at often: %s", error)
        return None
    waiting.argtypes, waiting.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
    found: Callable[[None, int], int] = waiting
    return found


def _loaded_sdl(ctypes: Any) -> Any:  # noqa: ANN401  a module, and a library of C
    """The library: names are looked up in what an extension of pygame was linked with; on Windows by its file."""
    if sys.platform == "win32":
        return ctypes.CDLL(str(Path(pygame.__file__).with_name("SDL2.dll")))
    return ctypes.CDLL(pygame.base.__file__)
