"""The sound device: opened without noise on the terminal, or a clear reason why there is none."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pygame

from engine.stage.manifest import MissingAssetError

RATE = 44_100
BUFFER = 1024
VOICES = 24


class NoSoundError(Exception):
    """There is no device to play on; the message says why in one line."""


class Voice(Protocol):
    """A sound that was started."""

    def get_busy(self) -> bool:
        """Whether it still sounds."""
        ...

    def set_volume(self, value: float, /) -> None:
        """Set its gain, 0 to 1."""
        ...

    def fadeout(self, time: int, /) -> None:
        """Let it fade away in `time` milliseconds."""
        ...


class Clip(Protocol):
    """A sound that is loaded."""

    def get_length(self) -> float:
        """Seconds."""
        ...


class Device(Protocol):
    """What sounds are played on."""

    def load(self, encoded: bytes) -> Clip:
        """Decode a sound. Takes milliseconds: done beside the loop."""
        ...

    def play(self, clip: Clip, gain: float, *, important: bool) -> Voice | None:
        """Start a sound. With all voices taken an important one stops the oldest, others are not heard (None)."""
        ...

    def start_music(self, path: Path) -> None:
        """Play a piece of music over and over, in place of the one before."""
        ...

    def stop_music(self) -> None:
        """End the music."""
        ...

    def pause_music(self, *, paused: bool) -> None:
        """Let the music stand still, or go on."""
        ...

    def set_music_gain(self, gain: float) -> None:
        """Set the gain of the music, 0 to 1."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...


@contextmanager
def quiet_terminal() -> Iterator[None]:
    """Keep what the system's sound libraries write past Python off the terminal; the reason is told otherwise."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a standard error: there is nothing to keep quiet
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


class MixerDevice:
    """The mixer of pygame.

    Raises:
        NoSoundError: no device could be opened.
    """

    def __init__(self) -> None:
        try:
            with quiet_terminal():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
        except pygame.error as error:
            raise NoSoundError(str(error)) from error
        pygame.mixer.set_num_channels(VOICES)

    def load(self, encoded: bytes) -> pygame.mixer.Sound:
        """Decode an OGG file."""
        return pygame.mixer.Sound(io.BytesIO(encoded))

    def play(self, clip: Clip, gain: float, *, important: bool) -> pygame.mixer.Channel | None:
        """Start a sound."""
        channel = pygame.mixer.find_channel(force=important)
        if channel is None or not isinstance(clip, pygame.mixer.Sound):
            return None
        channel.set_volume(gain)
        channel.play(clip)
        return channel

    def start_music(self, path: Path) -> None:
        """Play a piece of music over and over; it is decoded while it plays."""
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(loops=-1)
        except pygame.error as error:
            raise MissingAssetError(f"music {path}: {error}") from error

    def stop_music(self) -> None:
        """End the music."""
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()

    def pause_music(self, *, paused: bool) -> None:
        """Let the music stand still, or go on."""
        (pygame.mixer.music.pause if paused else pygame.mixer.music.unpause)()

    def set_music_gain(self, gain: float) -> None:
        """Set the gain of the music."""
        pygame.mixer.music.set_volume(gain)

    def close(self) -> None:
        """Give the device back."""
        pygame.mixer.quit()
