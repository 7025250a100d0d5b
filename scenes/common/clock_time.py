"""Stamps of the journal as the time of day where the person is."""

from __future__ import annotations

from datetime import datetime


def local_time(stamp: str) -> datetime:
    """The local time of a UTC stamp such as 2026-12-24T18:00:00Z."""
    return datetime.fromisoformat(stamp).astimezone()
