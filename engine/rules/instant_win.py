"""What every instant win says and does as a game: its price, its figures, levels of celebration, named outcomes."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from engine.rules.contract import Figures, Mode, NamedOutcome, Order, OrderRefused, Round
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.instant_win_numbers import InstantWinNumbers
from engine.rules.money import pounds, short_pounds
from engine.rules.prize_table import PrizeTable, Way
from engine.rules.slots.declared import digest_of_numbers
from engine.rules.win_levels import win_level
from engine.rules.yaml_loading import Document

N = TypeVar("N", bound=InstantWinNumbers)
W = TypeVar("W", bound=Way)
R = TypeVar("R", bound=Round)

BASE: Final = Mode("base", "Play", 100)
NOT_PROVEN: Final = "not proven"  # the declared figures were computed from other numbers than those that are played


class InstantWin(ABC, Generic[N, W, R]):
    """An instant win with its numbers, the ways to win its prizes, and its plays.

    Attributes:
        proven: the parts of game.yaml that the declared figures follow from.
        numbers: all that game.yaml says; `numbers.symbols` also names the symbols.
        is_proven: whether the declared figures were computed from the numbers that are played.
    """

    id: ClassVar[str]
    code: ClassVar[str]
    proven: ClassVar[tuple[str, ...]]
    kind: ClassVar[str] = "instant win"
    modes: ClassVar[tuple[Mode, ...]] = (BASE,)

    def __init__(self, numbers: N, document: Document, table: PrizeTable[W]) -> None:
        self.numbers = numbers
        self.digest = document.digest
        self.version: int = numbers.version
        self.title = numbers.title
        self.stakes = (int(numbers.price),)
        self.is_proven = numbers.declared.numbers == digest_of_numbers(document, self.proven)
        self._table = table

    @property
    def figures(self) -> Figures:
        """What the card and the rules page state, from a table that was checked against odds and payout (ALL-11)."""
        return Figures(
            odds=f"1 in {_decimal(self.numbers.odds)}",
            payout=f"{_decimal(self.numbers.payout)}%",
            top_prize=short_pounds(max(self._table.prizes)),
            note="" if self.is_proven else NOT_PROVEN,
            prizes=self._table.printed(),
        )

    @abstractmethod
    def make_ready(self) -> None:
        """Load what plays need."""

    def cost(self, order: Order) -> int:
        """Give the price in pence, one for every ticket; OrderRefused says what is on sale."""
        price = self.stakes[0]
        if order.stake != price or order.game != self.id or order.mode != BASE.id:
            wanted = f"{order.game} for {pounds(order.stake)} in mode {order.mode}"
            raise OrderRefused(f"{wanted} is not sold, only {self.id} for {pounds(price)} in mode {BASE.id}")
        return price

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far: quiet, nice, big, huge or jackpot (ALL-8)."""
        return win_level(self.numbers.win_levels, won, cost)

    def open(self, order: Order, draws: Draws, carried: str = "") -> R:
        """Open a play on a fresh ticket; OrderRefused says what is on sale. Nothing is carried from play to play."""
        self._refuse(order, carried)
        return self._fresh(order, draws)

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> R:
        """Open a play on a ticket written by hand; RuleBroken names the clause."""
        self._refuse(order, carried)
        return self._written(order, made)

    @abstractmethod
    def restore(self, order: Order, book: Mapping[str, Json]) -> R:
        """Open a play on its stored ticket, also after game.yaml has changed; UnreadableBook says what is wrong."""

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give no prize and each way to win each prize, by the first ticket that has it."""
        none = NamedOutcome("no prize", {"ticket": self._table.winning_tickets})
        wins = (
            NamedOutcome(f"{pounds(win.prize)}: {self._way_text(win.way)}", {"ticket": ticket})
            for ticket, win in self._table.first_tickets()
        )
        return (none, *wins)

    @abstractmethod
    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""

    def foreign(self, event: Event) -> TypeError:
        """Make the error for an event of another game."""
        return TypeError(f"{event!r} is no event of {self.id}")

    @abstractmethod
    def _fresh(self, order: Order, draws: Draws) -> R:
        """Open a play on a ticket that is drawn."""

    @abstractmethod
    def _written(self, order: Order, made: Mapping[str, object]) -> R:
        """Open a play on a ticket that was written."""

    @abstractmethod
    def _way_text(self, way: W) -> str:
        """Write the amounts of a way to win."""

    def _refuse(self, order: Order, carried: str) -> None:
        """Refuse what is not sold, and to start from anything."""
        self.cost(order)
        if carried:
            raise OrderRefused(f"{self.id} carries nothing from play to play, found {carried!r}")


def amounts_text(amounts: Sequence[int], one: str, several: str) -> str:
    """Write amounts behind their name: `lines £5.00 + £2.00`; nothing where there are none."""
    if not amounts:
        return ""
    return f"{one if len(amounts) == 1 else several} {' + '.join(pounds(amount) for amount in amounts)}"


def _decimal(hundredths: int) -> str:
    return f"{hundredths // 100}.{hundredths % 100:02d}"
