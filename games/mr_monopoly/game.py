"""Mr. Monopoly as the rest of the product knows it."""

from collections.abc import Mapping
from pathlib import Path

from engine.rules.contract import Figures, NamedOutcome, Order
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.slots.declared import digest_of_numbers, odds_of, percent_text
from engine.rules.slots.orders import multiple_text, price, refuse_carried
from engine.rules.slots.slot_round import SlotRound
from engine.rules.slots.stated import Stated
from engine.rules.slots.stored_book import restored_round
from engine.rules.win_levels import win_level
from engine.rules.yaml_loading import Document
from games.mr_monopoly.drawn_choices import DrawnChoices, DrawTables
from games.mr_monopoly.events import KINDS, MonopolyEvent
from games.mr_monopoly.named_outcomes import named_outcomes
from games.mr_monopoly.numbers import GAME_FILE, PROVEN, MonopolyNumbers
from games.mr_monopoly.numbers_checks import load_numbers
from games.mr_monopoly.rules import MonopolyRules
from games.mr_monopoly.stated import stated
from games.mr_monopoly.transcript import transcript_line
from games.mr_monopoly.written_choices import WrittenChoices

NOT_PROVEN = "not proven"


def load(path: Path = GAME_FILE) -> "MrMonopoly":
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    numbers, document = load_numbers(path, "games/mr_monopoly/game.yaml" if path == GAME_FILE else str(path))
    return MrMonopoly(numbers, document)


class MrMonopoly:
    """The game with its numbers.

    Attributes:
        numbers: all that game.yaml says; `numbers.strips`, `numbers.lines` and `numbers.symbols` are what scenes draw.
        is_proven: whether the declared figures were computed from the numbers that are played.
    """

    id = "mr_monopoly"
    code = "MM"
    kind = "slot"

    def __init__(self, numbers: MonopolyNumbers, document: Document) -> None:
        self.numbers = numbers
        self.digest = document.digest
        self.version: int = numbers.version
        self.title = numbers.title
        self.stakes = tuple(int(stake) for stake in numbers.stakes)
        self.modes = numbers.sold_modes()
        self.is_proven = numbers.declared.numbers == digest_of_numbers(document, PROVEN)
        self._tables = DrawTables(numbers)
        self._rules = MonopolyRules(numbers.lines, [card.rents for card in numbers.properties])

    @property
    def figures(self) -> Figures:
        """What the card and the rules page state: any win, the payout of the base game, the most that a round pays."""
        declared = self.numbers.declared
        return Figures(
            odds=odds_of(declared.any_win),
            payout=percent_text(declared.rtp.base),
            top_prize=multiple_text(declared.most * 100),
            note="" if self.is_proven else NOT_PROVEN,
        )

    def cost(self, order: Order) -> int:
        """Give the price in pence: the stake, or that of a feature buy (MM-19, MM-20); OrderRefused."""
        return price(order, self.id, self.stakes, self.modes)

    def rents(self, stake: int) -> tuple[tuple[int, ...], ...]:
        """Give the property cards of reels 1 to 4 at a stake, in pence: 1, 2, 3, 4 Houses, Hotel (MM-5)."""
        return tuple(tuple(rent * stake // 100 for rent in card.rents) for card in self.numbers.properties)

    def pays(self, stake: int) -> dict[str, tuple[int, ...]]:
        """Give the paytable at a stake, in pence: 3, 4 and 5 of a kind (MM-1)."""
        return {symbol: tuple(pay * stake // 100 for pay in pays) for symbol, pays in self.numbers.paytable.items()}

    def stated(self, stake: int) -> Stated:
        """Give the rows of numbers that the rules pages state at a stake."""
        return stated(self.numbers, stake)

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far: quiet, nice, big, huge or jackpot (ALL-8)."""
        return win_level(self.numbers.win_levels, won, cost)

    def open(self, order: Order, draws: Draws, carried: str = "") -> SlotRound:
        """Open a round with its whole book drawn; nothing is carried from round to round."""
        price(order, self.id, self.stakes, self.modes)
        refuse_carried(self.id, carried)
        return self._rules.play(order, DrawnChoices(self._tables, order.mode, draws))

    def restore(self, order: Order, book: Mapping[str, Json]) -> SlotRound:
        """Open a round on its stored book, also after game.yaml has changed; UnreadableBook says what is wrong."""
        return restored_round(order, book, KINDS)

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> SlotRound:
        """Open a round on a window written by hand (see WrittenChoices); RuleBroken names the clause."""
        self.cost(order)
        refuse_carried(self.id, carried)
        choices = WrittenChoices(made, order.mode, self.numbers.strips)
        made_round = self._rules.play(order, choices)
        choices.require_all_used()
        return made_round

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give the outcomes of a base spin that a tester can ask for by name."""
        return named_outcomes(self.numbers)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        if not isinstance(event, MonopolyEvent):
            raise TypeError(f"{event!r} is no event of {self.id}")
        return transcript_line(event)
