"""Struck bodies: a sum of decaying partials with beating pairs, and the soft knock of what strikes them."""

from collections.abc import Sequence

import numpy as np

from tools.sound.filters import bandpass
from tools.sound.signals import RATE, Generator, Signal, axis, faded, noise, samples

Partial = tuple[float, float, float]
"""Ratio to the fundamental, amplitude, decay time in seconds."""
BLOCK = 1024
"""Samples of a sine that are worked out at once; the blocks after the first are its products."""


def struck(frequency: float, seconds: float, partials: Sequence[Partial], velocity: float, rng: Generator) -> Signal:
    """Return a struck body: the harder it is struck, the more its upper partials speak."""
    result = np.zeros(samples(seconds))
    for index, (ratio, amplitude, decay) in enumerate(partials):
        pitch = frequency * ratio
        if pitch > 15_000:
            continue
        level = amplitude * velocity ** (1 + 0.22 * index)
        beat = 1 + rng.uniform(0.0004, 0.0012)
        phase = rng.uniform(0, 2 * np.pi)
        result += level * ringing(pitch, decay, len(result), phase)
        result += 0.3 * level * ringing(pitch * beat, decay, len(result), phase + 0.6)
    return faded(result, 0.0015, min(0.3, seconds / 3))


def ringing(frequency: float, decay: float, length: int, phase: float = 0.0) -> Signal:
    """Return `length` samples of a sine that dies with `decay` seconds, as the powers of one complex number."""
    step = complex(-1 / decay, 2 * np.pi * frequency) / RATE
    inner = np.exp(step * np.arange(BLOCK))
    outer = np.exp(step * BLOCK * np.arange(-(-length // BLOCK)) + 1j * phase)
    return np.multiply.outer(outer, inner).ravel()[:length].imag


def knock(low: float, high: float, decay: float, rng: Generator) -> Signal:
    """Return the short noise of a mallet or a knuckle between two frequencies, dying with `decay` seconds."""
    seconds = decay * 7
    burst = noise(seconds, rng) * np.exp(-axis(seconds) / decay)
    return faded(bandpass(burst, low, high), 0.0008, decay)


def laid(*layers: tuple[Signal, float]) -> Signal:
    """Return mono layers, each with its gain, that begin together."""
    result = np.zeros(max(len(signal) for signal, _ in layers))
    for signal, gain in layers:
        result[: len(signal)] += signal * gain
    return result
