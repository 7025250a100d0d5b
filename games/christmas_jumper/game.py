"""Christmas Jumper as the rest of the product knows it."""

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
from games.christmas_jumper.events import ChristmasJumperEvent
from games.christmas_jumper.numbers import (
    GAME_FILE,
    LOCKED,
    PROVEN,
    UNLOCKED,
    JumperNumbers,
    JumperWay,
    load_numbers,
)
from games.christmas_jumper.rules import ChristmasJumperRound
from games.christmas_jumper.ticket_checks import ticket_by_hand, ticket_of_book
from games.christmas_jumper.ticket_maker import TicketMaker
from games.christmas_jumper.transcript import transcript_line


def load(path: Path = GAME_FILE) -> "ChristmasJumper":
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    shown_as = "games/christmas_jumper/game.yaml" if path == GAME_FILE else str(path)
    numbers, document = load_numbers(path, shown_as)
    return ChristmasJumper(numbers, document)


class ChristmasJumper:
    """The game with its numbers.

    Attributes:
        numbers: all that game.yaml says; `numbers.symbols` also names the symbols.
        is_proven: whether the declared figures were computed from the numbers that are played.
    """

    id = "christmas_jumper"
    code = "CJ"
    kind = "instant win"
    modes = (BASE,)

    def __init__(self, numbers: JumperNumbers, document: Document) -> None:
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
        """What the card and the rules page state (CJ-1, ALL-11)."""
        note = "" if self.is_proven else NOT_PROVEN
        return printed_figures(self._table, self.numbers.odds, self.numbers.payout, note)

    def cost(self, order: Order) -> int:
        """Give the price in pence, one for every ticket (CJ-1); OrderRefused says what is on sale."""
        refuse_other_orders(order, self.id, self.stakes[0])
        return self.stakes[0]

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far: quiet, nice, big, huge or jackpot (ALL-8)."""
        return win_level(self.numbers.win_levels, won, cost)

    def open(self, order: Order, draws: Draws, carried: str = "") -> ChristmasJumperRound:
        """Open a play on a fresh ticket; nothing is carried from play to play."""
        self.cost(order)
        refuse_carried(self.id, carried)
        return ChristmasJumperRound(order, self._maker.make(draws))

    def restore(self, order: Order, book: Mapping[str, Json]) -> ChristmasJumperRound:
        """Open a play on its stored ticket, also after game.yaml has changed; UnreadableBook says what is wrong."""
        return ChristmasJumperRound(order, ticket_of_book(book))

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> ChristmasJumperRound:
        """Open a play on a ticket written by hand (see ticket_by_hand); RuleBroken names the clause."""
        self.cost(order)
        refuse_carried(self.id, carried)
        return ChristmasJumperRound(order, ticket_by_hand(made, self._table.prizes, self.numbers.symbols))

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give no prize, with the bonus game and without it, and each way to win each prize, by its first ticket."""
        none, *wins = named_outcomes(self._table, _way_text)
        with_bonus = NamedOutcome("no prize, bonus game unlocked", {**none.answers, "bonus game": UNLOCKED})
        without = NamedOutcome("no prize, bonus game locked", {**none.answers, "bonus game": LOCKED})
        return (none, with_bonus, without, *wins)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        if not isinstance(event, ChristmasJumperEvent):
            raise TypeError(f"{event!r} is no event of {self.id}")
        return transcript_line(event)


def _way_text(way: JumperWay) -> str:
    """Write the amounts of a way: `matches £2.00 + £2.00, list £4.00`."""
    parts = (amounts_text(way.matches, "match", "matches"), amounts_text(way.lists, "list", "lists"))
    return ", ".join(part for part in parts if part)
