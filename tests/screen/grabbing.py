"""Takes pictures of a window from the X server itself, so that nothing has to be asked of the program."""

from __future__ import annotations

import ctypes
import ctypes.util
from dataclasses import dataclass

ALL_PLANES = ctypes.c_ulong(-1)
Z_PIXMAP = 2
SAMPLED = 4 * 13
Box = tuple[int, int, int, int]


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Grab:
    """A picture: rows of pixels of four bytes, blue first."""

    width: int
    height: int
    data: bytes

    def cut(self, box: Box) -> bytes:
        """The pixels of a box (x, y, width, height)."""
        x, y, width, height = box
        line = self.width * 4
        if width == self.width:
            return self.data[y * line : (y + height) * line]
        return b"".join(self.data[row * line + x * 4 : row * line + (x + width) * 4] for row in range(y, y + height))

    def unlike(self, other: Grab, box: Box) -> float:
        """The share of a box that differs from another picture, found on one pixel in thirteen."""
        ours, theirs = self.cut(box)[1::SAMPLED], other.cut(box)[1::SAMPLED]
        return sum(a != b for a, b in zip(ours, theirs, strict=True)) / len(ours)

    @property
    def is_plain(self) -> bool:
        """Whether the table is one colour, as it is until the first scene is there."""
        return len(set(self.cut((0, self.height // 5, self.width, 1))[1::SAMPLED])) <= 1


def grab(display: str, window: int, width: int, height: int) -> Grab:
    """The window's pixels as they are now."""
    xlib = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XGetImage.restype = ctypes.POINTER(_Image)
    connection = ctypes.c_void_p(xlib.XOpenDisplay(display.encode()))
    if not connection.value:
        raise OSError(f"the screen {display} cannot be opened")
    try:
        image = xlib.XGetImage(connection, ctypes.c_ulong(window), 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
        if not image:
            raise OSError(f"window {window} has no pixels")
        found = image.contents
        data = ctypes.string_at(found.data, found.bytes_per_line * height)
        assert found.bytes_per_line == width * 4
        xlib.XFree(ctypes.c_void_p(found.data))
        xlib.XFree(image)
        return Grab(width, height, data)
    finally:
        xlib.XCloseDisplay(connection)
