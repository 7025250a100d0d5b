"""Chances and weights as game.yaml writes them, turned into tables to draw from."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

import msgspec

from engine.rules.config_errors import ConfigPath
from engine.rules.conversion import Positive
from engine.rules.draws import Weights
from engine.rules.yaml_loading import Document

T = TypeVar("T")


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cases out of so many."""

    chance: Positive
    of: Positive

    @property
    def probability(self) -> Fraction:
        """The chance, exactly."""
        return Fraction(self.chance, self.of)

    def table(self) -> Weights[bool]:
        """Give the chance as a table to draw from: does it happen?"""
        return Weights.of(((True, self.chance), (False, self.of - self.chance)))


def weights_of(table: Mapping[T, int]) -> Weights[T]:
    """Give weights as a table to draw from."""
    return Weights.of(table.items())


def check_chance(document: Document, path: ConfigPath, chance: Chance) -> None:
    """Check that a chance can go both ways; ConfigError."""
    if chance.chance >= chance.of:
        raise document.error((*path, "chance"), f"less than {chance.of:,}, of which it is a part")
