"""Festive Lines Gold as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from engine.rules.contract import Order
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.instant_win import InstantWin, amounts_text
from engine.rules.yaml_loading import Document
from games.festive_lines_gold.numbers import GAME_FILE, PROVEN, LinesNumbers, LinesWay, load_numbers

if TYPE_CHECKING:
    from games.festive_lines_gold.rules import FestiveLinesRound
    from games.festive_lines_gold.ticket_maker import TicketMaker


def load(path: Path = GAME_FILE) -> FestiveLinesGold:
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    shown_as = "games/festive_lines_gold/game.yaml" if path == GAME_FILE else str(path)
    numbers, document = load_numbers(path, shown_as)
    return FestiveLinesGold(numbers, document)


class FestiveLinesGold(InstantWin[LinesNumbers, LinesWay, "FestiveLinesRound"]):
    """The game with its numbers."""

    id = "festive_lines_gold"
    code = "FL"
    proven = PROVEN

    def __init__(self, numbers: LinesNumbers, document: Document) -> None:
        super().__init__(numbers, document, numbers.prize_table())

    @cached_property
    def _maker(self) -> TicketMaker:
        from games.festive_lines_gold.ticket_maker import TicketMaker

        return TicketMaker(self.numbers)

    @cached_property
    def _play(self) -> type[FestiveLinesRound]:
        from games.festive_lines_gold.rules import FestiveLinesRound

        return FestiveLinesRound

    def make_ready(self) -> None:
        """Load what plays need."""
        _ = self._maker, self._play

    def restore(self, order: Order, book: Mapping[str, Json]) -> FestiveLinesRound:
        """Open a play on its stored ticket, also after game.yaml has changed; UnreadableBook says what is wrong."""
        from games.festive_lines_gold.ticket_checks import ticket_of_book

        return self._play(order, ticket_of_book(book))

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        from games.festive_lines_gold.events import FestiveLinesEvent
        from games.festive_lines_gold.transcript import transcript_line

        if not isinstance(event, FestiveLinesEvent):
            raise self.foreign(event)
        return transcript_line(event)

    def _fresh(self, order: Order, draws: Draws) -> FestiveLinesRound:
        return self._play(order, self._maker.make(draws))

    def _written(self, order: Order, made: Mapping[str, object]) -> FestiveLinesRound:
        from games.festive_lines_gold.ticket_checks import ticket_by_hand

        return self._play(order, ticket_by_hand(made, self._table.prizes))

    def _way_text(self, way: LinesWay) -> str:
        """Write the amounts of a way: `lines £5.00 + £2.00, corners £10.00`."""
        corners = (way.corners,) if way.corners else ()
        parts = (amounts_text(way.lines, "line", "lines"), amounts_text(corners, "corners", "corners"))
        return ", ".join(part for part in parts if part)
