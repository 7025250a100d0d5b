"""The yardstick: how long this machine takes, now, to copy the pixels of one frame in memory."""

from __future__ import annotations

import time

BYTES_PER_PIXEL = 4


class MemoryCopy:
    """Copies a frame of `width` by `height` pixels. Sample it between what is measured, under the same load."""

    def __init__(self, width: int, height: int) -> None:
        self._source = memoryview(bytearray(b"\x55") * (width * height * BYTES_PER_PIXEL))
        self._target = memoryview(bytearray(len(self._source)))
        self.seconds: list[float] = []

    def sample(self, times: int = 5) -> None:
        """Copy so many times."""
        for _ in range(times):
            began = time.perf_counter()
            self._target[:] = self._source
            self.seconds.append(time.perf_counter() - began)
