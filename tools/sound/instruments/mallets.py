"""Celesta, glockenspiel, marimba, hand bells, tubular bells and a triangle."""

from tools.sound.instruments.modal import knock, laid, struck
from tools.sound.signals import Generator, Signal

BELL = (
    (0.5, 0.34, 1.0), (1.0, 1.0, 0.85), (1.19, 0.26, 0.62), (1.5, 0.18, 0.5), (2.0, 0.55, 0.5), (2.52, 0.16, 0.32),
    (2.66, 0.16, 0.3), (3.01, 0.2, 0.26), (4.1, 0.13, 0.17), (5.43, 0.07, 0.11),
)  # fmt: skip


def celesta(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Felt hammer on a steel plate over a wooden box: round, with a short glassy beginning."""
    ring = min(1.5, 0.85 * (523 / frequency) ** 0.45)
    plate = ((1.0, 1.0, ring), (2.0, 0.10, ring * 0.5), (4.0, 0.24, 0.2), (6.3, 0.08, 0.08), (9.2, 0.04, 0.035))
    length = max(seconds, 0.35) + ring * 1.6
    box = struck(max(180.0, frequency / 4), 0.12, ((1.0, 1.0, 0.02),), velocity, rng)
    return laid(
        (struck(frequency, length, plate, velocity, rng), 0.6),
        (knock(700, 3600, 0.004, rng), 0.05 * velocity),
        (box, 0.08),
    )


def glockenspiel(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Brass ball on a steel bar: clear, long, with the bar's inharmonic overtones."""
    ring = min(1.8, 1.1 * (1046 / frequency) ** 0.5)
    bar = ((1.0, 1.0, ring), (2.76, 0.22, ring * 0.35), (5.4, 0.08, 0.1), (8.93, 0.02, 0.04))
    length = max(seconds, 0.3) + ring * 1.5
    return laid((struck(frequency, length, bar, velocity, rng), 0.5), (knock(2400, 8000, 0.0025, rng), 0.06 * velocity))


def marimba(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Yarn mallet on rosewood: a warm knock with the fourth partial, soon over."""
    ring = min(0.5, 0.22 * (262 / frequency) ** 0.6)
    bar = ((1.0, 1.0, ring), (3.93, 0.22, ring * 0.25), (9.2, 0.06, 0.014))
    return laid(
        (struck(frequency, max(seconds, ring * 5), bar, velocity, rng), 0.8),
        (knock(400, 2200, 0.006, rng), 0.16 * velocity),
    )


def handbell(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A bronze bell with hum, prime, tierce, quint and nominal, each of its own length."""
    ring = min(2.2, 1.5 * (523 / frequency) ** 0.35)
    partials = tuple((ratio, amplitude, share * ring * 0.75) for ratio, amplitude, share in BELL)
    length = max(seconds, 0.6) + ring * 1.4
    return laid(
        (struck(frequency, length, partials, velocity, rng), 0.42), (knock(1800, 6500, 0.004, rng), 0.10 * velocity)
    )


def tubular_bell(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A long tube struck with a hide hammer: grave and solemn, its note an octave below the partials that make it."""
    tube = (
        (0.5, 0.16, 1.6), (1.0, 0.85, 1.7), (1.5, 0.5, 1.25), (2.02, 0.6, 1.1), (2.6, 0.3, 0.75), (3.26, 0.2, 0.5),
        (3.98, 0.12, 0.35), (5.6, 0.05, 0.16),
    )  # fmt: skip
    length = max(seconds, 1.0) + 2.2
    return laid((struck(frequency, length, tube, velocity, rng), 0.4), (knock(500, 3000, 0.007, rng), 0.12 * velocity))


def triangle(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A small triangle: many high partials, kept thin."""
    rod = ((1.0, 0.5, 0.5), (1.61, 0.8, 0.7), (2.27, 0.6, 0.5), (2.93, 0.35, 0.4), (3.71, 0.25, 0.3), (4.6, 0.15, 0.2))
    return struck(frequency, max(seconds, 0.9), rod, velocity, rng) * 0.16
