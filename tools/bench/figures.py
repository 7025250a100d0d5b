"""Medians, percentiles and other figures of what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spread:
    """How measured times lie, in milliseconds."""

    median: float
    p99: float
    worst: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Spread:
        """The spread of times in seconds.

        Raises:
            ValueError: nothing was measured.
        """
        return cls(share_of(seconds, 0.5) * 1000, share_of(seconds, 0.99) * 1000, max(seconds) * 1000)


def share_of(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not pass (nearest rank): 0.5 is the median.

    Raises:
        ValueError: there are no values.
    """
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, -int(-share * len(ordered) // 1) - 1))]


def median(values: Sequence[float]) -> float:
    """The middle value (the lower one of two)."""
    return share_of(values, 0.5)
