"""A mixing desk: dry sounds laid on a time line, each with gain, place and a share sent to the room."""

from collections.abc import Callable

import numpy as np

from tools.sound.room import Room, reverberate
from tools.sound.signals import RATE, Signal, samples, stereo


class Mix:
    """A time line that grows as sounds are laid on it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._dry = np.zeros((2, samples(1.0)))
        self._send = np.zeros((2, samples(1.0)))
        self._end = 0

    def add(self, signal: Signal, at: float = 0.0, *, gain: float = 1.0, pan: float = 0.0, send: float = 0.25) -> None:
        """Lay a sound at a time in seconds; `send` is the level of its echo from the room."""
        placed = stereo(signal, pan) * gain
        start = max(0, round(at * RATE))
        end = start + placed.shape[1]
        self._grow(end)
        self._dry[:, start:end] += placed
        self._send[:, start:end] += placed * send

    def render(self) -> Signal:
        """Return the whole with the room's tail."""
        wet = reverberate(self._send[:, : self._end], self.room)
        wet[:, : self._end] += self._dry[:, : self._end]
        return wet

    def render_loop(self, seconds: float, lead: float, finish: Callable[[Signal], Signal]) -> Signal:
        """Return a loop of exactly `seconds`: what rings on after its end is folded on to its head.

        `lead` turns the circle so that the seam lies that many seconds before the first beat, where nothing is struck.
        `finish` filters the whole before it is folded: run over the loop, it would start anew at the seam.
        """
        length = samples(seconds)
        whole = finish(self.render())
        folded = np.zeros((2, length))
        for start in range(0, whole.shape[1], length):
            part = whole[:, start : start + length]
            folded[:, : part.shape[1]] += part
        return np.roll(folded, samples(lead), axis=1)

    def _grow(self, end: int) -> None:
        self._end = max(self._end, end)
        if end > self._dry.shape[1]:
            missing = max(end, self._dry.shape[1] * 2) - self._dry.shape[1]
            self._dry = np.pad(self._dry, ((0, 0), (0, missing)))
            self._send = np.pad(self._send, ((0, 0), (0, missing)))
