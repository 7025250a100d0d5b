"""Christmas Jumper as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from engine.rules.contract import NamedOutcome, Order
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.instant_win import InstantWin, amounts_text
from engine.rules.yaml_loading import Document
from games.christmas_jumper.numbers import (
    GAME_FILE,
    LOCKED,
    PROVEN,
    UNLOCKED,
    JumperNumbers,
    JumperWay,
    load_numbers,
)

if TYPE_CHECKING:
    from games.christmas_jumper.rules import ChristmasJumperRound
    from games.christmas_jumper.ticket_maker import TicketMaker


def load(path: Path = GAME_FILE) -> ChristmasJumper:
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    shown_as = "games/christmas_jumper/game.yaml" if path == GAME_FILE else str(path)
    numbers, document = load_numbers(path, shown_as)
    return ChristmasJumper(numbers, document)


class ChristmasJumper(InstantWin[JumperNumbers, JumperWay, "ChristmasJumperRound"]):
    """The game with its numbers."""

    id = "christmas_jumper"
    code = "CJ"
    proven = PROVEN

    def __init__(self, numbers: JumperNumbers, document: Document) -> None:
        super().__init__(numbers, document, numbers.prize_table())

    @cached_property
    def _maker(self) -> TicketMaker:
        from games.christmas_jumper.ticket_maker import TicketMaker

        return TicketMaker(self.numbers)

    @cached_property
    def _play(self) -> type[ChristmasJumperRound]:
        from games.christmas_jumper.rules import ChristmasJumperRound

        return ChristmasJumperRound

    def make_ready(self) -> None:
        """Load what plays need."""
        _ = self._maker, self._play

    def restore(self, order: Order, book: Mapping[str, Json]) -> ChristmasJumperRound:
        """Open a play on its stored ticket, also after game.yaml has changed; UnreadableBook says what is wrong."""
        from games.christmas_jumper.ticket_checks import ticket_of_book

        return self._play(order, ticket_of_book(book))

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give no prize, with the bonus game and without it, and each way to win each prize, by its first ticket."""
        none, *wins = super().named_outcomes()
        with_bonus = NamedOutcome("no prize, bonus game unlocked", {**none.answers, "bonus game": UNLOCKED})
        without = NamedOutcome("no prize, bonus game locked", {**none.answers, "bonus game": LOCKED})
        return (none, with_bonus, without, *wins)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        from games.christmas_jumper.events import ChristmasJumperEvent
        from games.christmas_jumper.transcript import transcript_line

        if not isinstance(event, ChristmasJumperEvent):
            raise self.foreign(event)
        return transcript_line(event)

    def _fresh(self, order: Order, draws: Draws) -> ChristmasJumperRound:
        return self._play(order, self._maker.make(draws))

    def _written(self, order: Order, made: Mapping[str, object]) -> ChristmasJumperRound:
        from games.christmas_jumper.ticket_checks import ticket_by_hand

        return self._play(order, ticket_by_hand(made, self._table.prizes, self.numbers.symbols))

    def _way_text(self, way: JumperWay) -> str:
        """Write the amounts of a way: `matches £2.00 + £2.00, list £4.00`."""
        parts = (amounts_text(way.matches, "match", "matches"), amounts_text(way.lists, "list", "lists"))
        return ", ".join(part for part in parts if part)
