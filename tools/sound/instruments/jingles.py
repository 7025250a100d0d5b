"""What Jingle Bells is made of: round bells with a pellet in them, glass baubles and gold leaf."""

import numpy as np

from tools.sound.filters import bandpass, lowpass
from tools.sound.instruments.modal import knock, laid, struck
from tools.sound.signals import Generator, Signal, axis, faded, noise, samples

SHELL = ((1.0, 1.0, 0.34), (1.34, 0.34, 0.22), (2.12, 0.30, 0.13), (2.9, 0.14, 0.08), (4.3, 0.05, 0.05))
GLASS = ((1.0, 1.0, 0.30), (2.32, 0.42, 0.16), (4.25, 0.16, 0.07), (6.63, 0.05, 0.03))


def jingle_bell(frequency: float, velocity: float, rng: Generator, strikes: int = 5) -> Signal:
    """One large round bell, shaken once: its pellet strikes the shell a few times, each softer and sooner."""
    result = np.zeros(samples(1.6))
    moment = 0.0
    for strike in range(strikes):
        level = velocity * 0.76**strike
        hit = laid(
            (struck(frequency * (1 + rng.normal(0, 0.0015)), 1.0, SHELL, level, rng), 0.38),
            (knock(1900, 6200, 0.0025, rng), 0.10 * level),
        )
        start = samples(moment)
        result[start : start + len(hit)] += hit
        moment += rng.uniform(0.062, 0.082) * 0.9**strike
    return result


def glass(frequency: float, velocity: float, rng: Generator) -> Signal:
    """A thin glass ball that is touched: a clear note with few overtones, and the tick of the touch."""
    return laid(
        (struck(frequency, 0.9, GLASS, velocity, rng), 0.5),
        (knock(1600, 5200, 0.002, rng), 0.12 * velocity),
    )


def gold_leaf(seconds: float, rng: Generator) -> Signal:
    """Gold leaf that turns over, in stereo: a thin sheet that flutters, without the weight of paper."""
    share = axis(seconds) / seconds
    flutter = 0.35 + 0.65 * np.abs(lowpass(noise(seconds, rng), 60)) * 6
    shape = np.sin(np.pi * share**0.6) ** 1.6 * np.minimum(flutter, 1.4)
    return np.vstack([faded(bandpass(noise(seconds, rng), 1500, 5600) * shape, 0.01, 0.08) for _ in range(2)]) * 0.3
