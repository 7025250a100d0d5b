"""Measures: momentary loudness after ITU-R BS.1770 and true peak by four-fold oversampling."""

import numpy as np
from scipy.signal import lfilter, resample_poly

from tools.sound.signals import RATE, Signal, samples

WINDOW = 0.4
"""Length in seconds of the window of momentary loudness."""
STEP = 0.01
SILENCE = -120.0


def highest_momentary(signal: Signal) -> float:
    """Return the highest momentary loudness in LUFS of a stereo signal padded with silence on both sides."""
    padding = samples(WINDOW)
    padded = np.pad(signal, ((0, 0), (padding, padding)))
    power = np.sum(weighted(padded) ** 2, axis=0)
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, padded.shape[1] - padding + 1, samples(STEP))
    mean = (total[starts + padding] - total[starts]) / padding
    return float(-0.691 + 10 * np.log10(max(float(mean.max()), 1e-12)))


def true_peak(signal: Signal) -> float:
    """Return the true peak in dBTP."""
    padded = np.pad(signal, ((0, 0), (64, 64)))
    highest = float(np.abs(resample_poly(padded, 4, 1, axis=1)).max())
    return 20 * np.log10(max(highest, 1e-6))


def weighted(signal: Signal) -> Signal:
    """Return the signal after the K-weighting: a high shelf and a low cut."""
    shelf = np.tan(np.pi * 1681.974450955533 / RATE)
    gain = 10 ** (3.999843853973347 / 20)
    middle = gain**0.4996667741545416
    slope = shelf / 0.7071752369554196
    scale = 1 + slope + shelf**2
    numerator = [gain + middle * slope + shelf**2, 2 * (shelf**2 - gain), gain - middle * slope + shelf**2]
    denominator = [scale, 2 * (shelf**2 - 1), 1 - slope + shelf**2]
    shelved = lfilter(np.array(numerator) / scale, np.array(denominator) / scale, signal, axis=1)
    cut = np.tan(np.pi * 38.13547087602444 / RATE)
    slope = cut / 0.5003270373238773
    scale = 1 + slope + cut**2
    denominator = [scale, 2 * (cut**2 - 1), 1 - slope + cut**2]
    return np.asarray(lfilter([1.0, -2.0, 1.0], np.array(denominator) / scale, shelved, axis=1))
