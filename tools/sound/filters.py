"""Filters: gentle Butterworth slopes, bells, shelves and a band that moves."""

import numpy as np
from scipy.signal import butter, lfilter, sosfilt

from tools.sound.signals import RATE, Signal


def lowpass(signal: Signal, frequency: float, order: int = 2) -> Signal:
    """Keep what lies below a frequency in Hz."""
    return _butterworth(signal, frequency, "lowpass", order)


def highpass(signal: Signal, frequency: float, order: int = 2) -> Signal:
    """Keep what lies above a frequency in Hz."""
    return _butterworth(signal, frequency, "highpass", order)


def bandpass(signal: Signal, low: float, high: float, order: int = 2) -> Signal:
    """Keep what lies between two frequencies in Hz."""
    return lowpass(highpass(signal, low, order), high, order)


def bell_curve(signal: Signal, frequency: float, decibels: float, width: float = 1.0) -> Signal:
    """Lift or lower the surroundings of a frequency; `width` is the quality factor."""
    gain = 10 ** (decibels / 40)
    omega = 2 * np.pi * frequency / RATE
    alpha = np.sin(omega) / (2 * width)
    cosine = -2 * np.cos(omega)
    numerator = np.array([1 + alpha * gain, cosine, 1 - alpha * gain])
    denominator = np.array([1 + alpha / gain, cosine, 1 - alpha / gain])
    return np.asarray(lfilter(numerator / denominator[0], denominator / denominator[0], signal))


def brightened(signal: Signal, frequency: float, decibels: float) -> Signal:
    """Lift (or lower) everything above a frequency in Hz by a shelf that rises over about two octaves."""
    return signal + (10 ** (decibels / 20) - 1) * highpass(signal, frequency, 1)


def resonance(signal: Signal, frequency: float, quality: float) -> Signal:
    """Return what a single resonance (a formant) lets through, 0 dB at its centre."""
    omega = 2 * np.pi * frequency / RATE
    alpha = np.sin(omega) / (2 * quality)
    numerator = np.array([alpha, 0.0, -alpha]) / (1 + alpha)
    denominator = np.array([1.0, -2 * np.cos(omega) / (1 + alpha), (1 - alpha) / (1 + alpha)])
    return np.asarray(lfilter(numerator, denominator, signal))


def moving_band(signal: Signal, centre: Signal, quality: float) -> Signal:
    """Filter a mono signal by a band whose centre (Hz, one value per sample) moves.

    It cross-fades between fixed bands a third of an octave apart, which is smooth and needs no per-sample loop.
    """
    steps = np.log2(np.clip(centre, 40.0, 16_000.0)) * 3
    result = np.zeros_like(signal)
    for step in range(int(np.floor(steps.min())), int(np.ceil(steps.max())) + 1):
        weight = np.clip(1 - np.abs(steps - step), 0.0, 1.0)
        result += weight * resonance(signal, 2 ** (step / 3), quality)
    return result


def _butterworth(signal: Signal, frequency: float, kind: str, order: int) -> Signal:
    sections = butter(order, min(frequency, RATE * 0.49), kind, fs=RATE, output="sos")
    return np.asarray(sosfilt(sections, signal, axis=-1))
