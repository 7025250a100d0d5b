"""From mix to master: no rumble, no offset, clean ends, the category's loudness and a ceiling for true peaks."""

import numpy as np
from scipy.ndimage import gaussian_filter1d, minimum_filter1d

from tools.sound.filters import highpass
from tools.sound.loudness import highest_momentary, true_peak
from tools.sound.signals import RATE, Signal, faded, samples

CEILING = -1.6
"""dBTP before encoding; the codec may add a little, and the limit is -1."""
FLOOR = -50.0
"""dB below the peak under which a tail is cut off."""


def mastered(signal: Signal, loudness: float) -> Signal:
    """Return a one-shot sound, trimmed and faded, whose highest momentary loudness is `loudness` LUFS."""
    clean = _centred(highpass(signal, 28))
    clean = faded(_trimmed(clean), attack=0.0006, release=min(0.3, clean.shape[1] / RATE / 3))
    return levelled(clean - clean.mean(axis=1, keepdims=True) * _hump(clean.shape[1]), loudness)


def mastered_loop(signal: Signal, loudness: float) -> Signal:
    """Return a loop at its loudness; filtering goes round the circle, so the seam stays one."""
    length = signal.shape[1]
    lead = min(length, samples(2.0))
    around = highpass(np.concatenate([signal[:, -lead:], signal], axis=1), 28)[:, lead:]
    return levelled(around - around.mean(axis=1, keepdims=True), loudness)


def levelled(signal: Signal, loudness: float) -> Signal:
    """Return the signal at a loudness in LUFS, peaks above the ceiling pressed down softly."""
    result = signal
    for _ in range(4):
        result = result * 10 ** ((loudness - highest_momentary(result)) / 20)
        if true_peak(result) > CEILING:
            result = _limited(result)
    return result


def _limited(signal: Signal) -> Signal:
    """Look ahead 3 ms and lower the gain smoothly where the peak would pass the ceiling."""
    limit = 10 ** ((CEILING - 0.25) / 20)
    peaks = np.maximum(np.abs(signal).max(axis=0), 1e-9)
    wanted = np.minimum(1.0, limit / peaks)
    reach = samples(0.006)
    gain = gaussian_filter1d(minimum_filter1d(wanted, reach * 2 + 1, mode="wrap"), reach / 3, mode="wrap", truncate=3.0)
    return signal * gain


def _centred(signal: Signal) -> Signal:
    """Even out what a room's resonances did to the balance: at most 1.5 dB remain between left and right."""
    left, right = np.sqrt(np.mean(signal**2, axis=1))
    lean = 20 * np.log10(left / right)
    surplus = np.sign(lean) * max(0.0, abs(lean) - 1.5)
    return signal * 10 ** (np.array([[-surplus], [surplus]]) / 40)


def _trimmed(signal: Signal) -> Signal:
    loud = np.flatnonzero(np.abs(signal).max(axis=0) > np.abs(signal).max() * 10 ** (FLOOR / 20))
    return signal[:, max(0, loud[0] - 24) : loud[-1] + 1]


def _hump(length: int) -> Signal:
    """Return a window of mean 1 that is 0 at both ends: an offset taken away by it leaves the ends at 0."""
    window = np.sin(np.pi * np.arange(length) / max(1, length - 1)) ** 2
    return window / window.mean()
