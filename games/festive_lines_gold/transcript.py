"""Each event of Festive Lines Gold in one line of a transcript."""

from typing import assert_never

from engine.rules.money import pounds
from games.festive_lines_gold.events import (
    CornerBonusWon,
    CornersFilled,
    FestiveLinesEvent,
    LineWon,
    PlayEnded,
    PlayFinished,
    PuddingOpened,
    TicketIssued,
    TilesMatched,
)
from games.festive_lines_gold.ticket import Cell


def transcript_line(event: FestiveLinesEvent) -> str:  # noqa: PLR0911  one return for each event
    """Say what is seen in one line."""
    match event:
        case TicketIssued():
            return f"ticket: {_ticket(event)}"
        case PuddingOpened(pick, pudding, symbol):
            return f"pick {pick}: pudding {pudding} reveals {symbol}"
        case TilesMatched(symbol, cells):
            return f"{symbol} lights up at {_cells(cells)}"
        case CornersFilled(symbol, corners):
            return f"{symbol} fills {', '.join(corners)}"
        case CornerBonusWon(prize, _):
            return f"all four corners: the bonus of {pounds(prize)} is won"
        case LineWon(line, index, prize, _):
            return f"{line} {index} turns gold: {pounds(prize)} is won"
        case PlayEnded(prize):
            return f"the play ends with a prize of {pounds(prize)}" if prize else "the play ends: no prize this time"
        case PlayFinished(prize):
            return f"finished: {pounds(prize)} paid"
        case _:
            assert_never(event)


def _ticket(event: TicketIssued) -> str:
    """Write rows and prizes of a ticket."""
    grid = " / ".join(" ".join(row) for row in event.grid)
    rows = " ".join(pounds(prize) for prize in event.row_prizes)
    columns = " ".join(pounds(prize) for prize in event.column_prizes)
    return f"{grid}; rows {rows}; columns {columns}; corners {pounds(event.corner_prize)}"


def _cells(cells: tuple[Cell, ...]) -> str:
    return " ".join(f"({row}, {column})" for row, column in cells)
