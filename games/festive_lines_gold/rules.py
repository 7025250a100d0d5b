"""A play of Festive Lines Gold, from the ticket to FINISH; reads like the clauses FL-7 to FL-14."""

from engine.rules.contract import Action, Finish, IllegalAction, Order, Pick
from engine.rules.events import Event, Json, as_json
from games.festive_lines_gold.events import (
    CornerBonusWon,
    CornersFilled,
    LineWon,
    PlayEnded,
    PlayFinished,
    PuddingOpened,
    TicketIssued,
    TilesMatched,
)
from games.festive_lines_gold.ticket import CORNERS, PICKS, PUDDINGS, Ticket, column_cells, row_cells
from games.festive_lines_gold.ticket_checks import check_ticket


class FestiveLinesRound:
    """A play on one ticket. The k-th pudding picked reveals the k-th symbol, whichever it is (ALL-1, FL-8)."""

    carried = ""  # nothing lasts from play to play

    def __init__(self, order: Order, ticket: Ticket) -> None:
        check_ticket(ticket)
        self.order = order
        self._ticket = ticket
        self._opened: list[int] = []
        self._is_finished = False

    @property
    def prize(self) -> int:
        """The prize of the ticket in pence (FL-12)."""
        return self._ticket.prize

    @property
    def book(self) -> dict[str, Json]:
        """The ticket, with amounts in pence."""
        ticket = self._ticket
        return {name: as_json(getattr(ticket, name)) for name in ticket.__struct_fields__}

    @property
    def opening(self) -> tuple[Event, ...]:
        """The ticket as it is shown before the first pick: the symbols to come are not on it (FL-13)."""
        ticket = self._ticket
        return (TicketIssued(ticket.grid, ticket.row_prizes, ticket.column_prizes, ticket.corner_prize),)

    @property
    def is_over(self) -> bool:
        """Whether FINISH has been selected (FL-11)."""
        return self._is_finished

    @property
    def actions(self) -> tuple[Action, ...]:
        """Any closed pudding until six are open (FL-11, FL-13), then FINISH."""
        if self._is_finished:
            return ()
        if len(self._opened) == PICKS:
            return (Finish(),)
        return tuple(Pick("pudding", place) for place in range(1, PUDDINGS + 1) if place not in self._opened)

    def take(self, action: Action) -> tuple[Event, ...]:
        """Open a pudding or finish; all effects of the step come first, then its end is tested (ALL-5)."""
        if action not in self.actions:
            raise IllegalAction(action, self.actions, "FL-13" if isinstance(action, Pick) else "FL-11")
        if not isinstance(action, Pick):
            self._is_finished = True
            return (PlayFinished(self.prize),)
        self._opened.append(action.place)
        events = self._reveal(action.place)
        if len(self._opened) == PICKS:
            events += (*self._won_lines(), PlayEnded(self.prize))
        return events

    def _reveal(self, pudding: int) -> tuple[Event, ...]:
        """Reveal the next symbol: its tiles light up, and the corners among them fill their boxes (FL-7, FL-10)."""
        pick = len(self._opened)
        symbol = self._ticket.reveals[pick - 1]
        events: tuple[Event, ...] = (
            PuddingOpened(pick, pudding, symbol),
            TilesMatched(symbol, self._ticket.cells_of(symbol)),
        )
        corners = tuple(name for name, cell in CORNERS.items() if self._ticket.symbol_at(cell) == symbol)
        if not corners:
            return events
        events += (CornersFilled(symbol, corners),)
        if self._are_corners_filled():
            events += (CornerBonusWon(self._ticket.corner_prize, tuple(CORNERS.values())),)
        return events

    def _are_corners_filled(self) -> bool:
        """Say whether the reveals so far fill all four boxes."""
        revealed = self._ticket.reveals[: len(self._opened)]
        return all(self._ticket.symbol_at(cell) in revealed for cell in CORNERS.values())

    def _won_lines(self) -> tuple[Event, ...]:
        """Turn won lines gold: rows from the top, then columns from the left (FL-9); each prize counts (FL-14)."""
        ticket = self._ticket
        rows = (LineWon("row", row, ticket.row_prizes[row - 1], row_cells(row)) for row in ticket.won_rows())
        columns = (
            LineWon("column", column, ticket.column_prizes[column - 1], column_cells(column))
            for column in ticket.won_columns()
        )
        return (*rows, *columns)
