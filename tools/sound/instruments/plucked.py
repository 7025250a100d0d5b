"""Plucked strings: harp, pizzicato and the pizzicato double bass."""

import numpy as np

from tools.sound.filters import bell_curve, highpass
from tools.sound.instruments.modal import knock, laid, ringing
from tools.sound.signals import Generator, Signal, faded, samples


def harp(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Fingertip on gut: long, mellow, with little noise."""
    ring = min(2.2, 1.3 * (330 / frequency) ** 0.5)
    body = _string(frequency, ring, max(seconds, 0.3) + ring * 1.4, place=0.23, slope=1.5 - 0.4 * velocity)
    body = faded(body, 0.0, ring)
    return laid((body, 0.6 * velocity), (knock(300, 1800, 0.005, rng), 0.05 * velocity))


def pizzicato(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A section plucking together, not quite at once, in a wooden body."""
    ring = min(0.42, 0.24 * (330 / frequency) ** 0.4)
    result = np.zeros(round((max(seconds, 0.25) + ring * 2 + 0.05) * 44_100))
    for _ in range(3):
        pluck = _string(
            frequency * (1 + rng.normal(0, 0.0012)), ring, ring * 4, place=0.19, slope=1.45 - 0.45 * velocity
        )
        start = int(rng.uniform(0, 0.012) * 44_100)
        part = pluck[: len(result) - start]
        result[start : start + len(part)] += part * velocity / 2.2
    result = bell_curve(bell_curve(result, 290, 4, 1.2), 1200, 2, 1.0)
    return laid((faded(result, 0.001, 0.03), 0.8), (knock(250, 2400, 0.006, rng), 0.12 * velocity))


def contrabass(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A plucked double bass: fundamental first, with the finger's thump."""
    ring = 0.55 * (82 / frequency) ** 0.3
    body = _string(frequency, ring, max(seconds, 0.3) + ring * 1.5, place=0.21, slope=1.1 - 0.3 * velocity)
    wooden = bell_curve(bell_curve(highpass(body, 50), 70, -4, 0.8), 240, 3, 0.8)
    return laid((wooden, 0.52 * velocity), (knock(140, 1100, 0.010, rng), 0.16 * velocity))


def _string(frequency: float, ring: float, seconds: float, *, place: float, slope: float) -> Signal:
    """Return a plucked string: where it is plucked sets which harmonics speak, and high ones die first."""
    result = np.zeros(samples(seconds))
    for harmonic in range(1, 15):
        pitch = frequency * harmonic * np.sqrt(1 + 0.00012 * harmonic**2)
        if pitch > 9000:
            break
        level = abs(np.sin(np.pi * harmonic * place)) / harmonic**slope
        decay = ring / (1 + 0.24 * (harmonic - 1))
        result += level * ringing(pitch, decay, len(result))
    return faded(result, 0.002, min(0.08, seconds / 4))
