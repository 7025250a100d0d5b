"""Jingle Bells as the rest of the product knows it."""

from collections.abc import Mapping
from pathlib import Path

from engine.rules.contract import Figures, NamedOutcome, Order, OrderRefused
from engine.rules.draws import Draws
from engine.rules.events import Event, Json
from engine.rules.slots.declared import digest_of_numbers, odds_of, percent_text
from engine.rules.slots.orders import multiple_text, price
from engine.rules.slots.slot_round import SlotRound
from engine.rules.slots.stated import Stated
from engine.rules.slots.stored_book import restored_round
from engine.rules.slots.windows import Cell
from engine.rules.win_levels import win_level
from engine.rules.yaml_loading import Document
from games.jingle_bells.drawn_choices import DrawnChoices, DrawTables
from games.jingle_bells.events import KINDS, JingleBellsEvent
from games.jingle_bells.frames import cells_of, read_carried
from games.jingle_bells.named_outcomes import named_outcomes
from games.jingle_bells.numbers import GAME_FILE, PROVEN, BellsNumbers
from games.jingle_bells.numbers_checks import load_numbers
from games.jingle_bells.rules import BellsRules
from games.jingle_bells.stated import stated
from games.jingle_bells.symbols import BonusPrize
from games.jingle_bells.transcript import transcript_line
from games.jingle_bells.written_choices import WrittenChoices

NOT_PROVEN = "not proven"


def load(path: Path = GAME_FILE) -> "JingleBells":
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    numbers, document = load_numbers(path, "games/jingle_bells/game.yaml" if path == GAME_FILE else str(path))
    return JingleBells(numbers, document)


class JingleBells:
    """The game with its numbers.

    Attributes:
        numbers: all that game.yaml says; `numbers.strips`, `numbers.lines` and `numbers.symbols` are what scenes draw.
        is_proven: whether the declared figures were computed from the numbers that are played.
    """

    id = "jingle_bells"
    code = "JB"
    kind = "slot"

    def __init__(self, numbers: BellsNumbers, document: Document) -> None:
        self.numbers = numbers
        self.digest = document.digest
        self.version: int = numbers.version
        self.title = numbers.title
        self.stakes = tuple(int(stake) for stake in numbers.stakes)
        self.modes = numbers.sold_modes()
        self.is_proven = numbers.declared.numbers == digest_of_numbers(document, PROVEN)
        self._tables = DrawTables(numbers)
        self._rules = BellsRules(numbers.lines, numbers.win_cap)

    @property
    def figures(self) -> Figures:
        """What the card and the rules page state: any win, the payout of the base game, the most that a round pays."""
        declared = self.numbers.declared
        return Figures(
            odds=odds_of(declared.any_win),
            payout=percent_text(declared.rtp.base),
            top_prize=multiple_text(self.numbers.win_cap * 100),
            note="" if self.is_proven else NOT_PROVEN,
        )

    def cost(self, order: Order) -> int:
        """Give the price in pence: the stake, or that of the feature buy (JB-18); OrderRefused."""
        return price(order, self.id, self.stakes, self.modes)

    def pays(self, stake: int) -> dict[str, tuple[int, ...]]:
        """Give the paytable at a stake, in pence: 3 to 6 of a kind (JB-1)."""
        return {symbol: tuple(pay * stake // 100 for pay in pays) for symbol, pays in self.numbers.paytable.items()}

    def bonus_prizes(self, stake: int) -> dict[BonusPrize, int]:
        """Give Mini, Minor, Major and Grand at a stake, in pence, undoubled (JB-11)."""
        return {name: times * stake for name, times in self.numbers.bonus_prizes.by_name().items()}

    def frames(self, carried: str) -> tuple[Cell, ...]:
        """Give the cells on which frames stand, from what the last round at a stake left; OrderRefused (JB-3)."""
        return cells_of(_frames_in(carried))

    def stated(self, stake: int) -> Stated:
        """Give the rows of numbers that the rules pages state at a stake."""
        return stated(self.numbers, stake)

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far: quiet, nice, big, huge or jackpot (ALL-8)."""
        return win_level(self.numbers.win_levels, won, cost)

    def open(self, order: Order, draws: Draws, carried: str = "") -> SlotRound:
        """Open a round with its whole book drawn; it starts from the frames that are carried."""
        price(order, self.id, self.stakes, self.modes)
        return self._rules.play(order, DrawnChoices(self._tables, order.mode, draws), _frames_in(carried))

    def restore(self, order: Order, book: Mapping[str, Json]) -> SlotRound:
        """Open a round on its stored book, also after game.yaml has changed; UnreadableBook says what is wrong."""
        return restored_round(order, book, KINDS)

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> SlotRound:
        """Open a round on a window written by hand (see WrittenChoices); RuleBroken names the clause."""
        self.cost(order)
        choices = WrittenChoices(made, order.mode, self.numbers)
        made_round = self._rules.play(order, choices, choices.frames(_frames_in(carried)))
        choices.require_all_used(is_capped=made_round.prize == self.numbers.win_cap * order.stake)
        return made_round

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give the outcomes of a spin that a tester can ask for by name."""
        return named_outcomes(self.numbers)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        if not isinstance(event, JingleBellsEvent):
            raise TypeError(f"{event!r} is no event of {self.id}")
        return transcript_line(event)


def _frames_in(carried: str) -> int:
    try:
        return read_carried(carried)
    except ValueError as error:
        raise OrderRefused(str(error)) from error
