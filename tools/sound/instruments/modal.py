"""Struck bodies: a sum of decaying partials with beating pairs, and the soft knock of what strikes them."""

from collections.abc import Sequence

import numpy as np

from tools.sound.filters import bandpass
from tools.sound.signals import Generator, Signal, axis, faded, noise

Partial = tuple[float, float, float]
"""Ratio to the fundamental, amplitude, decay time in seconds."""


def struck(frequency: float, seconds: float, partials: Sequence[Partial], velocity: float, rng: Generator) -> Signal:
    """Return a struck body: the harder it is struck, the more its upper partials speak."""
    time = axis(seconds)
    result = np.zeros(len(time))
    for index, (ratio, amplitude, decay) in enumerate(partials):
        pitch = frequency * ratio
        if pitch > 15_000:
            continue
        level = amplitude * velocity ** (1 + 0.22 * index)
        envelope = np.exp(-time / decay)
        beat = 1 + rng.uniform(0.0004, 0.0012)
        phase = rng.uniform(0, 2 * np.pi)
        result += level * envelope * np.sin(2 * np.pi * pitch * time + phase)
        result += 0.3 * level * envelope * np.sin(2 * np.pi * pitch * beat * time + phase + 0.6)
    return faded(result, 0.0015, min(0.09, seconds / 4))


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
