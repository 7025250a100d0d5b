"""One cycle of a waveform read by several players at once, each with his own tuning, vibrato and place."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.sound.signals import RATE, Generator, Signal, axis, seeded, stereo

SIZE = 4096


@dataclass(frozen=True, slots=True)
class Section:
    """Players of one instrument: how many, how far apart in pitch (share), vibrato depth (share), width 0 to 1."""

    players: int
    spread: float
    vibrato: float
    width: float


def cycle(frequency: float, level: Callable[[int], float], highest: float) -> Signal:
    """Return one cycle from the level of each harmonic; none above `highest` Hz, so that nothing aliases."""
    spectrum = np.zeros(SIZE // 2 + 1, dtype=np.complex128)
    phases = seeded("wavetable").uniform(0, 2 * np.pi, SIZE)
    for harmonic in range(1, min(int(highest / frequency), SIZE // 4) + 1):
        spectrum[harmonic] = level(harmonic) * np.exp(1j * phases[harmonic])
    table = np.fft.irfft(spectrum, SIZE)
    return table / max(1e-9, float(np.sqrt(np.mean(table**2))))


def played(
    tables: tuple[Signal, ...],
    frequency: float,
    section: Section,
    rng: Generator,
    *,
    envelope: Signal,
    brightness: Signal,
) -> Signal:
    """Return the section in stereo; `brightness` 0 to 1 moves through the tables from dark to bright."""
    time = axis(len(envelope) / RATE)
    result = np.zeros((2, len(time)))
    place = np.clip(brightness, 0.0, 1.0) * (len(tables) - 1)
    for player in range(section.players):
        position = (player / max(1, section.players - 1) * 2 - 1) * section.width
        phase = _phase(frequency * (1 + rng.normal(0, section.spread)), time, section.vibrato, rng)
        voice = np.zeros(len(time))
        for index, table in enumerate(tables):
            weight = np.clip(1 - np.abs(place - index), 0.0, 1.0) if len(tables) > 1 else 1.0
            voice += weight * _read(table, phase)
        late = int(rng.uniform(0, 0.014) * RATE)
        shifted = np.concatenate([np.zeros(late), envelope[: len(envelope) - late]])
        result += stereo(voice * shifted, position)
    return result / np.sqrt(section.players) / np.sqrt(2)


def _phase(frequency: float, time: Signal, depth: float, rng: Generator) -> Signal:
    """Return the phase in cycles: vibrato sets in after the note has begun, and the pitch drifts a little."""
    rate = rng.uniform(4.7, 5.7)
    onset = np.clip((time - 0.12) / 0.35, 0.0, 1.0)
    wave = np.sin(2 * np.pi * rate * time + rng.uniform(0, 6.28)) * depth * onset
    drift = np.sin(2 * np.pi * rng.uniform(0.3, 0.8) * time + rng.uniform(0, 6.28)) * 0.0008
    return np.cumsum(frequency * (1 + wave + drift)) / RATE + rng.random()


def _read(table: Signal, phase: Signal) -> Signal:
    position = (phase - np.floor(phase)) * SIZE
    index = position.astype(np.int64)
    steps = np.diff(table, append=table[0])
    np.minimum(index, SIZE - 1, out=index)
    return table[index] + steps[index] * (position - index)
