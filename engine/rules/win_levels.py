"""Levels of celebration by what was won compared with what the round cost (ALL-8)."""

import msgspec

from engine.rules.conversion import Hundredths
from engine.rules.yaml_loading import Document


class WinLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level and from which multiple of the cost it is reached; the first one, from 0, is quiet."""

    name: str
    at_least: Hundredths


def win_level(levels: tuple[WinLevel, ...], won: int, cost: int) -> str:
    """Name the level for what has been won so far, both in pence; what costs nothing is celebrated quietly."""
    reached = levels[0].name
    for level in levels:
        if cost and won * 100 >= level.at_least * cost:
            reached = level.name
    return reached


def check_win_levels(document: Document, levels: tuple[WinLevel, ...]) -> None:
    """Check that the levels rise from 0 and that only the first is reached by getting the cost back; ConfigError."""
    if not levels or levels[0].at_least != 0:
        raise document.error(("win_levels",), "a first level from 0")
    for place in range(1, len(levels)):
        path = ("win_levels", place, "at_least")
        if levels[place].at_least <= max(100, levels[place - 1].at_least):
            raise document.error(path, "more than the cost (1) and more than the level before")
