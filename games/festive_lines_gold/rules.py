"""A play of Festive Lines Gold, from the ticket to FINISH; reads like the clauses FL-7 to FL-14."""

from typing import Final

from engine.rules.actions import without
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
from games.festive_lines_gold.ticket import COLUMN_CELLS, CORNERS, PICKS, PUDDINGS, ROW_CELLS, Ticket
from games.festive_lines_gold.ticket_checks import check_ticket

PUDDING_PICKS: Final = tuple(Pick("pudding", place) for place in range(1, PUDDINGS + 1))
FINISH: Final = (Finish(),)


class FestiveLinesRound:
    """A play on one ticket. The k-th pudding picked reveals the k-th symbol, whichever it is (ALL-1, FL-8).

    Attributes:
        order: what was bought.
        prize: that of the ticket, in pence (FL-12).
        actions: any closed pudding until six are open (FL-11, FL-13), then FINISH, and nothing after it.
    """

    __slots__ = ("_cells", "_corner_symbols", "_picks", "_ticket", "actions", "order", "prize")

    carried = ""  # nothing lasts from play to play

    def __init__(self, order: Order, ticket: Ticket) -> None:
        check_ticket(ticket)
        self.order = order
        self.prize = ticket.prize
        self.actions: tuple[Action, ...] = PUDDING_PICKS
        self._ticket = ticket
        self._cells = ticket.cells_by_symbol()
        self._corner_symbols = ticket.corner_symbols()
        self._picks = 0

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
        return not self.actions

    def take(self, action: Action) -> tuple[Event, ...]:
        """Open a pudding or finish; all effects of the step come first, then its end is tested (ALL-5)."""
        if action not in self.actions:
            raise IllegalAction(action, self.actions, "FL-13" if isinstance(action, Pick) else "FL-11")
        if not isinstance(action, Pick):
            self.actions = ()
            return (PlayFinished(self.prize),)
        self.actions = without(self.actions, action)
        self._picks += 1
        events = self._reveal(action.place)
        if self._picks < PICKS:
            return events
        self.actions = FINISH
        return (*events, *self._won_lines(), PlayEnded(self.prize))

    def _reveal(self, pudding: int) -> tuple[Event, ...]:
        """Reveal the next symbol: its tiles light up, and the corners among them fill their boxes (FL-7, FL-10)."""
        pick = self._picks
        symbol = self._ticket.reveals[pick - 1]
        events = (PuddingOpened(pick, pudding, symbol), TilesMatched(symbol, self._cells[symbol]))
        if symbol not in self._corner_symbols:
            return events
        corners = zip(CORNERS, self._corner_symbols, strict=True)
        filled = CornersFilled(symbol, tuple([name for name, shown in corners if shown == symbol]))
        if not set(self._ticket.reveals[:pick]).issuperset(self._corner_symbols):
            return (*events, filled)
        return (*events, filled, CornerBonusWon(self._ticket.corner_prize, tuple(CORNERS.values())))

    def _won_lines(self) -> tuple[Event, ...]:
        """Turn won lines gold: rows from the top, then columns from the left (FL-9); each prize counts (FL-14)."""
        ticket = self._ticket
        rows = [LineWon("row", row, ticket.row_prizes[row - 1], ROW_CELLS[row]) for row in ticket.won_rows()]
        columns = [
            LineWon("column", column, ticket.column_prizes[column - 1], COLUMN_CELLS[column])
            for column in ticket.won_columns()
        ]
        return (*rows, *columns)
