"""Tempo: beats to seconds, with places where the music breathes."""

from collections.abc import Sequence

import numpy as np

GRID = 16
"""Steps per beat of the integration."""


class Tempo:
    """A tempo in beats per minute; `bends` are (beat, factor) points between which the factor moves evenly."""

    def __init__(self, pace: float, beats: float, bends: Sequence[tuple[float, float]] = ()) -> None:
        self.beats = beats
        self._grid = np.arange(round((beats + 32) * GRID) + 1) / GRID
        points = sorted({0.0: 1.0, beats: 1.0, **dict(bends)}.items())
        factor = np.interp(self._grid, [beat for beat, _ in points], [value for _, value in points])
        self._seconds = np.concatenate([[0.0], np.cumsum(60 / pace / factor[:-1] / GRID)])

    def seconds(self, beat: float) -> float:
        """Return the moment of a beat."""
        return float(np.interp(beat, self._grid, self._seconds))

    @property
    def total(self) -> float:
        """Return the length of all beats in seconds."""
        return self.seconds(self.beats)
