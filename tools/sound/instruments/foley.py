"""Things that are not instruments: coins, crumbs, puffs of air, paper, wood, dough and rushing air."""

import numpy as np

from tools.sound.filters import bandpass, highpass, moving_band
from tools.sound.instruments.modal import knock, laid, struck
from tools.sound.signals import Generator, Signal, axis, faded, noise, samples, stereo

COIN = ((1.0, 1.0, 0.11), (1.51, 0.6, 0.075), (2.09, 0.3, 0.05), (2.76, 0.3, 0.035), (4.1, 0.12, 0.018))


def coin(frequency: float, velocity: float, rng: Generator) -> Signal:
    """A coin that falls on another."""
    return laid((struck(frequency, 0.55, COIN, velocity, rng), 0.35), (knock(2500, 9000, 0.002, rng), 0.12 * velocity))


def wood(frequency: float, decay: float, velocity: float, rng: Generator) -> Signal:
    """A tap on wood: a short note, a lower body and the touch itself."""
    grain = struck(
        frequency, decay * 8, ((1.0, 1.0, decay), (2.41, 0.32, decay * 0.5), (4.2, 0.12, decay * 0.25)), velocity, rng
    )
    body = struck(frequency * 0.34, decay * 9, ((1.0, 1.0, decay * 1.4),), velocity, rng)
    return laid((grain, 0.6), (body, 0.5), (knock(1200, 4500, 0.0018, rng), 0.22 * velocity))


def thump(start: float, end: float, decay: float) -> Signal:
    """A soft blow whose pitch falls from `start` to `end` Hz."""
    time = axis(decay * 6)
    pitch = end + (start - end) * np.exp(-time / (decay * 0.3))
    return faded(np.sin(2 * np.pi * np.cumsum(pitch) / 44_100) * np.exp(-time / decay), 0.003, decay)


def puff(seconds: float, low: float, high: float, rng: Generator) -> Signal:
    """A puff of air in stereo, soft at both ends."""
    time = axis(seconds)
    shape = np.minimum(1, time / 0.012) * np.exp(-time / (seconds * 0.25))
    return np.vstack([faded(bandpass(noise(seconds, rng), low, high) * shape, 0.006, seconds * 0.4) for _ in range(2)])


def crumbs(seconds: float, count: int, rng: Generator) -> Signal:
    """Crumbs that scatter in stereo: many small dry knocks, dense at first."""
    result = np.zeros((2, samples(seconds + 0.1)))
    for _ in range(count):
        moment = min(abs(rng.normal(0, seconds * 0.42)), seconds)
        centre = rng.uniform(650, 2600)
        grain = knock(centre * 0.7, centre * 1.5, rng.uniform(0.003, 0.009), rng)
        placed = stereo(grain * rng.uniform(0.15, 1.0) * np.exp(-moment / seconds), rng.uniform(-0.7, 0.7))
        start = samples(moment)
        part = placed[:, : result.shape[1] - start]
        result[:, start : start + part.shape[1]] += part
    return result


def paper(seconds: float, rng: Generator) -> Signal:
    """A sheet that is turned: air first, then the rustle, in stereo."""
    time = axis(seconds)
    share = time / seconds
    centre = 750 + 1500 * np.sin(np.pi * share) ** 1.5
    flutter = 0.55 + 0.45 * np.abs(bandpass(noise(seconds, rng), 8, 45))
    shape = np.sin(np.pi * share**0.7) ** 1.4
    sheets = [moving_band(noise(seconds, rng), centre, 1.1) * shape * flutter for _ in range(2)]
    return faded(np.vstack(sheets), 0.02, 0.06)


def whoosh(seconds: float, start: float, end: float, rng: Generator) -> Signal:
    """Rushing air in stereo whose colour moves from `start` to `end` Hz."""
    time = axis(seconds)
    share = time / seconds
    centre = start * (end / start) ** share
    shape = np.sin(np.pi * share**0.8) ** 2
    return faded(np.vstack([moving_band(noise(seconds, rng), centre, 1.4) * shape for _ in range(2)]), 0.02, 0.04)


def dough(seconds: float, low: float, high: float, rng: Generator) -> Signal:
    """Something soft and moist that is pressed: a band of noise that wobbles upwards."""
    time = axis(seconds)
    share = time / seconds
    centre = low * (high / low) ** share * (1 + 0.22 * np.sin(2 * np.pi * 27 * time))
    bubbles = 0.4 + 0.6 * np.abs(np.sin(2 * np.pi * (19 * time + 30 * time**2)))
    return faded(moving_band(noise(seconds, rng), centre, 3.5) * bubbles * np.sin(np.pi * share) ** 0.8, 0.008, 0.03)


def glitter(seconds: float, count: int, low: float, high: float, rng: Generator) -> Signal:
    """Tiny high bells at random in stereo, thinning out."""
    result = np.zeros((2, samples(seconds + 0.6)))
    for _ in range(count):
        moment = seconds * rng.beta(1.1, 2.2)
        spark = struck(rng.uniform(low, high), 0.4, ((1.0, 1.0, rng.uniform(0.05, 0.14)),), rng.uniform(0.2, 1.0), rng)
        placed = stereo(spark, rng.uniform(-0.85, 0.85))
        start = samples(moment)
        part = placed[:, : result.shape[1] - start]
        result[:, start : start + part.shape[1]] += part * 0.1
    return highpass(result, 1500)
