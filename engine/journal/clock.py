"""UTC stamps. The wall clock only labels rows; their order is their number, whatever the clock does (B57)."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The wall clock."""
    return datetime.now(UTC)


def stamp(moment: datetime) -> str:
    """`2026-12-24T18:00:05.250Z`: what rows carry."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def file_stamp(moment: datetime) -> str:
    """`20261224T180005Z`: what file names carry."""
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
