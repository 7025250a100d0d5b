"""One reel: the symbols on its way, where it stands, and how it rides from one column to the next."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from engine.stage.view import Box
from scenes.common.slots.ride import BLURRED_FROM, Ride, Slam, cells_for, speed_at

Column = tuple[str, ...]


class Reel:
    """A reel of `rows` visible rows in a box.

    Its way is a tape of cells; the one at index `i` stands in row `i - place`, rows counted from 0. Symbols of several
    rows are written as slices, `hotel/0` to `hotel/3`, so that each cell stays one picture.

    Attributes:
        ring: its strip, which passes between two columns; "" is a cell without a symbol.
        place: where it stands.
    """

    def __init__(self, box: Box, rows: int, ring: Sequence[str]) -> None:
        self.box = box
        self.rows = rows
        self.ring = tuple(ring)
        self.place = 0.0
        self._tape: dict[int, str] = {}
        self._ride: Ride | Slam | None = None
        self._time = 0.0

    @property
    def cell_height(self) -> float:
        """The height of a row, in logical units."""
        return self.box[3] / self.rows

    @property
    def column(self) -> Column:
        """What stands in its rows, from the top."""
        return tuple(self.symbol(round(self.place) + row) for row in range(self.rows))

    def symbol(self, index: int) -> str:
        """What stands on a cell of the tape."""
        written = self._tape.get(index)
        return self.ring[index % len(self.ring)] if written is None else written

    def shown(self, above: int = 0) -> list[tuple[str, float]]:
        """The symbols in view, and some above and below, with their rows, the highest first."""
        first = floor(self.place)
        indices = range(first - above, first + self.rows + 1 + above)
        return [(self.symbol(index), index - self.place) for index in indices]

    # --- standing

    def put(self, column: Sequence[str], stop: int | None = None) -> None:
        """Stand still on this column, beside its neighbours on the strip where `stop` is its place there."""
        self._ride = None
        self.place = 0.0
        self._tape = {}
        self._write(0, column, stop)

    def replace(self, row: int, symbol: str) -> None:
        """Put another symbol into a row, from 0."""
        self._tape[round(self.place) + row] = symbol

    def begin_steps(self, above: Sequence[str]) -> None:
        """Put symbols right above what is in view: whoever moves `place` down by as many rows brings them in."""
        self.put(self.column)
        self._write(-len(above), above, None)

    def _write(self, at: int, column: Sequence[str], stop: int | None) -> None:
        if stop is not None:
            for beside in (-2, -1, self.rows, self.rows + 1):
                self._tape[at + beside] = self.ring[(stop + beside) % len(self.ring)]
        for row, symbol in enumerate(column):
            self._tape[at + row] = symbol

    # --- riding

    def spin(self, column: Sequence[str], stop: int | None, cruise: float) -> None:
        """Set out for a column; it cruises about so many seconds."""
        start = round(self.place)
        self._tape = {index: self.symbol(index) for index in range(start - 1, start + self.rows + 1)}
        end = start - max(cells_for(cruise), self.rows + 4)
        self._write(end, column, stop)
        self._ride, self._time = Ride(start, end), 0.0

    def slam(self, column: Sequence[str], stop: int | None) -> None:
        """Stop at once on a column, unless it stops already."""
        if self._ride is None or self._time >= self._ride.stops_at:
            return
        end = floor(self.place) - 2
        self._tape = {index: self.symbol(index) for index in range(end + self.rows, end + 2 * self.rows + 3)}
        self._write(end, column, stop)
        self._ride, self._time = Slam(self.place, end), 0.0

    def prolong(self, column: Sequence[str], stop: int | None, cells: int) -> None:
        """Let a reel that has not begun to stop go on for so many cells more."""
        if not isinstance(self._ride, Ride) or self._time >= self._ride.stops_at:
            return
        kept = range(floor(self.place) - 1, floor(self.place) + self.rows + 2)
        self._tape = {index: self.symbol(index) for index in kept}
        longer = Ride(self._ride.start, self._ride.end - cells)
        self._write(round(longer.end), column, stop)
        self._ride = longer

    def advance(self, passed: float) -> None:
        """Let `passed` seconds go by."""
        if self._ride is None:
            return
        self._time += passed
        self.place = self._ride.place(self._time)
        if self._time >= self._ride.length:
            self.place = self._ride.end
            self._ride = None

    @property
    def is_still(self) -> bool:
        """Whether it stands."""
        return self._ride is None

    @property
    def has_landed(self) -> bool:
        """Whether it has hit its place; it may still swing."""
        return self._ride is None or self._time >= self._ride.lands_at

    @property
    def is_stopping(self) -> bool:
        """Whether it has begun to stop, or stands."""
        return self._ride is None or self._time >= self._ride.stops_at

    @property
    def is_blurred(self) -> bool:
        """Whether it goes so fast that its symbols blur."""
        return self._ride is not None and speed_at(self._ride, self._time) > BLURRED_FROM
