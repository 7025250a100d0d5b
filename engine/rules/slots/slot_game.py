"""What every slot says and does as a game: prices, figures, levels of celebration, stored rounds, transcripts.

What only rounds need is loaded with the first one: the lobby states figures of games that nobody may play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from engine.rules.contract import Figures, NamedOutcome, Order
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.slots.declared import digest_of_numbers, odds_of, percent_text
from engine.rules.slots.orders import PriceList, multiple_text
from engine.rules.slots.slot_numbers import SlotNumbers
from engine.rules.win_levels import win_level
from engine.rules.yaml_loading import Document

if TYPE_CHECKING:
    from engine.rules.slots.slot_round import SlotRound
    from engine.rules.slots.stated import Stated

NOT_PROVEN: Final = "not proven"  # the declared figures were computed from other numbers than those that are played

N = TypeVar("N", bound=SlotNumbers)


class SlotGame(ABC, Generic[N]):
    """A slot with its numbers.

    Attributes:
        proven: the parts of game.yaml that the declared figures follow from.
        numbers: all that game.yaml says; `numbers.strips`, `numbers.lines` and `numbers.symbols` are what scenes draw.
        numbers_digest: of the numbers that the declared figures follow from.
        is_proven: whether the declared figures were computed from the numbers that are played.
        prices: of all stakes in all modes.
    """

    id: ClassVar[str]
    code: ClassVar[str]
    kind: ClassVar[str] = "slot"
    proven: ClassVar[tuple[str, ...]]

    def __init__(self, numbers: N, document: Document) -> None:
        self.numbers = numbers
        self.digest = document.digest
        self.version: int = numbers.version
        self.title = numbers.title
        self.stakes = tuple(int(stake) for stake in numbers.stakes)
        self.modes = numbers.sold_modes()
        self.numbers_digest = digest_of_numbers(document, self.proven)
        self.is_proven = numbers.declared.numbers == self.numbers_digest
        self.prices = PriceList(self.id, self.stakes, self.modes)

    @property
    @abstractmethod
    def most(self) -> int:
        """The most that a round pays, times the stake."""

    @property
    def figures(self) -> Figures:
        """What the card and the rules page state: any win, the payout of the base game, the most that a round pays."""
        declared = self.numbers.declared
        return Figures(
            odds=odds_of(declared.any_win),
            payout=percent_text(declared.rtp.base),
            top_prize=multiple_text(self.most * 100),
            note="" if self.is_proven else NOT_PROVEN,
        )

    def cost(self, order: Order) -> int:
        """Give the price in pence: the stake, or that of a feature buy; OrderRefused says what is on sale."""
        return self.prices.price(order)

    def pays(self, stake: int) -> dict[str, tuple[int, ...]]:
        """Give the paytable at a stake, in pence: of 3 of a kind and more."""
        return {symbol: tuple(pay * stake // 100 for pay in pays) for symbol, pays in self.numbers.paytable.items()}

    @abstractmethod
    def stated(self, stake: int) -> Stated:
        """Give the rows of numbers that the rules pages state, at a stake in pence."""

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far: quiet, nice, big, huge or jackpot (ALL-8)."""
        return win_level(self.numbers.win_levels, won, cost)

    @property
    @abstractmethod
    def kinds(self) -> tuple[type[Event], ...]:
        """Its events."""

    @abstractmethod
    def make_ready(self) -> None:
        """Load what rounds need."""

    @abstractmethod
    def open(self, order: Order, draws: Draws, carried: str = "") -> SlotRound:
        """Open a round with its whole book drawn; OrderRefused says what is on sale."""

    def restore(self, order: Order, book: Mapping[str, Json]) -> SlotRound:
        """Open a round on its stored book, also after game.yaml has changed; UnreadableBook says what is wrong."""
        from engine.rules.slots.stored_book import restored_round

        return restored_round(order, book, self.kinds)

    @abstractmethod
    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> SlotRound:
        """Open a round on a window written by hand; RuleBroken names the clause."""

    @abstractmethod
    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give the outcomes of a base spin that a tester can ask for by name."""

    @abstractmethod
    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""

    def foreign(self, event: Event) -> TypeError:
        """Make the error for an event of another game."""
        return TypeError(f"{event!r} is no event of {self.id}")
