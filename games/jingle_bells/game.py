"""Jingle Bells as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.rules.contract import NamedOutcome, Order, OrderRefused
from engine.rules.draws import Draws
from engine.rules.events import Event
from engine.rules.slots.slot_game import SlotGame
from engine.rules.slots.windows import Cell
from games.jingle_bells.frames import cells_of, read_carried
from games.jingle_bells.numbers import GAME_FILE, PROVEN, BellsNumbers
from games.jingle_bells.numbers_checks import load_numbers
from games.jingle_bells.symbols import BonusPrize

if TYPE_CHECKING:
    from engine.rules.slots.slot_round import SlotRound
    from engine.rules.slots.stated import Stated
    from games.jingle_bells.drawn_choices import DrawnChoices
    from games.jingle_bells.rules import BellsRules


def load(path: Path = GAME_FILE) -> JingleBells:
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    numbers, document = load_numbers(path, "games/jingle_bells/game.yaml" if path == GAME_FILE else str(path))
    return JingleBells(numbers, document)


class JingleBells(SlotGame[BellsNumbers]):
    """The game with its numbers."""

    id = "jingle_bells"
    code = "JB"
    proven = PROVEN

    @cached_property
    def _rules(self) -> BellsRules:
        from games.jingle_bells.rules import BellsRules

        return BellsRules(self.numbers.lines, self.numbers.win_cap)

    @cached_property
    def _drawn(self) -> Callable[[str, Draws], DrawnChoices]:
        from games.jingle_bells.drawn_choices import DrawnChoices, DrawTables

        return partial(DrawnChoices, DrawTables(self.numbers))

    @property
    def kinds(self) -> tuple[type[Event], ...]:
        """Its events."""
        from games.jingle_bells.events import KINDS

        return KINDS

    def make_ready(self) -> None:
        """Load what rounds need."""
        _ = self._rules, self._drawn

    @property
    def most(self) -> int:
        """The win cap, times the stake (JB-19)."""
        return self.numbers.win_cap

    def bonus_prizes(self, stake: int) -> dict[BonusPrize, int]:
        """Give Mini, Minor, Major and Grand at a stake, in pence, undoubled (JB-11)."""
        return {name: times * stake for name, times in self.numbers.bonus_prizes.by_name().items()}

    def frames(self, carried: str) -> tuple[Cell, ...]:
        """Give the cells on which frames stand, from what the last round at a stake left; OrderRefused (JB-3)."""
        return cells_of(_frames_in(carried))

    def stated(self, stake: int) -> Stated:
        """Give the rows of numbers that the rules pages state, at a stake in pence."""
        from games.jingle_bells.stated import stated

        return stated(self.numbers, stake)

    def open(self, order: Order, draws: Draws, carried: str = "") -> SlotRound:
        """Open a round with its whole book drawn; it starts from the frames that are carried."""
        self.prices.price(order)
        return self._rules.play(order, self._drawn(order.mode, draws), _frames_in(carried))

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> SlotRound:
        """Open a round on a window written by hand (see WrittenChoices); RuleBroken names the clause."""
        from games.jingle_bells.written_choices import WrittenChoices

        self.prices.price(order)
        choices = WrittenChoices(made, order.mode, self.numbers)
        made_round = self._rules.play(order, choices, choices.frames(_frames_in(carried)))
        choices.require_all_used(is_capped=made_round.prize == self.numbers.win_cap * order.stake)
        return made_round

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give the outcomes of a spin that a tester can ask for by name."""
        from games.jingle_bells.named_outcomes import named_outcomes

        return named_outcomes(self.numbers)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        from games.jingle_bells.events import JingleBellsEvent
        from games.jingle_bells.transcript import transcript_line

        if not isinstance(event, JingleBellsEvent):
            raise self.foreign(event)
        return transcript_line(event)


def _frames_in(carried: str) -> int:
    try:
        return read_carried(carried)
    except ValueError as error:
        raise OrderRefused(str(error)) from error
