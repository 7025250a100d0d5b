"""What a play of Festive Lines Gold shows. Cells are (row, column) from 1, row 1 at the top; amounts are in pence."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.rules.events import Event

Cell: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class TicketIssued(Event):
    """The ticket as it lies there before the first pick: six rows of six symbols and all prizes (FL-3 to FL-5)."""

    grid: tuple[tuple[str, ...], ...]
    row_prizes: tuple[int, ...]
    column_prizes: tuple[int, ...]
    corner_prize: int


@dataclass(frozen=True, slots=True)
class PuddingOpened(Event):
    """The pick-th selection, from 1, opened a pudding, from 1 in reading order, and revealed a symbol (FL-7)."""

    pick: int
    pudding: int
    symbol: str


@dataclass(frozen=True, slots=True)
class TilesMatched(Event):
    """Every tile with the revealed symbol lit up, in reading order (FL-7)."""

    symbol: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class CornersFilled(Event):
    """Boxes of the bonus filled: `top left`, `top right`, `bottom left`, `bottom right`, in this order (FL-10)."""

    symbol: str
    corners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CornerBonusWon(Event):
    """All four corners are matched, and the bonus is won in that step (FL-10)."""

    prize: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LineWon(Event):
    """A line turned gold after the sixth pick: rows from the top, then columns from the left (FL-9)."""

    line: Literal["row", "column"]
    index: int
    prize: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PlayEnded(Event):
    """Six puddings are open and all their wins are shown; the end message states the prize, if any (FL-11)."""

    prize: int


@dataclass(frozen=True, slots=True)
class PlayFinished(Event):
    """FINISH was selected, and the play is complete (FL-11)."""

    prize: int


FestiveLinesEvent: TypeAlias = (
    TicketIssued | PuddingOpened | TilesMatched | CornersFilled | CornerBonusWon | LineWon | PlayEnded | PlayFinished
)
