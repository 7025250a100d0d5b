"""Timpani, bass drum, cymbals, sleigh bells, shaker and a brushed snare."""

import numpy as np

from tools.sound.filters import bandpass, highpass
from tools.sound.instruments.modal import knock, laid, struck
from tools.sound.signals import Generator, Signal, axis, faded, noise


def timpani(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A kettle drum struck with felt: a note with a body under it."""
    head = (
        (1.0, 0.7, 0.5),
        (1.5, 0.6, 0.42),
        (1.99, 0.55, 0.34),
        (2.44, 0.35, 0.24),
        (2.9, 0.25, 0.18),
        (3.5, 0.12, 0.1),
    )
    skin = struck(frequency, max(seconds, 0.4) + 1.0, head, velocity, rng)
    return laid(
        (skin, 0.55),
        (_drop(frequency * 1.7, frequency * 0.8, 0.05), 0.18 * velocity),
        (knock(180, 1800, 0.010, rng), 0.55 * velocity),
    )


def roll(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A timpani roll that grows."""
    result = np.zeros(len(axis(seconds + 1.3)))
    time = 0.0
    while time < seconds:
        level = velocity * (0.25 + 0.75 * (time / seconds) ** 1.5) * rng.uniform(0.85, 1.0)
        hit = timpani(frequency, 0.2, level, rng) * 0.45
        start = int(time * 44_100)
        part = hit[: len(result) - start]
        result[start : start + len(part)] += part
        time += rng.uniform(0.055, 0.07)
    return faded(result, 0.005, 0.3)


def bass_drum(velocity: float, rng: Generator) -> Signal:
    """A soft, large drum."""
    return laid((_drop(120, 58, 0.2), 0.6 * velocity), (knock(110, 900, 0.016, rng), 0.5 * velocity))


def cymbal(seconds: float, velocity: float, rng: Generator) -> Signal:
    """A crash in stereo: treble that thins out over a dark wash."""
    return np.vstack([_wash(seconds, rng) for _ in range(2)]) * velocity * 0.3


def swell(seconds: float, velocity: float, rng: Generator) -> Signal:
    """A cymbal rubbed to a swell that breaks off at its height."""
    time = axis(seconds)
    rise = (time / seconds) ** 2.6
    both = np.vstack(
        [bandpass(noise(seconds, rng), 900, 7000) * 0.5 + highpass(noise(seconds, rng), 7500) * 0.5 for _ in range(2)]
    )
    return faded(both * rise, 0.02, 0.12) * velocity * 0.3


def sleigh(velocity: float, rng: Generator) -> Signal:
    """One shake of a strap of sleigh bells: many tiny bells, none of them at once."""
    seconds = 0.32
    time = axis(seconds)
    result = np.zeros(len(time))
    for _ in range(24):
        onset, decay = rng.exponential(0.012), rng.uniform(0.025, 0.075)
        shifted = np.maximum(time - onset, 0.0)
        bell = np.sin(2 * np.pi * rng.uniform(5200, 11_500) * shifted) * np.exp(-shifted / decay)
        result += rng.uniform(0.3, 1.0) * bell * (time > onset)
    hiss = bandpass(noise(seconds, rng), 6000, 12_000) * np.exp(-time / 0.035)
    return faded((result * 0.13 + hiss * 0.28) * velocity, 0.004, 0.08)


def shaker(velocity: float, rng: Generator) -> Signal:
    """A soft shaker."""
    time = axis(0.11)
    grain = bandpass(noise(0.11, rng), 4800, 10_500)
    return faded(grain * np.minimum(1, time / 0.02) * np.exp(-time / 0.025) * velocity * 0.8, 0.004, 0.03)


def brush(velocity: float, rng: Generator) -> Signal:
    """A brush on a snare drum."""
    time = axis(0.2)
    wires = bandpass(noise(0.2, rng), 1400, 7500) * np.exp(-time / 0.045) * np.minimum(1, time / 0.008)
    return faded(
        laid((wires, 0.5), (struck(190, 0.15, ((1.0, 1.0, 0.03), (1.6, 0.5, 0.02)), 1.0, rng), 0.4)) * velocity,
        0.003,
        0.05,
    )


def _drop(start: float, end: float, decay: float) -> Signal:
    time = axis(decay * 5)
    pitch = end + (start - end) * np.exp(-time / (decay * 0.18))
    return faded(np.sin(2 * np.pi * np.cumsum(pitch) / 44_100) * np.exp(-time / decay), 0.002, decay)


def _wash(seconds: float, rng: Generator) -> Signal:
    time = axis(seconds)
    high = highpass(noise(seconds, rng), 7000) * np.exp(-time / (seconds * 0.22))
    middle = bandpass(noise(seconds, rng), 1200, 4500) * np.exp(-time / (seconds * 0.16)) * 0.35
    low = bandpass(noise(seconds, rng), 300, 900) * np.exp(-time / (seconds * 0.12)) * 0.25
    return faded((high + middle + low) * np.minimum(1, time / 0.004), 0.002, seconds * 0.4)
