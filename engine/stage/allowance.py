"""What one frame may spend on pictures that it shows for the first time, and what making them costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

READING = 0.40
READING_PIXEL = 24e-6
"""Opening a file, and decoding each pixel of it."""
SCALING_PIXEL = 9e-6
TURNING_PIXEL = 16e-6
FADING_PIXEL = 2e-6
LETTER = 0.03
OUTLINED_LETTER = 0.20
KNOWN_LETTER = 0.008
"""A letter that this font has not drawn before, such a one with an outline, and one that it has drawn."""
LETTERING_PIXEL = 5e-6
ADORNED_PIXEL = 45e-6
"""Each pixel of a line, and of one with outline, shadow or foil."""
SLIGHT = 0.12
"""What costs less is made at once in any case, though it counts."""

AT_LEAST = 0.7
FOR_EACH_SCALE = 0.8
"""A frame may spend so much, and so much more for each time that the window is 1280 pixels wide."""

WITHHELD = 3
"""A frame that is not shown before it is whole may spend so many times as much."""


@dataclass(slots=True)
class Watched:
    """Whether a part of a frame owes something."""

    owes: bool = False


class Allowance:
    """Milliseconds that a frame may still spend on making pictures, by what such work is reckoned to cost.

    It is reckoned and not measured, so that the same frames come out whatever else the machine does. Without a limit
    (`each` being infinite) everything is made at once. `left` may fall below nothing. `owes` says that something is
    missing or only nearly right in this frame: it has to be drawn again.
    """

    def __init__(self) -> None:
        self.each = inf
        self.owes = self.is_withholding = self.is_withheld = False
        self.left = inf
        self._at_once = 0

    @property
    def is_limited(self) -> bool:
        """Whether something may have to wait."""
        return self.each != inf and not self._at_once

    def withhold(self) -> None:
        """This frame lacks so much that it must not be shown."""
        self.owes = self.is_withheld = True

    def renew(self) -> None:
        """A new frame begins."""
        self.is_withheld = False
        self.left = self.each * WITHHELD if self.is_withholding else self.each
        self.owes = False

    def overspend(self, cost: float) -> None:
        """Something that costs so much has to be made in this frame, though it does not have it."""
        self.left -= cost

    def spend(self, cost: float) -> bool:
        """Whether something that costs so much may be made in this frame; it counts then. Else the frame owes it."""
        if self._at_once:
            return True
        if cost <= self.left or cost <= SLIGHT:
            self.left -= cost
            return True
        self.owes = True
        return False

    @contextmanager
    def withholding(self) -> Iterator[None]:
        """Inside of this a picture is made that is shown only when it is whole: more may be spent, as nothing moves."""
        self.is_withholding = True
        try:
            yield
        finally:
            self.is_withholding = False

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Inside of this something is made that the frame can be shown without: nothing withholds the frame."""
        before = self.is_withheld
        try:
            yield
        finally:
            self.is_withheld = before

    @contextmanager
    def watched(self) -> Iterator[Watched]:
        """Finds out whether what is done inside of this leaves something owing."""
        before, watched = self.owes, Watched()
        self.owes = False
        try:
            yield watched
        finally:
            watched.owes = self.owes
            self.owes = before or watched.owes

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Inside of this everything is made at once: for what is kept for good, and for first frames."""
        self._at_once += 1
        try:
            yield
        finally:
            self._at_once -= 1
