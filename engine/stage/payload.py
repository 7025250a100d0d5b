"""Reads what an event of pygame carries. A strange event, without its fields or with others, reads as None."""

from __future__ import annotations

import math

import pygame


def whole(event: pygame.Event, name: str) -> int | None:
    """A whole number of the event."""
    value = getattr(event, name, None)
    return value if isinstance(value, int) else None


def number(event: pygame.Event, name: str) -> float | None:
    """A finite number of the event."""
    value = getattr(event, name, None)
    return float(value) if isinstance(value, int | float) and math.isfinite(value) else None


def pair(event: pygame.Event, name: str) -> tuple[int, int] | None:
    """Two whole numbers of the event, such as a place in the window."""
    match getattr(event, name, None):
        case (int(first), int(second)):
            return first, second
        case _:
            return None


def letters(event: pygame.Event, name: str) -> str:
    """A text of the event; "" where there is none."""
    value = getattr(event, name, None)
    return value if isinstance(value, str) else ""
