"""Moves one number of a game.yaml until an exact payout meets a target, by bracketing and the rule of false position.

The payout is computed exactly at each value that is tried. Where it depends on the number linearly, the second line
through two values hits the target; otherwise the bracket shrinks until its ends are neighbours.
"""

import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Final, TypeAlias

from engine.rules.config_errors import ConfigError, ConfigPath
from engine.rules.yaml_loading import Document, read_document

Payout: TypeAlias = Callable[[Path], Fraction]

_GROWTH: Final = 4
_MOST_TRIES: Final = 60
_STEP: Final = re.compile(r"(\w+)((?:\[\d+\])*)")


class NotSolvable(ValueError):  # noqa: N818  an adjective says it better
    """There is no such number, or no value of it meets the target; the message says which."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The value that comes nearest, the payout there, the payout before, and how many payouts were computed."""

    value: int
    payout: Fraction
    before: Fraction
    computed: int
    target_text: str


class Weight:
    """A whole number in the text of a game.yaml; `against` names one that changes by as much the other way."""

    def __init__(self, text: str, name: str, against: str | None = None) -> None:
        self._text = text
        self._document = read_document(text.encode("utf-8"), "game.yaml")
        self._path = _path_of(name)
        self._against = _path_of(against) if against else None
        self.value = _number_at(self._document, self._path, name)
        self.against_value = _number_at(self._document, self._against, str(against)) if self._against else 0

    @property
    def most(self) -> int | None:
        """The largest value that leaves the other weight one; None where there is no other."""
        return self.value + self.against_value - 1 if self._against else None

    def against_value_at(self, value: int) -> int:
        """Give the other weight where this one has a value."""
        return self.against_value - (value - self.value)

    def moved_to(self, value: int) -> str:
        """Give the text with another value, all else as it stands; NotSolvable if it cannot be found in the text."""
        text = _replaced(self._text, self._document, self._path, self.value, value)
        if self._against:
            text = _replaced(text, self._document, self._against, self.against_value, self.against_value_at(value))
        return text


def solve(weight: Weight, payout: Payout, target_percent: Decimal) -> Solved:
    """Find the whole number at which the payout is nearest to the target; NotSolvable says why there is none."""
    target = Fraction(target_percent) / 100
    with tempfile.TemporaryDirectory() as folder:
        tried = _Tried(weight, payout, target, Path(folder) / "game.yaml")
        before = tried.off(weight.value) + target
        low, high = _bracket(tried, weight)
        while high - low > 1:
            middle = _between(low, tried.off(low), high, tried.off(high), len(tried.offs))
            if (tried.off(middle) > 0) == (tried.off(low) > 0):
                low = middle
            else:
                high = middle
    value = min(low, high, key=lambda each: abs(tried.off(each)))
    return Solved(value, tried.off(value) + target, before, len(tried.offs), str(target_percent))


class _Tried:
    """How far the payout is off the target at each value that was tried."""

    def __init__(self, weight: Weight, payout: Payout, target: Fraction, path: Path) -> None:
        self._weight = weight
        self._payout = payout
        self.target = target
        self._path = path
        self.offs: dict[int, Fraction] = {}

    def off(self, value: int) -> Fraction:
        """Give the payout at a value less the target."""
        if value not in self.offs:
            self._path.write_text(self._weight.moved_to(value), encoding="utf-8", newline="\n")
            try:
                self.offs[value] = self._payout(self._path) - self.target
            except ConfigError as error:
                raise NotSolvable(f"with {value} for {self._weight.value} the game does not load: {error}") from error
        return self.offs[value]


def _bracket(tried: _Tried, weight: Weight) -> tuple[int, int]:
    """Find two values with the target between their payouts, going up and down from the present one."""
    start = weight.value
    first = tried.off(start)
    if first == 0:
        return start, start
    up = down = start
    for _ in range(_MOST_TRIES // 4):
        up = up * 2 + 1 if weight.most is None else min(up * 2 + 1, weight.most)
        down = max(1, down // _GROWTH)
        for value in (up, down):
            if (tried.off(value) > 0) != (first > 0):
                return min(start, value), max(start, value)
        if down == 1 and up == weight.most:
            break
    reached = ", ".join(f"{float(tried.off(each) + tried.target) * 100:.4f} %" for each in sorted({down, start, up}))
    raise NotSolvable(f"no value from {down:,} to {up:,} meets the target: the payout goes over {reached}")


def _between(low: int, low_off: Fraction, high: int, high_off: Fraction, tries: int) -> int:
    """Give where a line through both ends meets the target; every third time the middle."""
    if tries % 3 == 0:
        return (low + high) // 2
    guess = low + round(low_off / (low_off - high_off) * (high - low))
    return min(max(guess, low + 1), high - 1)


def _path_of(name: str) -> ConfigPath:
    """Read `prizes[2].ways[0].tickets`; whole numbers are keys, too."""
    steps: list[str | int] = []
    for part in name.split("."):
        match = _STEP.fullmatch(part)
        if not match:
            raise NotSolvable(f"{name!r} is no path, as award.multiplier_roll or prizes[2].ways[0].tickets")
        steps.append(int(match[1]) if match[1].isdigit() else match[1])
        steps.extend(int(place) for place in re.findall(r"\d+", match[2]))
    return tuple(steps)


def _number_at(document: Document, path: ConfigPath, name: str) -> int:
    value = document.at(path)
    if not isinstance(value, int) or isinstance(value, bool):
        found = "nothing" if value is None else repr(value)
        raise NotSolvable(f"{name} is no whole number in game.yaml, found {found}")
    return value


def _replaced(text: str, document: Document, path: ConfigPath, old: int, new: int) -> str:
    """Write a number anew where it stands behind its name; no other value and no comment changes."""
    lines = text.split("\n")
    at = document.line_of(path) - 1
    for match in re.finditer(rf"\b{re.escape(str(path[-1]))}: *({old})\b", lines[at]):
        changed = lines[at][: match.start(1)] + str(new) + lines[at][match.end(1):]
        after = "\n".join([*lines[:at], changed, *lines[at + 1:]])
        if read_document(after.encode("utf-8"), document.file).at(path) == new:
            return after
    raise NotSolvable(f"line {at + 1} does not say {path[-1]}: {old}")
