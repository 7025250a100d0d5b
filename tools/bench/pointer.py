"""A pointer and an eye on an X display: presses through XTest, and reads single pixels back. Linux alone."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from typing import Any

Z_PIXMAP = 2
ALL_PLANES = 0xFFFFFFFF
POINTER_ROOT = 1
SIDE = 16


class Pointer:
    """Moves and presses, and sees when pixels have changed.

    Raises:
        OSError: libX11 or libXtst is not installed.
        RuntimeError: the display cannot be opened.
    """

    def __init__(self, display: str) -> None:
        self._x11: Any = ctypes.CDLL("libX11.so.6")
        self._test: Any = ctypes.CDLL("libXtst.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self._x11, name).restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        if not self._display:
            raise RuntimeError(f"cannot open the display {display}")
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def move(self, x: int, y: int) -> None:
        """Move to a place on the screen."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def button(self, *, down: bool) -> None:
        """Press or release the first button."""
        self._test.XTestFakeButtonEvent(self._display, 1, int(down), ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def look(self, x: int, y: int) -> bytes:
        """The pixels of a small square on the screen."""
        area = (ctypes.c_int(x), ctypes.c_int(y), ctypes.c_uint(SIDE), ctypes.c_uint(SIDE))
        image = self._x11.XGetImage(self._display, self._root, *area, ctypes.c_ulong(ALL_PLANES), Z_PIXMAP)
        if not image:
            raise RuntimeError(f"cannot read the pixels at {x}, {y}")
        pixels = ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0]
        seen = ctypes.string_at(pixels, SIDE * SIDE * 4)
        self._x11.XDestroyImage(ctypes.c_void_p(image))
        return seen

    def seconds_to_change(self, deed: Callable[[], object], x: int, y: int, *, longest: float = 2.0) -> float | None:
        """Do something and wait until the square has changed; None when it does not."""
        before = self.look(x, y)
        began = time.perf_counter()
        deed()
        while (passed := time.perf_counter() - began) < longest:
            if self.look(x, y) != before:
                return time.perf_counter() - began
            time.sleep(0.0005 if passed < 0.1 else 0.01)
        return None

    def take_focus_away(self) -> None:
        """Give the keyboard's focus to no window."""
        self._x11.XSetInputFocus(self._display, ctypes.c_ulong(0), POINTER_ROOT, ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def close(self) -> None:
        """Leave the display."""
        self._x11.XCloseDisplay(self._display)
