"""Strings, horns, trumpets, flute, clarinet and a choir: instruments that hold a note."""

from collections.abc import Callable

import numpy as np

from tools.sound.filters import bandpass, bell_curve, lowpass, resonance
from tools.sound.instruments.wavetable import Section, cycle, played
from tools.sound.signals import Generator, Signal, axis, faded, noise

VIOLINS = Section(5, 0.0016, 0.0030, 0.75)
HORNS = Section(3, 0.0010, 0.0010, 0.4)
SOLO = Section(1, 0.0, 0.0028, 0.0)
SINGERS = Section(7, 0.0026, 0.0042, 0.9)


def strings(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """A small section with mutes: slow bows, a wooden body, no rosin glare."""
    envelope = _held(seconds, 0.14, 0.30, velocity)
    table = cycle(frequency, _bowed(frequency, 1.15), 11_000)
    sound = played((table,), frequency, VIOLINS, rng, envelope=envelope, brightness=envelope)
    sound = bell_curve(bell_curve(bell_curve(sound, 300, 2.5), 520, 1.5), 3600, -3, 0.8)
    return lowpass(sound, 3000 + 4500 * velocity) * 0.24


def staccato(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """The same section with short strokes."""
    envelope = _held(min(seconds, 0.16), 0.03, 0.12, velocity)
    table = cycle(frequency, _bowed(frequency, 1.0), 11_000)
    sound = played((table,), frequency, VIOLINS, rng, envelope=envelope, brightness=envelope)
    return lowpass(bell_curve(bell_curve(sound, 300, 3), 3600, -4, 0.8), 3600 + 4500 * velocity) * 0.3


def horns(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Three horns: broad and dark, brighter as they swell."""
    return _brass(frequency, seconds, velocity, rng, (520.0, 1150.0, 2500.0)) * 0.27


def trumpets(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Three trumpets, rounded so that the brilliance does not bite."""
    return _brass(frequency, seconds, velocity, rng, (1100.0, 2100.0, 3800.0)) * 0.24


def flute(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """One flute with its breath."""
    envelope = _held(seconds, 0.06, 0.10, velocity)
    levels = (0.0, 1.0, 0.32, 0.14, 0.05, 0.02)
    table = cycle(frequency, lambda harmonic: levels[harmonic] if harmonic < len(levels) else 0.0, 9000)
    sound = played((table,), frequency, SOLO, rng, envelope=envelope, brightness=envelope)
    breath = bandpass(noise(len(envelope) / 44_100, rng), frequency * 0.9, frequency * 2.4)[: len(envelope)]
    return (sound + breath * envelope * 0.05) * 0.3


def clarinet(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """One clarinet in its warm register: odd harmonics first."""
    envelope = _held(seconds, 0.05, 0.09, velocity)
    table = cycle(frequency, lambda harmonic: harmonic**-1.5 * (1.0 if harmonic % 2 else 0.18), 6000)
    sound = played((table,), frequency, Section(1, 0.0, 0.0008, 0.0), rng, envelope=envelope, brightness=envelope)
    return lowpass(sound, 1600 + 1800 * velocity) * 0.26


def choir(frequency: float, seconds: float, velocity: float, rng: Generator) -> Signal:
    """Seven voices on an open vowel."""
    envelope = _held(seconds, 0.18, 0.4, velocity)
    table = cycle(frequency, lambda harmonic: harmonic**-0.9, 6000)
    sound = played((table,), frequency, SINGERS, rng, envelope=envelope, brightness=envelope)
    vowel = resonance(sound, 640, 4) + 0.6 * resonance(sound, 1080, 6) + 0.3 * resonance(sound, 2650, 8)
    return lowpass(vowel + 0.22 * lowpass(sound, 500), 4800) * 0.85


def _brass(frequency: float, seconds: float, velocity: float, rng: Generator, corners: tuple[float, ...]) -> Signal:
    envelope = _held(seconds, 0.045, 0.14, velocity)
    tables = tuple(cycle(frequency, _lip(frequency, corner), 8000) for corner in corners)
    time = axis(len(envelope) / 44_100)
    tongue = 0.35 * np.exp(-time / 0.06)
    brightness = envelope * (0.55 + tongue) + 0.1
    return played(tables, frequency, HORNS, rng, envelope=envelope, brightness=brightness)


def _bowed(frequency: float, slope: float) -> Callable[[int], float]:
    """Return the levels of a bowed string's harmonics: a saw that fades out gradually towards the treble."""
    return lambda harmonic: harmonic**-slope * np.exp(-frequency * harmonic / 3200)


def _lip(frequency: float, corner: float) -> Callable[[int], float]:
    """Return the levels of the harmonics: almost even up to a corner in Hz, steeply falling above it."""
    return lambda harmonic: harmonic**-0.35 / (1 + (frequency * harmonic / corner) ** 3)


def _held(seconds: float, attack: float, release: float, velocity: float) -> Signal:
    """Return an envelope that swells a little after its attack and rings on for `release` seconds."""
    time = axis(seconds + release)
    rise = 1 - np.exp(-time / (attack / 2.2))
    swell = 0.86 + 0.14 * np.sin(np.pi * np.clip(time / max(seconds, 0.05), 0.0, 1.0))
    return faded(rise * swell * velocity, 0.01, min(release * 1.2, seconds + release))
