"""Rooms: early reflections and a tail whose treble dies sooner than its bass, as in a furnished room or a hall."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy.signal import oaconvolve

from tools.sound.filters import bandpass, highpass
from tools.sound.signals import RATE, Signal, noise, samples, seeded

BANDS = (
    (90, 250, 1.0),
    (250, 700, 1.0),
    (700, 1800, 0.86),
    (1800, 4200, 0.62),
    (4200, 9000, 0.38),
    (9000, 15_000, 0.22),
)
"""Low and high edge in Hz, reverberation time relative to the room's."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room: reverberation time in seconds, seconds until the tail begins, treble of the tail (1 is neutral)."""

    name: str
    seconds: float
    predelay: float
    treble: float = 0.6


PARLOUR = Room("parlour", 0.45, 0.004, 0.6)
STUDIO = Room("studio", 0.9, 0.010, 0.55)
HALL = Room("hall", 1.9, 0.022, 0.5)
CHURCH = Room("church", 2.6, 0.030, 0.42)


@lru_cache(maxsize=8)
def impulse(room: Room) -> Signal:
    """Return the stereo impulse response, each channel of energy 1."""
    rng = seeded("room", room.name)
    length = room.seconds * 1.15
    channels = [_tail(room, length, rng) + _early(room, length, rng) for _ in range(2)]
    response = highpass(np.vstack(channels), 110)
    return response / np.sqrt(np.sum(response**2, axis=1, keepdims=True))


def reverberate(signal: Signal, room: Room) -> Signal:
    """Return the wet sound alone of a stereo signal, longer by the room's tail."""
    response = impulse(room)
    crossed = np.vstack([signal[0] * 0.8 + signal[1] * 0.2, signal[1] * 0.8 + signal[0] * 0.2])
    return np.asarray(oaconvolve(crossed, response, axes=1))


def _tail(room: Room, length: float, rng: np.random.Generator) -> Signal:
    time = np.arange(samples(length)) / RATE
    tail = np.zeros(len(time))
    for low, high, share in BANDS:
        level = room.treble ** max(0.0, np.log2(low / 700))
        tail += level * bandpass(noise(length, rng), low, high) * np.exp(-6.9 * time / (room.seconds * share))
    start = samples(room.predelay)
    swell = np.clip((np.arange(len(time)) - start) / samples(0.012), 0.0, 1.0)
    return tail * swell * np.clip((length - time) / 0.05, 0.0, 1.0)


def _early(room: Room, length: float, rng: np.random.Generator) -> Signal:
    early = np.zeros(samples(length))
    for tap in range(9):
        moment = room.predelay * 0.4 + 0.0045 * (tap + 1) * (0.8 + 0.4 * rng.random()) * (1 + room.seconds / 2)
        early[min(samples(moment), len(early) - 1)] += (0.9**tap) * rng.choice((-1.0, 1.0)) * 6.0
    return bandpass(early, 200, 6500)
