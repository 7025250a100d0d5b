"""Mr. Monopoly as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.rules.contract import NamedOutcome, Order
from engine.rules.draws import Draws
from engine.rules.events import Event
from engine.rules.slots.orders import refuse_carried
from engine.rules.slots.slot_game import SlotGame
from games.mr_monopoly.numbers import GAME_FILE, PROVEN, MonopolyNumbers
from games.mr_monopoly.numbers_checks import load_numbers

if TYPE_CHECKING:
    from engine.rules.slots.slot_round import SlotRound
    from engine.rules.slots.stated import Stated
    from games.mr_monopoly.drawn_choices import DrawnChoices
    from games.mr_monopoly.rules import MonopolyRules


def load(path: Path = GAME_FILE) -> MrMonopoly:
    """Load the game from its game.yaml, or from another one; ConfigError says what is wrong in it."""
    numbers, document = load_numbers(path, "games/mr_monopoly/game.yaml" if path == GAME_FILE else str(path))
    return MrMonopoly(numbers, document)


class MrMonopoly(SlotGame[MonopolyNumbers]):
    """The game with its numbers."""

    id = "mr_monopoly"
    code = "MM"
    proven = PROVEN

    @cached_property
    def _rules(self) -> MonopolyRules:
        from games.mr_monopoly.rules import MonopolyRules

        return MonopolyRules(self.numbers.lines, [card.rents for card in self.numbers.properties])

    @cached_property
    def _drawn(self) -> Callable[[str, Draws], DrawnChoices]:
        from games.mr_monopoly.drawn_choices import DrawnChoices, DrawTables

        return partial(DrawnChoices, DrawTables(self.numbers))

    @property
    def kinds(self) -> tuple[type[Event], ...]:
        """Its events."""
        from games.mr_monopoly.events import KINDS

        return KINDS

    def make_ready(self) -> None:
        """Load what rounds need."""
        _ = self._rules, self._drawn

    @property
    def most(self) -> int:
        """The most that a round pays, times the stake."""
        return self.numbers.declared.most

    def rents(self, stake: int) -> tuple[tuple[int, ...], ...]:
        """Give the property cards of reels 1 to 4 at a stake, in pence: 1, 2, 3, 4 Houses, Hotel (MM-5)."""
        return tuple(tuple(rent * stake // 100 for rent in card.rents) for card in self.numbers.properties)

    def stated(self, stake: int) -> Stated:
        """Give the rows of numbers that the rules pages state, at a stake in pence."""
        from games.mr_monopoly.stated import stated

        return stated(self.numbers, stake)

    def open(self, order: Order, draws: Draws, carried: str = "") -> SlotRound:
        """Open a round with its whole book drawn; nothing is carried from round to round."""
        self.prices.price(order)
        refuse_carried(self.id, carried)
        return self._rules.play(order, self._drawn(order.mode, draws))

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> SlotRound:
        """Open a round on a window written by hand (see WrittenChoices); RuleBroken names the clause."""
        from games.mr_monopoly.written_choices import WrittenChoices

        self.prices.price(order)
        refuse_carried(self.id, carried)
        choices = WrittenChoices(made, order.mode, self.numbers.strips)
        made_round = self._rules.play(order, choices)
        choices.require_all_used()
        return made_round

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """Give the outcomes of a base spin that a tester can ask for by name."""
        from games.mr_monopoly.named_outcomes import named_outcomes

        return named_outcomes(self.numbers)

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line; TypeError for an event of another game."""
        from games.mr_monopoly.events import MonopolyEvent
        from games.mr_monopoly.transcript import transcript_line

        if not isinstance(event, MonopolyEvent):
            raise self.foreign(event)
        return transcript_line(event)
