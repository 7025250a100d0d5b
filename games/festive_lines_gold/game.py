"""Festive Lines Gold as the rest of the product knows it."""

from collections.abc import Mapping
from pathlib import Path

from engine.rules.contract import Figures, NamedOutcome, Order
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.instant_win import (
    BASE,
    NOT_PROVEN,
    amounts_text,
    named_outcomes,
    printed_figures,
    refuse_carried,
    refuse_other_orders,
)
from engine.rules.slots.declared import digest_of_numbers
from engine.rules.win_levels import win_level
from engine.rules.yaml_loading import Document
from games.festive_lines_gold.events import FestiveLinesEvent
from games.festive_lines_gold.numbers import GAME_FILE, PROVEN, LinesNumbers, LinesWay, load_numbers
from games.festive_lines_gold.rules import FestiveLinesRound
from games.festive_lines_gold.ticket_checks import ticket_by_hand, ticket_of_book
from games.festive_lines_gold.ticket_maker import TicketMaker
from games.festive_lines_gold.transcript import transcript_line


def load(path: Path = GAME_FILE) -> "FestiveLinesGold":
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    shown_as = "games/festive_lines_gold/game.yaml" if path == GAME_FILE else str(path)
    numbers, document = load_numbers(path, shown_as)
    return FestiveLinesGold(numbers, document)


class FestiveLinesGold:
    """The game with its numbers.

    Attributes:
        numbers: all that game.yaml says; `numbers.symbols` also names the symbols.
        is_proven: whether the declared figures were computed from the numbers that are played.
    """

    id = "festive_lines_gold"
    code = "FL"
    kind = "instant win"
    modes = (BASE,)

    def __init__(self, numbers: LinesNumbers, document: Document) -> None:
        self.numbers = numbers
        self.digest = document.digest
        self.version: int = numbers.version
        self.title = numbers.title
        self.stakes = (int(numbers.price),)
        self.is_proven = numbers.declared.numbers == digest_of_numbers(document, PROVEN)
        self._table = numbers.prize_table()
        self._maker = TicketMaker(numbers)

    @property
    def figures(self) -> Figures:
        """What the card and the rules page state (FL-1, ALL-11)."""
        note = "" if self.is_proven else NOT_PROVEN
        return printed_figures(self._table, self.numbers.odds, self.numbers.payout, note)

    def cost(self, order: Order) -> int:
        """Give the price in pence, one for every ticket (FL-1); OrderRefused says what is on sale."""
        refuse_other_orders(order, self.id, self.stakes[0])
        return self.stakes[0]

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far: quiet, nice, big, huge or jackpot (ALL-8)."""
        return win_level(self.numbers.win_levels, won, cost)

    def open(self, order: Order, draws: Draws, carried: str = "") -> FestiveLinesRound:
        """Open a play on a fresh ticket; nothing is carried from play to play."""
        self.cost(order)
        refuse_carried(self.id, carried)
        return FestiveLinesRound(order, self._maker.make(draws))

    def restore(self, order: Order, book: Mapping[str, Json]) -> FestiveLinesRound:
        """Open a play on its stored ticket, also after game.yaml has changed; UnreadableBook says what is wrong."""
        return FestiveLinesRound(order, ticket_of_book(book))

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> FestiveLinesRound:
        """Open a play on a ticket written by hand (see ticket_by_hand); RuleBroken names the clause."""
        self.cost(order)
        refuse_carried(self.id, carried)
        return FestiveLinesRound(order, ticket_by_hand(made, self._table.prizes))

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give no prize and each way to win each prize, by the first ticket that has it."""
        return named_outcomes(self._table, _way_text)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        if not isinstance(event, FestiveLinesEvent):
            raise TypeError(f"{event!r} is no event of {self.id}")
        return transcript_line(event)


def _way_text(way: LinesWay) -> str:
    """Write the amounts of a way: `lines £5.00 + £2.00, corners £10.00`."""
    corners = (way.corners,) if way.corners else ()
    parts = (amounts_text(way.lines, "line", "lines"), amounts_text(corners, "corners", "corners"))
    return ", ".join(part for part in parts if part)
