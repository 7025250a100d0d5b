"""The render quality of modelled pictures, which `look` lowers for one picture."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class Quality:
    """Samples for each pixel, and the share of the full size that is rendered."""

    samples: int = 16
    share: float = 1.0


QUALITY = Quality()


@contextmanager
def low_quality() -> Iterator[None]:
    """Render small and coarse while this lasts."""
    kept = (QUALITY.samples, QUALITY.share)
    QUALITY.samples, QUALITY.share = 8, 0.4
    yield
    QUALITY.samples, QUALITY.share = kept
