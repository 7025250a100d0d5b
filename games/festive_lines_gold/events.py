"""What a play of Festive Lines Gold shows. Cells are (row, column) from 1, row 1 at the top; amounts are in pence."""

from typing import Literal, TypeAlias

from engine.rules.events import Event

Cell: TypeAlias = tuple[int, int]


class TicketIssued(Event, frozen=True):
    """The ticket as it lies there before the first pick: six rows of six symbols and all prizes (FL-3 to FL-5)."""

    grid: tuple[tuple[str, ...], ...]
    row_prizes: tuple[int, ...]
    column_prizes: tuple[int, ...]
    corner_prize: int


class PuddingOpened(Event, frozen=True):
    """The pick-th selection, from 1, opened a pudding, from 1 in reading order, and revealed a symbol (FL-7)."""

    pick: int
    pudding: int
    symbol: str


class TilesMatched(Event, frozen=True):
    """Every tile with the revealed symbol lit up, in reading order (FL-7)."""

    symbol: str
    cells: tuple[Cell, ...]


class CornersFilled(Event, frozen=True):
    """Boxes of the bonus filled: `top left`, `top right`, `bottom left`, `bottom right`, in this order (FL-10)."""

    symbol: str
    corners: tuple[str, ...]


class CornerBonusWon(Event, frozen=True):
    """All four corners are matched, and the bonus is won in that step (FL-10)."""

    prize: int
    cells: tuple[Cell, ...]


class LineWon(Event, frozen=True):
    """A line turned gold after the sixth pick: rows from the top, then columns from the left (FL-9)."""

    line: Literal["row", "column"]
    index: int
    prize: int
    cells: tuple[Cell, ...]


class PlayEnded(Event, frozen=True):
    """Six puddings are open and all their wins are shown; the end message states the prize, if any (FL-11)."""

    prize: int


class PlayFinished(Event, frozen=True):
    """FINISH was selected, and the play is complete (FL-11)."""

    prize: int


FestiveLinesEvent: TypeAlias = (
    TicketIssued | PuddingOpened | TilesMatched | CornersFilled | CornerBonusWon | LineWon | PlayEnded | PlayFinished
)
