"""The ground of the kit: sample rate, time axes, fades, noise and generators that always give the same numbers."""

import hashlib
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

RATE = 44_100

Signal = npt.NDArray[np.float64]
"""Samples at `RATE`: shape (n,) for one channel, (2, n) for left and right."""
Generator = np.random.Generator
Instrument = Callable[[float, float, float, Generator], Signal]
"""frequency in Hz, length in seconds, velocity 0 to 1, generator -> samples."""


def seeded(*words: object) -> Generator:
    """Return a generator that depends on the words alone, so that a bake repeats itself."""
    text = "/".join(str(word) for word in words)
    return np.random.default_rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big"))


def samples(seconds: float) -> int:
    """Return the number of samples in a length of time."""
    return max(1, round(seconds * RATE))


def axis(seconds: float) -> Signal:
    """Return the time of every sample in seconds."""
    return np.arange(samples(seconds)) / RATE


def noise(seconds: float, rng: Generator) -> Signal:
    """Return white noise of standard deviation 1."""
    return rng.standard_normal(samples(seconds))


def tone(frequency: Signal | float, seconds: float) -> Signal:
    """Return a sine; the frequency may change with time (one value per sample)."""
    return np.sin(2 * np.pi * np.cumsum(np.broadcast_to(frequency, samples(seconds))) / RATE)


def faded(signal: Signal, attack: float = 0.002, release: float = 0.02) -> Signal:
    """Return the signal with raised-cosine fades (seconds) at both ends."""
    length = signal.shape[-1]
    window = np.ones(length)
    rise, fall = min(samples(attack), length), min(samples(release), length)
    window[:rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    window[length - fall :] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(fall) + 1) / fall)
    return signal * window


def stereo(signal: Signal, pan: float = 0.0) -> Signal:
    """Place a signal between left (-1) and right (1) at constant power; a stereo signal is balanced."""
    angle = (pan + 1) * np.pi / 4
    gains = np.array([[np.cos(angle)], [np.sin(angle)]]) * np.sqrt(2.0)
    return np.atleast_2d(signal) * gains


def damped(signal: Signal, seconds: float) -> Signal:
    """Return the signal stopped after a length of time, as by a felt laid on it."""
    return faded(signal[..., : samples(seconds)], 0.0, seconds * 0.6)
