"""The events that every slot has. Cells are (reel, row) from 1, row 1 at the top; amounts are in pence at the stake."""

from engine.rules.events import Event
from engine.rules.slots.windows import Cell, Window


class ReelsStopped(Event, frozen=True):
    """The reels stopped one after the other from the left, on these columns, each from the top.

    `stops` says at which place of each strip, from 0, the symbol of row 1 stands; None where no place of the strip
    shows that column (a symbol as high as the reel, a window made by hand).
    """

    window: Window
    stops: tuple[int | None, ...]


class LineWon(Event, frozen=True):
    """A pay line, by its number from 1, pays for so many of a symbol; `total` is what the round has won up to here."""

    line: int
    symbol: str
    count: int
    cells: tuple[Cell, ...]
    prize: int
    total: int


class RoundEnded(Event, frozen=True):
    """Everything has been uncovered: this is what the round pays, 0 for no prize."""

    prize: int


class RoundFinished(Event, frozen=True):
    """Everything has been presented, and the round settles (ALL-3)."""

    prize: int
