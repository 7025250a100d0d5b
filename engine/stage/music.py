"""The music: one piece at a time, over and over; it fades to the next one and steps back for what is won."""

from __future__ import annotations

from pathlib import Path

from engine.stage.sound_device import Device

FADE_OUT = 0.4
FADE_IN = 0.9
DUCKED = 0.35
"""What is left of the music's gain while a win is played."""
STEP_BACK = 0.12
COME_BACK = 0.6
"""Seconds."""


class Music:
    """Follows what is wished for, whether or not there is a device yet."""

    def __init__(self) -> None:
        self.volume = 0.25
        self.is_muted = False
        self._device: Device | None = None
        self._wanted: Path | None = None
        self._playing: Path | None = None
        self._fade = 0.0
        self._duck = 1.0
        self._gain = -1.0
        self._is_paused = False

    @property
    def is_changing(self) -> bool:
        """Whether it fades, steps back or comes back, or another piece is about to begin."""
        return self._wanted != self._playing or (self._playing is not None and min(self._fade, self._duck) < 1)

    def begin(self, device: Device) -> None:
        """A device is there: play what is wished for on it."""
        self._device = device
        self._playing = None
        self._gain, self._is_paused = -1.0, False

    def change_to(self, path: Path | None) -> None:
        """Wish for a piece, or for silence."""
        self._wanted = path

    def update(self, passed: float, *, ducked: bool) -> None:
        """Let `passed` seconds go by."""
        if self._device is None:
            return
        if self._wanted != self._playing:
            self._leave(self._device, passed)
        elif self._playing is not None:
            self._fade = min(1.0, self._fade + passed / FADE_IN)
        change = -passed / STEP_BACK if ducked else passed / COME_BACK
        self._duck = min(1.0, max(DUCKED, self._duck + change * (1 - DUCKED)))
        gain = 0.0 if self.is_muted else self.volume * self._fade * self._duck
        if gain != self._gain:
            self._gain = gain
            self._device.set_music_gain(gain)
        self._rest_in_silence(self._device)

    def _rest_in_silence(self, device: Device) -> None:
        """What nobody hears is not decoded either: it goes on where it was when it is heard again."""
        is_silent = self.is_muted or self.volume == 0
        if self._playing is not None and is_silent != self._is_paused:
            self._is_paused = is_silent
            device.pause_music(paused=is_silent)

    def _leave(self, device: Device, passed: float) -> None:
        """Fade out what plays, then begin what is wished for."""
        self._fade = max(0.0, self._fade - passed / FADE_OUT)
        if self._playing is not None and self._fade > 0:
            return
        if self._playing is not None:
            device.stop_music()
        self._fade = 0.0
        self._playing = self._wanted
        if self._playing is not None:
            device.set_music_gain(0)
            device.start_music(self._playing)
            self._is_paused = False
